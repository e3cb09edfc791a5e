/**
 * Environments: named sets of values, such as an address with the ids that exist there. The author writes
 * some in docs.json, and readers create their own; one or none is selected in a tab.
 */
import type { PlaygroundEnvironment } from '../../../core/reference/model/playground-model.ts';
import { environmentsKey } from '../../reference/own-values-key.ts';
import { BASE_URL } from './base-url.ts';

export type Texts = ReadonlyMap<string, string>;

export class ChosenEnvironment {
  readonly #written: ReadonlyMap<string, Texts>;
  #chosen: string | undefined;
  /** The reader's values, by name of the environment. */
  #own: ReadonlyMap<string, Texts>;

  constructor(written: readonly PlaygroundEnvironment[]) {
    this.#written = new Map(written.map((each) => [each.name, textsOf(each)]));
    const { chosen, own } = readKept();
    this.#own = own;
    this.#chosen = this.names.find((name) => name === chosen);
  }

  /** The names of all environments, the author's first. */
  get names(): readonly string[] {
    return [...new Set([...this.#written.keys(), ...this.#own.keys()])];
  }

  get chosen(): string | undefined {
    return this.#chosen;
  }

  /** The author's values of the selected environment; an empty text asks the reader for a value. */
  get written(): Texts {
    return this.#written.get(this.#chosen ?? '') ?? new Map<string, string>();
  }

  /** The reader's values of the selected environment that are not private. */
  get open(): Texts {
    return this.#own.get(this.#chosen ?? '') ?? new Map<string, string>();
  }

  /** Whether the selected environment was created by the reader. */
  get isOwn(): boolean {
    return this.#chosen !== undefined && !this.#written.has(this.#chosen);
  }

  /** Selects an environment; an unknown name creates one that is the reader's own. */
  choose(name: string | undefined): void {
    this.#chosen = name;
    if (name !== undefined && !this.names.includes(name)) this.keep(new Map<string, string>());
    this.#write();
  }

  /** Replaces the reader's values of the selected environment. */
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

/** Returns the strings stored under a key, by name. */
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
    return {}; // Storage is unavailable to this page, or contains something else.
  }
}

/** Stores a value; undefined removes it. */
export function writeKept(key: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage, the values apply to this page only.
  }
}
