/** What the policy of the pages has to allow for the elements of `head`: no more than they name. */
import type { HeadTag } from '../config/head.ts';
import { originOf, type PolicySources, quoteHash } from './content-policy.ts';

/** `hashOf` gives the base64 SHA-256 of a text. */
export function headSources(tag: HeadTag, hashOf: (text: string) => string): PolicySources {
  const hosts = tag.hosts.flatMap((host) => originOf(host) ?? []);
  const own = elementSources(tag, hashOf);
  const reached = [...hosts, ...(tag.tag === 'script' ? (own['script-src'] ?? []) : [])].filter(
    (source) => !source.startsWith("'"),
  );
  if (reached.length === 0) return own;
  return {
    ...own,
    'script-src': [...(own['script-src'] ?? []), ...hosts],
    'connect-src': reached,
    'img-src': reached,
    'frame-src': hosts,
  };
}

function elementSources(
  { tag, attrs, content = '' }: HeadTag,
  hashOf: (text: string) => string,
): PolicySources {
  const hash = content === '' ? [] : [quoteHash(hashOf(content))];
  if (tag === 'script') return { 'script-src': [...originsOf(attrs['src']), ...hash] };
  if (tag === 'style') return { 'style-src': hash };
  if (tag === 'noscript') return { 'img-src': imageOrigins(content) };
  return tag === 'link' ? linkSources(attrs) : {};
}

function linkSources(attrs: HeadTag['attrs']): PolicySources {
  const origins = originsOf(attrs['href']);
  const rel = String(attrs['rel']).toLowerCase();
  if (rel.split(' ').includes('stylesheet')) return { 'style-src': origins, 'font-src': origins };
  if (/\bicon\b/.test(rel)) return { 'img-src': origins };
  if (rel === 'manifest') return { 'manifest-src': ["'self'", ...origins] };
  if (rel === 'modulepreload') return { 'script-src': origins };
  return rel === 'preload' ? preloadSources(String(attrs['as']), origins) : {};
}

function preloadSources(as: string, origins: readonly string[]): PolicySources {
  const directives = {
    script: 'script-src',
    style: 'style-src',
    font: 'font-src',
    image: 'img-src',
    fetch: 'connect-src',
  } as const;
  const found = Object.entries(directives).find(([kind]) => kind === as);
  return found ? { [found[1]]: origins } : {};
}

function imageOrigins(html: string): string[] {
  return Array.from(html.matchAll(/\ssrc="(https?:\/\/[^"]+)"/g), ([, url]) => url).flatMap(
    originsOf,
  );
}

function originsOf(url: string | boolean | undefined): string[] {
  const origin = typeof url === 'string' ? originOf(url) : undefined;
  return origin === undefined ? [] : [origin];
}
