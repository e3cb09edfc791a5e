/** Defines who may import whom, as data. A test checks that the table of rooms in `src/README.md` agrees. */
import type { Import } from './imports.ts';
import type { Source } from './read-sources.ts';

interface Room {
  /** Path prefixes of what it may import, in addition to itself. */
  readonly values: readonly string[];
  /** Path prefixes of which it may import only types, in addition to `values`. */
  readonly types?: readonly string[];
  /** Packages and virtual modules that it must not import, as prefixes. */
  readonly forbidden?: readonly string[];
}

const diskAndNetwork = ['node:fs', 'node:http', 'node:net', 'node:child_process'];
const noServerSide = ['node:', 'astro:', 'virtual:'];
/** Packages that parse HTML and are installed or well known. */
const htmlParsers = [
  'cheerio',
  'hast-util-from-html',
  'hast-util-raw',
  'html-dom-parser',
  'htmlparser2',
  'jsdom',
  'linkedom',
  'node-html-parser',
  'parse5',
  'rehype',
  'satteri',
  'ultrahtml',
];

/** Rooms by path prefix; the first that matches a file applies. */
export const rooms: Readonly<Record<string, Room>> = {
  // Below the rest of the core: the service and the browser load it without the other rooms.
  'src/core/text/': { values: [], forbidden: [...noServerSide, 'astro', 'vite', 'undici'] },
  'src/core/publish/': {
    values: ['src/core/', 'src/search/'],
    forbidden: [...noServerSide, 'astro', 'vite', 'undici'],
  },
  'src/core/': { values: [], forbidden: [...noServerSide, 'astro', 'vite', 'undici'] },
  'src/search/': { values: [], forbidden: [...noServerSide, 'astro', 'vite', 'undici'] },
  'src/generate/': {
    values: ['src/core/', 'src/markdown/', 'src/node/', 'src/engine/', 'src/cli/'],
    forbidden: ['astro', 'virtual:'],
  },
  'src/article/': {
    values: ['src/core/', 'src/search/', 'src/markdown/'],
    forbidden: noServerSide,
  },
  // The runtime of authors' components, in the build and in browsers.
  'src/islands/': { values: ['src/core/address/'], forbidden: [...noServerSide, 'astro'] },
  'src/markdown/': {
    values: ['src/core/', 'src/search/', 'src/islands/'],
    forbidden: noServerSide,
  },
  'src/node/': { values: ['src/core/'], forbidden: ['astro', 'virtual:'] },
  'src/engine/': {
    values: [
      'src/core/',
      'src/search/',
      'src/markdown/',
      'src/article/',
      'src/node/',
      'src/server/',
    ],
    forbidden: ['vite', 'virtual:'],
  },
  'src/astro/': {
    values: [
      'src/core/',
      'src/node/',
      'src/engine/',
      'src/server/',
      'src/layouts/',
      'src/components/',
      // The integration reads options and reports like the command line.
      'src/cli/options/option-values.ts',
      'src/cli/report/',
    ],
    forbidden: ['virtual:'],
  },
  'src/layouts/': {
    values: [
      'src/engine/',
      'src/article/',
      'src/core/',
      'src/search/',
      'src/components/',
      'src/client/',
      'src/styles/',
      'src/markdown/',
    ],
    forbidden: diskAndNetwork,
  },
  'src/components/': {
    // Components may write HTML text but not read any: their output is read once, in `src/article/`, which
    // renders links as they do.
    values: [
      'src/client/',
      'src/styles/',
      'src/core/html/escape-markup.ts',
      'src/core/address/offsite.ts',
      'src/core/text/write-caption.ts',
    ],
    types: ['src/core/', 'src/markdown/', 'src/article/'],
    forbidden: [...noServerSide, ...htmlParsers],
  },
  'src/client/playground/': {
    values: [
      'src/core/reference/',
      'src/core/language/playground/',
      'src/core/text/',
      'src/client/',
    ],
    types: ['src/core/'],
    forbidden: [...noServerSide, 'astro'],
  },
  // Reads docs.json in a browser; loaded where a reader edits one.
  'src/client/live/': { values: ['src/core/'], forbidden: [...noServerSide, 'astro'] },
  'src/client/': {
    values: ['src/search/', 'src/core/text/', 'src/core/address/', 'src/styles/'],
    types: ['src/core/', 'src/islands/'],
    forbidden: [...noServerSide, 'astro'],
  },
  'src/server/': { values: ['src/core/'], forbidden: ['astro', 'virtual:'] },
  'src/mcp/': {
    values: ['src/core/', 'src/search/', 'src/server/'],
    forbidden: ['astro', 'vite', 'virtual:'],
  },
  'src/lsp/': {
    values: ['src/core/', 'src/markdown/', 'src/node/', 'src/engine/'],
    forbidden: ['astro', 'vite', 'virtual:'],
  },
  'src/cli/': {
    values: ['src/core/', 'src/node/', 'src/engine/', 'src/server/', 'src/lsp/', 'src/mcp/'],
    forbidden: ['virtual:'],
  },
  'src/user-groups/': {
    values: ['src/core/text/', 'src/core/address/'],
    forbidden: ['astro', 'virtual:'],
  },
};

/** Returns the room that a file is in. */
export function roomOf(path: string): string | undefined {
  return Object.keys(rooms).find((prefix) => path.startsWith(prefix));
}

/** Whether `from` may import `target` (a path of the repository or a package). */
export function mayImport(from: string, target: string, isTypeOnly: boolean): boolean {
  const name = roomOf(from);
  const room = rooms[name ?? ''];
  if (name === undefined || room === undefined) return true;
  const starts = (prefixes: readonly string[] = []) =>
    prefixes.some((prefix) => target === prefix || target.startsWith(prefix));
  if (target.startsWith('src/')) {
    return target.startsWith(name) || starts(room.values) || (isTypeOnly && starts(room.types));
  }
  return !isForbidden(target, room);
}

function isForbidden(target: string, { forbidden = [] }: Room): boolean {
  return forbidden.some((prefix) =>
    prefix.endsWith(':')
      ? target.startsWith(prefix)
      : target === prefix || target.startsWith(`${prefix}/`),
  );
}

/**
 * Returns the paths of files in `src/astro/` that import neither Astro nor Vite, except those that are used
 * only by files that do.
 */
export function findMisplacedAstroFiles(
  sources: readonly Source[],
  imports: readonly Import[],
): string[] {
  const knowing = new Set(
    imports
      .filter(({ specifier }) => /^(?:@?astro|vite)(?:js)?(?:\/|$)|\.astro$/.test(specifier))
      .map(({ from }) => from),
  );
  return sources
    .map(({ path }) => path)
    .filter((path) => path.startsWith('src/astro/') && !knowing.has(path))
    .filter((path) => {
      const users = imports.filter(({ target }) => target === path).map(({ from }) => from);
      return users.length === 0 || users.some((user) => !knowing.has(user));
    });
}
