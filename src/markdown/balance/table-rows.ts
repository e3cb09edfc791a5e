/**
 * Finds the rows of Markdown tables, and bars in them, without a parser. Reads the text once, however many
 * places are asked about.
 */
import { countUpTo } from '../../core/text/source-file.ts';
import { inOrder, type TextChange } from '../../core/text/text-change.ts';
import { scanTag } from '../repair/scan-tag.ts';
import { BAR } from '../slips/find-extra-cells.ts';
import { listTagOffsets } from './late-keys.ts';

/** The line between the head of a table and its rows, and these rows. */
const TABLE = /(?<=\n)[ \t>]*\|[ \t]*:?-+:?[ \t]*(?:\|[^\n]*)?\n((?:[ \t>]*\|[^\n]*(?:\n|$))+)/g;

interface Rows {
  readonly start: number;
  readonly end: number;
  /** Whether they are code in Markdown, unless they are part of a list. */
  readonly isIndented: boolean;
}

export class TableRows {
  readonly #text: string;
  #tables: readonly Rows[] | undefined;
  #starts: readonly number[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  /** Whether an offset is in a row of a table, below its head. */
  hasRowAt(offset: number): boolean {
    return this.rowsAt(offset) !== undefined;
  }

  /** Returns the rows of the table, below its head, that an offset is in. */
  rowsAt(offset: number): Rows | undefined {
    if (this.#tables === undefined) {
      this.#tables = listTables(this.#text);
      this.#starts = this.#tables.map(({ start }) => start);
    }
    const rows = this.#tables[countUpTo(this.#starts, offset) - 1];
    return rows !== undefined && offset < rows.end ? rows : undefined;
  }
}

function listTables(text: string): readonly Rows[] {
  return Array.from(text.matchAll(TABLE), ({ 0: table, 1: rows = '', index }) => {
    const end = index + table.length;
    return { start: end - rows.length, end, isIndented: /^(?: {4}| {0,3}\t)/.test(rows) };
  });
}

/**
 * Returns, in text order, the changes that write the escaped bars in the attributes of tags in tables as
 * references: the compiler leaves their backslashes there. Rows that may be indented code are left alone.
 */
export function listEscapedBars(text: string): readonly TextChange[] {
  if (!text.includes('\\|')) return [];
  const tables = new TableRows(text);
  const tags = listTagOffsets(text).filter((at) => tables.rowsAt(at)?.isIndented === false);
  const changes = tags.flatMap((tag) =>
    scanTag(text, tag).attributes.flatMap(({ value = '', valueStart, isExpression }) => {
      if (isExpression || value.includes('\n')) return [];
      return Array.from(value.matchAll(/\\\|/g), ({ index }) => {
        const start = valueStart + index;
        return { start, end: start + 2, text: BAR };
      });
    }),
  );
  return inOrder(changes);
}
