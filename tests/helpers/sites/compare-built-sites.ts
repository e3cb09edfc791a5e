/** Compares two built sites of one project, with configurations in different formats. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The part of a remark of `lectern migrate` that is needed here. */
export interface MigrationRemark {
  readonly code: string;
  readonly part?: string;
  readonly pages?: readonly string[];
}

export interface BuiltDifference {
  readonly files: number;
  readonly same: number;
  /** Files about the site as a whole that differ. */
  readonly lists: readonly string[];
  /** Files of pages that differ only in the parts that remarks name. */
  readonly named: readonly string[];
  /** Files that differ and can do so because a remark names a setting of the whole site. */
  readonly bySetting: readonly string[];
  /** Differences that no remark mentions: the file, and the bytes around the first difference. */
  readonly unnamed: readonly string[];
}

/** Remarks about the site as a whole, which can affect any page. */
const SETTINGS = new Set(['migrate/lost-setting', 'migrate/other-setting', 'migrate/plain-color']);

export function compareBuiltSites(
  before: string,
  after: string,
  remarks: readonly MigrationRemark[],
): BuiltDifference {
  const partsOf = (file: string) =>
    remarks.flatMap(({ pages = [], part }) =>
      slugsOf(file).some((slug) => pages.includes(slug)) ? (part ?? []) : [],
    );
  const hasSetting = remarks.some(({ code }) => SETTINGS.has(code));
  const every = new Set([...listFiles(before), ...listFiles(after)]);
  const all = [...every].filter((file) => !OWN_ASSETS.test(file)).sort();
  const found = {
    lists: [] as string[],
    named: [] as string[],
    bySetting: [] as string[],
    unnamed: [] as string[],
  };
  let same = 0;
  for (const file of all) {
    const [old, now] = [readBuilt(before, file), readBuilt(after, file)];
    const parts = partsOf(file);
    const [oldRest, nowRest] = [withoutParts(old, parts), withoutParts(now, parts)];
    if (old === now) same += 1;
    else if (LISTS.test(file)) found.lists.push(file);
    else if (oldRest === nowRest) found.named.push(file);
    else if (hasSetting) found.bySetting.push(file);
    else found.unnamed.push(describe(file, oldRest, nowRest));
  }
  return { files: all.length, same, ...found };
}

/**
 * Assets are not compared, because their names are hashes of their contents: pages that load other assets
 * differ themselves.
 */
const OWN_ASSETS = /^_lectern\/assets\/[\w.-]+\.[\w-]{8}\.(?:css|js)$/;

/**
 * Files that list all pages in the order of the navigation, and the stylesheet with the colors of anchors,
 * which are named by the positions of the anchors.
 */
const LISTS =
  /^(?:\.lectern-build\.json|llms[\w-]*\.txt|sitemap\.xml|404\.html|_lectern\/(?:search\/.*|theme\.css))$/;

/** Patterns that find the parts of a page in its HTML. */
const REGIONS: Readonly<Record<string, RegExp>> = {
  tabs: /<nav class="nav-tabs".*?<\/nav>/s,
  breadcrumbs: /<p class="eyebrow">.*?<\/p>/s,
  neighbors: /<nav id="pagination".*?<\/nav>/s,
  // The links to neighbors name the version that they belong to.
  version: /<nav id="pagination".*?<\/nav>/s,
};

/** Parts that also affect the head of the page and the sidebar. */
const AROUND = new Set(['anchors', 'switchers', 'sidebar', 'version', 'versions']);

/**
 * Removes the parts that may differ from a page. If one of them affects the head of the page or the
 * sidebar, keeps only the main part.
 */
function withoutParts(html: string, parts: readonly string[]): string {
  const isAround = parts.some((part) => AROUND.has(part));
  const whole = isAround ? (/<main .*<\/main>/s.exec(html)?.[0] ?? html) : html;
  const rest = parts.reduce((text, part) => text.replace(REGIONS[part] ?? '', ''), whole);
  // The element around the part exists only if there is something in it.
  return rest.replace('<div class="page-end"></div>', '');
}

/** Returns the possible slugs of the page that a file belongs to. */
function slugsOf(file: string): readonly string[] {
  const path = file.replace(/(?:\/?index\.html|\.html|\.md)$/, '');
  return [path, path === '' ? 'index' : `${path}/index`];
}

/**
 * Reads a file of a built site, without values that depend on the format: internal names of groups and
 * anchors contain their positions in docs.json, and the name of a stylesheet with their colors is a hash of
 * its contents.
 */
function readBuilt(folder: string, file: string): string {
  const path = join(folder, file);
  if (!existsSync(path)) return '';
  return readFileSync(path, 'latin1')
    .replace(/ data-(group|fold)="[\w-]*"/g, ' data-$1')
    .replace(/_lectern\/assets\/dark\.[\w-]+/g, '_lectern/assets/dark')
    .replace(/\banchor-(?:global-)?[\d-]*\d\b|\banchor-top\b/g, 'anchor-n');
}

function describe(file: string, old: string, now: string): string {
  if (old === '') return `${file} is new`;
  if (now === '') return `${file} is gone`;
  const at = Array.from(old).findIndex((letter, index) => letter !== now[index]);
  const part = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 60), at + 100));
  return `${file}: ${part(old)} became ${part(now)}`;
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
