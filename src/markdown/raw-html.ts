/** What may be a tag, a comment or the like of HTML in Markdown; addresses in `<>` are not. */
const TAG = /<(?:[a-z][a-z\d-]*[\s/>]|[/!?])/i;

/** Fenced code and code in a line, nearly always: between marks of one length. */
const CODE = /(`+|~{3,})(?!\1)[^]*?\1/g;

/**
 * Whether Markdown looks as if it held HTML outside of its code. The compiler knows for certain, and is
 * asked: a wrong answer costs time alone.
 */
export function seemsToHoldHtml(text: string): boolean {
  return TAG.test(text) && TAG.test(text.replaceAll(CODE, '``'));
}
