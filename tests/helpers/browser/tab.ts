import type { BrowserContextOptions, CDPSession, Frame, Page } from 'playwright';

/** What tests listen to. Playwright itself listens to other events, and could not close a page without them. */
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

/** Methods of a page and of its profile whose work nobody can take back. */
const LASTING = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'newCDPSession',
  'setExtraHTTPHeaders',
  'setOffline',
];

/** A page in a profile of its own, for one test after the other. */
export class Tab {
  readonly page: Page;
  readonly #options: BrowserContextOptions;
  readonly #session: CDPSession;
  /** What was shown in it. */
  readonly #origins = new Set<string>();
  #isSpoiled = false;

  /** @param options those of the page's profile */
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
   * Leaves what is shown, and takes back what a test did to the page and left in its profile, but for the
   * cache of files. Where this is not possible, the profile is closed. Resolves to whether it is clean.
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
      // Closed by the test, or without storage that could be emptied.
      return false;
    }
  }

  /** What the page had said before is heard when this ends. */
  async #empty(): Promise<void> {
    await this.page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
      // Pages remember things when they are left.
      Storage.prototype.setItem = () => undefined;
    });
    // The browser tells a page of storage that it has emptied itself, but when it likes.
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
