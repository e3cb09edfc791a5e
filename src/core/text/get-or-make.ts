/** Returns the value under a key of a map; on the first request, makes the value and stores it. */
export function getOrMake<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = known.get(key);
  if (found !== undefined || known.has(key)) return found as Value;
  const value = make();
  known.set(key, value);
  return value;
}
