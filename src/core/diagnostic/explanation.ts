/** What a kind of diagnostic means, by itself, and where the documentation of Lectern tells more. */
import type { AnyEntry } from './catalogue.ts';
import type { Severity } from './diagnostic.ts';

/** Where the documentation of Lectern is published: `homepage` of its package, as a test holds. */
const documentationUrl = 'https://lectern-docs.github.io/lectern';

/** Path of the page about a code, in the documentation of Lectern. */
export function addressOf(code: string): string {
  return `/reference/diagnostics/${code}/`;
}

/** The whole address of that page. */
export function urlOf(code: string): string {
  return documentationUrl + addressOf(code);
}

export interface Explanation {
  readonly code: string;
  readonly severity: Severity;
  readonly title: string;
  /** The sentences of a typical case. */
  readonly message: string;
  readonly hint: string;
  /** What can be done about it without thought, and how a project silences it. */
  readonly notes: readonly string[];
  /** Its page in the documentation of Lectern. */
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
