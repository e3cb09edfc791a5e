/**
 * Whether the sampler wrote a value for lack of information: 0, or `string`, possibly repeated and cut to a
 * length.
 */
export function isPlaceholderValue(value: unknown): boolean {
  return (
    value === 0 || (typeof value === 'string' && /^(?:string)*(?:strin|stri|str)?$/.test(value))
  );
}
