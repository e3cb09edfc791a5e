/** A standalone HTML page: the output of a command, for a reader without a site. */
import { escapeMarkup } from './escape-markup.ts';

export interface PlainPage {
  /** Also used as the heading. */
  readonly title: string;
  readonly styles: string;
  /** Markup below the heading. */
  readonly content: readonly string[];
}

export function formatPlainPage({ title, styles, content }: PlainPage): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeMarkup(title)}</title>`,
    `<style>${styles}</style>`,
    '</head>',
    '<body>',
    '<main>',
    `<h1>${escapeMarkup(title)}</h1>`,
    ...content,
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
