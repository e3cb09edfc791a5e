/** Finds the rows of Markdown tables without a parser. Reads the text once, however many places are asked about. */

/** The line between the head of a table and its rows, and these rows. */
const TABLE = /(?<=\n)[ \t>]*\|[ \t]*:?-+:?[ \t]*(?:\|[^\n]*)?\n((?:[ \t>]*\|[^\n]*(?:\n|$))+)/g;

interface Rows {
  readonly start: number;
  readonly end: number;
}

export class TableRows {
  readonly #text: string;
  #tables: readonly Rows[] | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  /** Whether an offset is in a row of a table, below its head. */
  hasRowAt(offset: number): boolean {
    this.#tables ??= listTables(this.#text);
    return this.#tables.some(({ start, end }) => start <= offset && offset < end);
  }
}

function listTables(text: string): readonly Rows[] {
  return Array.from(text.matchAll(TABLE), ({ 0: table, 1: rows = '', index }) => {
    const end = index + table.length;
    return { start: end - rows.length, end };
  });
}
