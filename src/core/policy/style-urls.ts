/** Addresses on other sites that rules or declarations of CSS load from, as complete ones. */
export function listStyleUrls(css: string): readonly string[] {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const urls = rules.matchAll(/(?:url\(\s*|@import\s+)["']?((?:https?:)?\/\/[^"')\s]+)/gi);
  return Array.from(urls, ([, url = '']) => (url.startsWith('//') ? `https:${url}` : url));
}
