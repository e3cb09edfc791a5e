/**
 * Credentials that readers type. They stay in memory and are sent only to the origin for which they were
 * typed; they are kept in this tab's storage only if the reader wants that.
 */

const storageKey = 'lectern-credentials';

type Kept = ReadonlyMap<string, ReadonlyMap<string, string>>;

export class CredentialStore {
  readonly #storage: Storage | undefined;
  /** Values by origin, then by key of the security scheme. */
  #values: Kept;
  #keepInTab: boolean;

  /** Loads what an earlier page of this tab has kept. */
  constructor(storage: Storage | undefined = tabStorage()) {
    this.#storage = storage;
    const kept = this.#read();
    this.#values = kept ?? new Map();
    this.#keepInTab = kept !== undefined;
  }

  get keepInTab(): boolean {
    return this.#keepInTab;
  }

  /** Switching this off removes everything from the tab's storage. */
  set keepInTab(wanted: boolean) {
    this.#keepInTab = wanted;
    this.#write();
  }

  get(origin: string, schemeKey: string): string | undefined {
    return this.#values.get(origin)?.get(schemeKey);
  }

  /** Sets a value; an empty one removes it. */
  set(origin: string, schemeKey: string, value: string): void {
    const ofOrigin = new Map(this.#values.get(origin));
    if (value === '') ofOrigin.delete(schemeKey);
    else ofOrigin.set(schemeKey, value);
    this.#values = new Map(this.#values).set(origin, ofOrigin);
    this.#write();
  }

  /** Returns the values typed for `origin`, by key of the security scheme. */
  entries(origin: string): readonly (readonly [schemeKey: string, value: string])[] {
    return [...(this.#values.get(origin) ?? [])];
  }

  /** Forgets the values typed for `origin`, or all values without one. */
  forget(origin?: string): void {
    const left = new Map(this.#values);
    if (origin === undefined) left.clear();
    else left.delete(origin);
    this.#values = left;
    this.#write();
  }

  /** Returns all values, so that they can be removed from what is stored elsewhere. */
  list(): readonly string[] {
    return Array.from(this.#values.values()).flatMap((ofOrigin) => [...ofOrigin.values()]);
  }

  #write(): void {
    try {
      if (this.#keepInTab) {
        const entries = Array.from(this.#values, ([origin, kept]) => [origin, [...kept]]);
        this.#storage?.setItem(storageKey, JSON.stringify(entries));
      } else {
        this.#storage?.removeItem(storageKey);
      }
    } catch {
      // Storage is full or unavailable: the values stay in memory only.
    }
  }

  /** Returns undefined if nothing is stored, or something else. */
  #read(): Kept | undefined {
    try {
      const entries: unknown = JSON.parse(this.#storage?.getItem(storageKey) ?? 'null');
      return isListOf(entries, (kept) => isListOf(kept, isText))
        ? new Map(entries.map(([origin, kept]) => [origin, new Map(kept)]))
        : undefined;
    } catch {
      return undefined;
    }
  }
}

/** Returns undefined if the browser denies storage to the page. */
function tabStorage(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isListOf<Value>(
  value: unknown,
  isValue: (inner: unknown) => inner is Value,
): value is readonly (readonly [string, Value])[] {
  return (
    Array.isArray(value) &&
    value.every((pair) => Array.isArray(pair) && isText(pair[0]) && isValue(pair[1]))
  );
}
