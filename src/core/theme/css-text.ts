/** A CSS string that also may stand inside HTML: nothing in it can end the string or a `<style>`. */
export function formatCssString(text: string): string {
  const escaped = text.replace(
    /["\\<\p{Cc}]/gu,
    (char) => `\\${(char.codePointAt(0) ?? 0).toString(16)} `,
  );
  return `"${escaped}"`;
}
