/** What the environment tells of a terminal, beyond that it is one. */
export interface Surroundings {
  /** Whether nobody sits there: services that build give their jobs terminals too. */
  readonly isAutomated: boolean;
  /** Whether what is shown can be written over. */
  readonly canRedraw: boolean;
}

export function readSurroundings(env: Readonly<Record<string, string | undefined>>): Surroundings {
  return { isAutomated: isSwitchedOn(env['CI']), canRedraw: env['TERM'] !== 'dumb' };
}

/** Whether a variable that is a switch is on. */
export function isSwitchedOn(variable: string | undefined): boolean {
  return !['', '0', 'false'].includes(variable ?? '');
}
