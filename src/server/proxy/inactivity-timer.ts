/** Aborts a request after too long without any progress. */
export class InactivityTimer {
  readonly #stop = new AbortController();
  readonly #timer: NodeJS.Timeout;

  constructor(milliseconds: number) {
    this.#timer = setTimeout(() => this.#stop.abort(), milliseconds).unref();
  }

  get signal(): AbortSignal {
    return this.#stop.signal;
  }

  /** Restarts the timer, because there was progress. */
  restart(): void {
    if (!this.#stop.signal.aborted) this.#timer.refresh();
  }

  /** Stops the timer. */
  end(): void {
    clearTimeout(this.#timer);
  }
}
