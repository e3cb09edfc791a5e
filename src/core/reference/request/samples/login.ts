/** Who sends the request, in the words that a language has for it. */
import type { HttpLogin, HttpRequest } from '../../model/request-model.ts';

/** Where samples look for a client's certificate and its key. */
export const certificateFiles = { certificate: 'client.pem', key: 'client.key' } as const;

/** The headers that a sample writes out: not those that its language makes of the login. */
export function headersBesideLogin({ headers, login }: HttpRequest): HttpRequest['headers'] {
  if (login === undefined) return headers;
  return headers.filter(([name]) => name.toLowerCase() !== 'authorization');
}

export function formatLogin({ username, password }: HttpLogin): string {
  return `${username}:${password}`;
}

/** Some languages encode other characters than these in ways of their own. */
export function isAscii(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text);
}
