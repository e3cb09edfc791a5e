/**
 * Shows the project's diagnostics over the page while `lectern dev` runs. It is never part of a built site.
 */

import type { OverlayEntry } from '../../core/diagnostic/overlay-entry.ts';
import type { IslandFault } from '../../islands/mount.ts';

const STYLE = `
  :host { position: fixed; inset: auto 1rem 1rem; z-index: 2147483647; display: block; max-block-size: 60vh;
    overflow: auto; border: 1px solid #b42318; border-radius: 8px; background: #16181d; color: #e6e8eb;
    font: 14px/1.5 system-ui, sans-serif; box-shadow: 0 12px 40px rgb(0 0 0 / 0.4); }
  header { position: sticky; inset-block-start: 0; display: flex; justify-content: space-between; padding: 10px 16px;
    background: #16181d; border-block-end: 1px solid #2c3038; }
  button { border: 0; background: none; color: inherit; font: inherit; cursor: pointer; }
  ul { margin: 0; padding: 0 16px 8px; list-style: none; }
  li { padding-block: 10px; border-block-end: 1px solid #2c3038; }
  li:last-child { border: 0; }
  button.place { text-decoration: underline; }
  .place, .code { color: #9aa1ab; font-family: ui-monospace, monospace; font-size: 13px; }
  .error { color: #ff8a7a; } .warning { color: #f5c451; }
  pre { margin: 8px 0; padding: 10px; border-radius: 6px; background: #0d0f12; overflow-x: auto; font-size: 13px; }
  p { margin: 4px 0; } .hint { color: #9fd6a8; }
`;

class DevOverlay extends HTMLElement {
  show(entries: readonly OverlayEntry[]): void {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    // A constructed stylesheet, because the page's Content-Security-Policy allows no style element.
    const style = new CSSStyleSheet();
    style.replaceSync(STYLE);
    root.adoptedStyleSheets = [style];
    const list = document.createElement('ul');
    list.append(...entries.map(toItem));
    root.replaceChildren(this.#header(entries), list);
  }

  #header(entries: readonly OverlayEntry[]): HTMLElement {
    const header = document.createElement('header');
    const close = toElement('button', 'Close');
    close.addEventListener('click', () => this.remove());
    const errors = entries.filter(({ severity }) => severity === 'error').length;
    const summary = `${errors} errors, ${entries.length - errors} warnings. Waiting for your next save.`;
    header.append(toElement('strong', summary), close);
    return header;
  }
}

customElements.define('lectern-dev-overlay', DevOverlay);

function toItem(entry: OverlayEntry): HTMLElement {
  const item = document.createElement('li');
  const title = toElement('strong', entry.title, entry.severity);
  item.append(title, ' ', toPlaceElement(entry));
  if (entry.code !== undefined) item.append(' ', toCodeElement(entry.code));
  item.append(toElement('p', entry.message));
  if (entry.frame !== undefined) item.append(toElement('pre', entry.frame));
  item.append(toElement('p', entry.hint, 'hint'));
  return item;
}

/** Returns a link to the explanation of a diagnostic, which `dev` itself serves. */
function toCodeElement(code: string): HTMLElement {
  const link = document.createElement('a');
  link.href = `${base}/_lectern/diagnostics/${code}.html`;
  link.target = '_blank';
  link.className = 'code';
  link.textContent = code;
  link.title = 'What this means';
  return link;
}

/** Returns the place of a problem. A place in a file opens the editor on the machine that runs `dev`. */
function toPlaceElement({ place, isInFile = false }: OverlayEntry): HTMLElement {
  if (!isInFile) return toElement('span', place, 'place');
  const button = toElement('button', place, 'place');
  button.title = 'Open in the editor';
  button.addEventListener('click', () => {
    const query = new URLSearchParams({ place });
    void fetch(`${base}/_lectern/open?${query.toString()}`, { method: 'POST' });
  });
  return button;
}

function toElement(tag: string, text: string, className = ''): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  element.className = className;
  return element;
}

/** Faults of interactive components in this browser. */
const faults: OverlayEntry[] = [];
let reported: readonly OverlayEntry[] = [];

function show(problems: readonly OverlayEntry[]): void {
  reported = problems;
  const entries = [...faults, ...problems];
  const current = document.querySelector<DevOverlay>('lectern-dev-overlay');
  if (!entries.some(({ severity }) => severity === 'error')) {
    current?.remove();
    return;
  }
  const overlay = current ?? document.body.appendChild(new DevOverlay());
  overlay.show(entries);
}

const { base = '', revision } = document.documentElement.dataset;

/** How often the server has pushed diagnostics. */
let news = 0;

async function load(): Promise<void> {
  const before = news;
  const response = await fetch(`${base}/_lectern/diagnostics.json`);
  const problems = response.ok ? ((await response.json()) as OverlayEntry[]) : reported;
  if (news === before) show(problems);
}

/** Decodes a path and removes its trailing slash. */
function toPlain(path: string): string {
  let plain = path;
  try {
    plain = decodeURI(path);
  } catch {
    // Keep a path that cannot be decoded as it is.
  }
  return plain.replace(/(?<=.)\/$/, '');
}

/** Whether this page is among the changed ones; `all` stands for every page. */
function isConcerned(pages: readonly string[] | 'all'): boolean {
  const here = toPlain(location.pathname);
  return pages === 'all' || pages.some((href) => toPlain(base + href) === here);
}

function toEntry({ name, kind, reason }: IslandFault): OverlayEntry {
  const place = decodeURI(location.pathname);
  if (kind === 'failed') {
    const message = `<${name}> failed in the browser, so it stays as the build rendered it.`;
    const hint = 'Fix the error that it threw; the browser console shows where.';
    return { severity: 'error', place, title: 'Component failed', message, hint, frame: reason };
  }
  return {
    severity: 'error',
    place,
    title: 'Component shows something else in the browser',
    message: `What <${name}> shows first in the browser is not what the build rendered, so readers see it jump.`,
    hint: 'Give it the same first state in both, and read the time, chance or the browser in useEffect.',
    frame: reason,
  };
}

document.addEventListener('lectern-island-fault', (event) => {
  faults.push(toEntry((event as CustomEvent<IslandFault>).detail));
  show(reported);
});

// With `since`, also after a reconnection, the server immediately reports what has changed since the page
// was rendered.
const since = revision === undefined ? '' : `?since=${revision}`;
const events = new EventSource(`${base}/_lectern/events${since}`);
// Load only once the connection is open: an earlier request would miss a change that happens in between.
events.addEventListener('open', () => void load());
events.addEventListener('diagnostics', ({ data }: MessageEvent<string>) => {
  news += 1;
  show(JSON.parse(data) as OverlayEntry[]);
});
events.addEventListener('reload', ({ data }: MessageEvent<string>) => {
  if (isConcerned(JSON.parse(data) as readonly string[] | 'all')) location.reload();
});
