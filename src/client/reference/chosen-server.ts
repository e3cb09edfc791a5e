/**
 * The API server that the reader has chosen. It is remembered across pages by its address and by the name
 * of its environment, for which other APIs have their own addresses.
 */

const STORAGE_KEY = 'lectern-servers';
/** Maximum number of remembered servers, latest first. */
const REMEMBERED = 12;

const listeners = new Set<() => void>();

/** A server's address, and its environment if the document names one: `Staging`. */
export type NamedServer = readonly [url: string, name?: string | undefined];

/** Returns the one of these servers that the reader chose last, or else the first. */
export function chosenServer(servers: readonly string[]): string {
  return readServers().find(([url]) => servers.includes(url))?.[0] ?? servers[0] ?? '';
}

/** Chooses a server for this page and later ones. */
export function chooseServer(server: NamedServer): void {
  const others = readServers().filter(([url]) => url !== server[0]);
  chosen = [server, ...others].slice(0, REMEMBERED);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(chosen));
  } catch {
    // Without storage, the choice applies to this page only.
  }
  for (const listener of listeners) listener();
}

/** Chooses the server of the environment that the reader last chose for another API. */
export function pairServer(servers: readonly NamedServer[]): void {
  for (const [chosenUrl, chosenName] of readServers()) {
    if (servers.some(([url]) => url === chosenUrl)) return;
    const paired = servers.find(([, name]) => name && name === chosenName);
    if (paired) {
      chooseServer(paired);
      return;
    }
  }
}

/** Calls `listener` after each choice. Returns a function that removes the listener. */
export function onServerChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let chosen: readonly NamedServer[] | undefined;

function readServers(): readonly NamedServer[] {
  chosen ??= readStorage();
  return chosen;
}

/**
 * Reads the stored servers. Anything else in storage matches no server. A plain address is a server without
 * a name.
 */
function readStorage(): readonly NamedServer[] {
  try {
    const servers: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return [servers].flat().map((server) => [server].flat() as unknown as NamedServer);
  } catch {
    return []; // Storage is unavailable to this page, or contains something else.
  }
}
