/**
 * The sections of a page as its author wrote it, for search in the dev server, which renders pages
 * only when they are looked at. Near enough: what components and snippets add is not seen.
 */
import { bodyStart } from '../core/text/markup/front-matter-block.ts';
import { replaceFences } from '../core/text/markup/list-fences.ts';
import { toSlug } from '../core/text/slug.ts';
import type { SearchSection } from '../search/document.ts';
import { CELL_END, ROW_END, toSectionCode, toSectionText } from './section-text.ts';
import { UniqueNames } from './slug.ts';

const HEADING = /^ {0,3}(#{1,3})[ \t]+(.+?)[ \t]*#*[ \t]*$/gm;

export function readSourceSections(source: string): readonly SearchSection[] {
  const codes: string[] = [];
  const written = source.slice(bodyStart(source)).replaceAll('\0', '');
  const body = replaceFences(written, ({ code }) => `\0${codes.push(code) - 1}\0\n`);
  const names = new UniqueNames();
  const sections: SearchSection[] = [];
  let title = { id: '', heading: '' };
  let start = 0;
  for (const match of body.matchAll(HEADING)) {
    const heading = toPlainText(match[2] ?? '');
    sections.push({ ...title, ...readPart(body.slice(start, match.index), codes) });
    title = { id: names.take(toSlug(heading)), heading };
    start = match.index + match[0].length;
  }
  sections.push({ ...title, ...readPart(body.slice(start), codes) });
  return sections;
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

/** What components show of their props. */
function readProps(tag: string): string {
  const shown = tag.matchAll(
    /\s(?:title|name|path|query|body|header|label|description)="([^"]*)"/g,
  );
  return ` ${Array.from(shown, ([, text = '']) => text).join(' ')} `;
}
