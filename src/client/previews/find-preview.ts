/**
 * Finds a short preview of a link's target. It is read from the page itself, so that nothing is stored
 * twice.
 */

export interface Preview {
  /** Empty for a target without its own title, such as a footnote. */
  readonly title: string;
  /** Empty if there is no text below the title. */
  readonly text: string;
  readonly lang: string;
}

/** Maximum number of characters; the last word is not cut. */
const LENGTH = 240;

const pages = new Map<string, Promise<Document | undefined>>();

/** Finds the preview of a link; undefined if there is nothing to show. */
export async function findPreview(link: HTMLAnchorElement): Promise<Preview | undefined> {
  const page = link.pathname === location.pathname ? document : await load(link.pathname);
  const id = decode(link.hash.slice(1));
  if (!page || (page === document && id === '')) return undefined;
  const found = id === '' ? readPage(page) : readSection(page, id);
  return found && { ...found, lang: page.documentElement.lang };
}

/** Loads a page, again if an earlier attempt failed. */
function load(path: string): Promise<Document | undefined> {
  const known = pages.get(path);
  if (known) return known;
  const page = fetchPage(path).catch(() => {
    pages.delete(path);
    return undefined;
  });
  pages.set(path, page);
  return page;
}

async function fetchPage(path: string): Promise<Document | undefined> {
  const response = await fetch(path, { headers: { accept: 'text/html' } });
  if (!response.ok) throw new Error(`${response.status}: ${path}`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

function readPage(page: Document): Omit<Preview, 'lang'> | undefined {
  const title = textOf(page.querySelector('main h1'));
  const text =
    textOf(page.querySelector('.page-description')) || textOf(page.querySelector('#content > p'));
  return title === '' ? undefined : { title, text: cut(text) };
}

function readSection(page: Document, id: string): Omit<Preview, 'lang'> | undefined {
  const place = page.getElementById(id);
  if (!place?.closest('main')) return undefined;
  if (place.matches('h1')) return readPage(page);
  if (place.matches('h2, h3, h4, h5, h6')) {
    return { title: textOf(place), text: cut(firstText(place)) };
  }
  const title = page === document ? '' : textOf(page.querySelector('main h1'));
  const text = textOf(place);
  return text === '' ? undefined : { title, text: cut(text) };
}

/** Returns the first paragraph or item between a heading and the next one. */
function firstText(heading: Element): string {
  for (let next = heading.nextElementSibling; next; next = next.nextElementSibling) {
    if (/^H[1-6]$/.test(next.tagName)) return '';
    const part = next.matches('p, dd') ? next : next.querySelector('p, li, td');
    const text = textOf(part);
    if (text !== '') return text;
  }
  return '';
}

/** Returns the text of an element without parts that are only for screen readers or that can be pressed. */
function textOf(element: Element | null): string {
  if (!element) return '';
  const copy = element.cloneNode(true) as Element;
  for (const extra of copy.querySelectorAll(
    '.visually-hidden, button, script, style, [role=tooltip], [data-footnote-backref]',
  )) {
    extra.remove();
  }
  return copy.textContent.replace(/\s+/g, ' ').trim();
}

function cut(text: string): string {
  if (text.length <= LENGTH) return text;
  const shown = text.slice(0, LENGTH);
  // Scripts without spaces between words can be cut anywhere.
  return `${shown.replace(/\s+\S*$/, '')}…`;
}

function decode(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
