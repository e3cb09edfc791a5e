/**
 * The text of a rendered article in parts, one under each heading down to the third level, for
 * search. It reads the HTML of components as well, so that what readers see is what they find.
 */
import { toText } from './outline.ts';

export interface Section {
  /** Empty for what stands before the first heading. */
  readonly id: string;
  readonly heading: string;
  readonly text: string;
  /** Code blocks. */
  readonly code: string;
}

const UNREADABLE =
  /<!--[\s\S]*?-->|<(svg|script|style|button|template|math|select|textarea)\b[\s\S]*?<\/\1>/g;
const HEADING = /<h([1-3])\b([^>]*)>([\s\S]*?)<\/h\1>/g;
const CODE = /<pre\b[\s\S]*?<\/pre>/g;
/** Other elements end a word. */
const INLINE_TAG =
  /<\/?(?:a|abbr|b|code|del|em|i|ins|kbd|mark|q|s|small|strong|sub|sup|u|wbr)\b[^>]*>/g;

export function buildSections(articleHtml: string): readonly Section[] {
  const html = articleHtml.replace(UNREADABLE, ' ');
  const sections: Section[] = [];
  let title = { id: '', heading: '' };
  let start = 0;
  for (const match of html.matchAll(HEADING)) {
    const [whole, , attributes = '', content = ''] = match;
    const id = /\sid="([^"]*)"/.exec(attributes)?.[1] ?? '';
    // A heading that cannot be reached belongs to the text before it.
    if (id === '') continue;
    sections.push({ ...title, ...readText(html.slice(start, match.index)) });
    title = { id, heading: toText(content) };
    start = match.index + whole.length;
  }
  sections.push({ ...title, ...readText(html.slice(start)) });
  return sections;
}

function readText(html: string): Pick<Section, 'text' | 'code'> {
  const blocks: string[] = [];
  const text = html.replace(CODE, (block) => {
    blocks.push(toText(block));
    return ' ';
  });
  return {
    text: toText(text.replace(INLINE_TAG, '').replace(/<[^>]+>/g, ' ')).replace(
      / (?=[.,;:!?)\]])/g,
      '',
    ),
    code: blocks.join(' '),
  };
}
