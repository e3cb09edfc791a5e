/** Untrusted documents: whatever they contain, their pages run no code and send no requests elsewhere. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright';
import { launchBrowser } from '../../helpers/browser/browser.ts';
import { hostileDocument, textsFrom } from '../../helpers/hostile/hostile-document.ts';
import { hostileTexts } from '../../helpers/hostile/hostile-texts.ts';
import { serveFixture } from '../../helpers/sites/serve-fixture.ts';

/** Each text is in several of the documents, at different places. */
const names = Array.from({ length: 12 }, (_, rank) => `hostile-${rank}.json`);
const step = Math.ceil(hostileTexts.length / names.length);
const documents = names.map((name, rank) => {
  const document = hostileDocument(textsFrom(hostileTexts, rank * step), rank);
  return [name, JSON.stringify(document)] as const;
});
const site = await serveFixture({
  'docs.json': JSON.stringify({
    name: 'Acme',
    navigation: [{ group: 'Start', pages: ['index'] }],
    openapi: names,
  }),
  'index.md': '---\ntitle: Start\n---\n\nHello.\n',
  ...Object.fromEntries(documents),
});
const pages = site.pages.filter(({ href }) => href !== '/');

test('hundreds of hostile texts are accepted wherever a document can have text', () => {
  assert.ok(hostileTexts.length >= 200, `only ${hostileTexts.length} texts`);
  const errors = site.diagnostics.filter(({ severity }) => severity === 'error');
  assert.deepEqual(errors, []);
  assert.ok(pages.length >= 4 * names.length, `only ${pages.length} pages`);
});

test('no document runs code or requests another host', async () => {
  // The page must be harmless even without its policy.
  const browser = await launchBrowser();
  const context = await browser.newContext({ bypassCSP: true, serviceWorkers: 'block' });
  const faults: string[] = [];
  let current = '';
  const own = new URL(site.urlOf('/')).origin;
  await context.exposeFunction('__hit', () => faults.push(`code ran on ${current}`));
  // Requests are observed, not intercepted: with interception, a browser caches no files.
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    const isOwn = origin === own || ['data:', 'blob:'].includes(protocol);
    if (!isOwn) faults.push(`${current} asked for ${request.url()}`);
  });
  const page = await context.newPage();
  page.on('dialog', (dialog) => {
    faults.push(`dialog on ${current}`);
    void dialog.dismiss();
  });
  page.on('popup', () => faults.push(`window from ${current}`));
  for (const { href } of pages) {
    current = href;
    await page.goto(site.urlOf(href));
    faults.push(...(await touchEverything(page)).map((fault) => `${href}: ${fault}`));
    assert.equal(new URL(page.url()).pathname, new URL(site.urlOf(href)).pathname);
  }
  await context.close();
  assert.deepEqual(faults, []);
});

/** Opens everything and follows links half-way; returns what could do harm on the page. */
function touchEverything(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    document.addEventListener('click', (event) => event.preventDefault(), { capture: true });
    document.addEventListener('submit', (event) => event.preventDefault(), { capture: true });
    for (const details of document.querySelectorAll('details')) details.open = true;
    const allowed = new Set(['http:', 'https:', 'mailto:', 'tel:']);
    for (const element of document.querySelectorAll<HTMLElement>('body, body *')) {
      const { localName } = element;
      for (const { name, value } of element.attributes) {
        if (name.startsWith('on')) found.push(`<${localName} ${name}="${value}">`);
        if (!['href', 'src', 'action', 'formaction', 'xlink:href', 'data'].includes(name)) continue;
        const { protocol, username } = new URL(value, location.href);
        if (!allowed.has(protocol) || username !== '') found.push(`${name}="${value}"`);
      }
      if (/^(?:iframe|object|embed|base|meta|frame)$/.test(localName)) found.push(`<${localName}>`);
      if (localName !== 'a') continue;
      for (const type of ['pointerover', 'mouseover', 'focus', 'click'])
        element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
    }
    return found;
  });
}
