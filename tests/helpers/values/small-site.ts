import type { FindIcon } from '../../../src/core/checks/check-icons.ts';
import { checkSite } from '../../../src/core/checks/check-site.ts';
import { configSchema, type UserConfig } from '../../../src/core/config/config.ts';
import type { Diagnostic } from '../../../src/core/diagnostic/diagnostic.ts';
import { branchesOn } from '../../../src/core/navigation/branches.ts';
import type { NavItem } from '../../../src/core/navigation/model.ts';
import { pageView } from '../../../src/core/navigation/page-view.ts';
import { buildLinkTargets, type LinkTargets } from '../../../src/core/navigation/resolve-link.ts';
import type { Division } from '../../../src/core/navigation/resolve/divisions.ts';
import type { ResolveOperation } from '../../../src/core/navigation/resolve/list-pages.ts';
import { resolveNavigation } from '../../../src/core/navigation/resolve/resolve-navigation.ts';
import { buildPages } from '../../../src/core/pages/build-pages.ts';
import type { Page } from '../../../src/core/pages/page.ts';
import type { Repository, Site } from '../../../src/core/site.ts';
import type { DataPath } from '../../../src/core/text/source-tree.ts';
import { diagnosticText } from '../mistakes/diagnostic-text.ts';
import { noReferences } from './no-references.ts';

export interface SmallSiteInput {
  /** Keys of docs.json. The name is added and, if there is no navigation, a group `All` of all pages. */
  readonly config?: Partial<UserConfig>;
  /** Slugs, or front matter by slug: `{ 'guides/a': 'title: A' }`. */
  readonly pages: readonly string[] | Readonly<Record<string, string>>;
  /** Names of static files, or their sizes in bytes by name. */
  readonly files?: readonly string[] | Readonly<Record<string, number>>;
  readonly documents?: readonly string[];
  /** Names of icons that do not exist. */
  readonly unknownIcons?: readonly string[];
  readonly base?: string;
  readonly repository?: Repository;
  readonly resolveOperation?: ResolveOperation;
}

/** Makes a site from values only, as the pure functions of the core see it. */
export function smallSite(input: SmallSiteInput) {
  const { documents = [], base = '', repository, resolveOperation } = input;
  const { unknownIcons = [] } = input;
  const files = toSizes(input.files ?? []);
  const frontMatters = toFrontMatters(input.pages);
  const pages = buildSmallPages(frontMatters);
  const slugs = [...frontMatters.keys()];
  const navigation = [{ group: 'All', pages: slugs.length > 0 ? slugs : ['none'] }];
  const config = configSchema.parse({ name: 'Acme', navigation, ...input.config });
  const places = new PlaceBook();
  const resolved = resolveNavigation({
    config,
    pages,
    locate: places.locate,
    ...(resolveOperation && { resolveOperation }),
  });
  const site: Site = {
    config,
    pages,
    navigation: resolved.navigation,
    references: noReferences,
    base,
    ...(repository && { repository }),
  };
  const targets: LinkTargets = buildLinkTargets(site, {
    hasFile: (path) => files.has(path),
  });
  const hasDocument = (path: string) => documents.includes(path);
  const findIcon: FindIcon = (name) => ({ kind: unknownIcons.includes(name) ? 'missing' : 'svg' });
  return {
    site,
    targets,
    navigation: {
      ...site.navigation,
      tabs: branchesOn(site.navigation, 'tab') as readonly Division[],
      anchors: branchesOn(site.navigation, 'anchor') as readonly Division[],
    },
    missing: resolved.missing,
    /** The diagnostics of resolving the navigation: `docs.json tabs.0.url warning code: message -> hint`. */
    said: resolved.diagnostics.map(places.format),
    /** Returns the diagnostics of the rules about the whole site. */
    check: () =>
      checkSite({
        site,
        targets,
        locate: places.locate,
        hasDocument,
        findIcon,
        sizeOf: (path) => files.get(path) ?? 0,
      }).map(places.format),
    page: (slug: string) => pageIn(pages, slug),
    view: (slug: string) => pageView(site, pageIn(pages, slug)),
    /** Returns sections as `tab/anchor: outline`, with `-` if there is none. */
    sections: () =>
      site.navigation.sections.map(
        ({ branchIds, items }) =>
          `${idIn(branchIds, 'tab')}/${idIn(branchIds, 'anchor')}: ${outline(items)}`,
      ),
  };
}

function idIn(on: readonly string[], axis: string): string {
  return on.find((id) => id.startsWith(`${axis}-`)) ?? '-';
}

/**
 * Formats groups and links on one line: `Guides[a, Deep[b], https://example.com]`; links to pages as slugs.
 */
export function outline(items: readonly NavItem[]): string {
  return items
    .map((item) =>
      item.kind === 'group' ? `${item.label}[${outline(item.items)}]` : (item.slug ?? item.href),
    )
    .join(', ');
}

function toFrontMatters(pages: SmallSiteInput['pages']): ReadonlyMap<string, string> {
  if (isList(pages)) return new Map(pages.map((slug) => [slug, '']));
  return new Map(Object.entries(pages));
}

function toSizes(files: NonNullable<SmallSiteInput['files']>): ReadonlyMap<string, number> {
  return new Map(isList(files) ? files.map((file) => [file, 1]) : Object.entries(files));
}

function isList(value: readonly string[] | object): value is readonly string[] {
  return Array.isArray(value);
}

function buildSmallPages(frontMatters: ReadonlyMap<string, string>): readonly Page[] {
  const files = [...frontMatters].map(([slug, frontMatter]) => ({
    file: `${slug}.mdx`,
    slug,
    format: 'mdx' as const,
    text: frontMatter === '' ? '' : `---\n${frontMatter}\n---\n`,
  }));
  return buildPages(files, { trailingSlash: 'always' }).pages;
}

function pageIn(pages: readonly Page[], slug: string): Page {
  const page = pages.find((candidate) => candidate.slug === slug);
  if (page === undefined) throw new Error(`The test has no page ${slug}.`);
  return page;
}

/**
 * Replaces the text of docs.json: gives each requested value its own line number, and formats diagnostics
 * with the path of the value.
 */
class PlaceBook {
  readonly #paths: DataPath[] = [];

  readonly locate = (path: DataPath) => ({
    file: 'docs.json',
    position: { line: this.#paths.push(path), column: 1 },
  });

  readonly format = (diagnostic: Diagnostic): string => {
    const { file, position } = diagnostic;
    if (file !== 'docs.json' || position === undefined) return diagnosticText(diagnostic);
    const path = this.#paths[position.line - 1] ?? [];
    return diagnosticText({ ...diagnostic, file: `docs.json ${path.join('.')}` }).replace(
      `:${position.line}:1 `,
      ' ',
    );
  };
}
