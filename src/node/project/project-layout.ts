/**
 * Decides how a docs folder is laid out and what each of its files is for. *Own*: pages in `content/`,
 * static files in `public/`. *Flat*, like projects made for other tools: everything in one tree, static
 * files by an allow-list of extensions. `roleOf` alone decides whether a file is a page, a snippet or to be
 * published.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import ignore from 'ignore';
import {
  baseName,
  extensionOf,
  isJunkFile,
  isHidden,
  isPageFile,
  isPageScript,
  isRepositoryText,
  isSecretFile,
  isSnippetFile,
  isStaticFile,
  withoutExtension,
} from '../disk/file-names.ts';
import { decodePath, fold, foldersOf } from '../../core/address/slug-path.ts';
import { leavesOut } from '../../core/config/parse/foreign-names.ts';
import { listLooseStrings } from '../../core/text/json/loose-strings.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import { pathFrom } from '../disk/path-from.ts';
import { isFileAt, isFolderAt } from '../disk/stats-of.ts';
import { readConfigParts } from './config-files.ts';
import { findSdkFolders } from './sdk-folders.ts';
import { isBuildLeftover } from '../output/find-blocker.ts';

export interface ProjectLayout {
  readonly kind: 'own' | 'flat';
  /** The configuration that is used; absent when the folder has none. */
  readonly configFile?: 'docs.json' | 'mint.json';
  /** The other files that the configuration consists of, by their paths. */
  readonly configParts: ReadonlyMap<string, SourceFile>;
  /** Folder of the pages, relative to the project folder: `content` or `''`. */
  readonly pagesDir: 'content' | '';
  /** Folder whose files are served from the root of the site: `public` or `''`. */
  readonly staticDir: 'public' | '';
  /** Folders to read, relative; `['']` for the whole project folder. */
  readonly roots: readonly string[];
  /**
   * The role of a file. `file` is relative to the project folder, with forward slashes; any other path has
   * no role.
   */
  readonly roleOf: (file: string) => FileRole;
  /** Whether the configuration contains the slug of a page, as a list of pages would. */
  readonly isNamed: (slug: string) => boolean;
  /** Whether an ignore file matches this file, or a folder that contains it. */
  readonly isIgnored: (file: string) => boolean;
  /** Whether a file is in a folder that the configuration names as output of a tool that documents SDKs. */
  readonly isOfSdk: (file: string) => boolean;
  /** Whether nothing below this folder can have a role, so that it need not be read. */
  readonly isSkipped: (folder: string) => boolean;
}

export type FileRole =
  | { readonly kind: 'config' }
  | { readonly kind: 'page'; readonly slug: string; readonly format: 'md' | 'mdx' }
  /** `path` is how pages import or include it: relative to the pages folder. */
  | { readonly kind: 'snippet'; readonly path: string }
  /** `path` is its path on the site: relative to the root, as written on disk. */
  | { readonly kind: 'static'; readonly path: string }
  /** Would be static, but its name suggests a key or a password. */
  | { readonly kind: 'secret'; readonly path: string }
  /** Would be static if the project ran its scripts. */
  | { readonly kind: 'idle-script' }
  | { readonly kind: 'none' };

const none: FileRole = { kind: 'none' };
/** Names of the configuration file, in order of precedence. */
export const configNames = ['docs.json', 'mint.json'] as const;
const ignoreNames = ['.lecternignore', '.mintignore'] as const;
/** Names of files that determine the roles of others. */
export const layoutNames: readonly string[] = [...configNames, ...ignoreNames];
/** Folders next to `content/` and `public/` that belong to the own layout. */
const snippetFolders = ['snippets', '_snippets'];

