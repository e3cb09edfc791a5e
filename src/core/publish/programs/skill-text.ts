/**
 * Formats `skill.md`, which tells an agent what the documentation covers and how to read it
 * (agentskills.io).
 */
import { withBase } from '../../address/href.ts';
import type { Page } from '../../pages/page.ts';
import { listDownloads } from '../../reference/document/download.ts';
import type { Site } from '../../site.ts';
import { cutText } from '../../text/cut-text.ts';
import { escapeLabel } from '../../text/markdown.ts';
import { toPlainName } from '../../text/plain-letters.ts';
import { twinHref } from '../markdown-twin.ts';
import { listDefaultPages } from '../public-pages.ts';

/** Agent Skills Discovery, 0.2.0. */
const INDEX_SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

/** Limits of the format. */
const MAX_NAME_CHARACTERS = 64;
const MAX_DESCRIPTION_CHARACTERS = 1024;
/** Agents keep the whole file in their context, so everything further is in `llms.txt`. */
const MAX_GROUPS = 30;
const MAX_PAGES = 8;

/** Returns undefined if the site tells machines about no page. */
export function formatSkillText(site: Site): string | undefined {
  const pages = listDefaultPages(site);
  if (pages.length === 0) return undefined;
  const { name } = site.config;
  const description = descriptionOf(site);
  const groups = groupPages(site, pages);
  return [
    '---',
    `name: ${toSkillName(name)}`,
    `description: ${JSON.stringify(describe(site, groups))}`,
    '---',
    '',
    `# ${name}`,
    '',
    ...(description ? [description, ''] : []),
    '## What the documentation covers',
    '',
    ...formatGroups(site, groups),
    '',
    '## How to read it',
    '',
    ...formatWays(site),
    '',
  ].join('\n');
}

function groupPages({ navigation }: Site, pages: readonly Page[]): Map<string, Page[]> {
  const { places } = navigation.index;
  return Map.groupBy(pages, ({ slug, title }) => places.get(slug)?.breadcrumbs[0] ?? title);
}

/**
 * Formats the index in which agents look for skills of a site; `digest` returns the SHA-256 of `text`, in
 * hexadecimal. Undefined if there is no skill.
 */
export function formatSkillIndex(site: Site, digest: (text: string) => string): string | undefined {
  const text = formatSkillText(site);
  if (text === undefined) return undefined;
  const skill = {
    name: toSkillName(site.config.name),
    type: 'skill-md',
    description: describe(site, groupPages(site, listDefaultPages(site))),
    url: withBase(site.base, '/skill.md'),
    digest: `sha256:${digest(text)}`,
  };
  return `${JSON.stringify({ $schema: INDEX_SCHEMA, skills: [skill] }, null, 2)}\n`;
}

function descriptionOf({ config }: Site): string | undefined {
  return config.metadata['description']?.replace(/\s+/g, ' ').trim();
}

function describe(site: Site, groups: ReadonlyMap<string, unknown>): string {
  const { name } = site.config;
  const description = descriptionOf(site);
  const what = `The documentation of ${name}${description ? `: ${description.replace(/\.$/, '')}` : ''}.`;
  const topics = [...groups.keys()].join(', ');
  return cutText(`${what} Read it for questions about ${topics}.`, MAX_DESCRIPTION_CHARACTERS);
}

function formatGroups(site: Site, groups: ReadonlyMap<string, readonly Page[]>): string[] {
  const all = [...groups];
  const lines = all.slice(0, MAX_GROUPS).map(([group, pages]) => {
    const links = pages.slice(0, MAX_PAGES).map((page) => {
      return `[${escapeLabel(page.title)}](${toAddress(site, twinHref(page))})`;
    });
    const more = pages.length - links.length;
    return `- **${group}**: ${links.join(', ')}${more > 0 ? `, and ${more} more` : ''}`;
  });
  const more = all.length - lines.length;
  return more > 0 ? [...lines, `- ${more} more parts, in llms.txt`] : lines;
}

function formatWays(site: Site): string[] {
  const at = (path: string) => toAddress(site, path);
  const documents = listDownloads(site).map(({ path }) => `[${path}](${at(`/${path}`)})`);
  return [
    `- [llms.txt](${at('/llms.txt')}) lists every page, [llms-full.txt](${at('/llms-full.txt')}) holds the text of all.`,
    '- The Markdown of a page is at its address with `.md` in place of the last slash.',
    ...(documents.length > 0 ? [`- The API is described by ${documents.join(', ')}.`] : []),
    `- A site that is served by Lectern itself answers the Model Context Protocol at ${at('/mcp')}, with tools to search and to read pages and operations.`,
    '- Name the pages that an answer comes from.',
  ];
}

function toSkillName(name: string): string {
  const joined = toPlainName(name).slice(0, MAX_NAME_CHARACTERS - '-docs'.length);
  const bare = joined.replace(/^-+|-+$/g, '');
  return bare === '' ? 'docs' : `${bare}-docs`;
}

/** Returns an absolute address if the site knows its origin. */
function toAddress({ url = '', base }: Site, path: string): string {
  return url + withBase(base, path);
}
