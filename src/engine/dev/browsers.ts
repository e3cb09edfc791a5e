/** The pages that are open in browsers, which hear over server-sent events when to load again. */
import type { ServerResponse } from 'node:http';
import type { OverlayEntry } from '../../core/diagnostic/overlay-entry.ts';
import type { SiteStore } from '../store/site-store.ts';
import type { Reload } from './dev-session.ts';

export class Browsers {
  readonly #store: Pick<SiteStore, 'revision'>;
  readonly #open = new Set<ServerResponse>();
  #isClosed = false;
  /** The revision that every page has to be of, at least, and those that pages at these addresses have to be of. */
  #every: number;
  readonly #pages = new Map<string, number>();

  /** Made before the first site is loaded: what is older is of another process, which knew other files. */
  constructor(store: Pick<SiteStore, 'revision'>) {
    this.#store = store;
    this.#every = store.revision;
  }

  /**
   * Takes a page that wants to hear of changes.
   *
   * @param revision that it was rendered from: what has changed since was told when it did not listen yet.
   */
  add(response: ServerResponse, revision: number | undefined): void {
    response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    });
    response.write('retry: 500\n\n');
    // A page asks again half a second later, on a connection that a stopping server still has.
    if (this.#isClosed) {
      response.end();
      return;
    }
    const missed = revision === undefined ? undefined : this.#changedSince(revision);
    if (missed !== undefined) response.write(format('reload', missed));
    this.#open.add(response);
    response.on('close', () => this.#open.delete(response));
  }

  /** Told when the site has been replaced, as far as it could be. */
  reload(changed: Reload): void {
    const { revision } = this.#store;
    if (changed === 'all') {
      this.#every = revision;
      this.#pages.clear();
    } else {
      for (const href of changed) this.#pages.set(href, revision);
    }
    this.#tell('reload', changed);
  }

  showProblems(entries: readonly OverlayEntry[]): void {
    this.#tell('diagnostics', entries);
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

  #tell(event: 'reload' | 'diagnostics', data: unknown): void {
    for (const response of this.#open) response.write(format(event, data));
  }
}

function format(event: 'reload' | 'diagnostics', data: unknown): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
