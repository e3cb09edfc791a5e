/** What `dev` refuses before anything else answers: whatever no page of the site itself asks for. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Connect } from 'vite';
import { isProjectFile } from '../node/project-file.ts';
import { hostNameOf, isOwnHost, isOwnOrigin } from '../server/own-request.ts';

export interface DevGuardOptions {
  /** Absolute path of the project folder. */
  readonly dir: string;
  /** What `dev` listens on. */
  readonly host: string;
}

/** Goes in front of all middleware. */
export function devGuard({ dir, host }: DevGuardOptions): Connect.NextHandleFunction {
  const names = namesOf(host);
  return (request, response, next) => {
    const { method, headers, url = '/' } = request;
    if (!isOwnHost(headers.host, names)) refuse(response, 403);
    else if (method === 'TRACE') {
      response.setHeader('Allow', 'GET, HEAD, POST');
      refuse(response, 405);
    } else if (!opensEditor(url)) next();
    else if (!isOwnOrigin(headers)) refuse(response, 403);
    else {
      void isProjectFile(dir, fileOf(url)).then((isProject) => {
        if (isProject) next();
        else refuse(response, 403);
      });
    }
  };
}

/** Ends the socket of a page of another site. What it would get tells of the author's files. */
export function guardSockets({ host }: DevGuardOptions) {
  const names = namesOf(host);
  return ({ headers }: IncomingMessage, socket: Duplex): void => {
    if (!isOwnHost(headers.host, names) || !isOwnOrigin(headers)) socket.destroy();
  };
}

function namesOf(host: string): string[] {
  const name = hostNameOf(host);
  return name === undefined ? [] : [name];
}

/** As Vite sees it: in any case, with anything behind. */
function opensEditor(url: string): boolean {
  return /^[^?#]*\/__open-in-editor/i.test(url);
}

/** The file that is asked for, without line and column; none where several are. */
function fileOf(url: string): string {
  const files = new URLSearchParams(url.slice(url.indexOf('?') + 1)).getAll('file');
  return files.length === 1 ? (files[0] ?? '').replace(/(?::\d+){1,2}$/, '') : '';
}

function refuse(response: ServerResponse, status: 403 | 405): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(status === 403 ? 'Not allowed.\n' : 'No such method.\n');
}
