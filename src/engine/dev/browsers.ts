/** The pages that are open in browsers, which learn over server-sent events when to reload. */
import type { ServerResponse } from 'node:http';
import type { OverlayEntry } from '../../core/diagnostic/overlay-entry.ts';
import type { SiteStore } from '../store/site-store.ts';
import type { Reload } from './dev-session.ts';

export class Browsers {
  readonly #store: Pick<SiteStore, 'revision'>;
  readonly #open = new Set<ServerResponse>();
  #isClosed = false;
  /** The minimum revision of every page. */
  #every: number;
  /** The minimum revisions of pages at particular addresses. */
  readonly #pages = new Map<string, number>();

  /**
   * Created before the first site is loaded: pages of an older revision come from another process, which
   * knew other files.
   */
  constructor(store: Pick<SiteStore, 'revision'>) {
    this.#store = store;
    this.#every = store.revision;
  }

  /**
   * Registers a page that listens for changes.
   *
   * @param revision the revision that the page was rendered from; it missed changes since then, because it
   * was not listening yet.
   */
  add(response: ServerResponse, revision: number | undefined): void {
    response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    });
    response.write('retry: 500\n\n');
    // A page reconnects half a second later, over a connection that the stopping server still has open: end
    // it again.
    if (this.#isClosed) {
      response.end();
      return;
    }
    const missed = revision === undefined ? undefined : this.#changedSince(revision);
    if (missed !== undefined) response.write(format('reload', missed));
    this.#open.add(response);
    response.on('close', () => this.#open.delete(response));
  }

  /**
   * Tells browsers to reload. Call this once the store has the new site, or as much of it as could be
   * loaded.
   */
  reload(changed: Reload): void {
    const { revision } = this.#store;
    if (changed === 'all') {
      this.#every = revision;
      this.#pages.clear();
    } else {
      for (const href of changed) this.#pages.set(href, revision);
    }
    this.#report('reload', changed);
  }

  showProblems(entries: readonly OverlayEntry[]): void {
    this.#report('diagnostics', entries);
  }

  close(): void {
    this.#isClosed = true;
    for (const response of this.#open) response.end();
  }

  #changedSince(revision: number): Reload | undefined {
    if (revision < this.#every) return 'all';
    const changed = [...this.#pages].filter(([, newest]) => revision < newest);
    return changed.length === 0 ? undefined : changed.map(([href]) => href);
  }

  #report(event: 'reload' | 'diagnostics', data: unknown): void {
    for (const response of this.#open) response.write(format(event, data));
  }
}

function format(event: 'reload' | 'diagnostics', data: unknown): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
