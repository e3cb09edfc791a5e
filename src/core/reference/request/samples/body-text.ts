import type { HttpRequest } from '../../model/request-model.ts';

/** The body as one text; undefined for parts and files, and where there is none. */
export function bodyText({ body }: HttpRequest): string | undefined {
  if (body?.kind === 'text') return body.text;
  if (body?.kind !== 'form') return undefined;
  return body.pairs.map((pair) => pair.join('=')).join('&');
}

/** Whether the body is JSON that a program may write as data. */
export function isJsonBody(request: HttpRequest): boolean {
  return request.body?.kind === 'text' && /[/+]json\b/i.test(contentTypeOf(request) ?? '');
}

/** The value of the header, whoever wrote it. */
export function contentTypeOf({ headers }: HttpRequest): string | undefined {
  return headers.find(([name]) => isContentType(name))?.[1];
}

export function isContentType(header: string): boolean {
  return header.toLowerCase() === 'content-type';
}

/** What parts are sent as where that is no form: `multipart/related`. */
export function partsTypeOf(request: HttpRequest): string | undefined {
  return request.body?.kind === 'multipart' ? contentTypeOf(request) : undefined;
}
