import { PLAIN_TEXT, RAW_TEXT, WITHOUT_CONTENT } from './element-rules.ts';
import { KnownTags } from './known-tags.ts';
import { TagReader } from './read-tag.ts';

/**
 * Writes a closing tag where HTML has a tag that closes itself, as in XML and JSX: `<a id="x"/>`. Browsers
 * would read everything after it as its content.
 */
export function closeEmptyTags(html: string): string {
  if (!html.includes('/>')) return html;
  const tags = new TagReader(html, new KnownTags());
  let closed = '';
  let from = 0;
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at)) {
    if (!/[a-z]/i.test(html.charAt(at + 1))) {
      at = html.startsWith('<!--', at) ? endAfter(html, '-->', at) : at + 1;
      continue;
    }
    const tag = tags.readAt(at);
    if (tag === undefined) break;
    const { name, isSelfClosing, opening } = tag;
    at += opening.source.length;
    if (isSelfClosing && !WITHOUT_CONTENT.has(name)) {
      closed += `${html.slice(from, at - '/>'.length).trimEnd()}></${name}>`;
      from = at;
    } else if (!isSelfClosing && (RAW_TEXT.has(name) || PLAIN_TEXT.has(name))) {
      const written = opening.source.slice(1, 1 + name.length);
      at = endAfter(html, `</${written}`, at);
    }
  }
  return closed + html.slice(from);
}

function endAfter(html: string, mark: string, from: number): number {
  const at = html.indexOf(mark, from);
  return at === -1 ? html.length : at + mark.length;
}
