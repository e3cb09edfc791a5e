/** Which of an API's servers the reader works with; remembered by address, across pages. */

const STORAGE_KEY = 'lectern-servers';
/** Addresses remembered, latest first. */
const REMEMBERED = 12;

const listeners = new Set<() => void>();

/** Of these servers, the one that the reader chose last; else the first. */
export function chosenServer(servers: readonly string[]): string {
  return readServers().find((server) => servers.includes(server)) ?? servers[0] ?? '';
}

/** Takes a server for this page and those that follow. */
export function chooseServer(server: string): void {
  chosen = [server, ...readServers().filter((other) => other !== server)].slice(0, REMEMBERED);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(chosen));
  } catch {
    // The choice holds for this page.
  }
  for (const listener of listeners) listener();
}

/** Calls `listener` after each choice; returns how to stop. */
export function onServerChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let chosen: readonly string[] | undefined;

function readServers(): readonly string[] {
  chosen ??= readStorage();
  return chosen;
}

function readStorage(): readonly string[] {
  try {
    const servers: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(servers) ? servers.filter((server) => typeof server === 'string') : [];
  } catch {
    return []; // Storage is closed to this page, or holds something else.
  }
}
