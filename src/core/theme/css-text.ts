/** Formats a CSS string that is also safe inside HTML: nothing in it can end the string or a `<style>`. */
export function formatCssString(text: string): string {
  const escaped = text.replace(
    /["\\<\p{Cc}]/gu,
    (char) => `\\${(char.codePointAt(0) ?? 0).toString(16)} `,
  );
  return `"${escaped}"`;
}

/** Values by property name. */
export type Declarations = Readonly<Record<string, string>>;

/** Formats a rule; returns an empty text if there are no declarations. */
export function formatRule(selector: string, declarations: Declarations): string {
  const body = Object.entries(declarations).map(([name, value]) => `${name}:${value}`);
  return body.length === 0 ? '' : `${selector}{${body.join(';')}}`;
}
