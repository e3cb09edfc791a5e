/**
 * A request's URL with a path that can be decoded. Vite and Astro decode it without care: of `/%zz`
 * they would answer a stack trace instead of that there is no such page.
 */
export function toDecodableUrl(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1);
  try {
    decodeURI(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
