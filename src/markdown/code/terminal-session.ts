/** Separates what was typed into a terminal from what programs printed. Pure. */
import { countContinuationLines } from './shell-command.ts';

/** The most continuation lines of a command, regardless of what it leaves open. */
const MAX_FURTHER = 500;

/** The prompts of a program for a line, and for its continuation. */
interface Prompts {
  readonly first: RegExp;
  readonly further: RegExp;
  readonly isShell?: true;
}

const SHELL: Prompts = {
  first: /^(?:\([\w.-]+\) )?(?:\$|\[?[\w.-]+@[\w.-]+(?:[: ][^$#%]*)?[$#%])(?: |$)/,
  further: /^>(?: |$)/,
  isShell: true,
};
const POWERSHELL: Prompts = { first: /^PS(?: [^>]*)?>(?: |$)/, further: /^>>(?: |$)/ };
const PYTHON: Prompts = { first: /^>>>(?: |$)/, further: /^\.\.\.(?: |$)/ };

/** Prompts by the language names that authors write after the fence. */
const ASKED = new Map<string, readonly Prompts[]>([
  ...namesOf('bash sh shell zsh console shellsession terminal', [SHELL, POWERSHELL, PYTHON]),
  ...namesOf('powershell pwsh posh ps ps1', [POWERSHELL]),
  ...namesOf('python py python3 py3 pycon ipython', [PYTHON]),
]);

function namesOf(names: string, prompts: readonly Prompts[]) {
  return names.split(' ').map((name) => [name, prompts] as const);
}

/**
 * Returns the part of each line of a session; empty if the code does not begin with a prompt. For a typed
 * line it is the length of its prompt, 0 where a command continues without one.
 */
export function readSession(
  lines: readonly string[],
  language: string,
): readonly (number | 'answer')[] {
  const known = ASKED.get(language) ?? [];
  const promptsOf = (line: string) => known.find(({ first }) => first.test(line));
  const isPrompted = (line: string) => promptsOf(line) !== undefined;
  const parts: (number | 'answer')[] = [];
  if (!isPrompted(lines.find((line) => line.trim() !== '') ?? '')) return parts;
  while (parts.length < lines.length) {
    const [line = '', ...rest] = lines.slice(parts.length, parts.length + 1 + MAX_FURTHER);
    const prompts = promptsOf(line);
    if (prompts === undefined) parts.push('answer');
    else {
      const length = lengthOf(prompts.first, line);
      parts.push(length, ...readFurther(line.slice(length), { rest, prompts, isPrompted }));
    }
  }
  return parts;
}

interface After {
  readonly rest: readonly string[];
  readonly prompts: Prompts;
  readonly isPrompted: (line: string) => boolean;
}

/** Returns the prompt lengths of the lines that continue what was typed. */
function readFurther(typed: string, { rest, prompts, isPrompted }: After): number[] {
  const { further, isShell } = prompts;
  const end = rest.findIndex((line) => !further.test(line));
  const asked = end === -1 ? rest : rest.slice(0, end);
  const lengths = asked.map((line) => lengthOf(further, line));
  if (isShell === undefined) return lengths;
  const bare = asked.map((line, index) => line.slice(lengths[index]));
  const count = countContinuationLines(typed, bare, () => false);
  if (count > 0) return lengths.slice(0, count);
  return Array.from({ length: countContinuationLines(typed, rest, isPrompted) }, () => 0);
}

function lengthOf(prompt: RegExp, line: string): number {
  return prompt.exec(line)?.[0].length ?? 0;
}
