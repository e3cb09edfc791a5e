/** Two built sites of one project, under configurations of different formats. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** What is needed of a remark of `lectern migrate`. */
export interface MigrationRemark {
  readonly code: string;
  readonly pages?: readonly string[];
}

export interface BuiltDifference {
  readonly files: number;
  readonly same: number;
  /** Files about the site as a whole that differ. */
  readonly lists: readonly string[];
  /** Files that differ of pages that a remark names. */
  readonly named: readonly string[];
  /** Files that differ where a remark names a setting of the whole site. */
  readonly bySetting: readonly string[];
  /** What no remark tells of: the file, and the bytes around the first difference. */
  readonly unnamed: readonly string[];
}

/** Remarks about the site as a whole, which any of its pages may show. */
const SETTINGS = new Set(['migrate/lost-setting', 'migrate/other-setting', 'migrate/plain-color']);

export function compareBuiltSites(
  before: string,
  after: string,
  remarks: readonly MigrationRemark[],
): BuiltDifference {
  const pages = new Set(remarks.flatMap((remark) => remark.pages ?? []));
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
    if (old === now) same += 1;
    else if (LISTS.test(file)) found.lists.push(file);
    else if (slugsOf(file).some((slug) => pages.has(slug))) found.named.push(file);
    else if (hasSetting) found.bySetting.push(file);
    else found.unnamed.push(describe(file, old, now));
  }
  return { files: all.length, same, ...found };
}

/** Their names tell their contents, so that pages that load other ones differ themselves. */
const OWN_ASSETS = /^_lectern\/assets\/[\w.-]+\.[\w-]{8}\.(?:css|js)$/;

/**
 * Files that list all pages in the order of the navigation, and the rules for the colours of anchors,
 * which are named by the places of these.
 */
const LISTS =
  /^(?:\.lectern-build\.json|llms[\w-]*\.txt|sitemap\.xml|404\.html|_lectern\/(?:search\/.*|theme\.css))$/;

/** The slugs of the page that a file may be of. */
function slugsOf(file: string): readonly string[] {
  const path = file.replace(/(?:\/?index\.html|\.html|\.md)$/, '');
  return [path, path === '' ? 'index' : `${path}/index`];
}

/**
 * Names of groups and anchors that only code knows tell where these stand in the file, and the name of
 * a stylesheet with their colours tells its contents.
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
