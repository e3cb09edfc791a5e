/**
 * The author's value while it is being repaired: wrong parts are taken out, so that the rest still
 * makes a config, and each remaining part still knows where it stood in the file.
 */
import type { DataPath } from '../../text/source-tree.ts';

type Container = Record<string, unknown> | unknown[];

export class ConfigDraft {
  /** The value without what has been removed. */
  readonly value: unknown;
  /** For lists that have lost items: the index in the file of each item that is left. */
  private readonly order = new Map<unknown[], number[]>();
  /** What each list or object has lost. */
  private readonly torn = new Map<Container, Set<string | number>>();
  /** For objects with a key under another name than in the file: the name there. */
  private readonly names = new Map<Container, Map<string, string>>();
  /** Paths in the file of all that was taken out. */
  private readonly lost: DataPath[] = [];

  /** The draft changes `value`; it belongs to the draft from here on. */
  constructor(value: unknown) {
    this.value = value;
  }

  /** The path in the file of what is now at `path`. */
  toSource(path: DataPath): DataPath {
    let value = this.value;
    return path.map((segment) => {
      const original = this.originalSegment(value, segment);
      value = isContainer(value) ? childOf(value, segment) : undefined;
      return original;
    });
  }

  /** Whether a value that should have been there was taken out of the list or object at `path`. */
  hasLost(path: DataPath, key?: string): boolean {
    const value = this.at(path);
    const lost = isContainer(value) ? this.torn.get(value) : undefined;
    return lost !== undefined && (key === undefined || lost.has(key));
  }

  /** Whether something at the path in the file, in it or around it was taken out. */
  lacks(path: DataPath): boolean {
    return this.lost.some((lost) => {
      const depth = Math.min(path.length, lost.length);
      return path.slice(0, depth).every((segment, rank) => segment === lost[rank]);
    });
  }

  /** Notes that a value of the file was to be at the path, and is not. */
  miss(path: DataPath): void {
    this.lost.push(this.toSource(path));
  }

  /** Takes out keys that should not be there; what is left counts as whole. */
  drop(keys: readonly DataPath[]): void {
    for (const path of keys) this.removeOne(path);
  }

  /** Gives the key at `path` another name, which its object does not have yet. */
  rename(path: DataPath, name: string): void {
    const container = this.at(path.slice(0, -1));
    const written = String(path.at(-1));
    if (!isContainer(container) || Array.isArray(container)) return;
    container[name] = container[written];
    Reflect.deleteProperty(container, written);
    const names = this.names.get(container) ?? new Map<string, string>();
    this.names.set(container, names.set(name, written));
  }

  /** Puts a value where one is missing that the whole cannot do without. */
  standIn(path: DataPath, stand: unknown): void {
    const container = this.at(path.slice(0, -1));
    if (isContainer(container) && !Array.isArray(container))
      container[String(path.at(-1))] = structuredClone(stand);
    this.lost.push(path);
  }

  /**
   * Takes out wrong values; where a value is missing, the object that lacks it. False when there
   * is nothing to take out but the whole.
   */
  tearOut(paths: readonly DataPath[]): boolean {
    const doomed = paths.map((path) => this.existing(path)).filter((path) => path.length > 0);
    for (const path of doomed) this.lost.push(this.toSource(path));
    for (const path of lastFirst(doomed)) this.remember(this.removeOne(path), path);
    return doomed.length > 0;
  }

  private at(path: DataPath): unknown {
    let value = this.value;
    for (const segment of path) value = isContainer(value) ? childOf(value, segment) : undefined;
    return value;
  }

  private existing(path: DataPath): DataPath {
    const parent = this.at(path.slice(0, -1));
    const last = path.at(-1);
    if (last === undefined || (isContainer(parent) && Object.hasOwn(parent, last))) return path;
    return path.slice(0, -1);
  }

  /** Gives the list or object that the value was in. */
  private removeOne(path: DataPath): Container | undefined {
    const container = this.at(path.slice(0, -1));
    const last = path.at(-1);
    if (!isContainer(container) || last === undefined) return undefined;
    if (!Array.isArray(container)) {
      Reflect.deleteProperty(container, last);
    } else if (typeof last === 'number') {
      const order = this.order.get(container) ?? container.map((_, index) => index);
      order.splice(last, 1);
      this.order.set(container, order);
      container.splice(last, 1);
    }
    return container;
  }

  private remember(container: Container | undefined, path: DataPath): void {
    const last = path.at(-1);
    if (container === undefined || last === undefined) return;
    this.torn.set(container, (this.torn.get(container) ?? new Set()).add(last));
  }

  private originalSegment(container: unknown, segment: string | number): string | number {
    if (!isContainer(container)) return segment;
    if (typeof segment === 'string') return this.names.get(container)?.get(segment) ?? segment;
    return (Array.isArray(container) ? this.order.get(container)?.[segment] : undefined) ?? segment;
  }
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}

/** Numbers lead into objects by rank, as they do in source trees. */
function childOf(container: Container, segment: string | number): unknown {
  if (Array.isArray(container)) {
    return typeof segment === 'number' ? container[segment] : undefined;
  }
  if (typeof segment === 'number') return Object.values(container)[segment];
  return Object.hasOwn(container, segment) ? container[segment] : undefined;
}

/** Each path once; later items of a list before earlier ones, so that indexes stay true. */
function lastFirst(paths: readonly DataPath[]): DataPath[] {
  const unique = new Map(paths.map((path) => [JSON.stringify(path), path]));
  return [...unique.values()].sort(comparePaths).reverse();
}

function comparePaths(left: DataPath, right: DataPath): number {
  for (const [depth, segment] of left.entries()) {
    const other = right[depth];
    if (other === undefined) return 1;
    if (segment === other) continue;
    if (typeof segment === 'number' && typeof other === 'number') return segment - other;
    return String(segment) < String(other) ? -1 : 1;
  }
  return left.length - right.length;
}
