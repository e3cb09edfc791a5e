/** Reads props the way authors write them: `open`, `open={true}` and `open="true"` mean the same. */

/** Whether a switch is on. An attribute without a value is on; `"false"` is off. */
export function isOn(value: unknown, preset = false): boolean {
  if (value === undefined || value === null) return preset;
  if (typeof value === 'string') return value.trim().toLowerCase() !== 'false';
  return Boolean(value);
}

/** Reads a whole number from `2` or `"2"` and clamps it to `least` and `most`; anything else is `preset`. */
export function toCount(
  value: unknown,
  { preset, least, most }: { preset: number; least: number; most: number },
): number {
  const count = typeof value === 'string' ? Number.parseInt(value, 10) : value;
  if (typeof count !== 'number' || !Number.isFinite(count)) return preset;
  return Math.min(most, Math.max(least, Math.trunc(count)));
}

/** Reads a list from `["a", "b"]`, `"a"` or nothing. */
export function toList(value: unknown): readonly string[] {
  if (value === undefined || value === null || value === '') return [];
  return (Array.isArray(value) ? value : [value]).map(String);
}
