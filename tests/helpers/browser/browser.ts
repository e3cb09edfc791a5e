/**
 * Provides a browser, separate profiles for tests, and pages that report everything that goes wrong in
 * them.
 */
import assert from 'node:assert/strict';
import { availableParallelism, loadavg } from 'node:os';
import { after, type TestContext } from 'node:test';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { launchChromium } from './chromium.ts';
import { Tab } from './tab.ts';

/**
 * No memory for painted tiles: no test looks at pixels, and filling the tiles takes a sixth of the time.
 * Screenshots are empty with it.
 */
const paintsNothing = '--force-gpu-mem-available-mb=0';

let launched: Promise<Browser> | undefined;
after(async () => (await launched)?.close());

/** Returns the browser of this process, launching it on the first call. */
export function launchBrowser(): Promise<Browser> {
  launched ??= launchChromium(paintsNothing);
  return launched;
}

export interface OpenOptions extends BrowserContextOptions {
  /** Problems that this test expects, such as a 404. */
  readonly expected?: readonly RegExp[];
}

/** Tabs that no test is using, by the options of their profiles. */
const idle = new Map<string, Tab[]>();

/**
 * Opens an address in an empty browser profile, at 1440 x 900 by default. The test fails if the page
 * throws, logs an error, violates its Content-Security-Policy, requests a missing file, or sends a request
 * to another host. The profile may be that of an earlier test, with everything cleared except the cache of
 * files, because starting one takes longer than loading a page.
 */
export async function openPage(
  test: TestContext,
  url: string,
  { expected = [], ...options }: OpenOptions = {},
): Promise<Page> {
  const tabs = idleTabs(JSON.stringify(options));
  const tab = tabs.pop() ?? (await openTab(options));
  const problems = collectProblems(tab.page, new URL(url).origin);
  test.after(async () => {
    if (await tab.clean()) tabs.push(tab);
    const unexpected = problems.filter((text) => !expected.some((pattern) => pattern.test(text)));
    assert.deepEqual(unexpected, [], 'The page has problems of its own.');
  });
  tab.page.setDefaultTimeout(patience());
  await tab.page.goto(url);
  return tab.page;
}

/**
 * Returns how many milliseconds a page may take until something is there: the more processes wait for a
 * processor, the slower it is.
 */
function patience(): number {
  const [waiting] = loadavg();
  return 30_000 * Math.max(1, (waiting ?? 0) / availableParallelism());
}

function idleTabs(key: string): Tab[] {
  const tabs = idle.get(key) ?? [];
  idle.set(key, tabs);
  return tabs;
}

async function openTab(options: BrowserContextOptions): Promise<Tab> {
  const browser = await launchBrowser();
  const whole = { viewport: { width: 1440, height: 900 }, ...options };
  const context = await browser.newContext(whole);
  await context.addInitScript(logPolicyViolations);
  const page = await context.newPage();
  return new Tab(page, await context.newCDPSession(page), whole);
}

/** Runs in the page. Logs breaches of the policy, because the browser itself does not log every one. */
function logPolicyViolations(): void {
  document.addEventListener('securitypolicyviolation', (breach) => {
    const { effectiveDirective, blockedURI, sample } = breach;
    console.error(`policy breach: ${effectiveDirective} ${blockedURI} ${sample}`);
  });
}

/** Collects the problems of a page as text. The list grows while the page is open. */
function collectProblems(page: Page, origin: string): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    // The response describes a missing file better.
    const isAboutFile = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isAboutFile) problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => {
    // The browser throws these itself when it navigates to a document without transitions, or a transition
    // is cut short.
    if (!/^(?:Transition was|Skipped ViewTransition)/.test(message))
      problems.push(`thrown: ${message}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Navigating away cancels what the old page is still loading.
    if (reason !== 'net::ERR_ABORTED') problems.push(`${reason}: ${request.url()}`);
  });
  page.on('request', (request) => {
    const address = new URL(request.url());
    const isOwn = address.origin === origin || ['data:', 'blob:'].includes(address.protocol);
    if (!isOwn) problems.push(`foreign request: ${request.url()}`);
  });
  return problems;
}
