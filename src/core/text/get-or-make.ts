/** The value under a key of a map; made, and kept there, when it is first asked for. */
export function getOrMake<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = known.get(key);
  if (found !== undefined || known.has(key)) return found as Value;
  const value = make();
  known.set(key, value);
  return value;
}
