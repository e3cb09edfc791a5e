/** Grammars that a project brings for languages that Shiki has none for. */

/** A TextMate grammar of the project, as plain data. */
export interface OwnGrammar {
  /** Its name with a digest of it: code that an earlier state of it took apart is another's. */
  readonly id: string;
  /** What fences call it, in lower case. */
  readonly names: readonly string[];
  readonly definition: OwnDefinition;
}

/** As much of a grammar as has to be there. */
export interface OwnDefinition extends Readonly<Record<string, unknown>> {
  readonly scopeName: string;
  readonly patterns: readonly object[];
}

/**
 * Reads a grammar from the text of its file; undefined for any other text.
 *
 * @param fallback its name, where it says none.
 * @param digestOf tells one text from another.
 */
export function readOwnGrammar(
  text: string,
  {
    fallback,
    digestOf,
  }: { readonly fallback: string; readonly digestOf: (text: string) => string },
): OwnGrammar | undefined {
  const definition = parseDefinition(text);
  if (definition === undefined) return undefined;
  const { name, fileTypes } = definition;
  const main = typeof name === 'string' && name !== '' ? name : fallback;
  const further: readonly unknown[] = Array.isArray(fileTypes) ? fileTypes : [];
  const names = [main, ...further].filter((each) => typeof each === 'string');
  const lowered = names.map((each) => each.toLowerCase());
  return {
    id: `${main}@${digestOf(text)}`,
    names: [...new Set(lowered)],
    definition,
  };
}

function parseDefinition(text: string): OwnDefinition | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isDefinition(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isDefinition(value: unknown): value is OwnDefinition {
  if (typeof value !== 'object' || value === null) return false;
  const { scopeName, patterns } = value as Partial<Record<keyof OwnDefinition, unknown>>;
  return typeof scopeName === 'string' && Array.isArray(patterns);
}
