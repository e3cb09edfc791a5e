/** Lists the code blocks of a page that are marked `verify`, each with the expected output below it. */
import { type FenceBlock, listFences } from '../text/markup/list-fences.ts';
import { type Position, positionAt } from '../text/source-file.ts';

export interface VerifiedBlock {
  readonly language: BlockLanguage;
  readonly code: string;
  readonly position: Position;
  /** The expected output; absent if it is not compared. */
  readonly output?: ExpectedOutput;
}

export interface ExpectedOutput {
  readonly text: string;
  /** Names in JSON whose values differ in every run. */
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

/** Leaves out blocks in languages that cannot be run. */
export function listVerifiedBlocks(page: string): readonly VerifiedBlock[] {
  const fences = listFences(page).filter(({ isClosed }) => isClosed);
  return fences.flatMap((fence, rank) => {
    const { name, meta } = readInfo(fence);
    const language = languages.get(name);
    if (language === undefined || !/(?:^|\s)verify(?=\s|$)/.test(meta)) return [];
    const next = fences[rank + 1];
    const below = next && readInfo(next);
    const isOutput = below && /(?:^|\s)verify=["']?output(?:["'\s]|$)/.test(below.meta);
    const output = isOutput
      ? { text: next.code, varies: readVaries(below.meta), position: placeOf(page, next) }
      : undefined;
    const position = placeOf(page, fence);
    return [{ language, code: fence.code, position, ...(output && { output }) }];
  });
}

/** Reads `varies="token,created_at"`. */
function readVaries(meta: string): readonly string[] {
  const [, double, bare = ''] = /(?:^|\s)varies=(?:["']([^"']*)["']|(\S+))/.exec(meta) ?? [];
  return (double ?? bare).split(/[\s,]+/).filter((name) => name !== '');
}

/** Splits an info string into the name of the language and the rest. */
function readInfo({ info }: FenceBlock): { name: string; meta: string } {
  const [name = '', ...meta] = info.split(/\s+/);
  return { name: name.toLowerCase(), meta: meta.join(' ') };
}

function placeOf(page: string, { start, lead }: FenceBlock): Position {
  return { line: positionAt(page, start).line, column: lead.length + 1 };
}
