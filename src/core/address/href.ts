/**
 * URLs as text: which ones are safe in a page, and how the base is prepended to a path from the site's
 * root. Knows nothing of pages; `resolve-link.ts` does.
 */
import { authorLinkDanger, type LinkDanger, linkFault } from './link.ts';

/** Whether `url` is safe as the target of a link. Relative paths and fragments are safe. */
function isSafeUrl(url: string): boolean {
  return linkFault(url) !== 'unsafe' && linkFault(withoutEntities(url)) !== 'unsafe';
}

/** Returns what makes a target unsafe that the author of a site wrote, if anything does. */
export function targetDanger(url: string): LinkDanger | undefined {
  return authorLinkDanger(url) ?? authorLinkDanger(withoutEntities(url));
}

/** Whether an image can come from `url`, which can be the image itself as a `data:` URL. */
export function isSafeImageUrl(url: string): boolean {
  return (
    isSafeUrl(url) || /^data:image\/(?:avif|gif|jpe?g|png|svg\+xml|webp)[;,]/i.test(url.trim())
  );
}

/**
 * Prepends the base to a path from the site's root; leaves any other URL as it is. `base` is `''` or
 * `/docs`. Not idempotent: a site under `/docs` can have a page `/docs/`.
 */
export function withBase(base: string, url: string): string {
  return url.startsWith('/') && !url.startsWith('//') ? base + url : url;
}

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['bsol', '\\'],
  ['colon', ':'],
  ['newline', '\n'],
  ['sol', '/'],
  ['tab', '\t'],
]);

/** Decodes the character references that can hide a scheme or a host, as an HTML parser would. */
function withoutEntities(url: string): string {
  return url.replace(/&(?:#x[\da-f]+|#\d+|[a-z]+(?=;));?/gi, (reference) => {
    const name = reference.replace(/^&|;$/g, '').toLowerCase();
    if (!name.startsWith('#')) return ENTITIES.get(name) ?? reference;
    const code = Number(name.replace('#x', '0x').replace('#', ''));
    return code <= 0x10ffff ? String.fromCodePoint(code) : reference;
  });
}
