import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Frame,
  Page,
} from 'playwright';

/** What tests listen to. Playwright itself listens to other events, and could not close a page without them. */
const EVENTS = [
  'console',
  'dialog',
  'download',
  'framenavigated',
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

const WINDOW = { width: 1440, height: 900 };

/** A page in a profile of its own, for one test after the other. */
export class Tab {
  readonly page: Page;
  readonly #options: BrowserContextOptions;
  readonly #session: CDPSession;
  /** What was shown in it. */
  readonly #origins = new Set<string>();
  #isSpoiled = false;

  private constructor(page: Page, session: CDPSession, options: BrowserContextOptions) {
    this.page = page;
    this.#session = session;
    this.#options = options;
    this.#watchOrigins();
    for (const each of [page, page.context()]) this.#watchCalls(each);
  }

  /** @param prepare done to the profile before there is a page in it */
  static async open(
    browser: Browser,
    options: BrowserContextOptions,
    prepare: (context: BrowserContext) => Promise<unknown>,
  ): Promise<Tab> {
    const context = await browser.newContext({ viewport: WINDOW, ...options });
    await prepare(context);
    const page = await context.newPage();
    return new Tab(page, await context.newCDPSession(page), options);
  }

  #watchOrigins(): void {
    this.page.on('framenavigated', (frame: Frame) => {
      const { origin } = new URL(frame.url());
      if (origin !== 'null') this.#origins.add(origin);
    });
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
    for (const event of EVENTS) {
      this.page.removeAllListeners(event);
      this.page.context().removeAllListeners(event);
    }
    try {
      await this.#leave();
      await this.#forget();
      await this.#putRight();
    } catch {
      // Closed by the test, or without storage that could be emptied.
      return false;
    }
    this.#watchOrigins();
    return true;
  }

  async #leave(): Promise<void> {
    const { page } = this;
    const context = page.context();
    const others = context.pages().filter((other) => other !== page);
    await Promise.all([
      ...others.map((other) => other.close()),
      page.unrouteAll({ behavior: 'ignoreErrors' }),
      context.unrouteAll({ behavior: 'ignoreErrors' }),
    ]);
    // The browser tells a page of storage that it has emptied itself, but when it likes.
    this.#origins.delete(new URL(page.url()).origin);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
      // Pages remember things when they are left.
      Storage.prototype.setItem = () => undefined;
    });
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
    await page.setViewportSize(viewport ?? WINDOW);
    await page.emulateMedia({
      media: null,
      colorScheme: colorScheme ?? 'light',
      reducedMotion: reducedMotion ?? 'no-preference',
      forcedColors: forcedColors ?? 'none',
    });
    await page.mouse.move(0, 0);
  }
}
