/** Why a header cannot carry a text; undefined where it can. */
export function headerFault(text: string): string | undefined {
  if (/[\r\n\0]/.test(text)) return 'A header has one line only.';
  if (/[^\t\u0020-\u00ff]/.test(text)) {
    return 'A header holds no characters beyond Latin-1.';
  }
  return undefined;
}
