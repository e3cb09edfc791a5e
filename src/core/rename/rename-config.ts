/** Changes the configuration when pages get other names; everything else stays as it is written. */
import { normalizePath } from '../address/slug-path.ts';
import { findPage } from '../pages/page-index.ts';
import { mapInlineLinks } from '../text/inline-links.ts';
import { type JsonScalar, type JsonTree, valueOf } from '../text/json/json-tree.ts';
import type { DataPath } from '../text/source-tree.ts';
import {
  type ConfigChanges,
  type ConfigFiles,
  type ConfigTexts,
  readConfigTexts,
} from './config-texts.ts';
import { movedFolder, moveEntry, moveLink, type MoveContext, splitHref } from './move-link.ts';
import { changeRedirects } from './rename-redirects.ts';

export interface ConfigRename extends MoveContext, ConfigFiles {
  /** Whether the old address should redirect to the new one. */
  readonly redirect: boolean;
}

/** Returns the changes of docs.json and of the files that it includes; one file can appear several times. */
export function renameInConfig(rename: ConfigRename): ConfigChanges[] {
  const texts = readConfigTexts(rename);
  if (texts === undefined) return [];
  const { moves, redirect } = rename;
  return [
    ...listScalars(texts.tree, []).flatMap((found) => changeValue(found, texts, rename)),
    changeRedirects({ texts, moves, redirect }),
  ];
}

/** A value without parts, with the keys and indexes that lead to it. */
interface FoundScalar {
  readonly path: DataPath;
  readonly node: JsonScalar;
}

/** Lists all values without parts in a tree, in its order; `path` is the path of the tree. */
export function listScalars(node: JsonTree, path: DataPath): FoundScalar[] {
  switch (node.kind) {
    case 'scalar':
      return [{ path, node }];
    case 'list':
      return node.items.flatMap((item, rank) => listScalars(item, [...path, rank]));
    case 'map':
      return node.entries.flatMap(({ key, value }) => listScalars(value, [...path, key]));
  }
}

function changeValue(
  { path, node }: FoundScalar,
  { spanOf }: ConfigTexts,
  context: MoveContext,
): ConfigChanges[] {
  const value = valueOf(node);
  const moved = typeof value === 'string' ? moveValue(value, path, context) : undefined;
  if (moved === undefined) return [];
  const { source, start, end } = spanOf(node);
  // Text that is not valid JSON was read by its meaning, which can differ from what is written.
  if (source.text.slice(start, end) !== node.text) return [];
  return [{ file: source.path, changes: [{ start, end, text: JSON.stringify(moved) }] }];
}

const LINK_KEYS: ReadonlySet<unknown> = new Set(['url', 'href', 'destination']);

function moveValue(value: string, path: DataPath, context: MoveContext): string | undefined {
  const { moves, targets } = context;
  if (isCaption(path)) return moveLinksIn(value, context);
  if (path[0] === 'variables') return moveVariable(value, context);
  const slugAfter = () => {
    const found = findPage(targets.index, value)?.page.slug;
    return found === undefined ? undefined : moves.pages.get(found)?.slug;
  };
  if (isEntry(path)) {
    const slug = slugAfter();
    return slug === undefined ? undefined : moveEntry(value, slug);
  }
  if (!isLink(path)) return moveFile(value, context);
  if (isPrefix(path) && slugAfter() === undefined) return moveFolder(value, context);
  return moveLink(value, context);
}

/**
 * Updates the value of a variable: an address from the root, since others do not say what they are relative
 * to, or a text with links.
 */
export function moveVariable(value: string, context: MoveContext): string | undefined {
  if (!value.startsWith('/')) return moveLinksIn(value, context);
  // The address of a folder begins links to everything in it.
  const { path } = splitHref(value);
  const { index } = context.targets;
  const isFolder = index.folders.has(normalizePath(path) ?? '') && !findPage(index, path);
  return isFolder ? moveFolder(value, context) : moveLink(value, context);
}

/** Updates a value that is the path of a file: a logo, an OpenAPI document. */
function moveFile(value: string, { moves }: MoveContext): string | undefined {
  const path = value.replace(/^\.?\//, '');
  const moved = moves.files.get(path);
  return moved === undefined ? undefined : value.slice(0, value.length - path.length) + moved;
}

function moveFolder(value: string, context: MoveContext): string | undefined {
  const moved = movedFolder(value, context);
  return moved === undefined ? undefined : (value.startsWith('/') ? '/' : '') + moved;
}

/** Keys of the navigation whose lists name files rather than pages. */
const FILE_LISTS: ReadonlySet<unknown> = new Set(['openapi', 'asyncapi', 'overlays']);

/** Whether a value is an entry of the navigation, or the page that opens a group. */
function isEntry(path: DataPath): boolean {
  const [around, last] = path.slice(-2);
  if (path[0] !== 'navigation' || FILE_LISTS.has(around)) return false;
  return typeof last === 'number' || last === 'root';
}

function isLink(path: DataPath): boolean {
  const [top] = path;
  if (top === 'openapi' || top === 'api') return false;
  const [around, last] = path.slice(-2);
  return LINK_KEYS.has(last ?? around) || (around === 'href' && last === 'base');
}

/** The addresses of tabs and anchors are prefixes: they move with a page only if they are its address. */
function isPrefix([top]: DataPath): boolean {
  return top === 'tabs' || top === 'anchors';
}

/** Whether a value is a text that pages show with its links. */
function isCaption(path: DataPath): boolean {
  const end = path.slice(-2).join('.');
  return end === 'banner.content' || (path[0] === 'errors' && end === '404.description');
}

function moveLinksIn(text: string, context: MoveContext): string | undefined {
  const moved = mapInlineLinks(text, (url) => moveLink(url, context));
  return moved === text ? undefined : moved;
}
