/**
 * The value of a document while overlays change it. Objects are copied when they are changed for the first
 * time, so that the original value stays as it is, and everything remembers where it was written.
 */
import type { Place } from '../../diagnostic/diagnostic.ts';
import type { DataPath } from '../../text/source-tree.ts';
import type { ApiDocument } from '../document/document.ts';
import { isRecord, valueUnder } from '../document/loose.ts';
import type { ValueKind } from './overlay-entries.ts';

/** Where a value was written. */
export interface ValueOrigin {
  readonly placeOf: ApiDocument['placeOf'];
  /** Its path in the file. */
  readonly path: DataPath;
}

/** A value of an overlay. */
export interface WrittenValue {
  readonly value: unknown;
  readonly origin: ValueOrigin;
}

/** An object or list that may be changed. */
type Container = Record<string | number, unknown>;

/** Two values that cannot be merged, and where the new one was written. */
export interface Unlike {
  readonly given: ValueKind;
  readonly found: ValueKind;
  readonly origin: ValueOrigin;
}

export class OverlaidValue {
  /** The root is under the key `root`, so that it is changed like every other value. */
  readonly #top: { root: unknown };
  readonly #own = new Set<object>();
  /** Origins of the values that overlays wrote, by the container that they are in. */
  readonly #written = new Map<object, Map<string | number, ValueOrigin>>();
  readonly #base: ApiDocument;
  /** The object of which each copy was made. */
  readonly #originals = new Map<object, object>();
  /** Origins of the objects of the document, found when the first place is asked for. */
  #origins: ReadonlyMap<object, ValueOrigin> | undefined;

  constructor(document: ApiDocument) {
    this.#base = document;
    this.#top = { root: document.value };
    this.#own.add(this.#top);
  }

  get value(): unknown {
    return this.#top.root;
  }

  /** Removes the values at paths, none of which is the root. */
  remove(paths: readonly DataPath[]): void {
    const byHolder = Map.groupBy(paths, (path) => JSON.stringify(path.slice(0, -1)));
    // The innermost first, because removing an item of a list moves those after it.
    const all = [...byHolder.values()].toSorted((left, right) => depthOf(right) - depthOf(left));
    for (const own of all) this.#removeFrom(own[0]?.slice(0, -1) ?? [], own);
  }

  /** Merges a value into the one at a path. Returns what could not be merged. */
  merge(path: DataPath, written: WrittenValue): readonly Unlike[] {
    const holder = path.length === 0 ? this.#top : this.#open(path.slice(0, -1));
    const key = path.at(-1) ?? 'root';
    if (holder === undefined) return [];
    // A value that is no list is one more item.
    const isItem = Array.isArray(valueUnder(holder, key)) && !Array.isArray(written.value);
    if (!isItem) return this.#mergeUnder(holder, key, written);
    const list = this.#openUnder(holder, key);
    if (Array.isArray(list)) this.#put(list, list.length, written);
    return [];
  }

  /** Returns where the value at a path was written. */
  originOf(path: DataPath): ValueOrigin {
    let origin: ValueOrigin = { placeOf: this.#base.placeOf, path: [] };
    let holder = this.value;
    for (const key of path) {
      const value = valueUnder(holder, key);
      const written = isContainer(holder) ? this.#written.get(holder)?.get(key) : undefined;
      origin = written ?? this.#originInBase(value) ?? within(origin, key);
      holder = value;
    }
    return origin;
  }

  placeOf(path: DataPath, at?: 'key' | 'value'): Place {
    const origin = this.originOf(path);
    return origin.placeOf(origin.path, at);
  }

  /** Returns the container at a path, ready to be changed; undefined if there is none. */
  #open(path: DataPath): Container | undefined {
    let holder = this.#openUnder(this.#top, 'root');
    for (const key of path) holder = holder && this.#openUnder(holder, key);
    return holder;
  }

  #openUnder(holder: Container, key: string | number): Container | undefined {
    const value = valueUnder(holder, key);
    if (!isContainer(value)) return undefined;
    if (this.#own.has(value)) return value as Container;
    const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Container;
    this.#own.add(copy);
    const written = this.#written.get(value);
    if (written !== undefined) this.#written.set(copy, new Map(written));
    this.#originals.set(copy, value);
    define(holder, key, copy);
    return copy;
  }

