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

/**
 * What stands in a `<style>` as one text: an address may go on from one part to the next, and JSX writes nothing for
 * `false` and the like. Undefined where there is more than text.
 */
export function joinRules(children: unknown): string | undefined {
  const parts: readonly unknown[] = Array.isArray(children) ? children.flat(Infinity) : [children];
  if (parts.some((part) => typeof part === 'object' && part !== null)) return undefined;
  return parts.filter((part) => typeof part === 'string' || typeof part === 'number').join('');
}
