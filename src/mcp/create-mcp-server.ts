/**
 * A Model Context Protocol server for one built site: programs search it, and read its pages and the
 * operations of its APIs. It reads files and changes nothing.
 * @see https://modelcontextprotocol.io/specification
 */
import { type CallToolResult, McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { SiteIdentity } from '../core/publish/programs/site-identity.ts';
import {
  chooseOperation,
  findSections,
  findUnknownPart,
  listFoundOperations,
  type UnknownPart,
} from './tool-results.ts';
import type { PublishedSite } from './published-site.ts';

/** Characters of one response: about as much as a chapter of a book. */
const MAX_RESPONSE_CHARACTERS = 40_000;
const MAX_OPERATIONS = 200;

const query = z.string().min(1).max(300).describe('A few words, or a question');
const version = z.string().max(100).optional().describe('Only this version of the documentation');
const offset = z
  .number()
  .int()
  .min(0)
  .default(0)
  .describe('Offset, in characters, at which to continue a text that was cut');
const readsOnly = { readOnlyHint: true, openWorldHint: false } as const;

/** Creates a server for one connection or one request. */
export async function createMcpServer(
  files: PublishedSite,
  ownVersion: string,
): Promise<McpServer> {
  const identity = await files.identify();
  const server = new McpServer(
    { name: `lectern: ${identity.name}`, version: ownVersion },
    { instructions: formatInstructions(identity) },
  );
  addSearch(server, files, identity);
  addPages(server, files);
  addOperations(server, files);
  await addTexts(server, files);
  return server;
}

function formatInstructions({ name, description }: SiteIdentity): string {
  return [
    `The documentation of ${name}.`,
    ...(description === '' ? [] : [description]),
    'Search first, then read the pages found. Operations of an API can be listed, and read by method and path.',
    'Cite the URLs of the pages that an answer is based on.',
  ].join(' ');
}

function addSearch(server: McpServer, files: PublishedSite, { name }: SiteIdentity): void {
  server.registerTool(
    'search',
    {
      title: 'Search the documentation',
      description: `Finds sections of the documentation of ${name}, best first, each with an excerpt and its URL.`,
      inputSchema: z.object({
        query,
        version,
        tab: z.string().max(100).optional().describe('Only this tab of the documentation'),
      }),
      annotations: readsOnly,
    },
    async (question) => {
      const unknownPart = await findUnknownPart(files, question);
      if (unknownPart !== undefined) return toFailure(describePart(unknownPart));
      const found = await findSections(files, question);
      if (found === undefined) return toFailure('This site has no search index.');
      const { results, unknown, versions, tabs } = found;
      const lines = results.map(({ title, within, url, excerpt }, rank) =>
        [`${rank + 1}. ${[...within, title].join(' > ')}`, `   ${url}`, `   ${excerpt}`].join('\n'),
      );
      return toText(
        [
          ...(lines.length === 0 ? ['Nothing was found.'] : lines),
          ...(unknown.length > 0 ? [`Not found anywhere: ${unknown.join(', ')}`] : []),
          ...(versions.length > 0 ? [`Versions: ${versions.join(', ')}`] : []),
          ...(tabs.length > 0 ? [`Tabs: ${tabs.join(', ')}`] : []),
        ].join('\n\n'),
      );
    },
  );
}

function addPages(server: McpServer, files: PublishedSite): void {
  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description: 'Returns the whole text of a page of the documentation as Markdown.',
      inputSchema: z.object({
        page: z.string().min(1).max(2000).describe('URL or path, as returned by search'),
        offset,
      }),
      annotations: readsOnly,
    },
    async ({ page, offset: start }) => {
      const text = await files.readTwin(page);
      return text === undefined
        ? toFailure(`There is no page at "${page}". Search for it, or read llms.txt.`)
        : toPart(text, start);
    },
  );
}

function addOperations(server: McpServer, files: PublishedSite): void {
  server.registerTool(
    'list_operations',
    {
      title: 'List the operations of the API',
      description: 'Lists the documented operations of the API with their methods and paths.',
      inputSchema: z.object({
        filter: z.string().max(200).optional().describe('Part of a method, a path or a title'),
        version,
      }),
      annotations: readsOnly,
    },
    async ({ filter = '', version: wanted }) => {
      const unknownPart = await findUnknownPart(files, { version: wanted });
      if (unknownPart !== undefined) return toFailure(describePart(unknownPart));
      const words = filter.toLowerCase();
      const all = (await listFoundOperations(files, wanted)).filter((each) =>
        `${each.method} ${each.path} ${each.title}`.toLowerCase().includes(words),
      );
      const lines = all
        .slice(0, MAX_OPERATIONS)
        .map((each) =>
          [`${each.method} ${each.path}`, each.title, each.version, each.url]
            .filter((part) => part !== '')
            .join(' – '),
        );
      const more = all.length - lines.length;
      if (more > 0) lines.push(`And ${more} more: use a filter.`);
      return toText(lines.length === 0 ? 'There is no such operation.' : lines.join('\n'));
    },
  );
  server.registerTool(
    'read_operation',
    {
      title: 'Read an operation of the API',
      description:
        'Returns the page of an operation as Markdown: parameters, bodies, responses, examples of requests.',
      inputSchema: z.object({
        method: z.string().min(1).max(20),
        path: z.string().min(1).max(2000).describe('Path template as in the API: /users/{id}'),
        version,
        offset,
      }),
      annotations: readsOnly,
    },
    async ({ offset: start, version: within, ...wanted }) => {
      const unknownPart = await findUnknownPart(files, { version: within });
      if (unknownPart !== undefined) return toFailure(describePart(unknownPart));
      const operation = chooseOperation(await listFoundOperations(files, within), wanted);
      const text = operation && (await files.readTwin(operation.url));
      return text === undefined
        ? toFailure(`There is no operation ${wanted.method} ${wanted.path}. List them all.`)
        : toPart(text, start);
    },
  );
}

/** Registers the site's texts for programs, which an author may also have written. */
async function addTexts(server: McpServer, files: PublishedSite): Promise<void> {
  for (const [path, title] of [
    ['llms.txt', 'All pages of the documentation'],
    ['skill.md', 'What the documentation covers, and how to read it'],
  ] as const) {
    if ((await files.read(path)) === undefined) continue;
    const uri = `docs:///${path}`;
    const mimeType = path.endsWith('.md') ? 'text/markdown' : 'text/plain';
    server.registerResource(path, uri, { title, mimeType }, async () => ({
      contents: [{ uri, mimeType, text: (await files.read(path)) ?? '' }],
    }));
  }
}

function describePart({ kind, name, known }: UnknownPart): string {
  return `There is no ${kind} "${name}". Leave it out, or use one of these: ${known.join(', ')}`;
}

function toText(text: string): CallToolResult {
  return { content: [{ type: 'text', text }] };
}

function toFailure(text: string): CallToolResult {
  return { ...toText(text), isError: true };
}

function toPart(text: string, start: number): CallToolResult {
  const limit = start + MAX_RESPONSE_CHARACTERS;
  // Emoji and rare characters take two places; half of one could not be sent.
  const end = /[\ud800-\udbff]/.test(text.charAt(limit - 1)) ? limit - 1 : limit;
  const part = text.slice(start, end).toWellFormed();
  if (end >= text.length) return toText(part);
  const rest = `Truncated: ${text.length - end} more characters. Continue with offset ${end}.`;
  return { content: [...toText(part).content, { type: 'text', text: rest }] };
}
