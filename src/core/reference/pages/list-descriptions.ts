import type { DataPath } from '../../text/source-tree.ts';
import { isRecord } from '../document/loose.ts';
import { isLongSummary } from '../document/list-endpoints.ts';
import { areNames } from '../document/written-path.ts';

/** Keywords whose values are data, which nobody reads as descriptions. */
const DATA: ReadonlySet<string> = new Set(['example', 'default', 'const', 'enum', 'value']);

/** A text of a document, and the path to it. */
export interface DocumentText {
  readonly text: string;
  readonly path: DataPath;
}

/** Returns the descriptions in a document, in their order. */
export function listDescriptions(value: unknown): readonly DocumentText[] {
  return listTexts(value, isDescription);
}

/** Returns the addresses of further reading, `externalDocs.url`, in the order of the document. */
export function listExternalDocs(value: unknown): readonly DocumentText[] {
  return listTexts(value, (_, path) => endsWith(path, 'externalDocs', 'url'));
}

/** Returns additional contents of operation pages, `x-mint.content`, in the order of the document. */
export function listPageContents(value: unknown): readonly DocumentText[] {
  return listTexts(value, (_, path) => endsWith(path, 'x-mint', 'content'));
}

function endsWith(path: DataPath, holder: string, key: string): boolean {
  return path.at(-1) === key && path.at(-2) === holder && !areNames(path.slice(0, -2));
}

type IsListed = (text: string, path: DataPath) => boolean;

function listTexts(value: unknown, isListed: IsListed): readonly DocumentText[] {
  const found: DocumentText[] = [];
  // An explicit stack instead of recursion: a schema can be nested deeper than the call stack.
  const pending: { value: unknown; path: DataPath }[] = [{ value, path: [] }];
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    const { value: part, path } = at;
    if (typeof part === 'string') found.push({ text: part, path });
    else for (const inner of listInner(part, path, isListed).toReversed()) pending.push(inner);
  }
  return found;
}

/** Returns what is nested in a value: further values, and the texts that are to be listed. */
function listInner(
  value: unknown,
  path: DataPath,
  isListed: IsListed,
): { value: unknown; path: DataPath }[] {
  const isNaming = areNames(path);
  const entries: Iterable<[string | number, unknown]> = Array.isArray(value)
    ? (value as unknown[]).entries()
    : isRecord(value)
      ? Object.entries(value)
      : [];
  return Array.from(entries).flatMap(([key, inner]) => {
    const way = [...path, key];
    const isKept =
      typeof inner === 'string'
        ? !isNaming && isListed(inner, way)
        : isNaming || !DATA.has(String(key));
    return isKept ? { value: inner, path: way } : [];
  });
}

function isDescription(text: string, path: DataPath): boolean {
  const key = path.at(-1);
  return key === 'description' || (key === 'summary' && isProse(text, path.slice(0, -1)));
}

/** Whether pages show the summary at a path as they show descriptions. */
function isProse(summary: string, path: DataPath): boolean {
  if (isPathItem(path)) return true;
  const item = path.at(-2) === 'additionalOperations' ? path.slice(0, -2) : path.slice(0, -1);
  return isPathItem(item) && isLongSummary(summary);
}

function isPathItem(path: DataPath): boolean {
  const [first, second] = path;
  if (path.at(-3) === 'callbacks') return true;
  if (path.length === 2) return first === 'paths' || first === 'webhooks';
  return path.length === 3 && first === 'components' && second === 'pathItems';
}
