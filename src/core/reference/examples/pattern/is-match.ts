/** Undefined for patterns that nobody can read, and for those that could take for ever. */
export function isMatch(value: string, pattern: string): boolean | undefined {
  if (pattern.length > 200 || value.length > 1000 || /[+*}]\)*[+*{]|\\[1-9]/.test(pattern))
    return undefined;
  try {
    return new RegExp(pattern, 'u').test(value);
  } catch {
    return undefined;
  }
}
