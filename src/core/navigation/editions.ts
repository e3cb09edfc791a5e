/** Editions: the versions and languages of a site, including those nested in other branches. */
import type { BranchAxis } from '../config/config-tree.ts';
import type { Branch, Section } from './model.ts';
import type { Navigation } from './navigation-index.ts';

/** On each of these axes, a reader is in one branch, regardless of the other branches that they visit. */
const AXES: ReadonlySet<BranchAxis> = new Set(['language', 'version']);

export function isOfEditions({ axis }: Pick<Branch, 'axis'>): boolean {
  return AXES.has(axis);
}

/** A version or a language: its name, and the label that readers see. */
export interface EditionPart {
  /**
   * Preceded by the names of the branches that have the edition for themselves, such as a product or tab,
   * because the editions of one are not those of another.
   */
  readonly name: readonly string[];
  readonly label: readonly string[];
  /** Whether readers who have not chosen from its list see it. */
  readonly isUsual: boolean;
}

/**
 * Returns the versions and languages around a page, given by its slug, the outermost first. Empty if the
 * page belongs to all editions.
 * @param version version of the whole site that the page belongs to.
 */
export function editionOf(
  { homes, index, versions }: Navigation,
  slug: string,
  version: string | undefined,
): readonly EditionPart[] {
  const inner: EditionPart[] = [];
  let around: readonly string[] = [];
  for (const branch of (homes.get(slug)?.branchIds ?? []).map(index.branchOf)) {
    if (branch === undefined) continue;
    around = [...around, branch.label];
    if (!isOfEditions(branch)) continue;
    inner.push({ name: around, label: around, isUsual: branch.isNotDefault !== true });
    around = [];
  }
  if (version === undefined || versions.length === 0) return inner;
  const found = versions.find(({ name }) => name === version);
  const isUsual = found?.isDefault === true;
  return [{ name: [version], label: [found?.label ?? version], isUsual }, ...inner];
}

/** Whether only readers who chose another version or language than the default see a section. */
export function isInOtherEdition(
  { branchIds }: Pick<Section, 'branchIds'>,
  { index }: Navigation,
): boolean {
  return branchIds.some((id) => index.branchOf(id)?.isNotDefault === true);
}

interface OtherEdition {
  /** The label of the edition, preceded by the labels of the branches around it, the outermost first. */
  readonly labels: readonly string[];
  readonly href: string;
}

/**
 * Lists the versions and languages inside a part of the site, except those that readers start with. Hidden
 * ones and those in hidden parts are left out.
 */
export function listOtherEditions(navigation: Navigation): readonly OtherEdition[] {
  const { branches, index, versions } = navigation;
  const usual = versions.find(({ isDefault }) => isDefault)?.name;
  return branches.flatMap((branch): OtherEdition | [] => {
    const { isNotDefault = false, isDefaultHidden, version = usual, href } = branch;
    const around = listAround(branch, index);
    const isLeftOut = (outer: Branch) => outer.isNotDefault === true || outer.isDefaultHidden;
    if (!isNotDefault || isDefaultHidden || version !== usual || around.some(isLeftOut)) return [];
    return { labels: [...around, branch].map(({ label }) => label), href };
  });
}

/** Returns the branches around a branch, the outermost first. */
function listAround({ within }: Branch, index: Navigation['index']): readonly Branch[] {
  const outer = within === undefined ? undefined : index.branchOf(within);
  return outer === undefined ? [] : [...listAround(outer, index), outer];
}
