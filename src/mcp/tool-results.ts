/** The results of the tools for a built site, as values. */
import { type ResultGroup, search } from '../search/search.ts';
import type { IndexedOperation } from './indexed-operations.ts';
import type { PublishedSite } from './published-site.ts';

export interface FoundSection {
  readonly title: string;
  /** The groups and the page that contain the section, outermost first. */
  readonly within: readonly string[];
  readonly url: string;
  readonly excerpt: string;
}

export interface FoundSections {
  readonly results: FoundSection[];
  /** Words of the query that are found nowhere on the site. */
  readonly unknown: readonly string[];
  /** Versions and tabs that a query can be limited to. */
  readonly versions: readonly string[];
  readonly tabs: readonly string[];
}

export interface Question {
  readonly query: string;
  readonly version?: string | undefined;
  readonly tab?: string | undefined;
}

/** A version or tab that was asked for but does not exist. */
export interface UnknownPart {
  readonly kind: 'version' | 'tab';
  readonly name: string;
  readonly known: readonly string[];
}

/**
 * Finds a version or tab that does not exist. On a site without versions or tabs, any value is accepted and
 * means the whole site.
 */
export async function findUnknownPart(
  files: PublishedSite,
  { version, tab }: Pick<Question, 'version' | 'tab'>,
): Promise<UnknownPart | undefined> {
  if (version === undefined && tab === undefined) return undefined;
  const parts = await files.withIndex(({ manifest }) =>
    Promise.resolve([
      { kind: 'version', name: version, known: manifest.versions } as const,
      { kind: 'tab', name: tab, known: manifest.tabs } as const,
    ]),
  );
  return parts?.filter(isUnknown)[0];
}

function isUnknown(
  part: Omit<UnknownPart, 'name'> & { name?: string | undefined },
): part is UnknownPart {
  const { name, known } = part;
  return name !== undefined && known.length > 0 && !known.includes(name);
}

/** Searches the site; undefined if it has no index. */
export async function findSections(
  files: PublishedSite,
  { query, version, tab }: Question,
): Promise<FoundSections | undefined> {
  const { origin } = await files.identify();
  const toUrl = (href: string) => origin + files.base + href;
  return await files.withIndex(async (index) => {
    const { groups, unknown } = await search(index, { text: query, version, tab });
    const results = await Promise.all(groups.map((group) => describeGroup(group, toUrl)));
    const { versions, tabs } = index.manifest;
    return { results: results.flat(), unknown, versions, tabs };
  });
}

async function describeGroup(
  { title, breadcrumbs, method, path, results }: ResultGroup,
  toUrl: (href: string) => string,
): Promise<FoundSection[]> {
  const operation = method && path ? [`${method} ${path}`] : [];
  return await Promise.all(
    results.map(async (result): Promise<FoundSection> => {
      const { pieces } = await result.loadExcerpt();
      const heading = toText(result.title);
      const page = heading === title ? [] : [title];
      return {
        title: heading,
        within: [...breadcrumbs, ...page, ...operation],
        url: toUrl(result.href),
        excerpt: toText(pieces),
      };
    }),
  );
}

function toText(pieces: readonly { readonly text: string }[]): string {
  return pieces.map(({ text }) => text).join('');
}

export interface ListedOperation extends IndexedOperation {
  readonly url: string;
}

export async function listFoundOperations(
  files: PublishedSite,
  version: string | undefined,
): Promise<readonly ListedOperation[]> {
  const { origin } = await files.identify();
  const found = await files.listOperations(version);
  return found.map((each) => ({ ...each, url: origin + files.base + each.href }));
}

export interface WantedOperation {
  readonly method: string;
  readonly path: string;
}

/**
 * Finds an operation by method and path. The names of path parameters only decide between several matches.
 */
export function chooseOperation(
  operations: readonly ListedOperation[],
  { method, path }: WantedOperation,
): ListedOperation | undefined {
  const bare = (text: string) => text.replace(/\{[^}]*\}/g, '{}').replace(/(?<=.)\/$/, '');
  const likely = operations.filter(
    (each) => each.method.toLowerCase() === method.toLowerCase() && bare(each.path) === bare(path),
  );
  return likely.find((each) => each.path === path) ?? likely[0];
}
