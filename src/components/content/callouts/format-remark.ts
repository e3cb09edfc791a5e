/** `Callout.astro` as an HTML string, for callouts in texts that are not compiled to components. */
import type { Words } from '../../../core/language/wording.ts';
import { escapeMarkup } from '../../../core/html/escape-markup.ts';
import { type GlyphName, glyphs } from '../../parts/glyphs.ts';

const KINDS = ['note', 'info', 'tip', 'check', 'warning', 'danger'] as const satisfies GlyphName[];

/** @param inner HTML of the callout's content, which is written as it is. */
export function formatRemark(words: Words, kind: string, inner: string): string {
  const known = KINDS.find((each) => each === kind);
  const body = `<div class="callout-body flow">${inner}</div></div>`;
  if (known === undefined) return `<div class="callout" role="note">${body}`;
  const glyph = `<svg class="glyph" viewBox="0 0 16 16" aria-hidden="true"><path d="${glyphs[known]}"></path></svg>`;
  const label = escapeMarkup(words[known]);
  return `<div class="callout callout-${known}" role="note" aria-label="${label}"><span class="callout-icon">${glyph}</span>${body}`;
}
