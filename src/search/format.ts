/**
 * The files of an index, and what is in them.
 *
 * `manifest.json` stands at a fixed address and names the folder of the others, whose name is a hash
 * of them: they may be cached for ever. A small site has its terms in one file; a large one has them
 * in files of neighbouring terms, of which a search loads those it needs. Titles and headings
 * ("records") are apart from the running text ("texts"), which only excerpts need.
 */
export const FORMAT = 2;
export const CODE_BEGINS = '\f';
export const MANIFEST = 'manifest.json';
/** Between the names of a version and of one inside of it. */
const WITHIN = ' / ';
/** Behind the name of a part of the site that has versions of its own. */
const OF = ' > ';

/**
 * The name of a version inside of others, the outermost first: `en / 2.0`. One that a part of the site has for
 * itself stands behind the names of that: `en / Forge > 2.0`.
 */
export function joinVersions(names: readonly (readonly string[])[]): string {
  return names.map((name) => name.join(OF)).join(WITHIN);
}

/**
 * The numbers of the versions whose pages are found from one: itself, those around it, the usual ones of those
 * inside of it and of those that other parts of the site have for themselves, and 0, which pages of all
 * versions have. Every number without a version; from an empty one, that of pages of none, the usual ones.
 */
export function versionsFrom(
  manifest: Pick<Manifest, 'versions' | 'usualVersions'>,
  version: string | undefined,
): ReadonlySet<number> {
  const { versions } = manifest;
  const isFound = (name: string) => version === undefined || goTogether(name, version, manifest);
  return new Set([0, ...versions.flatMap((name, rank) => (isFound(name) ? rank + 1 : []))]);
}

/** Whether one choice alone leads from a version to another: to `en / 1.0` or `fr / 2.0` from `en / 2.0`. */
export function isOneChoiceAway(one: string, other: string): boolean {
  const parts = one.split(WITHIN);
  const others = other.split(WITHIN);
  if (parts.length !== others.length) return true;
  return parts.filter((part, rank) => part !== others[rank]).length === 1;
}

/**
 * Whether a reader of one version may be led to another. Those of one list exclude each other; where another
 * part of the site has a list of its own, the version of the same name is taken, or the usual one where it has
 * none. So it is with a list that the reader has not chosen from yet.
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

/** Where no version of a list is the usual one, each may be what the reader looks for. */
function isUsual(before: string, name: string, usual: readonly string[] = []): boolean {
  const ofList = usual.filter((each) => {
    return (
      each.startsWith(before) &&
      splitOwn(each.split(WITHIN).at(-1) ?? '')[1] === each.slice(before.length)
    );
  });
  return ofList.length === 0 || ofList.includes(before + name);
}

/** The part of the site whose version a name is of, with what stands behind it, and the version. */
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
  /** Number of sections of each page, see `formatNumbers`. */
  readonly pages: string;
  /** First term of each file of terms. */
  readonly terms: readonly string[];
  /** Pages in each file of records, and of texts. */
  readonly recordsPerFile: number;
  readonly textsPerFile: number;
  /** Groups of words for the same thing, see synonyms.ts. */
  readonly synonyms: readonly string[];
  readonly tabs: readonly string[];
  readonly versions: readonly string[];
  /** What readers call them. */
  readonly versionLabels: readonly string[];
  /** Of those that exclude each other, the ones that readers see who have chosen none. */
  readonly usualVersions?: readonly string[];
  /** Runs of pages with the same tab and version: count, tab + 1, version + 1; 0 is none. */
  readonly places: readonly (readonly [count: number, tab: number, version: number])[];
  /** Numbers of pages that are offered before anything is typed. */
  readonly suggested: readonly SuggestedPage[];
}

export interface SuggestedPage {
  /** Number of the page. */
  readonly page: number;
  readonly title: string;
  readonly href: string;
  readonly breadcrumbs: readonly string[];
}

/** What a result shows of a page. */
export interface PageRecord {
  readonly title: string;
  readonly href: string;
  readonly breadcrumbs: readonly string[];
  readonly method?: string;
  readonly path?: string;
  /** Fragment and heading; the beginning of the page first, where both are empty. */
  readonly sections: readonly (readonly [id: string, heading: string])[];
}

/** Text of each section, as documents have it; its code follows after `CODE_BEGINS`. */
export type PageTexts = readonly string[];

export interface IndexFile {
  /** Relative to the folder of the index. */
  readonly name: string;
  readonly text: string;
}

/** A file whose text is made when it is asked for. */
export interface IndexPart extends Pick<IndexFile, 'name'> {
  readonly format: () => string;
}

export const fileNames = {
  terms: (number: number) => `terms-${number}.txt`,
  /** All terms, one a line; only where they are in several files. */
  words: 'words.txt',
  records: (number: number) => `pages-${number}.json`,
  texts: (number: number) => `texts-${number}.json`,
} as const;

/** Undefined when the text is no manifest of this format. */
export function parseManifest(text: string): Manifest | undefined {
  const value: unknown = JSON.parse(text);
  const isKnown = typeof value === 'object' && value !== null && 'format' in value;
  return isKnown && value.format === FORMAT ? (value as Manifest) : undefined;
}
