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
  return problems.map(({ kind, path: asked, value, family }) => {
    const path = toWritten(asked, placeOf);
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

/**
 * Returns the path at which docs.json has a key of a typeface. One for everything is written without a role,
 * and a place in a role that is not written is that of the object without it.
 */
function toWritten(path: DataPath, placeOf: (path: DataPath) => Place): DataPath {
  const [font = 'font', , key] = path;
  if (key === undefined) return path;
  const [own, whole] = [path, [font]].map((each) => placeOf(each).position);
  const isWritten = own?.line !== whole?.line || own?.column !== whole?.column;
  return isWritten || own === undefined ? path : [font, key];
}
