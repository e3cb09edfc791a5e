import type { HttpRequest } from '../../model/request-model.ts';

/** Returns the body as a single text; undefined for parts and files, and if there is no body. */
export function bodyText({ body }: HttpRequest): string | undefined {
  if (body?.kind === 'text') return body.text;
  if (body?.kind !== 'form') return undefined;
  return body.pairs.map((pair) => pair.join('=')).join('&');
}

/** Whether the body is JSON that a program can write as data. */
export function isJsonBody(request: HttpRequest): boolean {
  return request.body?.kind === 'text' && /[/+]json\b/i.test(contentTypeOf(request) ?? '');
}

/** Returns the value of the `Content-Type` header, whoever set it. */
export function contentTypeOf({ headers }: HttpRequest): string | undefined {
  return headers.find(([name]) => isContentType(name))?.[1];
}

export function isContentType(header: string): boolean {
  return header.toLowerCase() === 'content-type';
}

/** Returns the content type of a multipart body that is not a form: `multipart/related`. */
export function partsTypeOf(request: HttpRequest): string | undefined {
  return request.body?.kind === 'multipart' ? contentTypeOf(request) : undefined;
}
