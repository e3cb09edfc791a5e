/**
 * Groups responses by their bodies. Documents repeat one schema for many statuses; readers see it once,
 * under all of them.
 */
import type { AnswerGroup, Content, Parameter, Response } from '../model/endpoint-model.ts';
import type { Shape } from '../model/shape-model.ts';

/** @param request The contents of the request body, which responses can repeat. */
export function groupResponses(
  responses: readonly Response[],
  request: readonly Content[] = [],
): readonly AnswerGroup[] {
  const first = new Map<string, 'request' | Response>();
  const asked = toBodyKey(request);
  if (asked !== undefined) first.set(asked, 'request');
  const groups: { responses: Response[]; same?: 'request' | Response }[] = [];
  for (const response of responses) {
    const key =
      response.content.length === 0 ? keyWithoutBody(response) : toBodyKey(response.content);
    const same = key === undefined ? undefined : first.get(key);
    if (key !== undefined && same === undefined) first.set(key, response);
    const known = groups.find(({ responses: [leader] }) => leader === same);
    if (same !== undefined && known) known.responses.push(response);
    else groups.push({ responses: [response], ...(same !== undefined && { same }) });
  }
  return groups.map((group) => ({ ...group, headers: sharedHeaders(group.responses) }));
}

/** Responses without a body differ only in their descriptions, so they are grouped by success and failure. */
function keyWithoutBody({ status }: Response): string {
  return status.startsWith('2') ? 'good' : 'other';
}

function sharedHeaders([first, ...others]: readonly Response[]): readonly Parameter[] {
  if (first === undefined || others.length === 0) return [];
  const toText = ({ id: _, ...header }: Parameter) => JSON.stringify(header);
  const known = others.map(({ headers }) => new Set(headers.map(toText)));
  return first.headers.filter((header) => known.every((texts) => texts.has(toText(header))));
}

/**
 * Returns a key that bodies with the same schemas and media types share. Parameters of media types are
 * ignored.
 */
function toBodyKey(contents: readonly Content[]): string | undefined {
  const keys = new Set(contents.map(({ likeness }) => likeness));
  if (keys.size === 0 || keys.has(undefined)) return undefined;
  const types = contents.map(({ mediaType }) => mediaType.replace(/\s*;.*/, '').toLowerCase());
  return [...keys, ...new Set(types)].join(' ');
}

/** Returns a key that contents with the same fields share, or undefined if the fields are unknown. */
export function contentKeyOf({
  shape,
  itemShape,
  encodings,
}: Pick<Content, 'shape' | 'itemShape' | 'encodings'>): string | undefined {
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

/** Lists the names of all fields, because a schema can have other fields in requests than in responses. */
function listNames({ fields, items }: Shape): readonly string[] {
  const inner = items ? listNames(items) : [];
  return [...inner, ...fields.flatMap(({ name, shape }) => [name, ...listNames(shape)])];
}
