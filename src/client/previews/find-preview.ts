/** What a link leads to, in a few words: read out of the page itself, so that nothing is kept twice. */

export interface Preview {
  /** Empty for what has none of its own, such as a footnote. */
  readonly title: string;
  /** Empty where there is none below the title. */
  readonly text: string;
  readonly lang: string;
}

/** Letters that are shown; the last word stays whole. */
const LENGTH = 240;

const pages = new Map<string, Promise<Document | undefined>>();

/** Undefined where there is nothing to show. */
export async function findPreview(link: HTMLAnchorElement): Promise<Preview | undefined> {
  const page = link.pathname === location.pathname ? document : await load(link.pathname);
  const id = decode(link.hash.slice(1));
  if (!page || (page === document && id === '')) return undefined;
  const found = id === '' ? readPage(page) : readSection(page, id);
  return found && { ...found, lang: page.documentElement.lang };
}

/** Asked for again where that failed. */
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

/** The first paragraph or entry between a heading and the next. */
function firstText(heading: Element): string {
  for (let next = heading.nextElementSibling; next; next = next.nextElementSibling) {
    if (/^H[1-6]$/.test(next.tagName)) return '';
    const part = next.matches('p, dd') ? next : next.querySelector('p, li, td');
    const text = textOf(part);
    if (text !== '') return text;
  }
  return '';
}

/** Without what only some readers are told, and what is there to be pressed. */
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
  // Scripts that set no blanks between words may end anywhere.
  return `${shown.replace(/\s+\S*$/, '')}…`;
}

function decode(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
