/** Formats responses that share a body as a Markdown table: the status of each, and what it means. */

export interface AnswerRow {
  readonly title: string;
  /** Blocks of Markdown. */
  readonly said: readonly (string | false | undefined)[];
}

/**
 * Returns the table and, below it, everything that a cell cannot hold: lists, code and multiple paragraphs.
 */
export function formatResponseTable(rows: readonly AnswerRow[]): readonly string[] {
  const read = rows.map(({ title, said }) => {
    const blocks = said.map((block) => (block ? block.trim() : '')).filter((block) => block !== '');
    return { title, cells: blocks.filter(isLine), below: blocks.filter((each) => !isLine(each)) };
  });
  const hasMeaning = read.some(({ cells }) => cells.length > 0);
  const lines = [
    hasMeaning ? ['Status', 'Meaning'] : ['Status'],
    hasMeaning ? ['---', '---'] : ['---'],
    ...read.map(({ title, cells }) => (hasMeaning ? [title, toCell(cells)] : [title])),
  ];
  return [
    lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n'),
    ...read.flatMap(({ title, below }) => (below.length > 0 ? [`**${title}**`, ...below] : [])),
  ];
}

/** Whether the Markdown is a single paragraph, which can wrap over several lines. */
function isLine(block: string): boolean {
  return !/\n\s*\n|^\s*(?:[-*+>#|]|\d+[.)]|`{3}|~{3})|[ \\]{2}\n/m.test(block);
}

function toCell(blocks: readonly string[]): string {
  const text = blocks.join(' ').replace(/\s+/g, ' ');
  return text.replace(/(?<!\\)\|/g, '\\|');
}
