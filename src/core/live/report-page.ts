/** The findings of a run against an API as one HTML page that needs no other file than its badge. */
import { type Diagnostic, formatPlace, type Place } from '../diagnostic/diagnostic.ts';
import { escapeMarkup } from '../html/escape-markup.ts';
import { formatPlainPage } from '../html/plain-page.ts';
import { formatOutcomes, wordOf } from './count-records.ts';
import type { LiveRecord, LiveReport } from './live-model.ts';

/** @param day when it was run: `2025-11-23`. */
export function formatLivePage({ base, document, records, left }: LiveReport, day: string): string {
  const title = `${document} and the API at ${base}`;
  const content = [
    `<p><img src="badge.svg" alt=""> ${escapeMarkup(formatOutcomes(records))}, on <time>${escapeMarkup(day)}</time>.</p>`,
    '<table>',
    '<thead><tr><th scope="col">Request</th><th scope="col">Example</th><th scope="col">Response</th><th scope="col">Outcome</th></tr></thead>',
    '<tbody>',
    ...records.map(formatRecord),
    '</tbody>',
    '</table>',
    ...(left.length === 0
      ? []
      : [
          `<p>Operations that are not allowed to be sent: ${left.map((name) => `<code>${escapeMarkup(name)}</code>`).join(', ')}.</p>`,
        ]),
  ];
  return formatPlainPage({ title, styles: STYLES, content });
}

function formatRecord(record: LiveRecord): string {
  const { method, url, example = '', status, milliseconds, outcome, diagnostics, place } = record;
  const time = milliseconds === undefined ? '' : ` <small>${milliseconds} ms</small>`;
  const cells = [
    `<td><code>${escapeMarkup(method)} ${escapeMarkup(url)}</code><br><small>${toCode(place)}</small></td>`,
    `<td>${escapeMarkup(example)}</td>`,
    `<td>${status ?? ''}${time}</td>`,
    `<td class="${outcome}"><strong>${wordOf({ outcome })}</strong>${formatDrifts(diagnostics)}</td>`,
  ];
  return `<tr>${cells.join('')}</tr>`;
}

function formatDrifts(diagnostics: readonly Diagnostic[]): string {
  if (diagnostics.length === 0) return '';
  const items = diagnostics.map(
    (found) =>
      `<li>${escapeMarkup(found.message)} <small>${toCode(found)} ${escapeMarkup(found.code)}</small></li>`,
  );
  return `<ul>${items.join('')}</ul>`;
}

function toCode({ file, position }: Place): string {
  return `<code>${escapeMarkup(formatPlace(file, position))}</code>`;
}

const STYLES = [
  ':root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}',
  'body{margin:0}main{max-width:70rem;margin:0 auto;padding:2rem 1rem;overflow-x:auto}',
  'h1{font-size:1.5rem}img{vertical-align:middle}',
  'table{border-collapse:collapse;width:100%}th,td{text-align:start;vertical-align:top;padding:.5rem .75rem;border-block-end:1px solid #8884}',
  '@media(max-width:45rem){thead{display:none}table,tbody,tr,td{display:block}td{border:0;padding:.125rem 0}tr{padding-block:.75rem;border-block-end:1px solid #8884}}',
  'code{font:0.875em/1.5 ui-monospace,monospace;overflow-wrap:anywhere}ul{margin:.25rem 0;padding-inline-start:1.25rem}',
  '.agrees strong{color:light-dark(#116329,#7ee787)}.drifts strong,.unanswered strong{color:light-dark(#a40e26,#ff9a93)}',
].join('');
