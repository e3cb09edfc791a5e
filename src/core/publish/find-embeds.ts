/** What the HTML of a page loads by itself: pictures, media, frames, and where its forms go. */
import { parse } from '../html/parse.ts';
import type { Element } from '../html/tree.ts';
import { walk } from '../html/walk.ts';
import type { Embed } from './page-policy.ts';

export function findEmbeds(html: string): readonly Embed[] {
  const embeds: Embed[] = [];
  walk(parse(html), [{ enter: (element) => embeds.push(...embedsOf(element)) }]);
  return embeds;
}

const MEDIA = new Set(['video', 'audio', 'source', 'track']);

function embedsOf(tag: Element): readonly Embed[] {
  const src = tag.get('src');
  const found: (readonly [Embed['kind'], string | undefined])[] = [
    ...listCandidates(tag.get('srcset')).map((url) => ['image', url] as const),
    ['image', tag.get('poster')],
    ['form', tag.get('action') ?? tag.get('formaction')],
  ];
  if (MEDIA.has(tag.name)) found.push(['media', src]);
  if (tag.name === 'img' || tag.name === 'input') found.push(['image', src]);
  if (tag.name === 'image') found.push(['image', tag.get('href') ?? tag.get('xlink:href')]);
  if (tag.name === 'iframe') found.push(['frame', src]);
  // It opens a frame of the site itself.
  if (tag.name === 'lectern-mermaid') found.push(['frame', '/']);
  return found.flatMap(([kind, url]) => (url === undefined || url === '' ? [] : { kind, url }));
}

/** Addresses of a `srcset`, each followed by its width or density. */
function listCandidates(srcset = ''): readonly string[] {
  return srcset.split(/,\s+|\s+[\d.]+[wx]\s*(?:,|$)/).map((url) => url.trim());
}
