/**
 * URLs as text: which are safe to put into a page, and how a path from the site's root gets the
 * base in front. Knows nothing of pages; `resolve-link.ts` does.
 */
import { authorLinkDanger, type LinkDanger, linkFault } from './link.ts';

/** Whether `url` may become the target of a link. Relative paths and fragments are safe. */
function isSafeUrl(url: string): boolean {
  return linkFault(url) !== 'unsafe' && linkFault(withoutEntities(url)) !== 'unsafe';
}

/** What makes a target unsafe that the author of a site wrote, if anything does. */
export function targetDanger(url: string): LinkDanger | undefined {
  return authorLinkDanger(url) ?? authorLinkDanger(withoutEntities(url));
}

/** Whether an image may come from `url`, which may hold the picture itself as a `data:` URL. */
export function isSafeImageUrl(url: string): boolean {
  return (
    isSafeUrl(url) || /^data:image\/(?:avif|gif|jpe?g|png|svg\+xml|webp)[;,]/i.test(url.trim())
  );
}

/**
 * Puts the base in front of a path from the site's root; leaves any other URL as it is.
 * `base` is `''` or `/docs`. Not idempotent: a site under `/docs` may have a page `/docs/`.
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

/** The text that HTML would read, for the references that can hide a scheme or a host. */
function withoutEntities(url: string): string {
  return url.replace(/&(?:#x[\da-f]+|#\d+|[a-z]+(?=;));?/gi, (reference) => {
    const name = reference.replace(/^&|;$/g, '').toLowerCase();
    if (!name.startsWith('#')) return ENTITIES.get(name) ?? reference;
    const code = Number(name.replace('#x', '0x').replace('#', ''));
    return code <= 0x10ffff ? String.fromCodePoint(code) : reference;
  });
}
