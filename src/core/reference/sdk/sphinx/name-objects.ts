/** Tells the names of modules from those of classes: Sphinx writes both with dots only. */
import type { FoundObject, FoundObjects } from './find-objects.ts';
import { isMemberKind, roleOf } from './object-kinds.ts';
import type { PythonSignature } from './read-signature.ts';

export interface ObjectName {
  /** With the module: `shop.Client.get`. */
  readonly id: string;
  readonly module: string;
  /** Without the module: `Client.get`. */
  readonly name: string;
}

/** More parts than any real name has. */
const MAX_PARTS = 50;

export class ObjectNames {
  readonly #modules: FoundObjects['modules'];
  /** The ids of everything that has one. */
  readonly #ids = new Set<string>();
  readonly #classes = new Set<string>();

  constructor({ objects, modules }: FoundObjects) {
    this.#modules = modules;
    this.#note(objects);
  }

  isClass(id: string): boolean {
    return this.#classes.has(id);
  }

  /** Names an object that is described on its own. */
  nameOf(object: FoundObject, signature: PythonSignature): ObjectName {
    const id = this.#findId(object, signature);
    const { sourceName = '' } = signature;
    if (sourceName !== '' && (id === sourceName || id.endsWith(`.${sourceName}`))) {
      return split(id, id.length - sourceName.length);
    }
    const parts = id.split('.');
    if (parts.length > MAX_PARTS) return split(id, 0);
    const least = isMemberKind(object) && !this.#isInModule(object, parts) ? 2 : 1;
    let count = this.#countModule(parts, least);
    for (; count < parts.length - least; count += 1) {
      const isClass = this.#classes.has(parts.slice(0, count + 1).join('.'));
      if (isClass || !/^[\p{Ll}_]/u.test(parts[count] ?? '')) break;
    }
    return split(id, parts.slice(0, count).join('.').length + (count === 0 ? 0 : 1));
  }

  /** Whether what could be the attribute of a class is one of a module. */
  #isInModule({ kind }: FoundObject, parts: readonly string[]): boolean {
    if (kind !== 'attribute') return false;
    const owner = parts.slice(0, -1).join('.');
    if (this.#classes.has(owner)) return false;
    return this.#modules.has(owner) || /^(?:[\p{Ll}_]|$)/u.test(parts.at(-2) ?? '');
  }

  /** Returns how many parts are the longest name of a known module. */
  #countModule(parts: readonly string[], least: number): number {
    for (let count = parts.length - least; count > 0; count -= 1) {
      if (this.#modules.has(parts.slice(0, count).join('.'))) return count;
    }
    return 0;
  }

  /** An object that is described twice has no id of its own the second time. */
  #findId({ module }: FoundObject, { id, prefix, name }: PythonSignature): string {
    if (isIdOf(id, name)) return id;
    const written = prefix.replace(/^@/, '') + name;
    const full = module === '' ? written : `${module}.${written}`;
    const isFull = this.#ids.has(written) || written.startsWith(`${module}.`);
    return isFull && !this.#ids.has(full) ? written : full;
  }

  #note(objects: readonly FoundObject[]): void {
    for (const object of objects) {
      for (const { id, name } of object.signatures) {
        if (!isIdOf(id, name)) continue;
        this.#ids.add(id);
        if (roleOf(object) === 'class') this.#classes.add(id);
      }
      this.#note(object.inner);
    }
  }
}

/** Whether an id is the name of an object; `id0` only makes an element unique. */
function isIdOf(id: string, name: string): boolean {
  return name !== '' && (id === name || id.endsWith(`.${name}`));
}

function split(id: string, at: number): ObjectName {
  return { id, module: id.slice(0, Math.max(0, at - 1)), name: id.slice(at) };
}
