/** Code of pages, whose addresses of the API become that of the one which is tried. */

/**
 * Of addresses that begin alike, the longest is replaced, and what was put in is not read again. An
 * address that goes on as another name or another port does is none of them.
 *
 * @param base address of the API, without slash at its end.
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
