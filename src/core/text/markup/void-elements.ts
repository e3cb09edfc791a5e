/** Elements that have neither content nor a closing tag, as authors know them, in lower case. */
export const VOID: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);
