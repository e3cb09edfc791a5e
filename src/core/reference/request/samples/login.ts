/** How samples write who sends the request, as each language expects it. */
import type { HttpLogin, HttpRequest } from '../../model/request-model.ts';

/** Where samples look for a client certificate and its key. */
export const certificateFiles = { certificate: 'client.pem', key: 'client.key' } as const;

/** Returns the headers that a sample writes out: all but those that its language derives from the login. */
export function headersWithoutLogin({ headers, login }: HttpRequest): HttpRequest['headers'] {
  if (login === undefined) return headers;
  return headers.filter(([name]) => name.toLowerCase() !== 'authorization');
}

export function formatLogin({ username, password }: HttpLogin): string {
  return `${username}:${password}`;
}

/** Some languages encode all other characters in ways of their own. */
export function isAscii(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text);
}
