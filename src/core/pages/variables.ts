/** `{{name}}` in the text of pages and snippets, which is replaced by a text from the configuration. */

/** Texts by name, without tags. */
export type Variables = Readonly<Record<string, string>>;

/** One occurrence of `{{name}}` in a text. */
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

/** Replaces all variables that are defined; others stay as written. */
export function fillVariables(text: string, variables: Variables): string {
  if (!text.includes('{{')) return text;
  return text.replace(USE, (found, name: string) =>
    Object.hasOwn(variables, name) ? (variables[name] ?? found) : found,
  );
}
