import type { Element } from '../tree.ts';
import { findElement } from '../text.ts';

/** Returns a link to what a frame or video shows. */
export function findEmbedLink(element: Element): { label: string; url: string } | undefined {
  const source = findElement(element, ({ name }) => name === 'source');
  const url = addressOf(element) ?? (source && addressOf(source));
  const title = element.get('title') ?? element.get('aria-label') ?? '';
  if (url === undefined) return title === '' ? undefined : { label: title, url: '' };
  return { label: title || url, url };
}

function addressOf(element: Element): string | undefined {
  return element.get('src') ?? element.get('data');
}
