/** Replaces the API's addresses in the code of pages with the address of the API under test. */

/**
 * Where several addresses match, the longest one is replaced, and inserted text is not searched again. An
 * address that continues as another host name or another port does not match.
 *
 * @param base address of the API, without trailing slash.
 */
export function pointAtApi(code: string, printedUrls: readonly string[], base: string): string {
  const longestFirst = printedUrls.toSorted((a, b) => b.length - a.length);
  let pointed = '';
  let at = 0;
  while (at < code.length) {
    const found = longestFirst.find((url) => code.startsWith(url, at) && endsAt(code, at, url));
    pointed += found === undefined ? code.charAt(at) : base;
    at += found === undefined ? 1 : found.length;
  }
  return pointed;
}

function endsAt(code: string, start: number, { length }: string): boolean {
  return !/^(?:[\w-]|[.:]\w)/.test(code.slice(start + length, start + length + 2));
}