/** @param out absolute path of the output folder, which is never a source; neither is `dist`. */
export function resolveLayout(dir: string, out?: string): ProjectLayout {
  const configFile = chooseConfig(dir);
  const main = configFile ? readOptional(join(dir, configFile)) : '';
  const parts = configFile
    ? readConfigParts(dir, { path: configFile, text: main })
    : new Map<string, SourceFile>();
  const text = [main, ...Array.from(parts.values(), (part) => part.text)].join('\n');
  const texts = new Set(listLooseStrings(text, leavesOut).map((loose) => loose.text));
  const named = namesIn(texts);
  const folded = new Set([...named].map((name) => fold(decodePath(name))));
  const isListed = (slug: string) =>
    [slug, slug.replace(/(?:^|\/)index$/, '')].some((name) => folded.has(fold(name)));
  const ignored = readIgnoreRules(dir);
  const kind = isOwnLayout(dir, named) ? 'own' : 'flat';
  const folders = kind === 'own' ? ['', 'public', 'content'] : [''];
  const sdkFolders = findSdkFolders(text, { dir, folders });
  const ofAstro = kind === 'flat' ? astroFolders(dir, named) : [];
  const outputs = new Set(['dist', toProjectPath(dir, out), ...ofAstro, ...sdkFolders]);
  // Code is published only if the configuration asks for it.
  const runsScripts = /"scripts"\s*:\s*true/.test(text);
  const isSkipped = (folder: string) =>
    outputs.has(folder) || isBuildLeftover(baseName(folder)) || ignored(`${folder}/`);
  const isOut = (file: string) => foldersOf(file).some(isSkipped) || ignored(file);
  const rolesBelow = kind === 'own' ? ownRole : flatRole;
  return {
    kind,
    ...(configFile && { configFile }),
    configParts: parts,
    pagesDir: kind === 'own' ? 'content' : '',
    staticDir: kind === 'own' ? 'public' : '',
    roots: kind === 'own' ? ['content', 'public', ...snippetFolders] : [''],
    roleOf: (file) => {
      if (file === configFile || parts.has(file)) return { kind: 'config' };
      if (!ignore.isPathValid(file)) return none;
      if (isOut(file)) return none;
      const role = rolesBelow(file, named);
      if (role.kind !== 'none' || kind !== 'flat' || !isPageScript(file)) return role;
      const isNamed = runsScripts || texts.has(`/${file}`) || texts.has(file);
      return isNamed ? { kind: 'static', path: file } : { kind: 'idle-script' };
    },
    isNamed: isListed,
    isIgnored: (file) => ignored(file) || foldersOf(file).some((folder) => ignored(`${folder}/`)),
    isOfSdk: (file) => foldersOf(file).some((folder) => sdkFolders.includes(folder)),
    isSkipped: (folder) => isSkipped(folder) || (!isPublic(folder) && isHiddenFolder(folder)),
  };
}

/** `docs.json`, or else `mint.json`, which projects keep next to it after moving to the newer format. */
function chooseConfig(dir: string): ProjectLayout['configFile'] {
  return configNames.find((name) => isFileAt(join(dir, name)));
}

/** Names of pages that the navigation can list, as far as they can be told apart from other strings. */
type Named = ReadonlySet<string>;

function ownRole(file: string, named: Named): FileRole {
  const [top, ...rest] = file.split('/');
  const inner = rest.join('/');
  if (top === 'public') return publicRole(inner);
  if (top === 'content') return flatRole(inner, named);
  return snippetFolders.includes(top ?? '') && !hasHiddenPart(file) && isSnippetFile(file, true)
    ? { kind: 'snippet', path: file }
    : none;
}

/** Everything in `public/` was put there to be published, including dot-files such as `.well-known`. */
function publicRole(path: string): FileRole {
  const name = baseName(path);
  if (name === '' || isJunkFile(name) || /(^|\/)(\.git|node_modules)(\/|$)/.test(path)) return none;
  return isSecretFile(path) ? { kind: 'secret', path } : { kind: 'static', path };
}

/** Well-known files, which programs look for on every host (RFC 8615), are meant to be published. */
const WELL_KNOWN = '.well-known';

