/**
 * What readers type to show who they are. It stays in memory, and goes only to the origin that it
 * was typed for; in this tab's storage it is kept only while the reader wants that.
 */

const storageKey = 'lectern-credentials';

type Kept = ReadonlyMap<string, ReadonlyMap<string, string>>;

export class CredentialStore {
  readonly #storage: Storage | undefined;
  /** By origin, then by key of the security scheme. */
  #values: Kept;
  #keepInTab: boolean;

  /** Takes up what an earlier page of this tab was asked to keep. */
  constructor(storage: Storage | undefined = tabStorage()) {
    this.#storage = storage;
    const kept = this.#read();
    this.#values = kept ?? new Map();
    this.#keepInTab = kept !== undefined;
  }

  get keepInTab(): boolean {
    return this.#keepInTab;
  }

  /** Off, it takes out of the tab's storage whatever is there. */
  set keepInTab(wanted: boolean) {
    this.#keepInTab = wanted;
    this.#write();
  }

  get(origin: string, schemeKey: string): string | undefined {
    return this.#values.get(origin)?.get(schemeKey);
  }

  /** An empty value is none. */
  set(origin: string, schemeKey: string, value: string): void {
    const ofOrigin = new Map(this.#values.get(origin));
    if (value === '') ofOrigin.delete(schemeKey);
    else ofOrigin.set(schemeKey, value);
    this.#values = new Map(this.#values).set(origin, ofOrigin);
    this.#write();
  }

  /** By keys of security schemes, what was typed for `origin`. */
  entries(origin: string): readonly (readonly [schemeKey: string, value: string])[] {
    return [...(this.#values.get(origin) ?? [])];
  }

  /** Everything that was typed for `origin`, or without one everything. */
  forget(origin?: string): void {
    const left = new Map(this.#values);
    if (origin === undefined) left.clear();
    else left.delete(origin);
    this.#values = left;
    this.#write();
  }

  /** Every value, to be kept out of what is written elsewhere. */
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
      // Storage is full or closed: memory has to do.
    }
  }

  /** Undefined where nothing is kept, or something else is there. */
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

/** Undefined where the browser closes storage to the page. */
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
