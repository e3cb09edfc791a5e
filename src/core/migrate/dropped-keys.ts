/** Collects what a configuration says that the other format cannot. */
import type { z } from 'zod';
import type { Locate } from '../config/parse/parse-config.ts';
import { docOf, schemaAt } from '../config/schema-walk.ts';
import type { Place } from '../diagnostic/diagnostic.ts';
import { valueUnder } from '../reference/document/loose.ts';
import { formatPath } from '../text/format-path.ts';
import type { DataPath } from '../text/source-tree.ts';
import { diagnoseMigration } from './migrate-entries.ts';
import type { Remark } from './remark.ts';

/** Values that mean the same as no value, in the keys that nodes of the navigation inherit. */
const USUAL: ReadonlySet<unknown> = new Set([undefined, null, false, 'none']);

/** The keys that are left out; their paths are those in the file. */
export class DroppedKeys {
  readonly #value: unknown;
  readonly #paths: DataPath[] = [];
  readonly #idle: DataPath[] = [];
  readonly #made = new Set<string>();

  /** @param value The configuration as it is written in the file. */
  constructor(value: unknown) {
    this.#value = value;
  }

  /**
   * Leaves out a key that shapes the site. `made` is the key of `Config` that it contributes to, if that
   * has another name.
   */
  leave(path: DataPath, made = path[0]): void {
    this.#paths.push(path);
    this.#made.add(String(made));
  }

  /** Leaves out those of the keys that the object at a path sets itself. */
  leaveWritten(at: DataPath, keys: readonly string[]): void {
    const node = at.reduce<unknown>(valueUnder, this.#value);
    for (const key of keys) if (!USUAL.has(valueUnder(node, key))) this.leave([...at, key]);
  }

  /** Leaves out a key that has no effect on this site. */
  leaveIdle(path: DataPath): void {
    this.#idle.push(path);
  }

  /** Whether something that contributes to a key of `Config` has been left out. */
  has(key: string): boolean {
    return this.#made.has(key);
  }

  /** Reports the keys. `schema` describes the file that they are in. */
  toRemarks(schema: z.ZodType, locate: Locate): readonly Remark[] {
    const isIdle = (path: DataPath) =>
      path.some((_, depth) => {
        const place = schemaAt(schema, path.slice(0, depth + 1));
        return place !== undefined && docOf(place)?.status === 'none';
      });
    const idle = [...this.#idle, ...this.#paths.filter(isIdle)];
    const lost = Map.groupBy(
      this.#paths.filter((path) => !isIdle(path)),
      // A key of many groups is one setting.
      (path) => formatPath(path.filter((part) => typeof part === 'string')),
    );
    const remarks = [...lost.values()].flatMap((paths): Remark | [] => {
      const [first] = paths;
      if (first === undefined) return [];
      const facts = { key: keyName(first), times: paths.length };
      const places = paths.map((path) => locate(path, 'key'));
      return { ...diagnoseMigration('migrate/lost-setting', facts, locate(first, 'key')), places };
    });
    const found = idle.map((path) => ({ name: keyName(path), place: locate(path, 'key') }));
    const [first, ...others] = found.toSorted((left, right) => lineOf(left) - lineOf(right));
    if (first === undefined) return remarks;
    const all = [first, ...others];
    const keys = [...new Set(all.map(({ name }) => name))];
    const remark = diagnoseMigration('migrate/idle-settings', { keys }, first.place);
    return [...remarks, { ...remark, places: all.map(({ place }) => place) }];
  }
}

function lineOf({ place }: { readonly place: Place }): number {
  return place.position?.line ?? 0;
}

/** Names a key; one inside the navigation by its last part only. */
function keyName(path: DataPath): string {
  const names = path.filter((part) => typeof part === 'string');
  const [top] = path;
  return top === 'navigation' ? (names.at(-1) ?? '') : formatPath(path);
}
