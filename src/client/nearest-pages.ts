/**
 * Suggests pages for an address that no page has: the words of the address are looked up in the
 * search index, which is loaded for that. Shows nothing where nothing is near.
 */
import type { ResultGroup } from '../core/search/search.ts';

const MOST_PAGES = 4;

class NearestPages extends HTMLElement {
  connectedCallback(): void {
    void findPages(this.dataset['manifest'] ?? '').then(
      (groups) => this.#show(groups),
      // Without an index the page is as it was.
      () => undefined,
    );
  }

  #show(groups: readonly ResultGroup[]): void {
    const links = groups.flatMap(({ title, results: [first] }) =>
      first === undefined ? [] : toItem(title, first.href.replace(/#.*$/, '')),
    );
    this.querySelector('ul')?.replaceChildren(...links);
    this.hidden = links.length === 0;
  }
}

async function findPages(manifest: string): Promise<readonly ResultGroup[]> {
  const { SearchSession } = await import('./search-session.ts');
  const session = new SearchSession(new URL(manifest, location.href).href);
  const base = document.documentElement.dataset['base'] ?? '';
  for (const text of toQueries(location.pathname.slice(base.length))) {
    const { groups } = await session.search({ text });
    if (groups.length > 0) return groups.slice(0, MOST_PAGES);
  }
  return [];
}

/** The last part of the path says most; all of it is the second try. */
function toQueries(path: string): string[] {
  const parts = decode(path)
    .replace(/(?:\/index)?\.(?:html?|mdx?)$/, '')
    .split('/')
    .map((part) => part.replace(/[^\p{L}\p{N}]+/gu, ' ').trim())
    .filter((part) => part !== '');
  return [...new Set([parts.slice(-1).join(' '), parts.join(' ')])].filter((text) => text !== '');
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function toItem(title: string, href: string): HTMLLIElement {
  const link = document.createElement('a');
  link.className = 'not-found-way';
  link.href = (document.documentElement.dataset['base'] ?? '') + href;
  link.textContent = title;
  const item = document.createElement('li');
  item.append(link);
  return item;
}

customElements.define('lectern-nearest-pages', NearestPages);
