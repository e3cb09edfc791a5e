/** The reader's recent searches, newest first; stored only in this browser. */
const MAX_SEARCHES = 5;

export function readRecent(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(toKey()) ?? '[]');
    const texts = Array.isArray(kept) ? kept.filter((text) => typeof text === 'string') : [];
    return texts.slice(0, MAX_SEARCHES);
  } catch {
    return [];
  }
}

export function rememberSearch(text: string): void {
  const isSame = (other: string) => other.toLowerCase() === text.toLowerCase();
  write([text, ...readRecent().filter((other) => !isSame(other))].slice(0, MAX_SEARCHES));
}

export function forgetRecent(): void {
  write([]);
}

function write(texts: readonly string[]): void {
  try {
    localStorage.setItem(toKey(), JSON.stringify(texts));
  } catch {
    // Without storage, nothing is remembered.
  }
}

function toKey(): string {
  return `lectern-search:${document.documentElement.dataset['base'] ?? ''}`;
}
