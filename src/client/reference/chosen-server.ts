/**
 * Which of an API's servers the reader works with; remembered across pages by its address, and by the
 * name of its environment, by which other APIs have their own address of it.
 */

const STORAGE_KEY = 'lectern-servers';
/** Servers remembered, latest first. */
const REMEMBERED = 12;

const listeners = new Set<() => void>();

/** Its address, and its environment where the document names one: `Staging`. */
export type NamedServer = readonly [url: string, name?: string | undefined];

/** Of these servers, the one that the reader chose last; else the first. */
export function chosenServer(servers: readonly string[]): string {
  return readServers().find(([url]) => servers.includes(url))?.[0] ?? servers[0] ?? '';
}

/** Takes a server for this page and those that follow. */
export function chooseServer(server: NamedServer): void {
  const others = readServers().filter(([url]) => url !== server[0]);
  chosen = [server, ...others].slice(0, REMEMBERED);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(chosen));
  } catch {
    // The choice holds for this page.
  }
  for (const listener of listeners) listener();
}

/** Takes the server whose environment the reader chose last, at another API. */
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

/** What is no server is equal to none; addresses alone were kept before. */
function readStorage(): readonly NamedServer[] {
  try {
    const servers: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return [servers].flat().map((server) => [server].flat() as unknown as NamedServer);
  } catch {
    return []; // Storage is closed to this page, or holds something else.
  }
}
