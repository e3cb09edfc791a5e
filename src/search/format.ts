/**
 * The files of an index, and their contents.
 *
 * `manifest.json` has a fixed address and names the folder of the other files, whose name is a hash of
 * them, so they can be cached forever. A small site has its terms in one file; a large one splits them into
 * files of neighboring terms, of which a search loads those it needs. Titles and headings ("records") are
 * separate from the running text ("texts"), which only excerpts need.
 */
export const FORMAT = 2;
export const CODE_BEGINS = '\f';
export const MANIFEST = 'manifest.json';
/** Separates the name of a version from that of a version inside it. */
const WITHIN = ' / ';
/** Separates the name of a part of the site from that of its own version. */
const OF = ' > ';

/**
 * The name of a nested version, the outermost first: `en / 2.0`. A version that only a part of the site has
 * comes after the names of that part: `en / Forge > 2.0`.
 */
export function joinVersions(names: readonly (readonly string[])[]): string {
  return names.map((name) => name.join(OF)).join(WITHIN);
}

/**
 * The numbers of the versions whose pages are found from a version: itself, those that contain it, the
 * default ones of those inside it and of those that other parts of the site have, and 0, for pages of all
 * versions. Without a version, all numbers; for an empty one, 0 and the defaults.
 */
export function versionsFrom(
  manifest: Pick<Manifest, 'versions' | 'usualVersions'>,
  version: string | undefined,
): ReadonlySet<number> {
  const { versions } = manifest;
  const isFound = (name: string) => version === undefined || goTogether(name, version, manifest);
  return new Set([0, ...versions.flatMap((name, rank) => (isFound(name) ? rank + 1 : []))]);
}

/**
 * Whether two versions differ in exactly one choice: `en / 1.0` and `fr / 2.0` do from `en / 2.0`. A
 * version of another depth always counts.
 */
export function isOneChoiceAway(one: string, other: string): boolean {
  const parts = one.split(WITHIN);
  const others = other.split(WITHIN);
  if (parts.length !== others.length) return true;
  return parts.filter((part, rank) => part !== others[rank]).length === 1;
}

/**
 * Whether a reader of `version` also finds pages of `other`. Versions in one list exclude each other; if
 * another part of the site has a separate list, its version of the same name is used, or else its default.
 * The same applies to a list that the reader has not chosen from yet.
 */
function goTogether(
  other: string,
  version: string,
  { versions, usualVersions }: Pick<Manifest, 'versions' | 'usualVersions'>,
): boolean {
  const own = version === '' ? [] : version.split(WITHIN);
  const parts = other.split(WITHIN);
  const apart = parts.findIndex((part, rank) => part !== own[rank]);
  return parts.every((part, rank) => {
    if (apart === -1 || rank < apart) return true;
    const [list, name] = splitOwn(part);
    const [ownList, ownName] = splitOwn(own[rank] ?? '');
    if (rank === apart && own[rank] !== undefined && list === ownList) return false;
    const before = [...parts.slice(0, rank), list].join(WITHIN);
    const namesake = before + ownName;
    if (ownName !== '' && versions.some((each) => isWithin(each, namesake)))
      return name === ownName;
    return isUsual(before, name, usualVersions);
  });
}

/**
 * Whether a version is a default of its list. If a list has no default, any of its versions can be what the
 * reader wants.
 */
function isUsual(before: string, name: string, usual: readonly string[] = []): boolean {
  const ofList = usual.filter((each) => {
    return (
      each.startsWith(before) &&
      splitOwn(each.split(WITHIN).at(-1) ?? '')[1] === each.slice(before.length)
    );
  });
  return ofList.length === 0 || ofList.includes(before + name);
}

/** Splits a name into the part of the site that has the version, including the separator, and the version. */
function splitOwn(name: string): readonly [list: string, version: string] {
  const at = name.lastIndexOf(OF);
  const end = at === -1 ? 0 : at + OF.length;
  return [name.slice(0, end), name.slice(end)];
}

function isWithin(inner: string, outer: string): boolean {
  return inner === outer || inner.startsWith(outer + WITHIN);
}

export interface Manifest {
  readonly format: typeof FORMAT;
  /** Folder of the other files, next to the manifest. */
  readonly folder: string;
  readonly sectionCount: number;
  /** Number of sections of each page, encoded by `formatNumbers`. */
  readonly pages: string;
  /** The first term of each file of terms. */
  readonly terms: readonly string[];
  /** Number of pages in each file of records, and of texts. */
  readonly recordsPerFile: number;
  readonly textsPerFile: number;
  /** Groups of synonyms, see synonyms.ts. */
  readonly synonyms: readonly string[];
  readonly tabs: readonly string[];
  readonly versions: readonly string[];
  /** Displayed names of the versions. */
  readonly versionLabels: readonly string[];
  /** Versions that readers see by default, among those that exclude each other. */
  readonly usualVersions?: readonly string[];
  /** Runs of pages with the same tab and version: count, tab + 1, version + 1; 0 means none. */
  readonly places: readonly (readonly [count: number, tab: number, version: number])[];
  /** Pages that are suggested before anything is typed. */
  readonly suggested: readonly SuggestedPage[];
}

export interface SuggestedPage {
  /** Number of the page. */
  readonly page: number;
  readonly title: string;
  readonly href: string;
  readonly breadcrumbs: readonly string[];
}

/** What a result shows about a page. */
export interface PageRecord {
  readonly title: string;
  readonly href: string;
  readonly breadcrumbs: readonly string[];
  readonly method?: string;
  readonly path?: string;
  /** Fragment and heading; the beginning of the page, where both are empty, comes first. */
  readonly sections: readonly (readonly [id: string, heading: string])[];
}

/** The text of each section, as in documents; its code follows after `CODE_BEGINS`. */
export type PageTexts = readonly string[];

export interface IndexFile {
  /** Relative to the folder of the index. */
  readonly name: string;
  readonly text: string;
}

/** A file whose text is made when it is requested. */
export interface IndexPart extends Pick<IndexFile, 'name'> {
  readonly format: () => string;
}

export const fileNames = {
  terms: (number: number) => `terms-${number}.txt`,
  /** All terms, one per line; only present if there are several files of terms. */
  words: 'words.txt',
  records: (number: number) => `pages-${number}.json`,
  texts: (number: number) => `texts-${number}.json`,
} as const;

/** Undefined if the text is not a manifest of this format. */
export function parseManifest(text: string): Manifest | undefined {
  const value: unknown = JSON.parse(text);
  const isKnown = typeof value === 'object' && value !== null && 'format' in value;
  return isKnown && value.format === FORMAT ? (value as Manifest) : undefined;
}
