/** Editions: the versions and languages of a site, with those that lie inside of others. */
import type { BranchAxis } from '../config/config-tree.ts';
import type { Branch, Navigation, Section } from './model.ts';

/** A reader is in one branch of such an axis, wherever else they go. */
const AXES: ReadonlySet<BranchAxis> = new Set(['language', 'version']);

export function isOfEditions({ axis }: Pick<Branch, 'axis'>): boolean {
  return AXES.has(axis);
}

/** A version or a language: its name, and what readers see. */
export interface EditionPart {
  /** Behind the names of the product or tab, say, that has it for itself: those of one are none of another. */
  readonly name: readonly string[];
  readonly label: readonly string[];
  /** Whether readers see it who have chosen none of its list. */
  readonly isUsual: boolean;
}

/**
 * The versions and languages around a page, by its slug, the outermost first; none where it belongs to all.
 * @param version of the whole site, that the page belongs to.
 */
export function editionOf(
  { homes, index, versions }: Navigation,
  slug: string,
  version: string | undefined,
): readonly EditionPart[] {
  const inner: EditionPart[] = [];
  let around: readonly string[] = [];
  for (const branch of (homes.get(slug)?.on ?? []).map(index.branchOf)) {
    if (branch === undefined) continue;
    around = [...around, branch.label];
    if (!isOfEditions(branch)) continue;
    inner.push({ name: around, label: around, isUsual: branch.isOther !== true });
    around = [];
  }
  if (version === undefined || versions.length === 0) return inner;
  const found = versions.find(({ name }) => name === version);
  const isUsual = found?.isDefault === true;
  return [{ name: [version], label: [found?.label ?? version], isUsual }, ...inner];
}

/** Whether only those see a section who have chosen another version or language than the usual one. */
export function isInOtherEdition({ on }: Pick<Section, 'on'>, { index }: Navigation): boolean {
  return on.some((id) => index.branchOf(id)?.isOther === true);
}

interface OtherEdition {
  /** What readers call it, and the branches around it, the outermost first. */
  readonly labels: readonly string[];
  readonly href: string;
}

/**
 * Versions and languages inside of a part of the site, other than those that a reader begins with. Hidden ones,
 * and those of hidden parts, are not told.
 */
export function listOtherEditions(navigation: Navigation): readonly OtherEdition[] {
  const { branches, index, versions } = navigation;
  const usual = versions.find(({ isDefault }) => isDefault)?.name;
  return branches.flatMap((branch): OtherEdition | [] => {
    const { isOther = false, isDefaultHidden, version = usual, href } = branch;
    const around = listAround(branch, index);
    const isUntold = (outer: Branch) => outer.isOther === true || outer.isDefaultHidden;
    if (!isOther || isDefaultHidden || version !== usual || around.some(isUntold)) return [];
    return { labels: [...around, branch].map(({ label }) => label), href };
  });
}

/** The branches around one, the outermost first. */
function listAround({ within }: Branch, index: Navigation['index']): readonly Branch[] {
  const outer = within === undefined ? undefined : index.branchOf(within);
  return outer === undefined ? [] : [...listAround(outer, index), outer];
}
