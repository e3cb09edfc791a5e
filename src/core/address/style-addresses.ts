/** What stands in rules of CSS for an address, and what must be passed over to find it. */
const PARTS =
  /\/\*[\s\S]*?(?:\*\/|$)|(@import\s+)(?:"([^"\n]*)"|'([^'\n]*)')|\burl\(\s*(?:"([^"\n]*)"|'([^'\n]*)'|([^\s"'()]+))\s*\)|"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'/gi;

/** What is no address of a file: a picture as data, a part of the page, a value that is not known yet. */
const OTHER = /^(?:data:|blob:|#|\$\{|%23|$)/i;

/**
 * Rewrites the addresses in CSS: in `url(…)` and in `@import`.
 * @param rewrite gives the address to write for one of a file.
 */
export function rewriteStyleAddresses(css: string, rewrite: (url: string) => string): string {
  return css.replace(PARTS, (whole, at: string | undefined, ...texts: (string | undefined)[]) => {
    const url = texts.slice(0, 5).find((text) => text !== undefined);
    if (url === undefined || OTHER.test(url)) return whole;
    const written = `"${rewrite(url).replace(/["\\\n]/g, encodeURIComponent)}"`;
    return at === undefined ? `url(${written})` : `${at}${written}`;
  });
}
