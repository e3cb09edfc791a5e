/**
 * Looks up a name given by an author in a table. Only own properties count: every object inherits
 * `constructor`, but no table contains it.
 */
export function ownValue<Value>(
  table: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
