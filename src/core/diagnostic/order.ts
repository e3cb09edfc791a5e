import { comparePositions } from '../text/source-file.ts';
import type { Diagnostic } from './diagnostic.ts';
import { listFirstNames } from './quote.ts';

/**
 * Returns diagnostics in the order of every report, by file and position. Equal ones are merged; a merged
 * one names all pages that show its file.
 */
export function orderDiagnostics(diagnostics: Iterable<Diagnostic>): Diagnostic[] {
  const byIdentity = Map.groupBy(diagnostics, ({ code, file, position, message }) =>
    JSON.stringify([file, position?.line, position?.column, code, message]),
  );
  return [...byIdentity.values()].flatMap(withPages).sort(compareDiagnostics);
}

/** Returns the first of equal diagnostics, with the pages on which they were found added to its message. */
function withPages(equal: readonly Diagnostic[]): Diagnostic[] {
  const [first] = equal;
  if (first === undefined) return [];
  const pages = new Set(equal.flatMap(({ shownOn }) => shownOn ?? []));
  if (pages.size === 0) return [first];
  const { shownOn: _, message, ...rest } = first;
  const names = listFirstNames([...pages].toSorted(compareText));
  return [
    {
      ...rest,
      message: `${message} Relative addresses in a snippet count from the page that shows it, here ${names}.`,
    },
  ];
}

/** Diagnostics without a position come first in their file; ties are broken by code, then by message. */
function compareDiagnostics(left: Diagnostic, right: Diagnostic): number {
  return (
    compareText(left.file, right.file) ||
    comparePositions(left.position, right.position) ||
    compareText(left.code, right.code) ||
    compareText(left.message, right.message)
  );
}

/** By code unit, so that the order does not depend on the machine's language. */
function compareText(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
