/** The keys of front matter: the kind of each, the values it accepts, and what it means. */
import { nearest } from '../diagnostic/nearest.ts';
import type { FrontMatter, PageMode } from './page.ts';

type FieldsOf<Value> = {
  [Key in keyof FrontMatter]-?: Value extends FrontMatter[Key] ? Key : never;
}[keyof FrontMatter];

interface KeyMeaning {
  /** What the key means, in full sentences. */
  readonly text: string;
  /** The only values that it accepts, if there are just a few. */
  readonly values?: readonly string[];
}

/** A key for free text or a boolean names its field; one of the kind `own` has its own reader. */
export type FrontMatterKey = KeyMeaning &
  (
    | { readonly kind: 'text'; readonly field: FieldsOf<string> }
    | { readonly kind: 'flag'; readonly field: FieldsOf<boolean> }
    | { readonly kind: 'own' | 'none' }
  );

export const MODES = [
  'wide',
  'custom',
  'center',
  'frame',
  'landing',
] as const satisfies readonly PageMode[];
export const METHODS = ['bearer', 'basic', 'key', 'none'] as const;
/** The values of the newer format are included; they mean the same as the others. */
export const PLAYGROUNDS = ['show', 'simple', 'hide', 'interactive', 'none', 'auth'] as const;

const text = (field: FieldsOf<string>, meaning: string) =>
  ({ kind: 'text', field, text: meaning }) as const;
const flag = (field: FieldsOf<boolean>, meaning: string) =>
  ({ kind: 'flag', field, text: meaning, values: ['true', 'false'] }) as const;
const own = (meaning: string, values?: readonly string[]) =>
  ({ kind: 'own', text: meaning, ...(values && { values }) }) as const;
const none = (meaning: string) => ({ kind: 'none', text: meaning }) as const;

const keys = {
  title: text('title', 'Heading of the page, and its name in the sidebar and the browser.'),
  description: text(
    'description',
    'Line under the title; also for search engines and link previews.',
  ),
  sidebarTitle: text('sidebarTitle', 'Shorter title for the sidebar and the browser.'),
  icon: text('icon', 'Icon before the entry in the sidebar.'),
  iconType: text('iconType', 'Style of the icon.'),
  tag: text('tag', 'Short label after the entry in the sidebar.'),
  deprecated: flag('deprecated', 'Marks the page as deprecated.'),
  url: text('url', 'Makes the entry in the sidebar a link to this address.'),
  version: text('version', 'Version that the page belongs to.'),
  mode: own('Layout around the text.', MODES),
  hero: own('Head of a start page, where `mode` is `landing`.'),
  hideFooterPagination: flag(
    'hideFooterPagination',
    'Removes the links to the previous and the next page.',
  ),
  openapi: text('openapi', 'Operation or webhook of an OpenAPI document that the page shows.'),
  asyncapi: own('Channel of an AsyncAPI document that the page shows.'),
  'openapi-schema': text('openapiSchema', 'Schema of an OpenAPI document that the page shows.'),
  graphql: text('graphql', 'Operation or type of a GraphQL schema that the page shows.'),
  sdk: own('Class, function or other part of an SDK that the page shows.'),
  api: text('api', 'Endpoint that the page describes without an OpenAPI document.'),
  auth: own('Older name of `authMethod`.', METHODS),
  authMethod: own('How the endpoint of `api` authenticates.', METHODS),
  contentType: text('contentType', 'Content type of requests to the endpoint in `api`.'),
  playground: own('Mode of the playground on the page.', PLAYGROUNDS),
  hideApiMarker: flag('hideApiMarker', 'Hides the method in the sidebar.'),
  keywords: own('Further words by which search finds the page.'),
  searchable: flag('searchable', 'Whether search finds the page.'),
  noindex: flag('noindex', 'Excludes the page from search engines and from search.'),
  hidden: flag('hidden', 'Leaves the page out of the navigation and of search on purpose.'),
  rss: flag('rss', 'Shows a link to the feed of the page.'),
  canonical: text('canonical', 'URL that search engines should prefer.'),
  groups: none('Access for groups of readers: a static site is open to everyone.'),
  public: none('Access without login: a static site is open to everyone.'),
  boost: own('Weight of the page in search, relative to other pages.'),
  timestamp: flag('timestamp', 'Whether to show the date of the last change.'),
  lastUpdatedDate: own('Date of the last change, in place of the date from git.'),
  related: own('Related pages, listed below the text.'),
  contextual: own('Page actions, in place of those of the site.'),
} satisfies Readonly<Record<string, FrontMatterKey>>;

/** Names of the keys that have their own readers. */
export type OwnKey = {
  [Key in keyof typeof keys]: (typeof keys)[Key]['kind'] extends 'own' ? Key : never;
}[keyof typeof keys];

/** Every key that has a meaning, and keys of other tools that have no effect here. */
export const frontMatterKeys: Readonly<Record<string, FrontMatterKey>> = keys;

const USED = Object.keys(keys).filter((key) => frontMatterKeys[key]?.kind !== 'none');

/**
 * Returns the key that an unknown one most likely misspells. Plurals and short names are taken for an
 * author's own keys.
 */
export function meantKey(key: string): string | undefined {
  const near = key.length < 5 ? undefined : nearest(key, USED);
  if (near === undefined || near.charAt(0).toLowerCase() !== key.charAt(0).toLowerCase())
    return undefined;
  return near === `${key}s` || key === `${near}s` || near.length < 5 ? undefined : near;
}
