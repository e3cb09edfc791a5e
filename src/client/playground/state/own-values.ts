/**
 * Values that the reader wants in every request of this tab, by their names: ids, tenants, tokens of
 * answers. What is private is kept as credentials are; the rest is in the tab's storage.
 */
import { ownValuesKey } from '../../reference/own-values-key.ts';
import type { CredentialStore } from './credentials.ts';

export interface OwnValue {
  readonly name: string;
  readonly value: string;
  /** Hidden, and in the tab's storage only where credentials are. */
  readonly isPrivate: boolean;
}

/** Stands where credentials have the origin that they are for. */
const PRIVATE = 'values';

export class OwnValues {
  readonly #credentials: CredentialStore;
  #open: ReadonlyMap<string, string> = readOpen();

  constructor(credentials: CredentialStore) {
    this.#credentials = credentials;
  }

  list(): readonly OwnValue[] {
    const toValues = (entries: Iterable<readonly [string, string]>, isPrivate: boolean) =>
      Array.from(entries, ([name, value]) => ({ name, value, isPrivate }));
    return [...toValues(this.#open, false), ...toValues(this.#credentials.entries(PRIVATE), true)];
  }

  get(name: string): OwnValue | undefined {
    return this.list().find((own) => own.name === name);
  }

  /** An empty value is none. */
  set({ name, value, isPrivate }: OwnValue): void {
    const open = new Map(this.#open);
    if (isPrivate || value === '') open.delete(name);
    else open.set(name, value);
    this.#open = open;
    this.#credentials.set(PRIVATE, name, isPrivate ? value : '');
    writeOpen(open);
  }
}

function readOpen(): ReadonlyMap<string, string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(ownValuesKey) ?? '{}');
    const entries = Object.entries(typeof kept === 'object' && kept !== null ? kept : {});
    return new Map(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return new Map(); // Storage is closed to this page, or holds something else.
  }
}

function writeOpen(open: ReadonlyMap<string, string>): void {
  try {
    if (open.size === 0) sessionStorage.removeItem(ownValuesKey);
    else sessionStorage.setItem(ownValuesKey, JSON.stringify(Object.fromEntries(open)));
  } catch {
    // The values hold for this page.
  }
}
