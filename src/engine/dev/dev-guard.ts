/**
 * Decides which requests `dev` refuses before anything else handles them: those that no page of the site
 * sends.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { hostNameOf, isOwnHost, isOwnOrigin } from '../../server/own-request.ts';

/** Whether a request may get a response; if not, it has been refused. */
export type Guard = (request: IncomingMessage, response: ServerResponse) => boolean;

/** @param hosts the names that `dev` listens on, and others that it may be reached by. */
export function devGuard(hosts: readonly string[]): Guard {
  const guard = hostGuard(hosts, 'Start dev with --allow-host.');
  return (request, response) => {
    if (!guard(request, response)) return false;
    if (request.method !== 'TRACE') return true;
    response.setHeader('Allow', 'GET, HEAD, POST');
    return refuse(response, 405, 'No such method.');
  };
}

/**
 * Refuses requests with a foreign host name: another site can point its own name at this machine (DNS
 * rebinding).
 */
export function hostGuard(hosts: readonly string[], advice: string): Guard {
  const names = hosts.flatMap((host) => hostNameOf(host) ?? []);
  return ({ headers }, response) =>
    isOwnHost(headers.host, names) || refuse(response, 403, `This host is not allowed. ${advice}`);
}

/** Guards responses that reveal the author's files: pages of other sites must not read them. */
export function guardEvents({ headers }: IncomingMessage, response: ServerResponse): boolean {
  return isOwnOrigin(headers) || refuse(response, 403, 'Not allowed.');
}

function refuse(response: ServerResponse, status: 403 | 405, reason: string): false {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${reason}\n`);
  return false;
}
