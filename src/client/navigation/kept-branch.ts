/**
 * Keeps readers in their branch of the navigation on a page that several branches list. Such a page is built
 * with the navigation of the first of them; if the reader comes from another one, the navigation of that
 * page takes its place. Without scripts, or if that page cannot be loaded, the first branch stays.
 */

/** A page that shows the navigation of another one. Both are addresses. */
interface Kept {
  readonly page: string;
  readonly from: string;
}

const root = document.documentElement;
const base = root.dataset['base'] ?? '';
const key = `lectern-branch:${base}`;
const address = location.origin + location.pathname;

keepBranch().catch(() => undefined);

async function keepBranch(): Promise<void> {
  const from = findOrigin();
  // Until the other navigation is there, this page shows its own.
  forget();
  if (from === undefined) return;
  const response = await fetch(from);
  if (!response.ok) return;
  const other = new DOMParser().parseFromString(await response.text(), 'text/html');
  const entry = findEntry(other, location.pathname);
  if (entry === undefined) return;
  await loadStyles(other);
  await showNavigation(other, entry);
  showGroups(entry);
  showNeighbors(entry);
  const save = () => {
    remember({ page: address, from });
    // For a reload: by then, the storage may hold another page.
    history.replaceState({ ...stateOf(), branchOf: from }, '');
  };
  save();
  // Following a link to a place on the page begins a new entry of the history.
  addEventListener('hashchange', save);
  // What a prerendered page stores may be lost.
  document.addEventListener('prerenderingchange', save);
}

function stateOf(): { readonly branchOf?: string } {
  return (history.state ?? {}) as { readonly branchOf?: string };
}

/** Returns the address of the page that the reader comes from if it is in another branch. */
function findOrigin(): string | undefined {
  const { branchOf } = stateOf();
  if (branchOf !== undefined) return branchOf;
  if (document.referrer === '') return undefined;
  const { origin, pathname } = new URL(document.referrer);
  if (origin !== location.origin || pathname === location.pathname) return undefined;
  const kept = recall();
  if (kept?.page === origin + pathname) return kept.from;
  const isHere = findEntry(document, pathname) !== undefined || !pathname.startsWith(base);
  return isHere ? undefined : origin + pathname;
}

/** Finds the entry of a page in the navigation. */
function findEntry(shown: Document, pathname: string): HTMLAnchorElement | undefined {
  return listEntries(shown).find((entry) => entry.pathname === pathname);
}

function listEntries(shown: Document): HTMLAnchorElement[] {
  const links = shown.querySelectorAll<HTMLAnchorElement>('#sidebar-content .sidebar-group a');
  return [...links].filter(({ origin }) => origin === location.origin);
}

/** Loads stylesheets that only the other page has, each at its place in the cascade. */
async function loadStyles(other: Document): Promise<void> {
  const sheetsOf = (page: Document) => [
    ...page.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'),
  ];
  const own = new Map(sheetsOf(document).map((sheet) => [sheet.href, sheet]));
  let next: Element | null = null;
  const added: Promise<unknown>[] = [];
  for (const sheet of sheetsOf(other).toReversed()) {
    const same = own.get(sheet.href);
    if (!same) {
      added.push(new Promise((resolve) => (sheet.onload = sheet.onerror = resolve)));
      document.head.insertBefore(sheet, next);
    }
    next = same ?? sheet;
  }
  await Promise.all(added);
}

async function showNavigation(other: Document, entry: HTMLAnchorElement): Promise<void> {
  const content = other.querySelector('#sidebar-content');
  if (!content) return;
  content.querySelector('.sidebar-group [aria-current]')?.removeAttribute('aria-current');
  entry.setAttribute('aria-current', 'page');
  for (const fold of content.querySelectorAll('details')) fold.open ||= fold.contains(entry);
  // This page has loaded only the scripts of its own navigation.
  const scripts = [...content.querySelectorAll('script')].map(({ src }) => src).filter(Boolean);
  document.querySelector('#sidebar-content')?.replaceChildren(...content.childNodes);
  const tabs = other.querySelector('.nav-tabs');
  document.querySelector('.nav-tabs')?.remove();
  if (tabs) document.querySelector('#navbar')?.append(tabs);
  root.classList.toggle('has-tabs', tabs !== null);
  // Connected anew, it scrolls to where the reader was and to the entry of the page.
  const recalled = document.querySelector('lectern-recall-navigation');
  recalled?.replaceWith(recalled.cloneNode());
  const versions = other.querySelector('.version-select');
  if (versions) document.querySelector('.version-select')?.replaceWith(versions);
  const { ownVersion } = other.documentElement.dataset;
  if (ownVersion !== undefined) root.dataset['version'] = ownVersion;
  await Promise.all(scripts.map((src) => import(/* @vite-ignore */ src)));
}

/** Shows the groups around the entry above the title. */
function showGroups(entry: Element): void {
  const eyebrow = document.querySelector('.eyebrow');
  if (!eyebrow) return;
  const labels: string[] = [];
  for (let list = entry.closest('ul'); list; list = list.parentElement?.closest('ul') ?? null) {
    const head = list.parentElement?.querySelector(
      ':scope > .sidebar-group-header, :scope > summary > .sidebar-link-label',
    );
    if (head) labels.unshift(textOf(head));
  }
  const shown = eyebrow.childElementCount > 1 ? labels : labels.slice(-1);
  eyebrow.replaceChildren(
    ...shown.map((label) => Object.assign(document.createElement('span'), { textContent: label })),
  );
}

/** Lets the links at the end of the page lead to the entries before and after its own. */
function showNeighbors(entry: HTMLAnchorElement): void {
  const pager = document.querySelector<HTMLElement>('#pagination');
  const blank = pager?.querySelector('.pager-blank');
  if (!pager || !blank) return;
  const entries = listEntries(document);
  const rank = entries.indexOf(entry);
  const links = [...blank.children].flatMap((side, index) => {
    const target = entries[index === 0 ? rank - 1 : rank + 1];
    if (!target) return [];
    const link = document.importNode(side, true);
    link.setAttribute('href', target.pathname);
    const title = link.querySelector('.pagination-title');
    if (title) title.textContent = textOf(target);
    return link;
  });
  pager.replaceChildren(...links, blank);
  pager.hidden = links.length === 0;
}

/** Returns the label of a group or an entry, without its tag and its method. */
function textOf(element: Element): string {
  const label = element.querySelector('.sidebar-link-label') ?? element;
  const texts = [...label.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
  return texts
    .map(({ textContent }) => textContent)
    .join('')
    .trim();
}

function recall(): Kept | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept | undefined;
  } catch {
    return undefined;
  }
}

function forget(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Without storage, there is nothing to forget.
  }
}

function remember(kept: Kept): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Without storage, the branch is kept on this page only.
  }
}

export {};
