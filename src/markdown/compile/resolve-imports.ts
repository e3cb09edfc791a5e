import { Fragment } from 'astro/jsx-runtime';
import { addRootSlash, SITE_ALIAS } from '../../core/address/import-paths.ts';
import { type Diagnostic, type Place, withFix } from '../../core/diagnostic/diagnostic.ts';
import { replace, replaceAfter } from '../../core/diagnostic/fix.ts';
import { nearest } from '../../core/diagnostic/nearest.ts';
import type { HeadingPlace, LinkUse } from '../../core/pages/uses.ts';
import { ownValue } from '../../core/text/own-value.ts';
import type { ImportedName, ImportStatement } from '../imports.ts';
import type { CompileHost, CompiledModule } from '../model/compile-host.ts';
import type { IslandModule } from '../model/island.ts';
import { diagnoseMarkdown } from '../model/markdown-entries.ts';
import { moduleFormatOf, type ModuleSource } from '../model/module-source.ts';
import { findReactModule, isReactModule } from '../runtime/react-stand-ins.ts';
import type { Findings } from '../model/findings.ts';
import { resolvePackage } from './package-imports.ts';

/** What a file's imports and `<Snippet>` tags resolve to. */
export interface ResolvedNames {
  /** By component name, for use as a tag. */
  readonly components: Readonly<Record<string, unknown>>;
  /** By local name, for use in expressions. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Components of the site that were imported from a package, by local name; `*` is all of them. */
  readonly ofSite: ReadonlyMap<string, string>;
  /** Local names that resolve to nothing, which is reported. */
  readonly unresolved: ReadonlySet<string>;
  /** The browser code of imported files, by their paths as written. */
  readonly modules: ReadonlyMap<string, IslandModule>;
  /** Local names of imports that need a browser. */
  readonly live: ReadonlySet<string>;
  readonly links: readonly LinkUse[];
  /** Markdown headings in snippets. */
  readonly headingPlaces: readonly HeadingPlace[];
  /** Ids of the elements that snippets state. */
  readonly elementIds: readonly string[];
  /** Whether code of the imported files has a loop. */
  readonly mayLoop: boolean;
  readonly isVolatile: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

interface Request {
  readonly module: ModuleSource;
  readonly findings: Findings;
  readonly host: CompileHost;
  readonly compile: (snippet: ModuleSource) => Promise<CompiledModule>;
}

/** Compiles the snippets that a file imports and binds their exports to the file's names. */
export async function resolveImports(request: Request): Promise<ResolvedNames> {
  const { module, findings } = request;
  const components: Record<string, unknown> = {};
  const values: Record<string, unknown> = {};
  const ofSite = new Map<string, string>();
  const unresolved = new Set<string>();
  const modules = new Map<string, IslandModule>();
  const live = new Set<string>();
  const loaded: CompiledModule[] = [];
  const diagnostics: Diagnostic[] = [];

  for (const { name, file, position } of findings.snippetTags) {
    const place = { file: module.source.path, ...(position && { position }) };
    const found = await load({ written: file, path: file }, place);
    components[name] = found?.content ?? Fragment;
  }
  for (const { path: written, names, position } of findings.imports) {
    const place = { file: module.source.path, ...(position && { position }) };
    const react = findReactModule(written, request.host.log);
    const path = react === undefined ? toRooted(written, request) : written;
    if (react === undefined && !isSnippetPath(path)) {
      const found = resolvePackage({ path, names }, request.host.componentNames, place);
      for (const [local, name] of found.ofSite) ofSite.set(local, name);
      for (const local of found.unresolved) unresolved.add(local);
      diagnostics.push(...found.diagnostics);
      continue;
    }
    const found = react === undefined ? await load({ written, path }, place) : toModule(react);
    for (const name of names) bind(name, { path, place, found });
    noteIsland({ path: written, names, island: found?.island }, { modules, live });
  }
  const found = { modules, live, ...gather(loaded), diagnostics };
  return { components, values, ofSite, unresolved, ...found };

  async function load(wanted: Wanted, place: Place): Promise<CompiledModule | undefined> {
    const { compiled, problem } = await loadSnippet({ ...wanted, place, request });
    if (problem !== undefined) diagnostics.push(problem);
    if (compiled === undefined) return undefined;
    loaded.push(compiled);
    for (const found of compiled.diagnostics) diagnostics.push(found);
    return compiled;
  }

  function bind(
    { local, imported }: ImportedName,
    { path, place, found }: { path: string; place: Place; found: CompiledModule | undefined },
  ): void {
    const value = found && exportOf(found, imported);
    if (value === undefined) unresolved.add(local);
    else components[local] = values[local] = value;
    const isBroken = found === undefined || Object.keys(found.exports).length === 0;
    if (isBroken || value !== undefined) return;
    diagnostics.push(diagnoseNoExport({ local, imported }, { path, place, found }));
  }
}

/** Returns together what the files contain that are imported. */
function gather(loaded: readonly CompiledModule[]) {
  return {
    links: loaded.flatMap(({ links }) => links),
    headingPlaces: loaded.flatMap(({ headingPlaces = [] }) => headingPlaces),
    elementIds: loaded.flatMap(({ elementIds = [] }) => elementIds),
    mayLoop: loaded.some(({ mayLoop }) => mayLoop === true),
    isVolatile: loaded.some(({ isVolatile }) => isVolatile === true),
  };
}

function diagnoseNoExport(
  { local, imported }: ImportedName,
  { path, place, found }: { path: string; place: Place; found: CompiledModule },
): Diagnostic {
  const known = Object.keys(found.exports).filter((key) => key !== 'default');
  const facts = {
    path,
    name: imported,
    nearest: nearest(imported, known),
    isContent: known.length === 0 && found.content !== undefined,
    named: imported === 'default' ? nameInBraces(local, known) : undefined,
    isReact: isReactModule(path),
  };
  return diagnoseMarkdown('snippet/no-export', facts, place);
}

/**
 * Returns the export that a default import most likely means, as it is written between the braces of an
 * import.
 */
function nameInBraces(local: string, known: readonly string[]): string | undefined {
  if (known.includes(local)) return local;
  const meant = known.length === 1 ? known[0] : nearest(local, known);
  return meant && `${meant} as ${local}`;
}

/** Notes the module that browsers load for an imported file, and which of its names need a browser. */
function noteIsland(
  {
    path,
    names,
    island,
  }: Pick<ImportStatement, 'path' | 'names'> & { island: IslandModule | undefined },
  { modules, live }: { modules: Map<string, IslandModule>; live: Set<string> },
): void {
  if (island === undefined) return;
  modules.set(path, island);
  for (const { local, imported } of names) if (island.live.has(imported)) live.add(local);
}

interface Wanted {
  /** The path as written in the file. */
  readonly written: string;
  /** The path, made absolute from the root where only its slash is missing. */
  readonly path: string;
}

async function loadSnippet({
  written,
  path,
  place,
  request,
}: Wanted & { place: Place; request: Request }): Promise<{
  compiled?: CompiledModule;
  problem?: Diagnostic;
}> {
  const { module, host } = request;
  const source = host.findSnippet(path, module.source.path);
  if (source === undefined) {
    const facts = { path: written, nearest: nearestSnippet(path, host.snippetPaths()) };
    const reported = diagnoseMarkdown('snippet/missing', facts, place);
    const after = replace(written, facts.nearest);
    return {
      problem: withFix(reported, after && replaceAfter(module.source, place.position, after)),
    };
  }
  const chain = [...module.chain, module.source.path];
  if (chain.includes(source.path)) {
    const facts = { chain: [...chain.slice(chain.indexOf(source.path)), source.path] };
    return { problem: diagnoseMarkdown('snippet/cycle', facts, place) };
  }
  const cached = host.compiledSnippets.get(source.path);
  if (cached !== undefined) return { compiled: cached };
  const format = moduleFormatOf(source.path);
  const compiled = await request.compile({ source, format, role: 'snippet', chain });
  // Share only finished work: waiting for another page's unfinished snippet could deadlock.
  host.compiledSnippets.set(source.path, compiled);
  return { compiled };
}

/**
 * Returns the path that was most likely meant, in a form that can be written: `/snippets/a.mdx`, or `a.mdx`
 * in a tag.
 */
function nearestSnippet(path: string, known: readonly string[]): string | undefined {
  if (path.startsWith('/')) return nearest(path, known) ?? sameFile(path, known);
  const bare = path.replace(/^(?:\.\.?\/)+/, '');
  if (bare !== path) return nearest(`/${bare}`, known) ?? nearest(`/snippets/${bare}`, known);
  return nearest(
    path,
    known.map((each) => each.replace(/^\/(?:_?snippets\/)?/, '')),
  );
}

/** Returns the file of the same name, if there is only one. */
function sameFile(path: string, known: readonly string[]): string | undefined {
  const name = path.slice(path.lastIndexOf('/'));
  const [only, ...others] = known.filter((each) => each.endsWith(name));
  return others.length === 0 ? only : undefined;
}

function exportOf({ content, exports }: CompiledModule, name: string): unknown {
  if (name === 'default') return content ?? exports['default'];
  return name === '*' ? exports : ownValue(exports, name);
}

/** Wraps values as a module that needs no compiling. */
function toModule(exports: Readonly<Record<string, unknown>>): CompiledModule {
  return { exports, links: [], diagnostics: [] };
}

function toRooted(path: string, { module, host }: Request): string {
  const rooted = addRootSlash(
    path,
    (each) => host.findSnippet(each, module.source.path) !== undefined,
  );
  if (rooted !== path || !isLostFile(path, host)) return rooted;
  return `/${path.startsWith(SITE_ALIAS) ? path.slice(SITE_ALIAS.length) : path}`;
}

/**
 * Whether a path that resolves to no file is not a package name: the path of a page, one in a folder of
 * snippets, or one from the root in Docusaurus's form.
 */
function isLostFile(path: string, { snippetPaths }: CompileHost): boolean {
  if (path.startsWith(SITE_ALIAS)) return true;
  if (!/^[\p{L}\p{N}_]/u.test(path)) return false;
  if (/\.mdx?$|^_?snippets\//.test(path)) return true;
  const folder = /^[^/]+\//.exec(path)?.[0];
  return folder !== undefined && snippetPaths().some((each) => each.startsWith(`/${folder}`));
}

/**
 * Whether a path can be a snippet. Only the project's own files can be imported; a bare name would be a
 * package.
 */
function isSnippetPath(path: string): boolean {
  return /^(?:\/|\.\.?\/)/.test(path);
}
