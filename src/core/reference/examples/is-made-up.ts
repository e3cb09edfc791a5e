/** What is written where nothing is known; a text may be repeated and cut to a length. */
export function isMadeUp(value: unknown): boolean {
  return (
    value === 0 || (typeof value === 'string' && /^(?:string)*(?:strin|stri|str)?$/.test(value))
  );
}
