/**
 * Reads the sections of a page from its source, for search in the dev server, which renders pages only when
 * they are visited. The result is approximate: text that components and snippets add is missing.
 */
import { bodyStart } from '../core/text/markup/front-matter-block.ts';
import { replaceFences } from '../core/text/markup/list-fences.ts';
import { toSlug } from '../core/text/slug.ts';
import type { SearchSection } from '../search/document.ts';
import { CELL_END, ROW_END, toSectionCode, toSectionText } from './section-text.ts';
import { UniqueNames } from './slug.ts';

/** Headings below this level begin no section. */
const LOWEST_DEPTH = 3;

/** A line of a paragraph. */
const LINE = String.raw`(?! {0,3}(?:=+|-+)[ \t]*\r?$)(?![ \t]*(?:[>#|<\0]|(?:[-+*]|\d+[.)])[ \t]|(?:import|export)\b))[^\n]*\S[^\n]*\n`;

/** A heading after number signs, or above a line of hyphens or equals signs. */
const HEADING = new RegExp(
  String.raw`^ {0,3}(?<marks>#{1,6})(?:[ \t]+(?<words>[^\n]*))?$` +
    String.raw`|(?<=(?<![^])|^(?:[ \t]*\r?| {0,3}#[^\n]*|\0[^\n]*)\n)(?<lines>(?:${LINE})+) {0,3}(?<line>=+|-+)[ \t]*\r?$`,
  'gm',
);

const ATTRIBUTES = /(?<!\\)\{((?:\s*(?:[#.][^\s{}]+|[A-Za-z_:][\w:-]*=[^\s{}]+))+)\s*\}$/;

export function readSourceSections(source: string): readonly SearchSection[] {
  const codes: string[] = [];
  const written = source.slice(bodyStart(source)).replaceAll('\0', '');
  const body = replaceFences(written, ({ code }) => `\0${codes.push(code) - 1}\0\n`);
  const names = new UniqueNames();
  const sections: SearchSection[] = [];
  let title = { id: '', heading: '' };
  let start = 0;
  for (const match of body.matchAll(HEADING)) {
    const { marks, words = '', lines, line = '' } = match.groups ?? {};
    const depth = marks?.length ?? (line.startsWith('=') ? 1 : 2);
    const next = readHeading(lines ?? words.replace(/(?<=^|[ \t])#+\s*$/, ''), names);
    // Deeper headings take their ids too, so that later ones with the same words get another.
    if (depth > LOWEST_DEPTH) continue;
    sections.push({ ...title, ...readPart(body.slice(start, match.index), codes) });
    title = next;
    start = match.index + match[0].length;
  }
  sections.push({ ...title, ...readPart(body.slice(start), codes) });
  return sections;
}

/**
 * Reads a heading. Its id is the one in braces, or else made from its words without formulas and
 * expressions.
 */
function readHeading(written: string, names: UniqueNames): { id: string; heading: string } {
  const text = written.trim();
  const [braces = '', attributes = ''] = ATTRIBUTES.exec(text) ?? [];
  const words = text.slice(0, text.length - braces.length).trimEnd();
  const [, own] = /(?:^|\s)#(\S+)/.exec(attributes) ?? [];
  const named = words.replace(/\{[\w$.]+\}|\$[^\s$](?:[^$\n]*[^\s$])?\$/g, ' ');
  return { id: own ?? names.take(toSlug(toPlainText(named))), heading: toPlainText(words) };
}

function readPart(part: string, codes: readonly string[]): Pick<SearchSection, 'text' | 'code'> {
  const blocks: string[] = [];
  const text = part.replace(/\0(\d+)\0/g, (_, rank: string) => {
    blocks.push(codes[Number(rank)] ?? '');
    return ' ';
  });
  return { text: toPlainText(text), code: toSectionCode(blocks) };
}

function toPlainText(markdown: string): string {
  const text = markdown
    .replace(/^(?:import|export) .*$/gm, ' ')
    .replace(/\{\/\*[\s\S]*?\*\/\}|<!--[\s\S]*?-->/g, ' ')
    .replace(/<[^>]*>/g, readProps)
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[ \t]*(?:[-*+>]|\d+\.|#{4,6})[ \t]+/gm, '')
    .replace(/^[ \t]*\|?[ \t]*:?-{3,}[-:| \t]*$/gm, ' ')
    .replace(/[*`~]+|\b_|_\b/g, '')
    .replace(/^[ \t]*\|.*$/gm, (row) => ROW_END + row.replaceAll('|', CELL_END) + ROW_END)
    .replace(/[|{}]+/g, ' ');
  return toSectionText(text);
}

/** Returns the text that components show from their props. */
function readProps(tag: string): string {
  const shown = tag.matchAll(
    /\s(?:title|name|path|query|body|header|label|description)="([^"]*)"/g,
  );
  return ` ${Array.from(shown, ([, text = '']) => text).join(' ')} `;
}
