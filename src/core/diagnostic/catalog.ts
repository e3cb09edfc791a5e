import type { Diagnostic, Place, Severity, Replacement } from './diagnostic.ts';
import { replaceAt } from './fix.ts';

/**
 * The texts of one kind of diagnostic. `Facts` are the values that its sentences need. Codes are permanent,
 * because users' scripts and links rely on them.
 */
export interface Entry<Facts> {
  readonly severity: Severity;
  /** Set for an error that a project may downgrade or silence: what it publishes is still complete. */
  readonly canPass?: boolean;
  readonly title: string;
  readonly message: (facts: Facts) => string;
  readonly hint: (facts: Facts) => string;
  /**
   * The fix that the hint suggests, if it is mechanical: the text to replace at the place, and the new
   * text.
   */
  readonly fix?: (facts: Facts) => Replacement | undefined;
  /** Facts of a typical case, for the documentation; required if the sentences need facts. */
  readonly example?: Facts;
}

/** The supertype of all entries, regardless of their facts. */
export interface AnyEntry {
  readonly severity: Severity;
  readonly canPass?: boolean;
  readonly title: string;
  readonly message: (facts: never) => string;
  readonly hint: (facts: never) => string;
  readonly fix?: unknown;
  readonly example?: unknown;
}

/** Declares an entry of the catalog and keeps the type of its facts. */
export function entry<Facts = Record<string, never>>(definition: Entry<Facts>): Entry<Facts> {
  return definition;
}

/** Returns a function that turns a code of `entries`, its facts and a place into a diagnostic. */
export function diagnoseWith<Entries extends Record<string, AnyEntry>>(entries: Entries) {
  return <Code extends keyof Entries & string>(
    code: Code,
    facts: Parameters<Entries[Code]['message']>[0],
    place: Place,
  ): Diagnostic => {
    const found = entries[code] as unknown as Entry<typeof facts>;
    const replacement = found.fix?.(facts);
    const fix = replacement && replaceAt(place, replacement);
    return {
      code,
      severity: found.severity,
      title: found.title,
      message: found.message(facts),
      hint: found.hint(facts),
      ...place,
      ...(fix && { fix }),
    };
  };
}
