/**
 * The author's value while it is being repaired. Wrong parts are removed, so that the rest still forms a
 * config, and each remaining part can still be traced to its place in the file.
 */
import type { DataPath } from '../../text/source-tree.ts';

type Container = Record<string, unknown> | unknown[];

export class ConfigDraft {
  /** The value without removed parts. */
  readonly value: unknown;
  /** For lists with removed items: the index in the file of each remaining item. */
  private readonly order = new Map<unknown[], number[]>();
  /** The keys or indexes removed from each list or object. */
  private readonly torn = new Map<Container, Set<string | number>>();
  /** For objects with renamed keys: the names in the file. */
  private readonly names = new Map<Container, Map<string, string>>();
  /** Paths in the file of all removed values. */
  private readonly lost: DataPath[] = [];

  /** Takes ownership of `value`, which the draft modifies. */
  constructor(value: unknown) {
    this.value = value;
  }

  /** Converts a path in the draft to one in the file. */
  toSource(path: DataPath): DataPath {
    let value = this.value;
    return path.map((segment) => {
      const original = this.originalSegment(value, segment);
      value = isContainer(value) ? childOf(value, segment) : undefined;
      return original;
    });
  }

  /** Whether a required value was removed from the list or object at `path`. */
  hasLost(path: DataPath, key?: string): boolean {
    const value = this.at(path);
    const lost = isContainer(value) ? this.torn.get(value) : undefined;
    return lost !== undefined && (key === undefined || lost.has(key));
  }

  /** Whether anything at the path in the file, inside it or around it was removed. */
  lacks(path: DataPath): boolean {
    return this.lost.some((lost) => {
      const depth = Math.min(path.length, lost.length);
      return path.slice(0, depth).every((segment, rank) => segment === lost[rank]);
    });
  }

  /** Records that a value of the file was meant to be at the path. */
  miss(path: DataPath): void {
    this.lost.push(this.toSource(path));
  }

  /** Removes keys that should not exist. Their objects still count as complete. */
  drop(keys: readonly DataPath[]): void {
    for (const path of keys) this.removeOne(path);
  }

  /** Renames the key at `path` to a name that its object does not have yet. */
  rename(path: DataPath, name: string): void {
    const container = this.at(path.slice(0, -1));
    const written = String(path.at(-1));
    if (!isContainer(container) || Array.isArray(container)) return;
    container[name] = container[written];
    Reflect.deleteProperty(container, written);
    const names = this.names.get(container) ?? new Map<string, string>();
    this.names.set(container, names.set(name, written));
  }

  /** Inserts a placeholder for a missing value without which there is no config. */
  insertPlaceholder(path: DataPath, stand: unknown): void {
    const container = this.at(path.slice(0, -1));
    if (isContainer(container) && !Array.isArray(container))
      container[String(path.at(-1))] = structuredClone(stand);
    this.lost.push(path);
  }

  /**
   * Removes wrong values; for a missing value, the object without it. Returns false if only the root could
   * be removed.
   */
  removeInvalid(paths: readonly DataPath[]): boolean {
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

  /** Removes one value and returns the list or object that contained it. */
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

/** Returns a child. A number selects an object's value by its position, as in source trees. */
function childOf(container: Container, segment: string | number): unknown {
  if (Array.isArray(container)) {
    return typeof segment === 'number' ? container[segment] : undefined;
  }
  if (typeof segment === 'number') return Object.values(container)[segment];
  return Object.hasOwn(container, segment) ? container[segment] : undefined;
}

/**
 * Returns each path once, with later items of a list before earlier ones, so that indexes remain valid
 * during removal.
 */
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
