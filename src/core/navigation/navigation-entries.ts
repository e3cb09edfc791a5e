/** Diagnostics about unresolved names in `navigation`, `tabs` and `anchors`. */
import { diagnoseWith, entry } from '../diagnostic/catalog.ts';
import { replace } from '../diagnostic/fix.ts';
import { quote } from '../diagnostic/quote.ts';

/** A file that an entry probably means, and why it is not a page. */
export interface FoundFile {
  /** Relative to the project folder. */
  readonly file: string;
  readonly reason: 'ignored' | 'sdk' | 'beside' | 'named-whole' | 'extension';
}

/** A tab or an anchor, as messages refer to it. */
interface DivisionFacts {
  readonly kind: 'tab' | 'anchor';
  readonly name: string;
  readonly url: string;
}

/** Converts a file to the form of entries: relative to the folder of the pages, without extension. */
function inFolder(file: string): string {
  return file.slice(file.indexOf('/') + 1).replace(/\.mdx?$/i, '');
}

export const navigationEntries = {
  'navigation/missing-page': entry<{ entry: string; nearest?: string | undefined }>({
    severity: 'error',
    canPass: true,
    title: 'Page not found',
    message: (facts) => `There is no page ${quote(facts.entry)}; the entry is left out.`,
    hint: ({ nearest }) =>
      nearest === undefined
        ? 'Create the file, or remove the entry.'
        : `Did you mean ${quote(nearest)}?`,
    fix: ({ entry: written, nearest }) => replace(written, nearest),
    example: { entry: 'guides/setpu', nearest: 'guides/setup' },
  }),
  'navigation/outside': entry<{ entry: string }>({
    severity: 'error',
    canPass: true,
    title: 'Page outside the project',
    message: (facts) =>
      `${quote(facts.entry)} leads out of the folder of the pages, and nothing is read there.`,
    hint: () => 'Move the file into the folder of the pages, and write its path in there.',
    example: { entry: '../README' },
  }),
  'navigation/url-entry': entry<{ entry: string; label: string }>({
    severity: 'warning',
    title: 'Address in place of a page',
    message: (facts) =>
      `${quote(facts.entry)} is an address, but entries are files, so it becomes a link called ${quote(facts.label)}.`,
    hint: () => 'To give it a name, list a page whose front matter has this address as its "url".',
    example: { entry: 'https://example.com/', label: 'example.com' },
  }),
  'navigation/folder-entry': entry<{ entry: string; example: string }>({
    severity: 'error',
    canPass: true,
    title: 'Folder in place of a page',
    message: (facts) =>
      `${quote(facts.entry)} is a folder without an index page; the entry is left out.`,
    hint: ({ example }) => `List its pages one by one, beginning with ${quote(example)}.`,
    example: { entry: 'guides', example: 'guides/intro' },
  }),
  'navigation/case-differs': entry<{ entry: string; slug: string }>({
    severity: 'warning',
    title: 'Entry differs from the page in case',
    message: (facts) =>
      `The page is called ${quote(facts.slug)}; ${quote(facts.entry)} differs from it in case or accents.`,
    hint: ({ slug }) => `Write ${quote(slug)}.`,
    fix: ({ entry: written, slug }) => replace(written, slug),
    example: { entry: 'Guides/Intro', slug: 'guides/intro' },
  }),
  'navigation/page-twice': entry<{ slug: string; group: string }>({
    severity: 'warning',
    title: 'Page listed twice',
    message: ({ slug, group }) =>
      `The group ${quote(group)} already has the page ${quote(slug)}; it is shown once.`,
    hint: () => 'Remove one of the two entries.',
    example: { slug: 'guides/intro', group: 'Guides' },
  }),
  'navigation/redirected-page': entry<{ source: string; destination: string; file: string }>({
    severity: 'warning',
    title: 'Page gives way to a redirect',
    message: ({ source, destination, file }) =>
      `${quote(source)} redirects to ${quote(destination)}, so ${file}, which the navigation does not list, is not published.`,
    hint: () => 'Delete the file if the page has moved, or else remove the redirect.',
    example: { source: '/setup', destination: '/quickstart', file: 'setup.mdx' },
  }),
  'navigation/in-several-branches': entry<{
    slugs: readonly string[];
    /** Whether all of them are generated from documents. */
    isGenerated: boolean;
  }>({
    severity: 'warning',
    title: 'Pages in several branches',
    message: ({ slugs }) =>
      slugs.length === 1
        ? `The page ${quote(slugs[0] ?? '')} is listed in several branches of the navigation.`
        : `${slugs.length} pages, such as ${quote(slugs[0] ?? '')}, are listed in several branches of the navigation.`,
    hint: ({ isGenerated }) =>
      isGenerated
        ? 'For pages of its own in each branch, name the document with another "directory" there: { "source": "openapi.yaml", "directory": "fr/api" }.'
        : 'A page has one address: it opens in the first branch that lists it, or in the one that a reader comes from.',
    example: { slugs: ['guides/intro'], isGenerated: false },
  }),
  'navigation/no-page': entry<{ entry: string } & FoundFile>({
    severity: 'error',
    title: 'File is not a page',
    message: ({ entry: written, file, reason }) => {
      const named = `${quote(written)} is the file ${file}`;
      switch (reason) {
        case 'ignored':
          return `${named}, which .lecternignore or .mintignore leaves out.`;
        case 'sdk':
          return `${named}, in a folder that "sdk" names, of which nothing else is read.`;
        case 'beside':
          return `${named}, which is next to the folder of the pages.`;
        case 'named-whole':
          return `${named}, but entries count from the folder of the pages.`;
        case 'extension':
          return `${named}, which does not have the extension of a page.`;
      }
    },
    hint: ({ file, reason }) => {
      switch (reason) {
        case 'ignored':
          return 'Remove the file from the ignored ones, or remove the entry.';
        case 'sdk':
          return 'Move it to another folder, or remove the entry.';
        case 'beside':
          return 'Move it into "content".';
        case 'named-whole':
          return `Write ${quote(inFolder(file))}.`;
        case 'extension':
          return 'Give it the extension .mdx or .md.';
      }
    },
    fix: ({ entry: written, file, reason }) =>
      reason === 'named-whole' ? replace(written, inFolder(file)) : undefined,
    example: { entry: 'setup', file: 'content/setup.mdx', reason: 'ignored' },
  }),
  'navigation/no-pages': entry<{ count: number; folder: string }>({
    severity: 'error',
    title: 'Project without pages',
    message: ({ count, folder }) =>
      `The navigation lists ${count} pages, but ${folder === '' ? 'this project' : `"${folder}"`} has none.`,
    hint: ({ folder }) =>
      `Write the first one, such as ${folder === '' ? '' : `${folder}/`}index.mdx, or put docs.json where the pages are.`,
    example: { count: 12, folder: 'content' },
  }),
  'navigation/missing-folder': entry<{
    folder: string;
    count: number;
    nearest?: string | undefined;
  }>({
    severity: 'error',
    title: 'Folder not found',
    message: ({ folder, count }) =>
      `There is no folder ${quote(folder)} with pages; the ${count} entries inside it are left out.`,
    hint: ({ nearest }) =>
      nearest === undefined
        ? 'Create the folder with its pages, or remove the entries.'
        : `Did you mean ${quote(nearest)}?`,
    example: { folder: 'giudes', count: 3, nearest: 'guides' },
  }),
  'navigation/missing-operation': entry<{
    entry: string;
    /** The document that the entry, or the group around it, names. */
    document?: string | undefined;
    nearest?: string | undefined;
  }>({
    severity: 'error',
    canPass: true,
    title: 'Operation not found',
    message: ({ entry: written, document }) =>
      document === undefined
        ? `No OpenAPI document of this project has ${quote(written)}.`
        : `The document ${quote(document)} has no ${quote(written.slice(document.length).trim())}.`,
    hint: ({ document, nearest }) => {
      if (nearest !== undefined) return `Did you mean ${quote(nearest)}?`;
      return document === undefined
        ? 'Write method and path exactly as in the document, and name it in "openapi".'
        : 'Write method and path exactly as in the document; if another document has the operation, name that one.';
    },
    fix: (facts) => replace(facts.entry, facts.nearest),
    example: { entry: 'GET /usres', nearest: 'GET /users' },
  }),
  'navigation/version-conflict': entry<{ version: string; outer: string }>({
    severity: 'warning',
    title: 'Version inside another version',
    message: ({ version, outer }) =>
      `This belongs to version ${quote(version)}, but is in a group of version ${quote(outer)}: no version shows it.`,
    hint: ({ version }) => `Move it into a group of version ${quote(version)}.`,
    example: { version: '1.0', outer: '2.0' },
  }),
  'navigation/unknown-page-version': entry<{
    version: string;
    nearest?: string | undefined;
  }>({
    severity: 'warning',
    title: 'Unknown version',
    message: ({ version }) =>
      `The page belongs to version ${quote(version)}, which is not one of "versions".`,
    hint: ({ version, nearest }) =>
      nearest === undefined
        ? `Add ${quote(version)} to "versions", or remove the line.`
        : `Did you mean ${quote(nearest)}?`,
    fix: ({ version, nearest }) => replace(version, nearest),
    example: { version: '2', nearest: '2.0' },
  }),
  'navigation/dead-prefix': entry<DivisionFacts & { nearest?: string | undefined }>({
    severity: 'warning',
    title: 'Tab or anchor without pages',
    message: ({ kind, name, url }) =>
      `There is no page under ${quote(url)}, so the ${kind} ${quote(name)} is left out.`,
    hint: ({ nearest }) =>
      nearest === undefined
        ? 'Write the folder of its pages, or a complete address such as https://example.com.'
        : `Did you mean ${quote(nearest)}?`,
    fix: ({ url, nearest }) => replace(url, nearest),
    example: { kind: 'tab', name: 'API', url: 'api-refrence', nearest: 'api-reference' },
  }),
  'navigation/same-prefix': entry<DivisionFacts & { other: string }>({
    severity: 'warning',
    title: 'Two tabs or anchors with one URL',
    message: ({ kind, name, url, other }) =>
      `The ${kind} ${quote(name)} has the same url ${quote(url)} as ${quote(other)}, which owns its pages.`,
    hint: () => 'Give each its own folder, or remove one.',
    example: { kind: 'anchor', name: 'SDKs', url: 'sdk', other: 'Libraries' },
  }),
  'navigation/idle-top-anchor': entry({
    severity: 'warning',
    title: 'Top anchor without pages',
    message: () =>
      'Every page belongs to one of "anchors", so nothing is left for "topAnchor", and it is left out.',
    hint: () => 'Remove "topAnchor", or list a page that no anchor claims.',
    example: {},
  }),
};

/** Creates a diagnostic about the navigation. */
export const diagnoseNavigation = diagnoseWith(navigationEntries);
