/** Simulates a reader who searches, and measures from inside the page: key presses, frames and bytes. */
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';

interface Visit {
  /** How many times slower the CPU is than this machine's. */
  readonly slowdown: number;
  readonly isSlowLine?: boolean;
}

/** Times in milliseconds. */
export interface Answer {
  /** Time from the key press to the frame that shows its effect. */
  readonly painted: number;
  /** The part of it that the page's main thread was working, which does not depend on the machine's load. */
  readonly work: number;
}

declare global {
  interface Window {
    /** Resolves with the milliseconds from the next key press to the frame that shows its effect. */
    nextPaint: (isShown: 'dialog' | 'results') => Promise<number>;
    measured: Promise<number>;
  }
}

const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

export class SearchReader {
  /** Bytes received over the network since the visit began. */
  bytes = 0;
  readonly #context: BrowserContext;
  readonly #page: Page;
  readonly #session: CDPSession;

  private constructor(context: BrowserContext, page: Page, session: CDPSession) {
    this.#context = context;
    this.#page = page;
    this.#session = session;
    session.on('Network.dataReceived', ({ encodedDataLength }) => {
      this.bytes += encodedDataLength;
    });
  }

  static async visit(browser: Browser, url: string, visit: Visit): Promise<SearchReader> {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.route(/^https:/, (route) => route.abort());
    await page.addInitScript(installStopwatch);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const reader = new SearchReader(context, page, session);
    await page.goto(url, { waitUntil: 'networkidle' });
    if (visit.isSlowLine === true) await session.send('Network.emulateNetworkConditions', slowLine);
    await session.send('Emulation.setCPUThrottlingRate', { rate: visit.slowdown });
    return reader;
  }

  open(): Promise<Answer> {
    return this.#measure('dialog', () => this.#page.keyboard.press('/'));
  }

  async close(): Promise<void> {
    await this.#page.keyboard.press('Escape');
    await this.#page.locator('.search-dialog').waitFor({ state: 'hidden' });
  }

  /** Enters a text as a whole, as if from the clipboard. */
  typeAtOnce(text: string): Promise<Answer> {
    return this.#measure('results', async () => {
      await this.#page.keyboard.press('Control+a');
      await this.#page.keyboard.insertText(text);
    });
  }

  /** Types a text letter by letter, each after the results of the previous one have appeared. */
  async type(text: string): Promise<readonly Answer[]> {
    await this.#page.keyboard.press('Control+a');
    const answers: Answer[] = [];
    for (const letter of text) {
      answers.push(await this.#measure('results', () => this.#page.keyboard.insertText(letter)));
    }
    return answers;
  }

  leave(): Promise<void> {
    return this.#context.close();
  }

  async #measure(isShown: 'dialog' | 'results', act: () => Promise<void>): Promise<Answer> {
    await this.#page.evaluate((what) => void (window.measured = window.nextPaint(what)), isShown);
    const before = await this.#workedSoFar();
    await act();
    const painted = await this.#page.evaluate(() => window.measured);
    return { painted, work: (await this.#workedSoFar()) - before };
  }

  async #workedSoFar(): Promise<number> {
    const { metrics } = await this.#session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  }
}

/** Runs in the page. */
function installStopwatch(): void {
  const painted = () =>
    new Promise<number>((resolve) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(undefined);
      }),
    );
  const changed = () =>
    new Promise<void>((resolve) => {
      const body = document.querySelector('.search-body');
      const observer = new MutationObserver((records) => {
        const isList = records.some(
          ({ target }) =>
            target instanceof HTMLElement &&
            (target.matches('.search-list') ||
              (target.matches('.search-message') && target.textContent !== 'Loading…')),
        );
        if (!isList) return;
        observer.disconnect();
        resolve();
      });
      if (body) observer.observe(body, { childList: true, subtree: true });
    });
  window.nextPaint = async (isShown) => {
    const type = isShown === 'dialog' ? 'keydown' : 'input';
    const pressed = new Promise<number>((resolve) =>
      addEventListener(type, ({ timeStamp }) => resolve(timeStamp), { once: true, capture: true }),
    );
    const start = await pressed;
    if (isShown === 'results') await changed();
    else while (!document.querySelector('.search-dialog[open]')) await painted();
    return (await painted()) - start;
  };
}
