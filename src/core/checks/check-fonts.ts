import type { Config } from '../config/config.ts';
import { toOwnPath } from '../config/newer/written-path.ts';
import type { Diagnostic, Place } from '../diagnostic/diagnostic.ts';
import { formatPath } from '../text/format-path.ts';
import type { DataPath } from '../text/source-tree.ts';
import { diagnoseSite } from './site-entries.ts';

/** A font of docs.json that is not available, with the reason. */
export interface FontProblem {
  readonly kind: 'missing-file' | 'foreign' | 'not-installed' | 'unreadable';
  /** Its path in docs.json: `['font', 'body', 'url']`. */
  readonly path: DataPath;
  readonly value: string;
  readonly family: string;
}

export function checkFonts(
  problems: readonly FontProblem[],
  { config, placeOf }: { config: Pick<Config, 'tree'>; placeOf: (path: DataPath) => Place },
): readonly Diagnostic[] {
  return problems.map(({ kind, path, value, family }) => {
    const place = placeOf(path);
    if (kind === 'missing-file') {
      const key = formatPath(toOwnPath(config, path));
      return diagnoseSite('site/missing-file', { key, path: value }, place);
    }
    if (kind === 'foreign') {
      return diagnoseSite('site/foreign-font', { url: value, family }, place);
    }
    if (kind === 'unreadable') return diagnoseSite('site/unreadable-font', { path: value }, place);
    const key = String(toOwnPath(config, [...path.slice(0, -1), 'url']).at(-1));
    return diagnoseSite('site/font-not-installed', { family: value, key }, place);
  });
}
