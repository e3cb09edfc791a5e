/** Elements that have neither content nor a closing tag, as authors know them, in lower case. */
export const VOID: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

/** Whether a tag is one of them, in small letters or in capitals: `Link` is a component. */
export function isVoidName(name: string): boolean {
  return VOID.has(name) || (name === name.toUpperCase() && VOID.has(name.toLowerCase()));
}
