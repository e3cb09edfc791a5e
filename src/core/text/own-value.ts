/** Looks a name that authors wrote up in a table: `constructor` is in none, though every object has one. */
export function ownValue<Value>(
  table: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
