/**
 * Finds where the values of a document that consists of several files were written. The library that joins
 * the files moves objects but does not copy them, so they can be recognized by identity.
 */
import type { Place } from '../../../diagnostic/diagnostic.ts';
import type { DataPath } from '../../../text/source-tree.ts';
import type { ApiDocument } from '../document.ts';
import { parsePointer } from '../json-pointer.ts';
import { valueUnder } from '../loose.ts';
import { refOf } from '../resolver.ts';

/** One of the files that a document consists of. */
export interface DocumentPart {
  /** Absolute path, or URL without fragment. */
  readonly address: string;
  /** Undefined for an empty file. */
  readonly value: unknown;
  /**
   * Finds a place in the file or, if the file is not part of the project, returns the place that refers to
   * it.
   */
  readonly placeOf: ApiDocument['placeOf'];
}

interface Origin {
  readonly part: DocumentPart;
  /** The origin of the object that contains this one; absent for the root of a file. */
  readonly holder?: Origin;
  readonly key: string | number;
  /** For a reference: its target and all its keys. Joining the files removes the reference. */
  readonly reference?: { readonly ref: string; readonly keys: ReadonlySet<string> };
}

/** Returns the address of the file that a reference in the file at `address` points to. */
export type ToPartAddress = (ref: string, address: string) => string;

/** A chain of more references than this is taken to be circular. */
const maxHops = 50;

export class PartOrigins {
  readonly #origins = new Map<object, Origin>();
  readonly #parts = new Map<string, DocumentPart>();
  readonly #toPartAddress: ToPartAddress;

  constructor(toPartAddress: ToPartAddress) {
    this.#toPartAddress = toPartAddress;
  }

  /** Records the origins of all objects of a part. Must be called before anything moves them. */
  add(part: DocumentPart): void {
    this.#parts.set(part.address, part);
    const pending: { value: unknown; key: string | number; holder?: Origin }[] = [
      { value: part.value, key: '' },
    ];
    for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
      const { value, ...rest } = at;
      // A value that YAML aliases repeat counts as written where it first occurs.
      if (typeof value !== 'object' || value === null || this.#origins.has(value)) continue;
      const origin: Origin = { part, ...rest, ...referenceIn(value) };
      this.#origins.set(value, origin);
      const inner = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
      for (const [key, each] of inner.reverse()) pending.push({ value: each, key, holder: origin });
    }
  }

  /**
   * Returns the place of the value at a path of the joined document.
   *
   * @param whole what has become of the part at `address`: the same object, or a copy of its top level.
   */
  placeOf(
    { whole, address }: { readonly whole: unknown; readonly address: string },
    path: DataPath,
    at: 'key' | 'value' = 'value',
  ): Place {
    const top = this.#parts.get(address)?.value;
    let origin = this.#originOf(top);
    let rest = path;
    let value = whole;
    for (const [rank, key] of path.entries()) {
      value = valueUnder(value, key);
      const known = this.#originOf(value);
      if (known === undefined) continue;
      origin = known;
      rest = path.slice(rank + 1);
    }
    return origin === undefined ? { file: '' } : this.#place(origin, rest, at);
  }

  #place(given: Origin, rest: DataPath, at: 'key' | 'value'): Place {
    let origin = given;
    for (let hops = 0; hops < maxHops; hops += 1) {
      const target = rest.length === 0 ? undefined : this.#follow(origin, String(rest[0]));
      if (target === undefined) break;
      origin = target;
    }
    return origin.part.placeOf([...pathTo(origin), ...rest], at);
  }

  /**
   * Returns the origin of the target if a reference brought in `key`; undefined if the key was written next
   * to the reference.
   */
  #follow({ part, reference }: Origin, key: string): Origin | undefined {
    if (reference === undefined || reference.keys.has(key)) return undefined;
    const { ref } = reference;
    const target = this.#parts.get(this.#toPartAddress(ref, part.address));
    const pointer = parsePointer(/#.*$/s.exec(ref)?.[0] ?? '#');
    return this.#originOf(pointer?.reduce<unknown>(valueUnder, target?.value));
  }

  #originOf(value: unknown): Origin | undefined {
    return typeof value === 'object' && value !== null ? this.#origins.get(value) : undefined;
  }
}

function referenceIn(value: object): Pick<Origin, 'reference'> {
  const ref = refOf(value);
  return ref === undefined ? {} : { reference: { ref, keys: new Set(Object.keys(value)) } };
}

function pathTo({ holder, key }: Origin): DataPath {
  return holder === undefined ? [] : [...pathTo(holder), key];
}
