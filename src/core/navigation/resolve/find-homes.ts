/** Locates the pages of the older format by their addresses and by what lists them. */
import type { Page } from '../../pages/page.ts';
import type { Divisions } from './divisions.ts';
import { versionAround } from './inherit-versions.ts';
import { linksIn } from '../links-in.ts';
import type { NavLink, PageHome, Section } from '../model.ts';
import { ownersOf } from './split-sections.ts';

interface Resolved {
  readonly sections: readonly Section[];
  readonly divisions: Pick<Divisions, 'tabs' | 'anchors'>;
  readonly hasVersions: boolean;
}

/** Maps slugs to homes. Pages that are not listed get the sidebar of their tab and anchor. */
export function findHomes(
  pages: readonly Page[],
  { sections, divisions, hasVersions }: Resolved,
): ReadonlyMap<string, PageHome> {
  const listed = Map.groupBy(
    sections.flatMap(({ items }) => linksIn(items)),
    ({ slug }) => slug,
  );
  const sectionOn = new Map(sections.map((section) => [section.branchIds.join(' '), section]));
  const versionOf = ({ slug, frontMatter }: Page): string | undefined => {
    if (!hasVersions) return undefined;
    const links = listed.get(slug);
    if (links !== undefined) return commonVersion(links);
    return frontMatter.version ?? versionAround(slug, [divisions.tabs, divisions.anchors]);
  };
  const homes = pages.map((page): [string, PageHome] => {
    const branchIds = ownersOf(page.slug, divisions);
    const section = sectionOn.get(branchIds.join(' ')) ?? nearestSection(sections, branchIds);
    const version = versionOf(page);
    return [
      page.slug,
      { branchIds, ...(section && { section }), ...(version !== undefined && { version }) },
    ];
  });
  return new Map(homes);
}

/** Returns the version of a page's links. A page that several versions list belongs to all. */
function commonVersion([first, ...others]: readonly NavLink[]): string | undefined {
  return others.every(({ version }) => version === first?.version) ? first?.version : undefined;
}

/** Returns a section for a tab and an anchor that list no pages in common. */
function nearestSection(
  sections: readonly Section[],
  branchIds: readonly string[],
): Section | undefined {
  const [outermost] = branchIds;
  return (
    sections.find((section) => outermost !== undefined && section.branchIds.includes(outermost)) ??
    sections[0]
  );
}
