/** Questions about values that came out of `JSON.parse`. */

/** An object as JSON knows it: any name may be a key, `__proto__` and `constructor` included. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The kind of a value in words that follow "not": `a number`, `null`. */
export function describeKind(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return 'an array';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

export type StorageFault = 'depth' | 'number';

/**
 * Why a value would not come back from storage as it was sent, or undefined. Stops at the depth
 * limit, so that no nesting, however deep, exhausts the stack here or in `JSON.stringify`.
 */
export function findStorageFault(value: unknown, depthLeft: number): StorageFault | undefined {
  // JSON has no largest number, JavaScript has: 1e999 is read as Infinity and written as null.
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : 'number';
  if (typeof value !== 'object' || value === null) return undefined;
  if (depthLeft === 0) return 'depth';
  for (const child of Object.values(value)) {
    const fault = findStorageFault(child, depthLeft - 1);
    if (fault !== undefined) return fault;
  }
  return undefined;
}
