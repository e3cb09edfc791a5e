/** Turns the texts of PHP's comments into Markdown: they are Markdown already, but with HTML and inline tags. */
import { formatAsMarkdown } from '../../../html/markdown/format-markdown.ts';
import { parse } from '../../../html/parse.ts';
import { listCode } from '../../../text/markup/list-code.ts';
import { fenceIndentedCode, isPhp } from './indented-code.ts';
import { HeldTexts } from './held-texts.ts';
import { PhpHtml, prepareHtml } from './html-parts.ts';
import { type FindPhpReference, formatInlinePhpTags } from './inline-tags.ts';

/** The elements that comments contain; anything else in angle brackets is text: `array<string, User>`. */
const ELEMENT_NAMES =
  'a|abbr|b|big|blockquote|br|caption|center|cite|code|dd|del|div|dl|dt|em|font|h[1-6]|hr|i|img|ins|' +
  'kbd|li|ol|p|pre|q|s|samp|small|span|strike|strong|sub|sup|table|tbody|td|tfoot|th|thead|tr|tt|u|ul|var';

const TAG = `<(?:/?(?:${ELEMENT_NAMES})(?:\\s[^<>]*)?/?>|!--[^<>]*-->)`;
const TAGS = new RegExp(TAG, 'i');
const OTHER_BRACKETS = new RegExp(`(?!${TAG})<(?=[a-z/!?])`, 'gi');

/** Addresses in angle brackets, which Markdown makes links. */
const ADDRESS = /<(?:https?:\/\/[^\s<>]+|[\w.+-]+@[\w.-]+)>/gi;

/** A link in an inline tag, which version 2 makes of an address before it reads the tag. */
const TAGGED_LINK = /\{@(?:link|see)\s+(<a\s[^<>]*>[^<>]*<\/a>)[^<>{}]*\}/gi;

export function formatPhpComment(text: string, find: FindPhpReference): string {
  if (!/[<{`~\t]| {4}/.test(text)) return text;
  const held = new HeldTexts();
  const prose = holdCode(fenceIndentedCode(held.clean(text)), held)
    .replace(ADDRESS, (address) => held.hold(address))
    .replace(TAGGED_LINK, '$1')
    .replace(OTHER_BRACKETS, () => held.hold('\\<', '<'));
  if (!TAGS.test(prose)) return held.release(formatInlinePhpTags(prose, find)).trim();
  const root = parse(prose);
  prepareHtml(root, { held, format: (part) => formatInlinePhpTags(part, find) });
  return held.release(formatAsMarkdown(root.children, new PhpHtml())).trim();
}

/** Nothing in code is a tag. */
function holdCode(text: string, held: HeldTexts): string {
  let at = 0;
  const parts = listCode(text).map(({ start, end }) => {
    const before = text.slice(at, start);
    at = end;
    const code = text.slice(start, end);
    const [lines = ''] = /\n*$/.exec(code) ?? [];
    return before + held.hold(nameLanguage(code.slice(0, code.length - lines.length))) + lines;
  });
  return parts.join('') + text.slice(at);
}

/** Names the language of a fence for which its author named none. */
function nameLanguage(code: string): string {
  return code.replace(/^([ \t>]*(?:`{3,}|~{3,}))[ \t]*\n/, (start, marks: string) =>
    isPhp(code) ? `${marks}php\n` : start,
  );
}
