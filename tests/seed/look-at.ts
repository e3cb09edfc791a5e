/** Builds the sites of the table, each when it is first needed, and reads what they show. */
import { globSync } from 'node:fs';
import { after } from 'node:test';
import type { Page } from 'playwright';
import { launchBrowser } from '../helpers/browser/browser.ts';
import { serveFixture, type ServedFixture } from '../helpers/sites/serve-fixture.ts';
import { identifyIcon } from './drawings.ts';
import { filesOf } from './files.ts';
import type { SiteName } from './sites.ts';
import type { ActLook, FileLook, HtmlLook, Look, SentRequest } from './table.ts';

const built = new Map<SiteName, Promise<ServedFixture>>();
let last: Promise<unknown> = Promise.resolve();

/** Returns a site, built once. Builds run one after another, because Astro renders from one store. */
export function siteOf(name: SiteName): Promise<ServedFixture> {
  const known = built.get(name);
  if (known !== undefined) return known;
  const site = last.then(() => serveFixture(filesOf(name)));
  built.set(name, site);
  last = site;
  return site;
}

/** Returns what a look finds on the site. */
export async function lookAt(name: SiteName, look: Look): Promise<unknown> {
  const site = await siteOf(name);
  switch (look.kind) {
    case 'html':
      return lookAtHtml(site, look);
    case 'file':
      return lookAtFile(site, look);
    case 'act':
      return lookAsReader(site, look);
  }
}

function lookAtFile(site: ServedFixture, { path: name, pattern }: FileLook): unknown {
  const [path] = globSync(name, { cwd: site.outDir });
  if (path === undefined) return undefined;
  return Array.from(site.read(path).matchAll(pattern), ([whole, group]) => group ?? whole);
}

async function lookAtHtml(site: ServedFixture, { at, select, take }: HtmlLook): Promise<unknown> {
  const page = await parser();
  const markup = site.read(/\/$/.test(at) ? at : `${at}.html`);
  const found = await page.evaluate(takeAll, { markup, select, take });
  return take === 'drawing'
    ? found.map((drawn) => identifyIcon(resolve(site, drawn ?? '')))
    : found;
}

/** Runs in the browser, which decides what HTML and selectors mean. */
function takeAll({ markup, select, take }: { markup: string; select: string; take: string }) {
  const parsed = new DOMParser().parseFromString(markup, 'text/html');
  return Array.from(parsed.querySelectorAll(select), (element) => {
    if (take === 'drawing') return element.querySelector('svg.icon')?.innerHTML ?? '';
    if (take !== 'text') return element.getAttribute(take);
    return element.textContent.replace(/\s+/g, ' ').trim();
  });
}

/** Returns the drawing itself, if it is in a file that pages share. */
function resolve(site: ServedFixture, drawn: string): string {
  const [, path, id] = /<use href="([^"#]*)#([^"]*)"/.exec(drawn) ?? [];
  if (path === undefined || id === undefined) return drawn;
  const symbol = new RegExp(`<symbol id="${id}"[^>]*>(.*?)</symbol>`, 's').exec(site.read(path));
  return symbol?.[1] ?? '';
}

/** In milliseconds: how long a cell waits before what it looks for counts as missing. */
const CELL_TIMEOUT_MILLISECONDS = 60_000;

let blank: Promise<Page> | undefined;

function parser(): Promise<Page> {
  blank ??= launchBrowser().then((browser) => browser.newPage());
  return blank;
}

const kept = new Map<string, Promise<Visit>>();

interface Visit {
  readonly page: Page;
  readonly sent: readonly SentRequest[];
}

async function lookAsReader(site: ServedFixture, look: ActLook): Promise<unknown> {
  const { at, act, scheme = 'light', onlyReads } = look;
  const url = site.urlOf(at);
  if (onlyReads) {
    const visited = kept.get(`${url} ${scheme}`) ?? visit(url, scheme);
    kept.set(`${url} ${scheme}`, visited);
    const { page, sent } = await visited;
    return act(page, sent);
  }
  const { page, sent } = await visit(url, scheme);
  try {
    return await act(page, sent);
  } finally {
    await page.context().close();
  }
}

/**
 * Opens a page with this test in place of other hosts: GitHub knows one repository, all others respond with
 * nothing.
 */
async function visit(url: string, colorScheme: 'light' | 'dark'): Promise<Visit> {
  const browser = await launchBrowser();
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    colorScheme,
  });
  const sent: SentRequest[] = [];
  const { origin } = new URL(url);
  await context.route(
    (address) => address.origin !== origin,
    (route) => {
      const request = route.request();
      if (request.method() !== 'OPTIONS')
        sent.push({ url: request.url(), headers: request.headers() });
      const isGithub = request.url() === 'https://api.github.com/repos/owner/name';
      return route.fulfill({
        headers: {
          'access-control-allow-origin': origin,
          'access-control-allow-credentials': 'true',
          'access-control-allow-headers': '*, authorization',
          'access-control-allow-methods': '*',
        },
        contentType: isGithub ? 'application/json' : 'text/javascript',
        body: isGithub ? '{"stargazers_count":1234,"forks_count":56}' : '',
      });
    },
  );
  const page = await context.newPage();
  page.setDefaultTimeout(CELL_TIMEOUT_MILLISECONDS);
  await page.goto(url);
  return { page, sent };
}

after(async () => (await blank)?.close());
