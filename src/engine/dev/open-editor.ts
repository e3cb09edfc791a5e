/** Opens a place of the project in the editor of the person at this machine, when the overlay asks for it. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import launchEditor from 'launch-editor';
import { realPathIn } from '../../node/disk/real-path.ts';
import { isFileAt } from '../../node/disk/stats-of.ts';
import { isLoopback } from '../../server/proxy/addresses.ts';
import { guardEvents } from './dev-guard.ts';

/** Starts an editor at `file:line:column`, an absolute path. */
export type LaunchEditor = (place: string) => void;

/** An editor that cannot be started is reported on the terminal, which is the author's. */
export const launch: LaunchEditor = (place) => launchEditor(place);

const PLACE = /^(.+?)((?::\d+){0,2})$/;

/**
 * Responds to a request that names a place. Refuses other machines, pages of other sites, and files outside the
 * project, even if reached through symbolic links.
 */
export function respondToOpen(
  request: IncomingMessage,
  response: ServerResponse,
  { dir, open }: { readonly dir: string; readonly open: LaunchEditor },
): void {
  if (!guardEvents(request, response)) return;
  const place = new URL(request.url ?? '/', 'http://localhost').searchParams.get('place') ?? '';
  const isNear = isLoopback(request.socket.remoteAddress ?? '');
  const found = request.method === 'POST' && isNear ? findPlace(dir, place) : undefined;
  if (found !== undefined) open(found);
  response.writeHead(found === undefined ? 403 : 204).end();
}

/** Returns the place with the real path of its file; undefined if the file is not in the project. */
function findPlace(dir: string, place: string): string | undefined {
  const [, file = '', position = ''] = PLACE.exec(place) ?? [];
  const path = realPathIn(dir, file);
  return path !== undefined && isFileAt(path) ? path + position : undefined;
}
