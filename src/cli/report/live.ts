/** Formats the requests of `check --live` and their results: as lines for people, and as plain data. */
import { formatOutcomes, wordOf } from '../../core/live/count-records.ts';
import type { LiveRecord, LiveReport } from '../../core/live/live-model.ts';
import type { Look, Style } from '../terminal/style.ts';
import { count } from './pretty.ts';

/** One line for each request, and the total. */
export function formatLive(report: LiveReport, style: Style): string[] {
  const { base, document, records, left } = report;
  const methods = Math.max(...records.map(({ method }) => method.length));
  return [
    ...records.map((record) => formatLine(record, { style, methods })),
    '',
    `${document} at ${base}: ${formatOutcomes(records)}.`,
    ...(left.length > 0
      ? [`${count(left.length, 'operation')} not called: ${nameSome(left)}.`]
      : []),
  ];
}

const looks: Readonly<Record<LiveRecord['outcome'], readonly [sign: string, look: Look]>> = {
  agrees: ['✓', 'green'],
  drifts: ['✗', 'red'],
  unanswered: ['✗', 'red'],
  unsent: ['-', 'yellow'],
  planned: ['·', 'dim'],
};

function formatLine(
  record: LiveRecord,
  { style, methods }: { readonly style: Style; readonly methods: number },
): string {
  const { method, url, example, outcome, status, milliseconds } = record;
  const [sign, look] = looks[outcome];
  const named = example === undefined ? [] : [style('dim', `"${example}"`)];
  const came =
    status === undefined
      ? [style('dim', wordOf(record))]
      : [`${status}`, style('dim', `${milliseconds ?? 0} ms`)];
  return [style(look, sign), method.padEnd(methods), url, ...named, ...came].join(' ');
}

/** The most operations that are listed. */
const NAMED = 5;

function nameSome(names: readonly string[]): string {
  const more = names.length - NAMED;
  return `${names.slice(0, NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** Plain data for programs; absent values are null. */
export function toPlainLive({ base, document, isDry, records, left }: LiveReport) {
  const requests = records.map((record) => ({
    operation: record.name,
    example: record.example ?? null,
    method: record.method,
    url: record.url,
    outcome: record.outcome,
    status: record.status ?? null,
    milliseconds: record.milliseconds ?? null,
    file: record.place.file,
    line: record.place.position?.line ?? null,
    column: record.place.position?.column ?? null,
    codes: record.diagnostics.map(({ code }) => code),
  }));
  return { base, document, dryRun: isDry, requests, left };
}
