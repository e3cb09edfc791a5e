/**
 * Loads the fields of schemas that the page does not include. They are fetched when the reader opens their
 * fold and inserted there; nested ones load in the same way. If fetching fails, the link to the schema's
 * page remains.
 */
// Fetched HTML loses its scripts, so load here the code of tabs that it may contain.
import '../content/tabs.ts';

/** The prefix of ids in fetched HTML. In the page, the id of the place they are inserted at replaces it. */
const ROOT = 'schema';
const ID_ATTRIBUTES = ['id', 'aria-labelledby', 'aria-controls', 'data-panel'];

const places = new Set<string>();

document.addEventListener('click', ({ target }) => {
  const summary = target instanceof Element ? target.closest('[data-fields] > summary') : null;
  const fold = summary?.parentElement;
  if (fold instanceof HTMLDetailsElement && !fold.open) void fill(fold);
});

async function fill(fold: HTMLDetailsElement): Promise<void> {
  const { fields } = fold.dataset;
  const body = fold.querySelector('.nested-body');
  if (fields === undefined || body === null) return;
  delete fold.dataset.fields;
  const timer = setTimeout(() => {
    announce(document.documentElement.dataset.wordLoading ?? ENGLISH.loading);
  }, 400);
  fold.ariaBusy = 'true';
  try {
    const nodes = await load(fields);
    if (fold.dataset.part === undefined) {
      rename(nodes, claimPlace(fold));
      body.append(...nodes);
    } else {
      rename(nodes, idAround(fold));
      body.replaceWith(...nodes);
    }
    announce(fold.querySelector('summary')?.textContent ?? '');
  } catch {
    // The link remains, and another attempt may succeed.
    fold.dataset.fields = fields;
    announce(body.textContent);
  }
  fold.ariaBusy = null;
  clearTimeout(timer);
}

async function load(url: string): Promise<Element[]> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(url);
  const { body } = new DOMParser().parseFromString(await response.text(), 'text/html');
  for (const script of body.querySelectorAll('script')) script.remove();
  const nodes = [...(body.querySelector('main')?.children ?? [])];
  if (nodes.length === 0) throw new Error(url);
  return nodes;
}

/**
 * Returns the nearest id around a fold. Fetched parts of the page itself keep the ids with which they were
 * rendered.
 */
function idAround(fold: Element): string {
  return fold.closest('[id]')?.id ?? ROOT;
}

/** Returns the nearest id around a fold, numbered if fields have already been inserted under that id. */
function claimPlace(fold: Element): string {
  const around = idAround(fold);
  let place = around;
  for (let count = 2; places.has(place); count += 1) place = `${around}.${count}`;
  places.add(place);
  return place;
}

function rename(nodes: readonly Element[], place: string): void {
  const toOwn = (id: string) => (id.startsWith(ROOT) ? place + id.slice(ROOT.length) : id);
  for (const element of nodes.flatMap((node) => [node, ...node.querySelectorAll('*')])) {
    for (const name of ID_ATTRIBUTES) {
      const value = element.getAttribute(name);
      if (value !== null) element.setAttribute(name, toOwn(value));
    }
    const href = element.getAttribute('href');
    if (href?.startsWith('#')) element.setAttribute('href', `#${toOwn(href.slice(1))}`);
  }
}

/** Announces a text to screen readers. */
function announce(text: string): void {
  let status = document.querySelector<HTMLElement>('.fetch-status');
  if (!status) {
    status = document.createElement('p');
    status.className = 'fetch-status visually-hidden';
    status.role = 'status';
    document.querySelector('main')?.append(status);
  }
  status.textContent = text;
}

/**
 * Opens the target of the fragment, which can be a field that is not loaded yet: `body.owner.name` in
 * `body.owner`.
 */
async function openTarget(): Promise<void> {
  const id = toId(location.hash);
  const place = document.getElementById(id) ? undefined : findPlace(id);
  const folds = [...(place?.querySelectorAll<HTMLDetailsElement>('details[data-fields]') ?? [])];
  for (const fold of folds.filter((each) => each.closest('[id]') === place)) {
    await fill(fold);
    if (fold.dataset.fields !== undefined) return;
    if (findPlace(id) === place) continue;
    const target = document.getElementById(id);
    uncover(target ?? fold);
    target?.scrollIntoView();
    if (!target) await openTarget();
    return;
  }
}

/** Opens the folds around an element; sets of tabs show the panel in response to the event. */
function uncover(element: Element): void {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (at instanceof HTMLDetailsElement) at.open = true;
  element.dispatchEvent(new Event('beforematch', { bubbles: true }));
}

/** Returns the element with this id, or the nearest enclosing field on the page. */
function findPlace(id: string): HTMLElement | undefined {
  for (let parts = id.split('.'); parts.length > 0; parts = parts.slice(0, -1)) {
    const place = document.getElementById(parts.join('.'));
    if (place) return place;
  }
  return undefined;
}

function toId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

addEventListener('hashchange', () => void openTarget());
void openTarget();
