import type { DataPath } from '../../text/source-tree.ts';
import { isRecord } from '../document/loose.ts';
import { isLongSummary } from '../document/list-endpoints.ts';
import { areNames } from '../document/written-path.ts';

/** Keys whose values are data, which nobody reads as descriptions. */
const DATA: ReadonlySet<string> = new Set(['example', 'default', 'const', 'enum', 'value']);

/** The descriptions that a document gives its readers, in its order, with the way to each. */
export function listDescriptions(
  value: unknown,
): readonly { readonly text: string; readonly path: DataPath }[] {
  const found: { text: string; path: DataPath }[] = [];
  // A list of its own instead of recursion: a schema may be deeper than a stack.
  const pending: { value: unknown; path: DataPath }[] = [{ value, path: [] }];
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    const { value: part, path } = at;
    if (typeof part === 'string') found.push({ text: part, path });
    else pending.push(...listInner(part, path).toReversed());
  }
  return found;
}

/** What is below a value, and its description. */
function listInner(value: unknown, path: DataPath): { value: unknown; path: DataPath }[] {
  const isNaming = areNames(path);
  const entries: Iterable<[string | number, unknown]> = Array.isArray(value)
    ? (value as unknown[]).entries()
    : isRecord(value)
      ? Object.entries(value)
      : [];
  return Array.from(entries).flatMap(([key, inner]) => {
    const isText = typeof inner === 'string';
    const isShown = isText
      ? !isNaming && (key === 'description' || (key === 'summary' && isProse(inner, path)))
      : isNaming || !DATA.has(String(key));
    return isShown ? { value: inner, path: [...path, key] } : [];
  });
}

/** Whether pages show the summary of what stands at a path as they show descriptions. */
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
