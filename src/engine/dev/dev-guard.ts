/** What `dev` refuses before anything else answers: whatever no page of the site itself asks for. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { hostNameOf, isOwnHost, isOwnOrigin } from '../../server/own-request.ts';

/** Whether a request may be answered; where not, it has been refused. */
export type Guard = (request: IncomingMessage, response: ServerResponse) => boolean;

/** @param host what `dev` listens on. */
export function devGuard(host: string): Guard {
  const name = hostNameOf(host);
  const names = name === undefined ? [] : [name];
  return ({ method, headers }, response) => {
    if (!isOwnHost(headers.host, names)) return refuse(response, 403);
    if (method !== 'TRACE') return true;
    response.setHeader('Allow', 'GET, HEAD, POST');
    return refuse(response, 405);
  };
}

/** Guards what tells of the author's files: pages of other sites may not listen. */
export function guardEvents({ headers }: IncomingMessage, response: ServerResponse): boolean {
  return isOwnOrigin(headers) || refuse(response, 403);
}

function refuse(response: ServerResponse, status: 403 | 405): false {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(status === 403 ? 'Not allowed.\n' : 'No such method.\n');
  return false;
}
