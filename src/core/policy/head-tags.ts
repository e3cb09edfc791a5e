/** What the policy of the pages has to allow for the elements of `head`: only what they name. */
import { parseOrigin } from '../address/origin.ts';
import type { HeadTag } from '../config/keys/head.ts';
import { findEmbeds } from './find-embeds.ts';
import {
  type Digest,
  hashSource,
  originSources,
  type Policy,
  SELF,
  type Source,
} from './policy.ts';

type HashOf = ((text: string) => Digest) | undefined;

/** @param hashOf returns the hash of a text; absent if only hosts are needed. */
export function headSources(tag: HeadTag, hashOf?: HashOf): Policy {
  const hosts = originSources(tag.hosts.map(parseOrigin));
  const own = elementSources(tag, hashOf);
  const reached = [...hosts, ...(tag.tag === 'script' ? (own['script-src'] ?? []) : [])].filter(
    ({ kind }) => kind === 'origin',
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

function elementSources({ tag, attrs, content = '' }: HeadTag, hashOf: HashOf): Policy {
  const hash = content === '' || !hashOf ? [] : [hashSource(hashOf(content))];
  if (tag === 'script') return { 'script-src': [...originsOf(attrs['src']), ...hash] };
  if (tag === 'style') return { 'style-src': hash };
  if (tag === 'noscript') return { 'img-src': imageOrigins(content) };
  return tag === 'link' ? linkSources(attrs) : {};
}

/** Whether a page loads the target of a `<link>`; the targets of other links only the reader opens. */
export function isLoaded({ tag, attrs }: Pick<HeadTag, 'tag' | 'attrs'>): boolean {
  return tag === 'link' && Object.keys(linkSources(attrs)).length > 0;
}

function linkSources(attrs: HeadTag['attrs']): Policy {
  const origins = originsOf(attrs['href']);
  const rel = String(attrs['rel']).toLowerCase();
  if (rel.split(' ').includes('stylesheet')) return { 'style-src': origins, 'font-src': origins };
  if (/\bicon\b/.test(rel)) return { 'img-src': origins };
  if (rel === 'manifest') return { 'manifest-src': [SELF, ...origins] };
  if (rel === 'modulepreload') return { 'script-src': origins };
  return rel === 'preload' ? preloadSources(String(attrs['as']), origins) : {};
}

function preloadSources(as: string, origins: readonly Source[]): Policy {
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

function imageOrigins(html: string): readonly Source[] {
  const images = findEmbeds(html).filter(({ kind }) => kind === 'image');
  return originSources(images.map(({ url }) => parseOrigin(url)));
}

function originsOf(url: string | boolean | undefined): readonly Source[] {
  return typeof url === 'string' ? originSources([parseOrigin(url)]) : [];
}
