/** Finds the commands that the documentation of this repository prints. */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../helpers/source/read-sources.ts';

/** A shell code block, command by command. */
export interface CommandBlock {
  /** Where it is: `content/quickstart.mdx:13`. */
  readonly place: string;
  readonly commands: readonly string[];
}

interface Fence {
  readonly language: string;
  /** The number of its first line. */
  readonly line: number;
  readonly code: string;
}

const SHELLS = new Set(['bash', 'console', 'powershell', 'sh', 'shell', 'zsh']);

export function documentedFiles(): readonly string[] {
  const named = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'tests/README.md', 'src/README.md'];
  const packages = ['src/create/README.md', 'src/search/README.md'];
  const pages = globSync(['content/**/*.{md,mdx}', 'src/cli/starter/**/*.mdx'], {
    cwd: repositoryRoot,
  });
  return [...named, ...packages, ...pages.sort()];
}

export function readCommandBlocks(): readonly CommandBlock[] {
  return documentedFiles().flatMap((file) =>
    listFences(readFileSync(join(repositoryRoot, file), 'utf8'))
      .filter(({ language }) => SHELLS.has(language))
      .map(({ line, code }) => ({ place: `${file}:${line}`, commands: splitCommands(code) })),
  );
}

/** Returns the outermost fences, without the indentation that surrounding components need. */
export function listFences(text: string): readonly Fence[] {
  const fences: Fence[] = [];
  let open: { ticks: string; indent: number; language: string; lines: string[] } | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    const [, blanks = '', ticks = '', rest = ''] = /^( *)(`{3,})(.*)$/.exec(line) ?? [];
    if (open === undefined) {
      const [language = ''] = rest.split(/\s/);
      if (ticks !== '') open = { ticks, indent: blanks.length, language, lines: [] };
    } else if (ticks.startsWith(open.ticks) && rest.trim() === '') {
      const { lines, language } = open;
      fences.push({ language, line: index + 1 - lines.length, code: lines.join('\n') });
      open = undefined;
    } else open.lines.push(line.slice(open.indent));
  }
  return fences;
}

/** Splits code into commands: a command ends where a shell does not wait for more. Comments are left out. */
function splitCommands(code: string): readonly string[] {
  const commands: string[] = [];
  let command = '';
  for (const line of code.split('\n')) {
    command = command === '' ? line : `${command}\n${line}`;
    if (line.endsWith('\\') || !isWhole(command)) continue;
    const text = command.replace(/(?:^|\s{2,})#.*$/m, '').trim();
    if (text !== '') commands.push(text);
    command = '';
  }
  if (command !== '') commands.push(command);
  return commands;
}

/** Matches text with closed quotes, after which a shell does not wait for more. */
const CLOSED = /^(?:[^'"({|\n]|\|(?!\s*$)|'[^'\n]*'|"[^"\\(`\n]*")*(?<!\b(?:do|then))$/;

/** Whether a command is complete. The shell is asked only if the command may be incomplete. */
function isWhole(command: string): boolean {
  if (CLOSED.test(command)) return true;
  return spawnSync('bash', ['-n', '-c', command]).status === 0;
}
