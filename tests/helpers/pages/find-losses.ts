/**
 * Checks that nothing an author wrote is lost: what a page's source says is on the page, or a diagnostic
 * reports it.
 */
import type { Diagnostic } from '../../../src/core/diagnostic/diagnostic.ts';
import { parse } from '../../../src/core/html/parse.ts';
import { findElement } from '../../../src/core/html/text.ts';
import { shownText } from './shown-text.ts';
import { type Piece, writtenPieces } from './written-pieces.ts';

export interface Loss extends Piece {
  readonly file: string;
  /** Codes of the diagnostics about the loss; a loss without any is a bug in Lectern. */
  readonly reported: readonly string[];
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
    // If MDX rejects a page, its source is parsed differently here than where Lectern repairs it.
    const own = diagnostics.filter(
      (one) => one.file === file && (one.code === 'page/mdx-syntax' || speaksOf(one, piece)),
    );
    losses.push({ ...piece, file, reported: [...new Set(own.map(({ code }) => code))] });
  }
  const texts = pieces.filter(({ kind }) => kind === 'text');
  const words = texts.flatMap(({ text }) => text.match(/[\p{L}\p{N}]+/gu) ?? []).length;
  return { words, props: pieces.length - texts.length, losses };
}

/**
 * Whether the page contains the text once more than it was already searched for. Short texts are not
 * counted, because they also occur inside others.
 */
function isShown(letters: string, shown: string, before: number): boolean {
  if (before === 0 || letters.length < 8) return shown.includes(letters);
  return shown.split(letters).length - 1 > before;
}

/** Returns the part of a text that is compared: its letters and digits, without case. */
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
