/** Nothing of an author's is ever lost: what a page's source says is on the page, or is told. */
import type { Diagnostic } from '../../../src/core/diagnostic/diagnostic.ts';
import { parse } from '../../../src/core/html/parse.ts';
import { findElement } from '../../../src/core/html/text.ts';
import { shownText } from './shown-text.ts';
import { type Piece, writtenPieces } from './written-pieces.ts';

export interface Loss extends Piece {
  readonly file: string;
  /** What the author is told about it; nothing makes it a fault of Lectern's. */
  readonly told: readonly string[];
}

export interface LossCheck {
  readonly file: string;
  readonly source: string;
  readonly html: string;
  readonly diagnostics: readonly Pick<Diagnostic, 'code' | 'file' | 'position'>[];
}

export interface Checked {
  readonly words: number;
  readonly props: number;
  readonly losses: readonly Loss[];
}

export function findLosses({ file, source, html, diagnostics }: LossCheck): Checked {
  const pieces = writtenPieces(source, file.endsWith('.md') ? 'md' : 'mdx');
  const tree = parse(html);
  const main = findElement(tree, ({ name }) => name === 'main') ?? tree;
  const shown = lettersOf(shownText(main));
  const counts = new Map<string, number>();
  const losses: Loss[] = [];
  for (const piece of pieces) {
    const letters = lettersOf(piece.text);
    const before = counts.get(letters) ?? 0;
    counts.set(letters, before + 1);
    if (letters === '' || isShown(letters, shown, before)) continue;
    // The source of a page that MDX refuses is read otherwise here than where it is mended.
    const own = diagnostics.filter(
      (one) => one.file === file && (one.code === 'page/mdx-syntax' || speaksOf(one, piece)),
    );
    losses.push({ ...piece, file, told: [...new Set(own.map(({ code }) => code))] });
  }
  const texts = pieces.filter(({ kind }) => kind === 'text');
  const words = texts.flatMap(({ text }) => text.match(/[\p{L}\p{N}]+/gu) ?? []).length;
  return { words, props: pieces.length - texts.length, losses };
}

/** Whether there is one more of a text than were looked for; short ones are parts of others. */
function isShown(letters: string, shown: string, before: number): boolean {
  if (before === 0 || letters.length < 8) return shown.includes(letters);
  return shown.split(letters).length - 1 > before;
}

/** What is compared of a text: neither signs nor blanks nor case. */
export function lettersOf(text: string): string {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join('');
}

function speaksOf({ position }: Pick<Diagnostic, 'position'>, piece: Piece): boolean {
  if (position === undefined) return true;
  const lines = piece.text.split('\n').length;
  const isHere = position.line >= piece.line && position.line < piece.line + lines;
  return isHere || piece.around.includes(position.line);
}
