/**
 * A Chromium tab, driven by the DevTools protocol. A driver that attaches to the page only, not to the tab,
 * keeps the browser from prerendering pages.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathOfChromium } from '../../helpers/browser/chromium.ts';

type Params = Readonly<Record<string, unknown>>;

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { sessionId: string; targetInfo: { type: string; subtype?: string } };
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly message: string };
}

export class BrowserTab {
  readonly #process: ChildProcess;
  readonly #profile: string;
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (message: Message) => void>();
  /** Sessions of the tab's pages, with the visible page last and prerendered pages first. */
  readonly #pages: string[] = [];
  #count = 0;

  private constructor(process: ChildProcess, profile: string, socket: WebSocket) {
    this.#process = process;
    this.#profile = profile;
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      this.#hear(JSON.parse(String(data)) as Message);
    });
  }

  /** Opens a tab in a browser with an empty profile. */
  static async open(width: number, height: number): Promise<BrowserTab> {
    const profile = mkdtempSync(join(tmpdir(), 'lectern-tab-'));
    const process = spawn(
      pathOfChromium(),
      [
        '--headless=new',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--remote-debugging-port=0',
        `--user-data-dir=${profile}`,
        `--window-size=${width},${height}`,
        'about:blank',
      ],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const url = await new Promise<string>((resolve, reject) => {
      let text = '';
      process.stderr.on('data', (data) => {
        text += String(data);
        const found = /ws:\/\/\S+/.exec(text)?.[0];
        if (found !== undefined) resolve(found);
      });
      process.once('exit', () => {
        reject(new Error(text));
      });
    });
    const socket = new WebSocket(url);
    await new Promise((resolve) => {
      socket.addEventListener('open', resolve, { once: true });
    });
    const tab = new BrowserTab(process, profile, socket);
    const { targetId } = await tab.#send('Target.createTarget', {
      url: 'about:blank',
      forTab: true,
    });
    const { sessionId } = await tab.#send('Target.attachToTarget', { targetId, flatten: true });
    await tab.#send(
      'Target.setAutoAttach',
      { autoAttach: true, waitForDebuggerOnStart: false, flatten: true, filter: [{}] },
      String(sessionId),
    );
    return tab;
  }

  /** Sends a command to the visible page. */
  page(method: string, params: Params = {}): Promise<Record<string, unknown>> {
    return this.#send(method, params, this.#pages.at(-1));
  }

  /** Evaluates an expression in the visible page. */
  async evaluate(expression: string): Promise<unknown> {
    const answer = await this.page('Runtime.evaluate', { expression, returnByValue: true });
    return (answer.result as { readonly value?: unknown }).value;
  }

  async mouse(type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', x: number, y: number) {
    const button = type === 'mouseMoved' ? 'none' : 'left';
    await this.page('Input.dispatchMouseEvent', { type, x, y, button, clickCount: 1 });
  }

  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.#process.once('exit', resolve));
    // Not a signal: if a script starts the browser, the signal would only end that script.
    void this.#send('Browser.close', {});
    await ended;
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }

  #send(method: string, params: Params, sessionId?: string): Promise<Record<string, unknown>> {
    const id = (this.#count += 1);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, ({ result, error }) => {
        if (error === undefined) resolve(result ?? {});
        else reject(new Error(`${method}: ${error.message}`));
      });
      this.#socket.send(JSON.stringify({ id, method, params, sessionId }));
    });
  }

  #hear(message: Message): void {
    const { id, method, params } = message;
    if (id !== undefined) this.#waiting.get(id)?.(message);
    if (params === undefined) return;
    if (method === 'Target.attachedToTarget' && params.targetInfo.type === 'page') {
      if (params.targetInfo.subtype === 'prerender') this.#pages.unshift(params.sessionId);
      else this.#pages.push(params.sessionId);
    }
    if (method === 'Target.detachedFromTarget') {
      const at = this.#pages.indexOf(params.sessionId);
      if (at !== -1) this.#pages.splice(at, 1);
    }
  }
}
