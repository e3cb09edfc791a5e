import type { BrowserContextOptions, CDPSession, Frame, Page } from 'playwright';

/**
 * Events that tests listen to. Playwright itself listens to other events, and could not close a page
 * without them.
 */
const EVENTS = [
  'console',
  'dialog',
  'download',
  'page',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
];

/** Methods of a page and of its profile whose effects cannot be undone. */
const LASTING = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'newCDPSession',
  'setExtraHTTPHeaders',
  'setOffline',
];

/** A page with its own profile, used by one test after another. */
export class Tab {
  readonly page: Page;
  readonly #options: BrowserContextOptions;
  readonly #session: CDPSession;
  /** Origins of what it has shown. */
  readonly #origins = new Set<string>();
  #isSpoiled = false;

  /** @param options the options of the page's profile */
  constructor(page: Page, session: CDPSession, options: BrowserContextOptions) {
    this.page = page;
    this.#session = session;
    this.#options = options;
    page.on('framenavigated', (frame: Frame) => {
      const { origin } = new URL(frame.url());
      if (origin !== 'null') this.#origins.add(origin);
    });
    for (const each of [page, page.context()]) this.#watchCalls(each);
  }

  #watchCalls(of: object): void {
    for (const name of LASTING) {
      const method: unknown = Reflect.get(of, name);
      if (typeof method !== 'function') continue;
      Reflect.set(of, name, (...words: readonly unknown[]): unknown => {
        this.#isSpoiled = true;
        const result: unknown = Reflect.apply(method, of, words);
        return result;
      });
    }
  }

  /**
   * Leaves the current page, and undoes what a test did to the page and left in its profile, except the
   * cache of files. Closes the profile if that is not possible. Resolves to whether the tab is clean.
   */
  async clean(): Promise<boolean> {
    const isClean = !this.#isSpoiled && (await this.#tryClean());
    if (!isClean) await this.page.context().close();
    return isClean;
  }

  async #tryClean(): Promise<boolean> {
    try {
      await this.#empty();
      await this.#leave();
      await this.#forget();
      await this.#putRight();
      return true;
    } catch {
      // The test closed the page, or its storage cannot be cleared.
      return false;
    }
  }

  /**
   * Clears the storage of the current page. Messages that the page has already sent arrive before this
   * resolves.
   */
  async #empty(): Promise<void> {
    await this.page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
      // Pages store values when the reader leaves.
      Storage.prototype.setItem = () => undefined;
    });
    // If the browser cleared the storage of this origin, it would notify the page later, at any time.
    this.#origins.delete(new URL(this.page.url()).origin);
  }

  async #leave(): Promise<void> {
    const { page } = this;
    const context = page.context();
    const others = context.pages().filter((other) => other !== page);
    for (const event of EVENTS) {
      page.removeAllListeners(event);
      context.removeAllListeners(event);
    }
    await Promise.all([
      ...others.map((other) => other.close()),
      page.unrouteAll({ behavior: 'ignoreErrors' }),
      context.unrouteAll({ behavior: 'ignoreErrors' }),
    ]);
    await page.goto('about:blank');
  }

  async #forget(): Promise<void> {
    const storageTypes = 'local_storage';
    const emptied = [...this.#origins].map((origin) =>
      this.#session.send('Storage.clearDataForOrigin', { origin, storageTypes }),
    );
    await Promise.all([...emptied, this.page.context().clearCookies()]);
    this.#origins.clear();
  }

  async #putRight(): Promise<void> {
    const { page } = this;
    const { viewport, colorScheme, reducedMotion, forcedColors } = this.#options;
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({
      media: null,
      colorScheme: colorScheme ?? 'light',
      reducedMotion: reducedMotion ?? 'no-preference',
      forcedColors: forcedColors ?? 'none',
    });
    await page.mouse.move(0, 0);
  }
}
