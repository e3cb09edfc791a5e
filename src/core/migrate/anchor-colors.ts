/** Reports the colors of anchors that the newer format cannot hold in full. */
import type { Config } from '../config/config.ts';
import type { Locate } from '../config/parse/parse-config.ts';
import { branchesOn } from '../navigation/branches.ts';
import type { Site } from '../site.ts';
import { formatPath } from '../text/format-path.ts';
import { diagnoseMigration } from './migrate-entries.ts';
import type { Remark } from './remark.ts';

/** Reports gradients, of which the newer format keeps the first color. */
export function colorRemarks({ config, navigation }: Site, locate: Locate): readonly Remark[] {
  const { anchors, topAnchor, colors } = config;
  const own = anchors.map(({ color }, rank) => ({ color, path: ['anchors', rank, 'color'] }));
  const all = [
    ...own,
    { color: topAnchor?.color, path: ['topAnchor', 'color'] },
    {
      color: branchesOn(navigation, 'anchor').length > 0 ? colors.anchors : undefined,
      path: ['colors', 'anchors'],
    },
  ];
  return all.flatMap(({ color, path }) => {
    if (color?.to === undefined) return [];
    const facts = { key: formatPath(path), color: color.from };
    return diagnoseMigration('migrate/plain-color', facts, locate(path, 'key'));
  });
}

/** Whether the site has anchors, whose colors are then in the tree. */
export function hasAnchors({ anchors, topAnchor }: Config): boolean {
  return anchors.length > 0 || topAnchor !== undefined;
}
