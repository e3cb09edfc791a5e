/** Grammars that a project brings for languages that Shiki does not support. */

/** A TextMate grammar of the project, as plain data. */
export interface OwnGrammar {
  /** Its name with a digest of its text: code that an earlier version of it tokenized must not be reused. */
  readonly id: string;
  /** The names that fences use for it, in lower case. */
  readonly names: readonly string[];
  readonly definition: OwnDefinition;
}

/** The parts of a grammar that are required. */
export interface OwnDefinition extends Readonly<Record<string, unknown>> {
  readonly scopeName: string;
  readonly patterns: readonly object[];
}

/**
 * Reads a grammar from the text of its file; undefined for any other text.
 *
 * @param fallback its name, if the grammar does not have one.
 * @param digestOf distinguishes one text from another.
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
