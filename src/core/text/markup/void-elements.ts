/** HTML elements that have neither content nor a closing tag, in lower case. */
export const VOID: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

/** Whether a tag is a void element, in all lower case or all upper case: `Link` is a component. */
export function isVoidName(name: string): boolean {
  return VOID.has(name) || (name === name.toUpperCase() && VOID.has(name.toLowerCase()));
}
