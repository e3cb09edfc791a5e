/** What may be a tag, a comment or the like of HTML in Markdown; addresses in `<>` are not. */
const TAG = /<(?:[a-z][a-z\d-]*[\s/>]|[/!?])/i;

/** What code stands between: two of the same, nearly always. */
const MARK = /`+|~{3,}/g;

/**
 * Whether Markdown looks as if it held HTML outside of its code. The compiler knows for certain, and is
 * asked: a wrong answer costs time alone.
 */
export function seemsToHoldHtml(text: string): boolean {
  return TAG.test(text) && TAG.test(withoutCode(text));
}

/** A mark that is not met again takes all that follows along. */
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
