/**
 * Environments: named sets of values, such as an address with the ids that are there. The author
 * writes some in docs.json, readers make their own; one of them, or none, is chosen in a tab.
 */
import type { PlaygroundEnvironment } from '../../../core/reference/model/playground-model.ts';
import { environmentsKey } from '../../reference/own-values-key.ts';
import { BASE_URL } from './base-url.ts';

export type Texts = ReadonlyMap<string, string>;

export class ChosenEnvironment {
  readonly #written: ReadonlyMap<string, Texts>;
  #chosen: string | undefined;
  /** What the reader keeps, by the name of the environment. */
  #own: ReadonlyMap<string, Texts>;

  constructor(written: readonly PlaygroundEnvironment[]) {
    this.#written = new Map(written.map((each) => [each.name, textsOf(each)]));
    const { chosen, own } = readKept();
    this.#own = own;
    this.#chosen = this.names.find((name) => name === chosen);
  }

  /** The author's first. */
  get names(): readonly string[] {
    return [...new Set([...this.#written.keys(), ...this.#own.keys()])];
  }

  get chosen(): string | undefined {
    return this.#chosen;
  }

  /** What the author wrote for the chosen one; an empty text asks the reader for a value. */
  get written(): Texts {
    return this.#written.get(this.#chosen ?? '') ?? new Map<string, string>();
  }

  /** What the reader keeps in the chosen one and may be seen. */
  get open(): Texts {
    return this.#own.get(this.#chosen ?? '') ?? new Map<string, string>();
  }

  /** Whether the chosen one is the reader's alone. */
  get isOwn(): boolean {
    return this.#chosen !== undefined && !this.#written.has(this.#chosen);
  }

  /** A name that is not there yet becomes an environment of the reader's. */
  choose(name: string | undefined): void {
    this.#chosen = name;
    if (name !== undefined && !this.names.includes(name)) this.keep(new Map<string, string>());
    this.#write();
  }

  /** Takes the place of what the reader keeps in the chosen one. */
  keep(texts: Texts): void {
    if (this.#chosen === undefined) return;
    this.#own = new Map(this.#own).set(this.#chosen, texts);
    this.#write();
  }

  remove(name: string): void {
    const left = new Map(this.#own);
    left.delete(name);
    this.#own = left;
    if (this.#chosen === name) this.#chosen = undefined;
    this.#write();
  }

  #write(): void {
    const isEmpty = this.#chosen === undefined && this.#own.size === 0;
    const own = Object.fromEntries(
      Array.from(this.#own, ([name, texts]) => [name, toTexts(texts)]),
    );
    writeKept(environmentsKey, isEmpty ? undefined : { chosen: this.#chosen, own });
  }
}

function textsOf({ baseUrl, values }: PlaygroundEnvironment): Texts {
  const all = { ...(baseUrl !== undefined && { [BASE_URL]: baseUrl }), ...values };
  return new Map(Object.entries(all));
}

function readKept(): { readonly chosen: unknown; readonly own: ReadonlyMap<string, Texts> } {
  const { chosen, own } = recordOf(readJson(environmentsKey));
  const sets = Object.entries(recordOf(own)).map(
    ([name, texts]) => [name, onlyTexts(texts)] as const,
  );
  return { chosen, own: new Map(sets) };
}

/** What is kept below a key as texts by names. */
export function readTexts(key: string): Texts {
  return onlyTexts(readJson(key));
}

export function toTexts(texts: Texts): Readonly<Record<string, string>> {
  return Object.fromEntries(texts);
}

function onlyTexts(kept: unknown): Texts {
  const entries = Object.entries(recordOf(kept));
  return new Map(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function readJson(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}');
  } catch {
    return {}; // Storage is closed to this page, or holds something else.
  }
}

/** Undefined takes it out. */
export function writeKept(key: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The values hold for this page.
  }
}
