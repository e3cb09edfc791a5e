import type { Element, HtmlNode } from '../tree.ts';
import { escapeMarkdown } from '../../text/markdown.ts';
import { elementText } from '../text.ts';
import { ownValue } from '../../text/own-value.ts';
import type { HtmlReading } from './html-reading.ts';
import { formatLine } from './write-line.ts';

/** More columns than any real table has; a `colspan` can ask for millions. */
const WIDEST = 100;

/** Formats a table in GitHub Flavored Markdown, one line per row; its caption comes first. */
export function formatTable(table: Element, reading: HtmlReading): string {
  const { captions, rows } = listParts(table);
  const cells = rows.map((row) => listCells(row, reading)).filter((row) => row.length > 0);
  const width = cells.reduce((most, { length }) => Math.min(WIDEST, Math.max(most, length)), 0);
  const above = captions.map((caption) => `${escapeMarkdown(elementText(caption))}\n\n`).join('');
  if (width === 0) return above.trim();
  const [first] = rows;
  const hasHead = first !== undefined && hasNames(first);
  const lines = [...(hasHead ? [] : [[]]), ...cells].map((row) => toLine(row, width));
  const marks = (first?.children ?? []).flatMap((cell) => listMarks(cell, reading));
  return above + lines.toSpliced(1, 0, toLine(marks.slice(0, width), width, '---')).join('\n');
}

const MARKS: Readonly<Record<string, string>> = {
  left: ':---',
  start: ':---',
  center: ':---:',
  right: '---:',
  end: '---:',
};

/** Returns the alignment of a cell's columns in Markdown. */
function listMarks(cell: HtmlNode, reading: HtmlReading): readonly string[] {
  if (cell.kind !== 'element') return [];
  const style = /(?:^|[;\s])text-align\s*:\s*([a-z]+)/i.exec(reading.styleOf(cell))?.[1];
  const side = (style ?? cell.get('align') ?? '').toLowerCase();
  return Array<string>(spanOf(cell)).fill(ownValue(MARKS, side) ?? '---');
}

function listParts(table: Element): { captions: Element[]; rows: Element[] } {
  const captions: Element[] = [];
  const rows: Element[] = [];
  for (const node of table.children) {
    if (node.kind !== 'element') continue;
    if (node.name === 'caption') captions.push(node);
    else if (node.name === 'tr') rows.push(node);
    else for (const row of listParts(node).rows) rows.push(row);
  }
  return { captions, rows };
}

function hasNames(row: Element): boolean {
  return row.parent?.name === 'thead' || row.children.every(isNoData);
}

function isNoData(node: Element['children'][number]): boolean {
  return node.kind !== 'element' || node.name === 'th';
}

function listCells(row: Element, reading: HtmlReading): readonly string[] {
  return row.children.flatMap((cell) => {
    if (cell.kind !== 'element') return [];
    const text = formatLine(cell.children, { reading, lineBreak: '<br>' });
    return [text.replaceAll('|', '\\|'), ...Array<string>(spanOf(cell) - 1).fill('')];
  });
}

function spanOf(cell: Element): number {
  return Math.max(1, Math.min(WIDEST, Number.parseInt(cell.get('colspan') ?? '1', 10) || 1));
}

function toLine(cells: readonly string[], width: number, filling = ''): string {
  const length = Math.max(width, cells.length);
  const filled = Array.from({ length }, (_, at) => cells[at] ?? filling);
  return `| ${filled.join(' | ')} |`;
}
