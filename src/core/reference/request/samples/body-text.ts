import type { HttpRequest } from '../../model/request-model.ts';

/** The body as one text; undefined for parts and files, and where there is none. */
export function bodyText({ body }: HttpRequest): string | undefined {
  if (body?.kind === 'text') return body.text;
  if (body?.kind !== 'form') return undefined;
  return body.pairs.map((pair) => pair.join('=')).join('&');
}

/** Whether the body is JSON that a program may write as data. */
export function isJsonBody({ headers, body }: HttpRequest): boolean {
  const type = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
  return body?.kind === 'text' && /[/+]json\b/i.test(type);
}
