import type { KeyDoc } from '../config/keys/key.ts';

const used = (text: string): KeyDoc => ({ text });
const none = (text: string): KeyDoc => ({ text, status: 'none' });

/** Every key of front matter that means something, with those of other tools that mean nothing here. */
export const frontMatterKeys: Readonly<Record<string, KeyDoc>> = {
  title: used('Heading of the page, and its name in the sidebar and the browser.'),
  description: used('Line under the title; also for search engines and link previews.'),
  sidebarTitle: used('Shorter title for the sidebar and the browser.'),
  icon: used('Icon before the entry in the sidebar.'),
  iconType: used('Style of the icon.'),
  tag: used('Short mark after the entry in the sidebar.'),
  deprecated: used('Marks the page as deprecated.'),
  url: used('Makes the entry in the sidebar a link to this address.'),
  version: used('Version that the page belongs to.'),
  mode: used('What stands around the text.'),
  hero: used('Head of a start page, where `mode` is `landing`.'),
  hideFooterPagination: used('Takes the links to the previous and the next page away.'),
  openapi: used('Operation or webhook of an OpenAPI document that the page shows.'),
  asyncapi: used('Channel of an AsyncAPI document that the page shows.'),
  'openapi-schema': used('Schema of an OpenAPI document that the page shows.'),
  api: used('Endpoint that the page describes by itself.'),
  auth: used('Older name of `authMethod`.'),
  authMethod: used('How the endpoint of `api` authenticates.'),
  contentType: used('Content type of the requests of the endpoint of `api`.'),
  playground: used('How the playground of the page works.'),
  hideApiMarker: used('Takes the method away from the entry in the sidebar.'),
  keywords: used('Words that lead to the page in search.'),
  searchable: used('Whether search finds the page.'),
  noindex: used('Keeps search engines and search away from the page.'),
  hidden: used('The page is not in the navigation on purpose, and not in search.'),
  rss: used('Shows a link to the feed of the page.'),
  canonical: used('Address that search engines shall prefer.'),
  groups: none('Access by groups of readers: a static site is open to all.'),
  public: none('Access without login: a static site is open to all.'),
  boost: used('What the words of the page count in search beside those of others.'),
  timestamp: used('Whether the day of the last change is shown.'),
  lastUpdatedDate: used('Day of the last change, in place of what git knows.'),
  related: used('Pages to read on, listed below the text.'),
  contextual: used('Actions of the page, in place of those of the site.'),
  graphql: none('Pages of GraphQL schemas are not made.'),
};
