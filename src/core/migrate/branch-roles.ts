/** Decides what the branches of the newer format become in the older one. */
import type { BranchAxis, ConfigBranch, ConfigTree } from '../config/config-tree.ts';
import { languageName } from '../config/keys/language.ts';

/** What the branches along an axis become. */
export type Role = 'versions' | 'tabs' | 'anchors' | 'group';

/** The branches around a list of pages, outermost first. */
export type Around = readonly ConfigBranch[];

/** Assigns the places that the older format has to axes. */
export function assignRoles(tree: ConfigTree): ReadonlyMap<BranchAxis, Role> {
  const axes = [...new Set(axesIn(tree))];
  const roles = new Map<BranchAxis, Role>();
  const outermost = axes.find((axis) => axis === 'language' || axis === 'version');
  if (outermost !== undefined) roles.set(outermost, 'versions');
  if (axes.includes('tab')) roles.set('tab', 'tabs');
  if (axes.includes('anchor')) roles.set('anchor', 'anchors');
  for (const axis of axes) {
    if (roles.has(axis)) continue;
    const taken = new Set(roles.values());
    if (axis === 'language' || axis === 'version') roles.set(axis, 'group');
    else if (!taken.has('tabs')) roles.set(axis, 'tabs');
    else if (!taken.has('anchors')) roles.set(axis, 'anchors');
    else roles.set(axis, 'group');
  }
  return roles;
}

/** Lists axes, outermost first. */
function axesIn({ branches }: ConfigTree): readonly BranchAxis[] {
  return [...branches.map(({ axis }) => axis), ...branches.flatMap(axesIn)];
}

/** Returns the name of the version that a list of pages belongs to. */
export function versionOf(
  around: Around,
  roles: ReadonlyMap<BranchAxis, Role>,
): string | undefined {
  const branch = around.find(({ axis }) => roles.get(axis) === 'versions');
  return branch && versionName(branch);
}

/**
 * Returns the name of a version. A language has its label as name only if that is not what its speakers
 * call it.
 */
export function versionName({ axis, label, name }: ConfigBranch): string {
  return axis === 'language' && label !== languageName(name) ? label : name;
}

/** Lists the keys of a branch that only the newer format has. */
export function ownKeysOf({
  bars = {},
  isAtEnd,
  description,
  tag,
}: ConfigBranch): readonly string[] {
  return [
    ...(bars.topbarLinks ? ['navbar'] : []),
    ...(bars.footer ? ['footer'] : []),
    ...(bars.banner ? ['banner'] : []),
    ...(isAtEnd ? ['align'] : []),
    ...(description === undefined ? [] : ['description']),
    ...(tag === undefined ? [] : ['tag']),
  ];
}