function isHiddenFolder(folder: string): boolean {
  return isHidden(baseName(folder)) && folder.replace(/^content\//, '') !== WELL_KNOWN;
}

/** `path` is relative to the pages folder. */
function flatRole(path: string, named: Named): FileRole {
  if (path.startsWith(`${WELL_KNOWN}/`)) return publicRole(path);
  if (hasHiddenPart(path)) return none;
  const inSnippets = isInSnippets(path);
  if (isSnippetFile(path, inSnippets)) return { kind: 'snippet', path };
  if (isPageFile(path)) return pageRole(path, named);
  if (!isStaticFile(path)) return none;
  return isSecretFile(path) ? { kind: 'secret', path } : { kind: 'static', path };
}

function pageRole(path: string, named: Named): FileRole {
  const slug = withoutExtension(path);
  if (isRepositoryText(path) && !named.has(slug)) return none;
  return { kind: 'page', slug, format: extensionOf(path) === 'md' ? 'md' : 'mdx' };
}

/**
 * Whether a path is in `snippets` at the top, where imports begin with `/snippets/`, or in `_snippets` on
 * any level.
 */
function isInSnippets(path: string): boolean {
  return path.startsWith('snippets/') || /(^|\/)_snippets\//.test(path);
}

function hasHiddenPart(path: string): boolean {
  return path.split('/').some(isHidden);
}

function isPublic(folder: string): boolean {
  return folder.startsWith('public/') && baseName(folder) !== '.git';
}

/**
 * Whether the layout is own: more of the navigation's first entries are files in `content/` than outside of
 * it. If the configuration names no pages, a `content/` folder without pages next to it decides.
 */
function isOwnLayout(dir: string, named: Named): boolean {
  if (!isFolderAt(join(dir, 'content'))) return false;
  const sample = [...named].slice(0, 500);
  const inside = sample.filter((slug) => hasPage(join(dir, 'content'), slug)).length;
  const beside = sample.filter((slug) => hasPage(dir, slug)).length;
  if (inside + beside > 0) return inside >= beside;
  return !readdirSync(dir).some((name) => isPageFile(name) && !isRepositoryText(name));
}

/**
 * The source and static folders of the Astro project that contains the pages, unless the configuration
 * names pages in them.
 */
function astroFolders(dir: string, named: Named): string[] {
  if (!readdirSync(dir).some((name) => /^astro\.config\.[cm]?[jt]s$/.test(name))) return [];
  const holdsPages = (folder: string) => [...named].some((slug) => slug.startsWith(`${folder}/`));
  return ['src', 'public'].filter((folder) => !holdsPages(folder));
}

function hasPage(folder: string, slug: string): boolean {
  return ['.mdx', '.md'].some((extension) => isFileAt(join(folder, slug + extension)));
}

/**
 * Every string in the configuration that looks like a page entry. They are searched in the text rather than
 * a parsed value, so that an extra comma while someone is typing does not switch the layout.
 */
function namesIn(texts: ReadonlySet<string>): Named {
  return new Set([...texts].map(toSlug).filter((slug) => slug !== ''));
}

/** `/guides/intro.mdx` -> `guides/intro`; empty for anything that cannot be a page of the project. */
function toSlug(entry: string): string {
  const path = entry.replace(/^\/+|\/+$/g, '').replace(/\.mdx?$/, '');
  return path.length > 300 || /:\/\/|(^|\/)\.\.?(\/|$)|[\0\\#?]/.test(path) ? '' : path;
}

function readIgnoreRules(dir: string): (path: string) => boolean {
  const rules = ignore().add(ignoreNames.map((name) => readOptional(join(dir, name))).join('\n'));
  return (path) => rules.ignores(path);
}

function readOptional(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** The path relative to the project folder with forward slashes; empty when it is outside. */
function toProjectPath(dir: string, path: string | undefined): string {
  const inner = path === undefined ? '' : pathFrom(dir, path);
  return inner.startsWith('..') || isAbsolute(inner) ? '' : inner;
}
