/** Writes the blocks of an article as Markdown. */
import { HEADINGS } from '../element-rules.ts';
import { codeText, elementText, findElement, plainText } from '../text.ts';
import type { Element, HtmlNode } from '../tree.ts';
import { escapeLineStart, escapeMarkdown, formatFence } from '../../text/markdown.ts';
import type { CodeRole } from './element-role.ts';
import type { BlockText } from './block-text.ts';
import { formatTable } from './format-table.ts';
import type { HtmlReading } from './html-reading.ts';
import { footnoteName, formatLine } from './write-line.ts';

export interface Writing {
  readonly reading: HtmlReading;
  readonly blocks: BlockText;
}

/** Writes nodes that can be in lines or below each other. */
export function writeAll(nodes: readonly HtmlNode[], writing: Writing): void {
  let line: HtmlNode[] = [];
  for (const node of nodes) {
    if (writing.reading.isBlock(node)) {
      writeParagraph(line, writing);
      line = [];
      if (!writing.reading.isUnread(node)) writeBlock(node, writing);
    } else line.push(node);
  }
  writeParagraph(line, writing);
}

function writeParagraph(nodes: readonly HtmlNode[], { reading, blocks }: Writing): void {
  const text = formatLine(nodes, { reading, lineBreak: '\\\n' });
  if (text !== '') blocks.add(text.split('\n').map(escapeLineStart).join('\n'));
}

function writeBlock(element: Element, writing: Writing): void {
  if (writeByRole(element, writing)) return;
  const write = HEADINGS.has(element.name) ? writeHeading : ELEMENTS[element.name];
  if (write !== undefined) write(element, writing);
  else writeContent(element, writing);
}

function writeContent(element: Element, writing: Writing): void {
  writeAll(writing.reading.contentOf(element), writing);
}

/** Writes an element according to its role; returns whether it did. */
function writeByRole(element: Element, writing: Writing): boolean {
  const { reading, blocks } = writing;
  const role = reading.roleOf(element);
  switch (role?.kind) {
    case 'code':
      writeCode(element, role, writing);
      return true;
    case 'diagram':
      blocks.add(formatFence('mermaid', plainText(element).trim()));
      return true;
    case 'callout':
      blocks.addWithin({ first: '> ', others: '> ' }, () => {
        if (role.name !== undefined) blocks.add(`**${escapeMarkdown(role.name)}**`);
        writeContent(element, writing);
      });
      return true;
    case 'rail':
      if (role.label !== undefined) blocks.add(`**${escapeMarkdown(role.label)}**`);
      writeContent(element, writing);
      return true;
    case 'field':
      blocks.addWithin({ first: '- ', others: '  ' }, () => {
        writeContent(element, writing);
      });
      return true;
    case 'label':
      return !HEADINGS.has(element.name) && writeLine(element, writing);
    case 'row':
      return writeLine(element, writing);
    default:
      return false;
  }
}

/** Writes an element in one line. */
function writeLine(element: Element, { reading, blocks }: Writing): true {
  const text = formatLine([element], { reading });
  if (text !== '') blocks.add(escapeLineStart(text));
  return true;
}

function writeCode(root: Element, role: CodeRole, writing: Writing): void {
  const label = writing.reading.labelIn(root);
  const title = label === undefined ? '' : elementText(label);
  const pre = findElement(root, (inner) => inner.name === 'pre');
  if (pre === undefined) return;
  const info = role.language === '' && title !== '' ? `text ${title}` : `${role.language} ${title}`;
  writing.blocks.add(formatFence(info, codeText(pre).replace(/^\n|\n$/g, '')));
}

function writeHeading(element: Element, { reading, blocks }: Writing): void {
  if (element.get('id') === 'footnote-label') return;
  const text = formatLine(element.children, { reading });
  const marks = '#'.repeat(Number(element.name.slice(1)));
  // A trailing `#` would be read as closing the heading, so escape it.
  if (text !== '') blocks.add(`${marks} ${text.replace(/(^|\s)(#+)$/, '$1\\$2')}`);
}

type Write = (element: Element, writing: Writing) => void;

function writeList(list: Element, writing: Writing): void {
  const { reading, blocks } = writing;
  if (list.parent?.get('data-footnotes') !== undefined) {
    writeFootnotes(list, writing);
    return;
  }
  const isTight = list.children.every((item) => isInLine(item, reading));
  const kind = list.name === 'ol' ? 'numbers' : 'bullets';
  let number = Number(list.get('start') ?? 1) - 1 || 0;
  blocks.addList(isTight ? `${kind} tight` : kind, (marker) => {
    for (const item of list.children) {
      if (item.kind !== 'element' || item.name !== 'li') writeAll([item], writing);
      else {
        number = numberOf(item, reading) ?? number + 1;
        writeItem(item, kind === 'numbers' ? `${number}${marker} ` : `${marker} `, writing);
      }
    }
  });
}

/** Whether an item contains only lines and lists. */
function isInLine(item: HtmlNode, reading: HtmlReading): boolean {
  if (item.kind !== 'element') return true;
  const isList = ({ name }: Element) => name === 'ul' || name === 'ol';
  return item.children.every((node) => !reading.isBlock(node) || isList(node));
}

/** Returns the item's own number, if it has one. */
function numberOf(item: Element, reading: HtmlReading): number | undefined {
  const role = reading.roleOf(item);
  const own = role?.kind === 'step' ? role.number : Number.parseInt(item.get('value') ?? '', 10);
  return own === undefined || Number.isNaN(own) ? undefined : Math.max(0, own);
}

function writeItem(item: Element, first: string, writing: Writing): void {
  const { blocks } = writing;
  const write = () => {
    writeContent(item, writing);
  };
  blocks.addWithin({ first, others: ' '.repeat(first.length) }, write);
}

function writeFootnotes(list: Element, writing: Writing): void {
  for (const item of list.children) {
    if (item.kind !== 'element') continue;
    const name = footnoteName(item.get('id') ?? '');
    writing.blocks.addWithin({ first: `[^${name}]: `, others: '    ' }, () => {
      writeContent(item, writing);
    });
  }
}

function writeQuote(element: Element, writing: Writing): void {
  writing.blocks.addWithin({ first: '> ', others: '> ' }, () => {
    writeContent(element, writing);
  });
}

/** Writes a title in bold above its content; if it contains blocks, writes these. */
function writeTitle(element: Element, writing: Writing): void {
  const { reading, blocks } = writing;
  if (
    reading.labelIn(element) !== undefined ||
    element.children.some((one) => reading.isBlock(one))
  )
    writeContent(element, writing);
  else {
    const text = formatLine([element], { reading, isStrong: true }).trim();
    if (text !== '') blocks.add(`**${text}**`);
  }
}

const ELEMENTS: Readonly<Record<string, Write | undefined>> = {
  blockquote: writeQuote,
  dd: (element, writing) => {
    writeItem(element, '- ', writing);
  },
  dt: writeTitle,
  hr: (_, { blocks }) => {
    blocks.add('---');
  },
  li: (element, writing) => {
    writeItem(element, '- ', writing);
  },
  menu: writeList,
  ol: writeList,
  pre: (element, { reading, blocks }) => {
    const code = codeText(element).replace(/^\n|\n$/g, '');
    if (code.trim() !== '') blocks.add(formatFence(reading.languageOf(element), code));
  },
  summary: writeTitle,
  table: (element, { reading, blocks }) => {
    const table = formatTable(element, reading);
    if (table !== '') blocks.add(table);
  },
  ul: writeList,
};
