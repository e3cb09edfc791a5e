import { isObject } from '../text/is-object.ts';

/** A JSON object. */
export type WrittenObject = { [key: string]: unknown };

/** A configuration that is built value by value; keys keep the order in which they were first named. */
export class Outline {
  readonly value: WrittenObject = {};

  /** Puts a value at a path of keys; undefined values are not written. */
  put(path: readonly string[], value: unknown): void {
    const last = path.at(-1);
    if (value === undefined || last === undefined) return;
    let place = this.value;
    for (const key of path.slice(0, -1)) {
      const inner = place[key];
      place = isObject(inner) ? inner : (place[key] = {});
    }
    place[last] = value;
  }
}
