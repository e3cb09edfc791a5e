/** What the environment reveals about a terminal. */
export interface TerminalTraits {
  /** Whether no user is present: build services give their jobs terminals too. */
  readonly isAutomated: boolean;
  /** Whether output can be overwritten. */
  readonly canRedraw: boolean;
}

export function detectTerminal(env: Readonly<Record<string, string | undefined>>): TerminalTraits {
  return { isAutomated: isSwitchedOn(env['CI']), canRedraw: env['TERM'] !== 'dumb' };
}

/** Whether a variable that works as a switch is on. */
export function isSwitchedOn(variable: string | undefined): boolean {
  return !['', '0', 'false'].includes(variable ?? '');
}
