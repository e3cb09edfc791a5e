/** Writes the headers that distinguish the parts of a multipart body. */
import type { HttpRequest } from '../model/request-model.ts';

/** A part's name and type. Parts that are not in a form have no name. */
interface PartNames {
  readonly name: string;
  readonly fileName?: string | undefined;
  readonly contentType?: string | undefined;
  readonly headers?: HttpRequest['headers'] | undefined;
}

/** Returns the lines before the content of a part, in the notation of browsers (RFC 7578). */
export function listPartHeaders(part: PartNames): readonly string[] {
  const { contentType, headers = [] } = part;
  const disposition = formatDisposition(part);
  return [
    ...(disposition === undefined ? [] : [`Content-Disposition: ${disposition}`]),
    ...(contentType === undefined ? [] : [`Content-Type: ${contentType}`]),
    ...headers.map((header) => header.join(': ')),
  ];
}

/** Returns the value of `Content-Disposition`; undefined for a part that has no name. */
export function formatDisposition({ name, fileName }: PartNames): string | undefined {
  const names = [
    ...(name === '' ? [] : [`name="${escapePartName(name)}"`]),
    ...(fileName === undefined ? [] : [`filename="${escapePartName(fileName)}"`]),
  ];
  return names.length === 0 ? undefined : `form-data; ${names.join('; ')}`;
}

function escapePartName(name: string): string {
  return name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/**
 * Adds the boundary between the parts to the content type, which keeps its place and its other parameters.
 */
export function withBoundary(
  headers: HttpRequest['headers'],
  boundary: string,
): HttpRequest['headers'] {
  const isType = ([name]: readonly [string, string]) => name.toLowerCase() === 'content-type';
  if (!headers.some(isType)) {
    return [...headers, ['Content-Type', `multipart/form-data; boundary=${boundary}`]];
  }
  return headers.map((header) => {
    if (!isType(header)) return header;
    return [header[0], `${header[1].replace(/;\s*boundary=[^;]*/i, '')}; boundary=${boundary}`];
  });
}
