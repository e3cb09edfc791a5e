/**
 * Explains a kind of diagnostic without a concrete case, and links to its page in Lectern's documentation.
 */
import type { AnyEntry } from './catalog.ts';
import type { Severity } from './diagnostic.ts';

/** Where Lectern's documentation is published. A test checks that it equals `homepage` in package.json. */
const documentationUrl = 'https://lectern-docs.github.io/lectern';

/** Returns the path of the page about a code in Lectern's documentation. */
export function addressOf(code: string): string {
  return `/reference/diagnostics/${code}/`;
}

/** Returns the full URL of the page about a code. */
export function urlOf(code: string): string {
  return documentationUrl + addressOf(code);
}

export interface Explanation {
  readonly code: string;
  readonly severity: Severity;
  readonly title: string;
  /** The message of a typical case. */
  readonly message: string;
  readonly hint: string;
  /** Whether it can be fixed automatically, and how a project silences it. */
  readonly notes: readonly string[];
  /** The page about the code in Lectern's documentation. */
  readonly url: string;
}

export function explainDiagnostic(code: string, entry: AnyEntry): Explanation {
  const { severity, title, message, hint, example = {}, canPass = false } = entry;
  const facts = example as never;
  const isNeeded = severity === 'error' && !canPass;
  const notes = [
    ...(entry.fix === undefined
      ? []
      : ['If the hint names what you meant, lectern check --fix applies it.']),
    isNeeded
      ? 'This is an error in every project.'
      : `To silence it, write "checks": { "${code}": "off" } in docs.json, or lectern-ignore ${code} in a comment in a page.`,
  ];
  return {
    code,
    severity,
    title,
    message: message(facts),
    hint: hint(facts),
    notes,
    url: urlOf(code),
  };
}