  #mergeUnder(holder: Container, key: string | number, written: WrittenValue): readonly Unlike[] {
    const { value, origin } = written;
    const before = valueUnder(holder, key);
    const [given, found] = [kindOf(value), kindOf(before)];
    if (before === undefined || (given === found && given === 'a single value')) {
      this.#put(holder, key, written);
      return [];
    }
    // In YAML, a name without a value is null; it stands for an object without anything to merge.
    if (value === null) return [];
    if (given !== found) return [{ given, found, origin }];
    const opened = this.#openUnder(holder, key);
    if (opened === undefined) return [];
    if (Array.isArray(opened)) {
      for (const [rank, item] of (value as unknown[]).entries()) {
        this.#put(opened, opened.length, { value: item, origin: within(origin, rank) });
      }
      return [];
    }
    return Object.entries(value as object).flatMap(([name, inner]: [string, unknown]) =>
      this.#mergeUnder(opened, name, { value: inner, origin: within(origin, name) }),
    );
  }

  #put(holder: Container, key: string | number, { value, origin }: WrittenValue): void {
    define(holder, key, value);
    const origins = this.#written.get(holder) ?? new Map<string | number, ValueOrigin>();
    this.#written.set(holder, origins.set(key, origin));
  }

  #removeFrom(path: DataPath, removed: readonly DataPath[]): void {
    const holder = this.#open(path);
    if (holder === undefined) return;
    const keys = new Set(removed.map((each) => each.at(-1) ?? ''));
    const written = this.#written.get(holder);
    if (!Array.isArray(holder)) {
      for (const key of keys) {
        Reflect.deleteProperty(holder, key);
        written?.delete(key);
      }
      return;
    }
    const list: unknown[] = holder;
    const origins = new Map<string | number, ValueOrigin>();
    let ofList: ValueOrigin | undefined;
    let kept = 0;
    for (const [rank, item] of list.entries()) {
      if (keys.has(rank)) continue;
      const own = written?.get(rank);
      if (own !== undefined) origins.set(kept, own);
      // Objects are recognized wherever they are.
      else if (!isContainer(item)) {
        ofList ??= this.originOf(path);
        origins.set(kept, within(ofList, rank));
      }
      list[kept] = item;
      kept += 1;
    }
    list.length = kept;
    this.#written.set(list, origins);
  }

  /** Returns where an object of the document was written, also if it was copied or moved since. */
  #originInBase(value: unknown): ValueOrigin | undefined {
    if (!isContainer(value)) return undefined;
    this.#origins ??= findOrigins(this.#base);
    return this.#origins.get(this.#originals.get(value) ?? value);
  }
}

/** Returns the origins of all objects of a document. */
function findOrigins({ placeOf, value }: ApiDocument): ReadonlyMap<object, ValueOrigin> {
  const found = new Map<object, ValueOrigin>();
  const pending: { value: unknown; path: DataPath }[] = [{ value, path: [] }];
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    const { value: inner, path } = at;
    // A value that YAML aliases repeat counts as written where it first occurs.
    if (!isContainer(inner) || found.has(inner)) continue;
    found.set(inner, { placeOf, path });
    const entries = Array.isArray(inner) ? [...inner.entries()] : Object.entries(inner);
    for (const [key, each] of entries.reverse()) {
      pending.push({ value: each, path: [...path, key] });
    }
  }
  return found;
}

/** Returns how deep paths are that lead to values of one holder. */
function depthOf([first = []]: readonly DataPath[]): number {
  return first.length;
}

function within(origin: ValueOrigin, key: string | number): ValueOrigin {
  return { ...origin, path: [...origin.path, key] };
}

function isContainer(value: unknown): value is object {
  return Array.isArray(value) || isRecord(value);
}

function kindOf(value: unknown): ValueKind {
  if (Array.isArray(value)) return 'a list';
  return isRecord(value) ? 'an object' : 'a single value';
}

/** Sets a property even if it is named `__proto__`. */
function define(holder: Container, key: string | number, value: unknown): void {
  Object.defineProperty(holder, key, {
    value,
    configurable: true,
    enumerable: true,
    writable: true,
  });
}
