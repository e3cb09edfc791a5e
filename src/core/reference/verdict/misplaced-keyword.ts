import type { DataPath } from '../../text/source-tree.ts';
import { quote } from '../../diagnostic/quote.ts';

/** Keywords that authors write one level too deep. As names of properties, they would have a schema. */
const MISPLACED: Readonly<Record<string, (value: unknown) => boolean>> = {
  required: Array.isArray,
  enum: Array.isArray,
  type: (value) => typeof value === 'string',
};

/**
 * Returns what to do about a keyword that is among the properties of its schema, such as `required` with
 * the indentation of the properties that it lists.
 *
 * @param path of the keyword.
 */
export function adviseOnMisplaced(path: DataPath, value: unknown): string | undefined {
  const keyword = String(path.at(-1));
  if (path.at(-2) !== 'properties' || path.at(-3) === 'properties') return undefined;
  if (!Object.hasOwn(MISPLACED, keyword) || MISPLACED[keyword]?.(value) !== true) return undefined;
  return `Inside "properties", ${quote(keyword)} is the name of a property. Move it next to "properties".`;
}
