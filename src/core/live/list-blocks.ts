/** Code blocks of a page that are marked `verify`, each with the output that is printed below it. */
import type { Position } from '../text/source-file.ts';

export interface VerifiedBlock {
  readonly language: BlockLanguage;
  readonly code: string;
  readonly position: Position;
  /** What it is to print; absent where that is not compared. */
  readonly output?: ExpectedOutput;
}

export interface ExpectedOutput {
  readonly text: string;
  /** Names of JSON whose values are others in every run. */
  readonly varies: readonly string[];
  readonly position: Position;
}

export type BlockLanguage = 'shell' | 'javascript' | 'python';

const languages: ReadonlyMap<string, BlockLanguage> = new Map([
  ['bash', 'shell'],
  ['sh', 'shell'],
  ['shell', 'shell'],
  ['js', 'javascript'],
  ['javascript', 'javascript'],
  ['mjs', 'javascript'],
  ['py', 'python'],
  ['python', 'python'],
]);

interface Fence {
  readonly language: string;
  readonly meta: string;
  readonly code: string;
  readonly position: Position;
}

/** A block whose language nobody runs is left out. */
export function listVerifiedBlocks(page: string): readonly VerifiedBlock[] {
  const fences = listFences(page);
  return fences.flatMap(({ language: name, meta, code, position }, rank) => {
    const language = languages.get(name);
    if (language === undefined || !/(?:^|\s)verify(?=\s|$)/.test(meta)) return [];
    const next = fences[rank + 1];
    const isOutput = next !== undefined && /(?:^|\s)verify=["']?output(?:["'\s]|$)/.test(next.meta);
    const output = isOutput
      ? { text: next.code, varies: readVaries(next.meta), position: next.position }
      : undefined;
    return [{ language, code, position, ...(output && { output }) }];
  });
}

/** `varies="token,created_at"`. */
function readVaries(meta: string): readonly string[] {
  const [, double, bare = ''] = /(?:^|\s)varies=(?:["']([^"']*)["']|(\S+))/.exec(meta) ?? [];
  return (double ?? bare).split(/[\s,]+/).filter((name) => name !== '');
}

/** Fences of backticks or tildes, also in components, with the indentation of their first line taken off. */
function listFences(page: string): readonly Fence[] {
  const fences: Fence[] = [];
  const lines = page.split(/\r?\n/);
  let open: { mark: string; indent: string; info: string; at: number } | undefined;
  for (const [at, line] of lines.entries()) {
    const [, indent = '', mark = '', info = ''] = /^(\s*)(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    if (open === undefined) {
      if (mark !== '') open = { mark, indent, info: info.trim(), at };
      continue;
    }
    const isEnd = mark.startsWith(open.mark) && info.trim() === '';
    if (!isEnd) continue;
    const [language = '', ...meta] = open.info.split(/\s+/);
    const { length } = open.indent;
    const code = lines
      .slice(open.at + 1, at)
      .map((own) => own.slice(Math.min(length, own.length - own.trimStart().length)));
    fences.push({
      language: language.toLowerCase(),
      meta: meta.join(' '),
      code: code.join('\n'),
      position: { line: open.at + 1, column: length + 1 },
    });
    open = undefined;
  }
  return fences;
}
