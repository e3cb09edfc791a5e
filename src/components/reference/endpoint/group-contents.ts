/**
 * Documents repeat one schema for many content types and statuses. A page shows it once, under all
 * the names it has.
 */
import type { Content, Response } from '../../../core/reference/model/model.ts';
import type { Words } from '../../../core/language/wording.ts';
import type { Shape } from '../../../core/reference/model/shape-model.ts';

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
    const names = [content.mediaType, ...content.otherTypes];
    if (group) group.mediaTypes.push(...names);
    else groups.set(key, { mediaTypes: names, content });
  }
  return [...groups.values()];
}

/** Where a body is shown that others have as well. */
export interface Shown {
  /** Fragment on the page. */
  readonly id: string;
  readonly label: string;
}

/** For each response with the body of an earlier one, or of the request, where that is shown. */
export function findRepeatedBodies({
  responses,
  request,
  words,
}: {
  responses: readonly Response[];
  request: readonly Content[] | undefined;
  words: Pick<Words, 'theRequest'>;
}): ReadonlyMap<Response, Shown> {
  const first = new Map<string, Shown>();
  const repeated = new Map<Response, Shown>();
  const asked = request && toBodyKey(request);
  if (asked !== undefined) first.set(asked, { id: 'request-body', label: words.theRequest });
  for (const response of responses) {
    const key = toBodyKey(response.content);
    if (key === undefined) continue;
    const earlier = first.get(key);
    if (earlier) repeated.set(response, earlier);
    else first.set(key, { id: response.id, label: response.status });
  }
  return repeated;
}

/** Answers that differ in nothing but status and words, together; in the order of their first. */
export function groupResponses(
  responses: readonly Response[],
  repeated: ReadonlyMap<Response, Shown>,
): readonly (readonly Response[])[] {
  const groups = new Map<string, Response[]>();
  for (const response of responses) {
    const earlier = groups.get(repeated.get(response)?.id ?? '');
    if (earlier?.every(isBare) && isBare(response)) earlier.push(response);
    else groups.set(response.id, [response]);
  }
  return [...groups.values()];
}

function isBare({ headers, links }: Response): boolean {
  return headers.length + links.length === 0;
}

function toBodyKey(contents: readonly Content[]): string | undefined {
  const keys = groupContents(contents).map(({ content }) => toKey(content));
  return keys.length === 0 || keys.includes(undefined) ? undefined : keys.join(' ');
}

/** Equal for contents that show the same fields; undefined where that cannot be known. */
function toKey({ shape, itemShape, encodings }: Content): string | undefined {
  if (encodings.length > 0) return undefined;
  const whole = shape && shapeName(shape);
  const item = itemShape && shapeName(itemShape);
  if ((shape && whole === undefined) || (itemShape && item === undefined)) return undefined;
  return (whole ?? item) ? `${whole ?? ''}|${item ?? ''}` : undefined;
}

function shapeName(shape: Shape): string | undefined {
  const name = shape.schemaName ?? (shape.items && shapeName(shape.items));
  return name === undefined ? undefined : `${shape.type} ${name} ${listNames(shape).join()}`;
}

/** One schema has other fields in requests than in answers. */
function listNames({ fields, items }: Shape): readonly string[] {
  const inner = items ? listNames(items) : [];
  return [...inner, ...fields.flatMap(({ name, shape }) => [name, ...listNames(shape)])];
}
