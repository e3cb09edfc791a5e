/** Tells apart what was typed into a terminal and what it answered. Pure. */

const PROMPT = '$ ';
/** By the names that authors write after the fence. */
const SHELLS = new Set(['bash', 'sh', 'shell', 'zsh', 'console', 'shellsession', 'terminal']);

/** What a line of a session is; `undefined` where a typed line runs on, which has no prompt. */
export type SessionPart = 'prompted' | 'answer' | undefined;

/** Characters of the prompt. */
export const promptLength = PROMPT.length;

/** The parts of a session, line by line; none where the code does not begin with a prompt. */
export function readSession(lines: readonly string[], language: string): readonly SessionPart[] {
  const first = lines.find((line) => line.trim() !== '');
  if (!SHELLS.has(language) || !first?.startsWith(PROMPT)) return [];
  let runsOn = false;
  return lines.map((line) => {
    const isPrompted = line.startsWith(PROMPT);
    const isTyped = isPrompted || runsOn;
    runsOn = isTyped && line.endsWith('\\');
    if (isPrompted) return 'prompted';
    return isTyped ? undefined : 'answer';
  });
}
