/** Diagnostics of `lectern migrate`: what the other format cannot hold, and what differs in it. */
import { diagnoseWith, entry } from '../diagnostic/catalog.ts';
import { quote } from '../diagnostic/quote.ts';

/** The parts of a page that navigation decides. */
export const viewParts = [
  'tabs',
  'anchors',
  'switchers',
  'sidebar',
  'breadcrumbs',
  'directory',
  'neighbors',
  'version',
  'versions',
] as const;

export type ViewPart = (typeof viewParts)[number];

export const migrateEntries = {
  'migrate/taken': entry<{ target: string; source: string }>({
    severity: 'error',
    title: 'The file to write already exists',
    message: ({ target, source }) =>
      `${source} would become ${target}, and there is a ${target} next to it; nothing was changed.`,
    hint: ({ target }) => `Move ${target} away, or delete it.`,
    example: { target: 'mint.json', source: 'docs.json' },
  }),
  'migrate/lost-pages': entry<{ pages: readonly string[] }>({
    severity: 'error',
    title: 'Pages would be lost',
    message: ({ pages }) =>
      `The other format would make a site without ${listPages(pages)}; nothing was changed.`,
    hint: () => 'Keep the file as it is: Lectern builds from either format.',
    example: { pages: ['api-reference/users/list'] },
  }),
  'migrate/lost-setting': entry<{ key: string; times: number }>({
    severity: 'warning',
    title: 'Setting has no place in the other format',
    message: ({ key, times }) =>
      `${key} cannot be written there${times > 1 ? `, here and in ${times - 1} more ${times === 2 ? 'place' : 'places'}` : ''}; the site is built as if it were not set.`,
    hint: () => 'Look at what it did, and decide whether the site can do without it.',
    example: { key: 'api.auth.inputPrefix', times: 1 },
  }),
  'migrate/left-fault': entry<{ message: string }>({
    severity: 'warning',
    title: 'Mistake is not migrated',
    message: ({ message }) => `${message} It is left out of the new file.`,
    hint: () => 'If it was intended, correct it first, and migrate again.',
    example: { message: '"navbr" is not a key of the configuration and has no effect.' },
  }),
  'migrate/plain-color': entry<{ key: string; color: string }>({
    severity: 'warning',
    title: 'Gradient becomes one color',
    message: ({ key, color }) =>
      `${key} is a gradient, and the other format has plain colors: ${color} is kept.`,
    hint: () => 'Choose another color if this one does not fit.',
    example: { key: 'anchors[0].color', color: '#16a34a' },
  }),
  'migrate/idle-settings': entry<{ keys: readonly string[] }>({
    severity: 'warning',
    title: 'Keys without effect are left out',
    message: ({ keys }) =>
      `${keys.join(', ')} ${keys.length === 1 ? 'has' : 'have'} no effect on this site, and no place in the other format.`,
    hint: () => 'Nothing to do: the pages stay the same.',
    example: { keys: ['layout', 'mintlify'] },
  }),
  'migrate/other-setting': entry<{ key: string }>({
    severity: 'warning',
    title: 'Setting works differently',
    message: ({ key }) => `${key} does not mean the same in the other format.`,
    hint: () => 'Compare the pages before and after.',
    example: { key: 'colors' },
  }),
  'migrate/flattened': entry<{ axis: string; name: string }>({
    severity: 'warning',
    title: 'Branch becomes a group',
    message: ({ axis, name }) =>
      `The older format has no place for the ${axis} ${quote(name)}: it becomes a group of the sidebar, which holds all of its pages.`,
    hint: () => 'Keep docs.json if readers should choose it as before.',
    example: { axis: 'product', name: 'Cloud' },
  }),
  'migrate/hidden-group': entry<{ name: string }>({
    severity: 'warning',
    title: 'Hidden group is left out',
    message: ({ name }) =>
      `The older format hides pages by not listing them: those of ${quote(name)} are no longer in a group, and are found by links as before.`,
    hint: () => 'Nothing to do, unless search should find them.',
    example: { name: 'Drafts' },
  }),
  'migrate/added-branch': entry<{ axis: string; name: string }>({
    severity: 'warning',
    title: 'Pages get a new branch',
    message: ({ axis, name }) =>
      `Pages that were outside every ${axis} are in a new one named ${quote(name)}: in the newer format every page is inside one.`,
    hint: () => 'Give it another name and an icon.',
    example: { axis: 'anchor', name: 'Documentation' },
  }),
  'migrate/no-prefix': entry<{
    axis: string;
    name: string;
    pages: readonly string[];
    owner: string;
  }>({
    severity: 'warning',
    title: 'Pages leave their branch',
    message: ({ axis, name, pages, owner }) =>
      `In the older format a ${axis} owns the pages of one folder. ${listPages(pages)} of ${quote(name)} ${pages.length === 1 ? 'lies' : 'lie'} elsewhere, and will be found under ${quote(owner)}.`,
    hint: () => 'Move these files into the folder of the others, or keep docs.json.',
    example: { axis: 'tab', name: 'Community', pages: ['about'], owner: 'Guides' },
  }),
  'migrate/listed-once': entry<{ pages: readonly string[] }>({
    severity: 'warning',
    title: 'Pages are listed in one place',
    message: ({ pages }) =>
      `In the older format the address of a page decides where it is listed: ${listPages(pages)} ${pages.length === 1 ? 'keeps' : 'keep'} the first of several places.`,
    hint: () => 'Keep docs.json if readers should find them in each.',
    example: { pages: ['guides/start'] },
  }),
  'migrate/unlisted-pages': entry<{ pages: readonly string[] }>({
    severity: 'warning',
    title: 'Search engines and agents see other pages',
    message: ({ pages }) =>
      `Search, sitemap and llms.txt include ${listPages(pages)} in one of the two formats only.`,
    hint: () => 'Check whether these pages should be found.',
    example: { pages: ['drafts/next'] },
  }),
  'migrate/page-differs': entry<{ part: ViewPart; pages: readonly string[] }>({
    severity: 'warning',
    title: 'Pages differ outside their text',
    message: ({ part, pages }) => `${PARTS[part]} on ${listPages(pages)}.`,
    hint: () => 'Compare one of these pages before and after.',
    example: { part: 'neighbors', pages: ['guides/last', 'reference/first'] },
  }),
  'migrate/other-start': entry<{ folders: readonly string[] }>({
    severity: 'warning',
    title: 'Addresses of folders lead to other pages',
    message: ({ folders }) =>
      `${folders.map((folder) => `/${folder}`).join(', ')} ${folders.length === 1 ? 'opens' : 'open'} with another page than before.`,
    hint: () => 'Write a redirect, or an index page, if it matters.',
    example: { folders: ['guides'] },
  }),
  'migrate/other-order': entry({
    severity: 'warning',
    title: 'Files for agents have another order',
    message: () => 'llms.txt and the sitemap list the same pages in another order.',
    hint: () => 'Nothing to do.',
  }),
  'migrate/search-data': entry<{ includesBranches: boolean }>({
    severity: 'warning',
    title: 'Search engines find pages another way',
    message: ({ includesBranches }) =>
      `A site that is built with --site tells search engines the groups around a page; with the new file ${includesBranches ? 'the tabs and other branches as well' : 'these alone, without tabs and other branches'}.`,
    hint: () => 'Nothing to do.',
    example: { includesBranches: true },
  }),
  'migrate/joined-file': entry<{ target: string }>({
    severity: 'warning',
    title: 'File is included',
    message: ({ target }) =>
      `Its content is written into ${target} itself. The file is left as it is, and would be published.`,
    hint: () => 'Delete it.',
    example: { target: 'mint.json' },
  }),
};

const PARTS: Readonly<Record<ViewPart, string>> = {
  tabs: 'Tabs differ',
  anchors: 'Anchors differ',
  switchers: 'The switchers at the top of the sidebar differ',
  sidebar: 'The sidebar differs',
  breadcrumbs:
    'The names above the title differ (the newer format names tabs and the like before the groups)',
  directory: 'The list of the other pages in a group, below the text, differs',
  neighbors:
    'The links to the previous and the next page differ (the older format reads on from one sidebar to the next, the newer one does not)',
  version: 'The version or language that the page belongs to differs',
  versions: 'The list of versions or languages differs',
};

const MAX_NAMED = 5;

/** Returns `guides/a, guides/b and 12 more pages`. */
function listPages(pages: readonly string[]): string {
  const named = pages.slice(0, MAX_NAMED).map((page) => `/${page}`);
  const more = pages.length - named.length;
  return more === 0
    ? named.join(', ')
    : `${named.join(', ')} and ${more} more ${more === 1 ? 'page' : 'pages'}`;
}

/** Makes a diagnostic about a configuration in another format. */
export const diagnoseMigration = diagnoseWith(migrateEntries);
