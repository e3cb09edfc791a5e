/** Formats the report of a migration as one HTML page that needs no other file. */
import { formatPlace } from '../diagnostic/diagnostic.ts';
import { escapeMarkup } from '../html/escape-markup.ts';
import { formatPlainPage } from '../html/plain-page.ts';
import type { SourceFile } from '../text/source-file.ts';
import type { Remark } from './remark.ts';

export interface MigrationReport {
  readonly from: SourceFile;
  readonly to: SourceFile;
  /** The changes in the format of `diff -u`. */
  readonly diff: string;
  readonly remarks: readonly Remark[];
  /** The number of pages of the site. */
  readonly pages: number;
}

export function formatMigrationReport({ from, to, diff, remarks, pages }: MigrationReport): string {
  const title = `${from.path} → ${to.path}`;
  const differing = new Set(remarks.flatMap((remark) => remark.pages ?? []));
  const lines = [
    `${pages} pages, of which ${differing.size} differ in what navigation shows around their text.`,
    'Page and snippet files stay as they are.',
  ];
  const content = [
    ...lines.map((line) => `<p>${line}</p>`),
    '<h2>What works differently</h2>',
    remarks.length === 0 ? '<p>Nothing: every page stays the same.</p>' : formatRemarks(remarks),
    '<h2>What changes in the file</h2>',
    `<pre>${diff.split('\n').map(formatLine).join('\n')}</pre>`,
  ];
  return formatPlainPage({ title, styles: STYLES, content });
}

function formatRemarks(remarks: readonly Remark[]): string {
  return `<ol>\n${remarks.map(formatRemark).join('\n')}\n</ol>`;
}

function formatRemark(remark: Remark): string {
  const { title, message, hint, code, pages = [], places = [remark] } = remark;
  const at = places.map(({ file, position }) => {
    return `<code>${escapeMarkup(formatPlace(file, position))}</code>`;
  });
  return [
    '<li>',
    `<h3>${escapeMarkup(title)}</h3>`,
    `<p>${escapeMarkup(message)} <em>${escapeMarkup(hint)}</em></p>`,
    `<p><small>${at.join(' ')} ${escapeMarkup(code)}</small></p>`,
    ...(pages.length === 0 ? [] : [formatPages(pages)]),
    '</li>',
  ].join('\n');
}

function formatPages(pages: readonly string[]): string {
  const items = pages.map((page) => `<li><code>/${escapeMarkup(page)}</code></li>`).join('');
  const summary = pages.length === 1 ? '1 page' : `${pages.length} pages`;
  return `<details><summary>${summary}</summary><ul>${items}</ul></details>`;
}

function formatLine(line: string): string {
  const text = escapeMarkup(line);
  if (/^(?:---|\+\+\+) /.test(line) || line.startsWith('@@')) return `<b>${text}</b>`;
  if (line.startsWith('+')) return `<ins>${text}</ins>`;
  return line.startsWith('-') ? `<del>${text}</del>` : text;
}

const STYLES = [
  ':root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}',
  'body{margin:0}main{max-width:60rem;margin:0 auto;padding:2rem 1rem}',
  'li{margin-block:1rem}li li{margin-block:0}h3{margin:0;font-size:1rem}p{margin-block:.25rem}',
  'code,pre{font:0.875em/1.5 ui-monospace,monospace}',
  'pre{overflow-x:auto;padding:1rem;border:1px solid #8884;border-radius:.5rem}',
  'ins,del{text-decoration:none}ins{color:light-dark(#116329,#7ee787)}del{color:light-dark(#a40e26,#ff9a93)}',
].join('');
