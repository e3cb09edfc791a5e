/**
 * Where the values of a document of several files were written. The library that puts such documents
 * together moves objects about, but keeps them the objects that they are, by which they are known again.
 */
import type { Place } from '../../../diagnostic/diagnostic.ts';
import type { DataPath } from '../../../text/source-tree.ts';
import type { ApiDocument } from '../document.ts';
import { parsePointer } from '../json-pointer.ts';
import { valueUnder } from '../loose.ts';
import { refOf } from '../resolver.ts';

/** One of the files that a document is made of. */
export interface DocumentPart {
  /** Absolute path, or URL without fragment. */
  readonly address: string;
  /** Undefined for an empty file. */
  readonly value: unknown;
  /** Where something stands in the file or, when that is no file of the project, what refers to it. */
  readonly placeOf: ApiDocument['placeOf'];
}

interface Origin {
  readonly part: DocumentPart;
  /** What holds the object in its file; absent for the whole of it. */
  readonly holder?: Origin;
  readonly key: string | number;
  /** Of a reference: where it leads, and what stands beside it. Joining files takes it away. */
  readonly reference?: { readonly ref: string; readonly keys: ReadonlySet<string> };
}

/** The address of what a reference in the file at another address leads to. */
export type ToPartAddress = (ref: string, address: string) => string;

/** More references than that from one to the next are a circle. */
const mostHops = 50;

export class PartOrigins {
  readonly #origins = new Map<object, Origin>();
  readonly #parts = new Map<string, DocumentPart>();
  readonly #toPartAddress: ToPartAddress;

  constructor(toPartAddress: ToPartAddress) {
    this.#toPartAddress = toPartAddress;
  }

  /** Notes all objects of a part, which must be done before anything moves them. */
  add(part: DocumentPart): void {
    this.#parts.set(part.address, part);
    const pending: { value: unknown; key: string | number; holder?: Origin }[] = [
      { value: part.value, key: '' },
    ];
    for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
      const { value, ...rest } = at;
      // What an alias of YAML repeats is written where it is met first.
      if (typeof value !== 'object' || value === null || this.#origins.has(value)) continue;
      const origin: Origin = { part, ...rest, ...referenceIn(value) };
      this.#origins.set(value, origin);
      const inner = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
      for (const [key, each] of inner.reverse()) pending.push({ value: each, key, holder: origin });
    }
  }

  /**
   * The place of what stands at a path of the joined document.
   *
   * @param whole what became of the part at `address`, as it is or as a copy of its top.
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
    for (let hops = 0; hops < mostHops; hops += 1) {
      const target = rest.length === 0 ? undefined : this.#follow(origin, String(rest[0]));
      if (target === undefined) break;
      origin = target;
    }
    return origin.part.placeOf([...pathTo(origin), ...rest], at);
  }

  /** Where a key was written that a reference brought here; undefined for one that stood beside it. */
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
