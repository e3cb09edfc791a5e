/** `{{name}}` in the text of pages and snippets, which gives way to a text of the configuration. */

/** Texts by name, without tags. */
export type Variables = Readonly<Record<string, string>>;

/** `{{name}}` where it stands in a text. */
export interface VariableUse {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

const USE = /\{\{[ \t]*([\w.-]+)[ \t]*\}\}/g;

export function findVariables(text: string): readonly VariableUse[] {
  return Array.from(text.matchAll(USE), ({ 0: found, 1: name = '', index }) => ({
    name,
    start: index,
    end: index + found.length,
  }));
}

/** The text with all variables that are defined; others stay as they are written. */
export function fillVariables(text: string, variables: Variables): string {
  if (!text.includes('{{')) return text;
  return text.replace(USE, (found, name: string) =>
    Object.hasOwn(variables, name) ? (variables[name] ?? found) : found,
  );
}
