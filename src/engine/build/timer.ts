export interface Timer {
  /**
   * Ends the current phase under the given name and begins the next one. A name that is used again keeps
   * its first time.
   */
  readonly lap: (phase: string) => void;
  /** Seconds by phase, rounded to milliseconds. */
  readonly laps: Readonly<Record<string, number>>;
}

/** Starts a stopwatch for the phases of a build. */
export function startTimer(): Timer {
  const laps: Record<string, number> = {};
  let start = performance.now();
  return {
    laps,
    lap(phase) {
      const now = performance.now();
      if (phase in laps) return;
      laps[phase] = Math.round(now - start) / 1000;
      start = now;
    },
  };
}
