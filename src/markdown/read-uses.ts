import type { LinkUse, ReadPageTags, TagUse } from '../core/site/uses.ts';
import type { Position, SourceFile } from '../core/source/source-file.ts';
import type { CompileHost } from './compile-host.ts';
import type { Findings } from './findings.ts';
import { jsxToCode } from './jsx-to-code.ts';
import { listLinks } from './list-links.ts';
import { formatOf, type ModuleSource } from './module-source.ts';
import { RenderLog } from './runtime/render-log.ts';
import { toCode } from './to-code.ts';

/** What a file names: tags, links and pictures, and the files that it imports. */
export interface FileUses {
  readonly tags: readonly TagUse[];
  /** Names that mean something of the file's own. */
  readonly own: ReadonlySet<string>;
  readonly links: readonly LinkUse[];
  readonly imports: readonly { readonly path: string; readonly position: Position | undefined }[];
}

/** Enough of a site to read a file without rendering it. */
const readingHost: CompileHost = {
  componentNames: new Set(),
  components: () => ({}),
  nameOf: () => undefined,
  log: new RenderLog(),
  prepareFences: () => Promise.resolve(),
  toFence: () => ({ name: 'CodeBlock', attributes: {} }),
  rewriteUrl: ({ url }) => url,
  checkLink: () => [],
  findIcon: () => ({ kind: 'svg' }),
  findSnippet: () => undefined,
  snippetPaths: () => [],
  limitTime: (run) => run(),
  compiledSnippets: new Map(),
};

const nothing: FileUses = { tags: [], own: new Set(), links: [], imports: [] };

/** The tags on a page that stand for Lectern's components and elements of HTML. */
export const readPageTags: ReadPageTags = ({ file, text }) => {
  const source = { path: file, text };
  const output = toCode({ source, format: formatOf(file), role: 'page', chain: [] }, readingHost);
  if (output.kind === 'error') return [];
  const own = listOwn(output.findings);
  return output.findings.tags.filter(({ name, isBound }) => !own.has(name) && isBound !== true);
};

/** Reads a page or snippet for what it names. Nothing for a file that cannot be compiled. */
export async function readUses(source: SourceFile): Promise<FileUses> {
  const format = formatOf(source.path);
  if (format === 'json') return nothing;
  const module: ModuleSource = { source, format, role: 'page', chain: [] };
  const output = format === 'jsx' ? await jsxToCode(module) : toCode(module, readingHost);
  if (output.kind === 'error') return nothing;
  const { tags, imports } = output.findings;
  const links = listLinks(output.findings, source.path);
  return { tags, own: listOwn(output.findings), links, imports };
}

function listOwn({ declared, imports }: Findings): ReadonlySet<string> {
  const imported = imports.flatMap(({ names }) => names.map(({ local }) => local));
  return new Set([...declared, ...imported]);
}
