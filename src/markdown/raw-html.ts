/** The start of an HTML tag, comment or similar in Markdown, but not an address in `<>`. */
const TAG = /<(?:[a-z][a-z\d-]*[\s/>]|[/!?])/i;

/** A mark that begins or ends code: the two are nearly always equal. */
const MARK = /`+|~{3,}/g;

/**
 * Whether Markdown seems to contain HTML outside of its code. This is a guess that the compiler confirms: a
 * wrong answer only costs time.
 */
export function mayContainHtml(text: string): boolean {
  return TAG.test(text) && TAG.test(withoutCode(text));
}

/** Returns the text without its code. A mark without a second one removes everything after it. */
function withoutCode(text: string): string {
  const outside: string[] = [];
  let open = '';
  let at = 0;
  for (const { 0: mark, index } of text.matchAll(MARK)) {
    if (open === '') {
      outside.push(text.slice(at, index));
      open = mark;
    } else if (mark === open) {
      at = index + mark.length;
      open = '';
    }
  }
  if (open === '') outside.push(text.slice(at));
  return outside.join('`');
}
