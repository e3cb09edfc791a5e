/**
 * Which of an API's servers the reader works with; remembered across pages by its address, and by the
 * name of its environment, by which other APIs have their own address of it.
 */

const STORAGE_KEY = 'lectern-servers';
/** Servers remembered, latest first. */
const REMEMBERED = 12;

const listeners = new Set<() => void>();

export interface NamedServer {
  readonly url: string;
  /** `Staging`, where the document says so. */
  readonly name: string;
}

/** Of these servers, the one that the reader chose last; else the first. */
export function chosenServer(servers: readonly string[]): string {
  return readServers().find(({ url }) => servers.includes(url))?.url ?? servers[0] ?? '';
}

/** Takes a server for this page and those that follow. */
export function chooseServer(server: NamedServer): void {
  const others = readServers().filter(({ url }) => url !== server.url);
  chosen = [server, ...others].slice(0, REMEMBERED);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(chosen.map(({ url, name }) => [url, name])));
  } catch {
    // The choice holds for this page.
  }
  for (const listener of listeners) listener();
}

/** Takes the server whose environment the reader chose last, at another API. */
export function pairServer(servers: readonly NamedServer[]): void {
  for (const last of readServers()) {
    if (servers.some(({ url }) => url === last.url)) return;
    const paired = servers.find(({ name }) => name !== '' && name === last.name);
    if (paired) chooseServer(paired);
    if (paired) return;
  }
}

/** Calls `listener` after each choice; returns how to stop. */
export function onServerChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let chosen: readonly NamedServer[] | undefined;

function readServers(): readonly NamedServer[] {
  chosen ??= readStorage();
  return chosen;
}

function readStorage(): readonly NamedServer[] {
  try {
    const servers: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(servers) ? servers.flatMap(readServer) : [];
  } catch {
    return []; // Storage is closed to this page, or holds something else.
  }
}

function readServer(server: unknown): readonly NamedServer[] {
  const [url, name = ''] = (Array.isArray(server) ? server : [server]) as readonly unknown[];
  return typeof url === 'string' && typeof name === 'string' ? [{ url, name }] : [];
}
