/**
 * Suggests pages for an address that no page has, based on the addresses and titles in the search index,
 * which is loaded for this. Shows nothing if no page is similar.
 */
import type { AddressedPage } from './similar-pages.ts';
import type { SearchSession } from './search-session.ts';

const MAX_PAGES = 4;
/** The maximum number of pages whose titles are all loaded: about 100 kB over the wire. */
const MAX_LISTED = 2000;

class NearestPages extends HTMLElement {
  connectedCallback(): void {
    void findPages(this.dataset['manifest'] ?? '').then(
      (pages) => this.#show(pages),
      // Without an index, the page stays as it is.
      () => undefined,
    );
  }

  #show(pages: readonly AddressedPage[]): void {
    const links = pages.map(({ title, href }) => toItem(title, href));
    this.querySelector('ul')?.replaceChildren(...links);
    this.hidden = links.length === 0;
  }
}

async function findPages(manifest: string): Promise<readonly AddressedPage[]> {
  const [{ SearchSession }, { findSimilarPages }] = await Promise.all([
    import('./search-session.ts'),
    import('./similar-pages.ts'),
  ]);
  const session = new SearchSession(new URL(manifest, location.href).href);
  const base = document.documentElement.dataset['base'] ?? '';
  const path = location.pathname.slice(base.length);
  const pages = await listCandidates(session, path);
  return findSimilarPages(path, pages).slice(0, MAX_PAGES);
}

/**
 * Returns all pages, or on a large site, where that list is long, those that contain a word of the address.
 */
async function listCandidates(
  session: SearchSession,
  path: string,
): Promise<readonly AddressedPage[]> {
  const { firstOf, record } = await session.open();
  if (firstOf.length > MAX_LISTED) {
    const { groups } = await session.search({ text: path.replace(/[^\p{L}\p{N}]+/gu, ' ') });
    return groups.map(({ title, results: [first] }) => ({
      title,
      href: first?.href.replace(/#.*$/, '') ?? '',
    }));
  }
  const records = await Promise.all(Array.from(firstOf, (_, page) => record(page)));
  return records.flatMap((each) => each ?? []);
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
