/**
 * Documents repeat one schema for many content types and statuses. A page shows it once, under all
 * the names it has.
 */
import type { Content, Response } from '../../core/openapi/model.ts';
import type { Shape } from '../../core/openapi/shape-model.ts';

export interface ContentGroup {
  readonly mediaTypes: readonly string[];
  /** The first of those that are alike. */
  readonly content: Content;
}

/** Contents with the same schema, together; in the order of their first. */
export function groupContents(contents: readonly Content[]): readonly ContentGroup[] {
  const groups = new Map<string, { mediaTypes: string[]; content: Content }>();
  for (const [index, content] of contents.entries()) {
    const key = toKey(content) ?? `#${index}`;
    const group = groups.get(key);
    if (group) group.mediaTypes.push(content.mediaType);
    else groups.set(key, { mediaTypes: [content.mediaType], content });
  }
  return [...groups.values()];
}

/** For each response that repeats the contents of an earlier one, which one that is. */
export function findRepeated(responses: readonly Response[]): ReadonlyMap<Response, Response> {
  const first = new Map<string, Response>();
  const repeated = new Map<Response, Response>();
  for (const response of responses) {
    const keys = groupContents(response.content).map(({ content }) => toKey(content));
    if (keys.length === 0 || keys.includes(undefined)) continue;
    const key = keys.join(' ');
    const earlier = first.get(key);
    if (earlier) repeated.set(response, earlier);
    else first.set(key, response);
  }
  return repeated;
}

/** Equal for contents that show the same fields; undefined where that cannot be known. */
function toKey({ shape, itemShape, encodings }: Content): string | undefined {
  if (encodings.length > 0) return undefined;
  const whole = shape && nameOf(shape);
  const item = itemShape && nameOf(itemShape);
  if ((shape && whole === undefined) || (itemShape && item === undefined)) return undefined;
  return (whole ?? item) ? `${whole ?? ''}|${item ?? ''}` : undefined;
}

function nameOf(shape: Shape): string | undefined {
  if (shape.schemaName !== undefined) return shape.schemaName;
  const inner = shape.items && nameOf(shape.items);
  return inner === undefined ? undefined : `${inner}[]`;
}
