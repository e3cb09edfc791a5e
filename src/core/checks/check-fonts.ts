import type { Diagnostic, Place } from '../diagnostic/diagnostic.ts';
import type { DataPath } from '../text/source-tree.ts';
import { diagnoseSite } from './site-entries.ts';

/** Why a typeface of docs.json is not there. */
export interface FontProblem {
  readonly kind: 'missing-file' | 'foreign' | 'not-installed' | 'unreadable';
  /** Where it stands: `['font', 'body', 'url']`. */
  readonly path: DataPath;
  readonly value: string;
  readonly family: string;
}

export function checkFonts(
  problems: readonly FontProblem[],
  placeOf: (path: DataPath) => Place,
): readonly Diagnostic[] {
  return problems.map(({ kind, path, value, family }) => {
    const place = placeOf(path);
    if (kind === 'missing-file') {
      return diagnoseSite('site/missing-file', { key: path.join('.'), path: value }, place);
    }
    if (kind === 'foreign') {
      return diagnoseSite('site/foreign-font', { url: value, family }, place);
    }
    if (kind === 'unreadable') return diagnoseSite('site/unreadable-font', { path: value }, place);
    return diagnoseSite('site/font-not-installed', { family: value }, place);
  });
}
