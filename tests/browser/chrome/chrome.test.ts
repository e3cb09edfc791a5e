import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Route } from 'playwright';
import { siteListener } from '../../../src/server/site-listener.ts';
import { assertAccessibleEverywhere } from '../../helpers/browser/accessibility.ts';
import { openPage } from '../../helpers/browser/browser.ts';
import { readShifts, watchShifts } from '../../helpers/browser/layout-shift.ts';
import { startServer } from '../../helpers/servers/proxy-server.ts';
import { serveFixture } from '../../helpers/sites/serve-fixture.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="28"/>';
const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamte';
const socials = {
  website: 'Website',
  facebook: 'Facebook',
  twitter: 'Twitter',
  discord: 'Discord',
  slack: 'Slack',
  github: 'GitHub',
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
  'hacker-news': 'Hacker News',
};

const site = await serveFixture({
  'docs.json': JSON.stringify({
    name: 'Acme',
    navigation: [{ group: 'Start', pages: ['index', longWord, 'custom', 'frame', 'center'] }],
    logo: { light: '/logo/light.svg', dark: '/logo/dark.svg' },
    favicon: '/favicon.svg',
    colors: { primary: '#ff8101', light: '#ffda71', background: { dark: '#101725' } },
    backgroundImage: '/logo/dark.svg',
    topbarLinks: [{ name: 'Start', url: 'index' }],
    topbarCtaButton: { type: 'github', url: 'https://github.com/acme/docs' },
    footerSocials: Object.fromEntries(
      Object.keys(socials).map((type) => [type, `https://example.com/${type}`]),
    ),
    footer: { links: [{ title: 'Company', links: [{ label: 'Imprint', url: '/custom' }] }] },
    feedback: { suggestEdit: true, raiseIssue: true },
    repository: { url: 'https://github.com/acme/docs', branch: 'main', folder: '' },
  }),
  'index.md': `---\ntitle: Home\ndescription: What it is about.\n---\n\n## ${longWord}\n\n${longWord} and [a link](https://example.com/far)\n`,
  [`${longWord}.md`]: `---\ntitle: ${longWord}\n---\n`,
  'custom.md': '---\ntitle: Custom\nmode: custom\n---\n\nBlank.\n',
  'frame.md': '---\ntitle: Frame\nmode: frame\n---\n\nBlank.\n',
  'center.md': '---\ntitle: Center\nmode: center\n---\n\nText.\n',
  'logo/light.svg': svg,
  'logo/dark.svg': svg,
  'favicon.svg': svg,
});

const github = 'https://api.github.com/repos/acme/docs';
/** These tests respond in place of GitHub; other requests to it are not checked here. */
const expected = [/^foreign request: https:\/\/api\.github\.com\//, /api\.github\.com/];

test('nothing overflows and all text is readable', async (t) => {
  const page = await openPage(t, site.urlOf('/'), { expected });
  for (const path of ['/', `/${encodeURIComponent(longWord)}/`]) {
    await page.goto(site.urlOf(path));
    await assertAccessibleEverywhere(page);
  }
});

test('the logo matches the mode and links to the home page', async (t) => {
  const page = await openPage(t, site.urlOf('/center/'), { colorScheme: 'dark', expected });
  const images = page.locator('.logo img').filter({ visible: true });
  assert.deepEqual(await images.evaluateAll((all) => all.map((each) => each.getAttribute('src'))), [
    '/logo/dark.svg',
  ]);
  await page.getByRole('link', { name: 'Acme home page' }).click();
  await page.waitForURL(site.urlOf('/'));
});

test('the background image scrolls with the page and is hidden in forced colors', async (t) => {
  const page = await openPage(t, site.urlOf('/'), { expected });
  const imageOf = () =>
    page.evaluate(() => {
      const style = getComputedStyle(document.body, '::before');
      const { position, backgroundAttachment, display, backgroundImage } = style;
      const isShown = display !== 'none' && backgroundImage !== 'none';
      return { position, backgroundAttachment, isShown };
    });
  const scrolling = { position: 'absolute', backgroundAttachment: 'scroll' };
  assert.deepEqual(await imageOf(), { ...scrolling, isShown: true });
  await page.emulateMedia({ forcedColors: 'active' });
  assert.equal((await imageOf()).isShown, false);
});

test('stars and forks are requested once per session and cause no layout shift', async (t) => {
  const page = await openPage(t, site.urlOf('/custom/'), { expected });
  await watchShifts(page);
  let asked = 0;
  await page.context().route(github, (route: Route) => {
    asked += 1;
    return route.fulfill({ json: { stargazers_count: 12345, forks_count: 678 } });
  });
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(site.urlOf('/'));
  await page.getByText('12.3k').first().waitFor();
  assert.ok(await page.getByText('678').first().isVisible());
  await page.goto(site.urlOf('/center/'));
  await page.getByText('12.3k').first().waitFor();
  assert.equal(asked, 1);
  assert.deepEqual(await readShifts(page), []);
});

test('a page that arrives in chunks does not shift its layout', async (t) => {
  const html = site.read('/');
  const files = siteListener({ dir: site.outDir, base: '' });
  const ends = ['</lectern-search>', '</h1>', '</header>'];
  const [first = '', ...pieces] = cutAfter(
    html,
    ends.map((end) => html.lastIndexOf(end) + end.length),
  );
  const { promise, resolve } = Promise.withResolvers<(piece: string) => void>();
  const url = await startServer(t, (request, response) => {
    if (request.url !== '/') {
      files(request, response);
      return;
    }
    response.setHeader('content-type', 'text/html').write(first);
    resolve((piece) => (piece === '' ? response.end() : response.write(piece)));
  });
  const viewport = { width: 320, height: 800 };
  const page = await openPage(t, `${url}/favicon.svg`, { viewport, expected });
  await watchShifts(page);
  const opened = page.goto(url);
  const send = await promise;
  for (const piece of [...pieces, '']) {
    // Long enough to be painted, if it were shown.
    await page.waitForTimeout(200);
    send(piece);
  }
  await opened;
  assert.deepEqual(await readShifts(page), []);
  // Ends the loading of linked pages, before the server ends.
  await page.goto('about:blank');
});

test('the repository link stays unchanged if GitHub cannot be reached', async (t) => {
  const page = await openPage(t, site.urlOf('/custom/'), { expected: [...expected, /403/] });
  await page.context().route(github, (route: Route) => route.fulfill({ status: 403, json: {} }));
  const refused = page.waitForResponse(github);
  await page.goto(site.urlOf('/'));
  await (await refused).finished();
  const link = page.getByRole('link', { name: 'acme/docs on GitHub' });
  assert.equal(await link.getAttribute('href'), 'https://github.com/acme/docs');
  assert.equal(await page.locator('[data-state="filled"]').count(), 0);
});

test('the footer names every account and column', async (t) => {
  const page = await openPage(t, site.urlOf('/'), { expected });
  const footer = page.getByRole('contentinfo');
  for (const [type, label] of Object.entries(socials)) {
    const link = footer.getByRole('link', { name: label, exact: true });
    assert.equal(await link.getAttribute('href'), `https://example.com/${type}`);
    assert.equal(await link.locator('svg').count(), 1, label);
  }
  assert.equal(
    await footer.getByRole('link', { name: 'Imprint' }).getAttribute('href'),
    '/custom/',
    'links of the site are resolved like any others',
  );
});

test('feedback links to the source of the page and to a new issue', async (t) => {
  const page = await openPage(t, site.urlOf('/'), { expected });
  assert.equal(
    await page.getByRole('link', { name: 'Suggest edits' }).getAttribute('href'),
    'https://github.com/acme/docs/edit/main/index.md',
  );
  const issue = await page.getByRole('link', { name: 'Raise issue' }).getAttribute('href');
  assert.match(issue ?? '', /^https:\/\/github\.com\/acme\/docs\/issues\/new\?/);
});

test('each page mode hides the parts that it should', async (t) => {
  const page = await openPage(t, site.urlOf('/custom/'), { expected });
  const parts = async () => ({
    sidebar: await page.locator('.sidebar').isVisible(),
    title: await page.locator('.page-title').isVisible(),
    footer: await page.locator('.site-footer').isVisible(),
    pager: await page.locator('.pager').isVisible(),
    headings: await page.locator('h1').count(),
  });
  const bare = { title: false, pager: false, headings: 1 };
  assert.deepEqual(await parts(), { ...bare, sidebar: false, footer: false });
  await page.goto(site.urlOf('/frame/'));
  assert.deepEqual(await parts(), { ...bare, sidebar: true, footer: true });
  await page.goto(site.urlOf('/center/'));
  assert.deepEqual(await parts(), {
    sidebar: false,
    title: true,
    footer: true,
    pager: true,
    headings: 1,
  });
});

test('a printed page has the text and link targets, but no chrome', async (t) => {
  const page = await openPage(t, site.urlOf('/'), { expected });
  await page.emulateMedia({ media: 'print' });
  for (const part of ['.topbar', '.sidebar', '.toc', '.pager', '.site-footer', '.page-links']) {
    assert.equal(await page.locator(part).first().isVisible(), false, part);
  }
  assert.ok(await page.locator('.page-title').isVisible());
  const target = await page
    .locator('.content a[href="https://example.com/far"]')
    .evaluate((link) => getComputedStyle(link, '::after').content);
  assert.match(target, /https:\/\/example\.com\/far/);
});

test('print keeps cards whole and code together with its title', async (t) => {
  const paper = await serveFixture({
    'docs.json': JSON.stringify({ name: 'A', navigation: [{ group: 'All', pages: ['index'] }] }),
    'index.mdx': '# Home\n\n<Card title="One">Text</Card>\n\n```js a.js\nlet a;\n```\n',
  });
  const page = await openPage(t, paper.urlOf('/'));
  await page.emulateMedia({ media: 'print' });
  const styleOf = (part: string, name: string) =>
    page
      .locator(part)
      .first()
      .evaluate((element, key) => getComputedStyle(element).getPropertyValue(key), name);
  assert.equal(await styleOf('.card', 'break-inside'), 'avoid');
  assert.equal(await styleOf('.code-title', 'break-after'), 'avoid');
});

test('the 404 page links to the start page and is not indexed', async (t) => {
  const page = await openPage(t, site.urlOf('/nowhere/'), { expected: [...expected, /^404: /] });
  await assertAccessibleEverywhere(page);
  assert.equal(await page.locator('meta[name="robots"]').getAttribute('content'), 'noindex');
  await page.getByRole('link', { name: 'Start page' }).click();
  await page.waitForURL(site.urlOf('/'));
});

test('the link under the pointer is marked for prefetching, one at a time', async (t) => {
  const page = await openPage(t, site.urlOf('/'), { expected });
  const marked = page.locator('[data-ahead]');
  const link = page.locator('.sidebar-group a[href="/center/"]');
  const isAhead = page.waitForRequest(
    (request) =>
      request.url() === site.urlOf('/center/') &&
      (request.headers()['sec-purpose']?.includes('prefetch') ?? false),
  );
  await link.hover();
  await isAhead;
  assert.deepEqual(
    await marked.evaluateAll((links) => links.map((each) => each.getAttribute('href'))),
    ['/center/'],
  );
  await page.locator('.page-title').click();
  assert.equal(await marked.count(), 0);
});

test('only the next page and its neighbors in the sidebar are prefetched', async (t) => {
  const names = ['index', 'a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const many = await serveFixture({
    'docs.json': JSON.stringify({ name: 'A', navigation: [{ group: 'All', pages: names }] }),
    ...Object.fromEntries(names.map((name) => [`${name}.md`, `# Page ${name}\n\n[Last](/g)`])),
  });
  const page = await openPage(t, many.urlOf('/nowhere/'), { expected: [/^404: /, /404/] });
  const ahead = new Set<string>();
  page.on('request', (request) => {
    if (request.headers()['sec-purpose'] === 'prefetch') ahead.add(new URL(request.url()).pathname);
  });
  const areAhead = page.waitForEvent('request', () => ahead.size >= 4);
  await page.goto(many.urlOf('/c/'));
  await areAhead;
  await page.waitForTimeout(200);
  assert.deepEqual([...ahead].sort(), ['/a/', '/b/', '/d/', '/e/']);
});

test('the next page is prerendered until the reader focuses a control that may change it', async (t) => {
  const page = await openPage(t, site.urlOf('/'), { expected });
  const isNextReady = () =>
    page.evaluate(() => {
      const text = document.querySelector('script[type=speculationrules]')?.textContent ?? '';
      const rules = JSON.parse(text) as {
        prerender: { where: { and: { selector_matches?: string[] }[] } }[];
      };
      const links = rules.prerender.flatMap(({ where }) =>
        where.and.flatMap(({ selector_matches: found = [] }) => found),
      );
      return document.querySelector('[rel=next]')?.matches(links.join());
    });
  assert.equal(await isNextReady(), true);
  await page.locator('.sidebar-group a[href="/center/"]').focus();
  assert.equal(await isNextReady(), true);
  await page.locator('lectern-mode-toggle button').first().focus();
  assert.equal(await isNextReady(), false);
});

test('browsers without speculation rules prefetch the page of a hovered link once', async (t) => {
  const page = await openPage(t, site.urlOf('/'), { expected });
  await page.addInitScript(() => {
    HTMLScriptElement.supports = () => false;
  });
  await page.reload();
  const link = page.locator('.sidebar-group a[href="/center/"]');
  const hint = page.locator('link[rel="prefetch"][href="/center/"]');
  await link.hover();
  await hint.waitFor({ state: 'attached' });
  await page.locator('.page-title').hover();
  await link.hover();
  assert.equal(await hint.count(), 1);
});

test('pages are prerendered only if the site runs no third-party scripts', async (t) => {
  const rulesAt = async (url: string) => {
    const page = await openPage(t, url, { expected });
    return page.locator('script[type=speculationrules]').textContent();
  };
  assert.match((await rulesAt(site.urlOf('/'))) ?? '', /^\{"prerender"/);
  const other = await serveFixture({
    'docs.json': JSON.stringify({
      name: 'A',
      navigation: [{ group: 'All', pages: ['index'] }],
      head: [{ tag: 'script', content: 'window.counted = true' }],
    }),
    'index.md': '# Home',
  });
  assert.match((await rulesAt(other.urlOf('/'))) ?? '', /^\{"prefetch"/);
});

test('nothing is prefetched for a reader who saves data', async (t) => {
  const page = await openPage(t, site.urlOf('/'), { expected });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: true }) });
  });
  await page.reload();
  await page.locator('.sidebar-group a[href="/center/"]').hover();
  await page.locator('.page-title').hover();
  await page.waitForTimeout(100);
  assert.equal(await page.locator('link[rel="prefetch"], [data-ahead]').count(), 0);
});

test('going back and reloading restore the scroll position', async (t) => {
  const page = await openPage(t, site.urlOf('/'), {
    expected,
    viewport: { width: 800, height: 200 },
  });
  const place = () => page.evaluate(() => Math.round(scrollY));
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  const before = await place();
  assert.ok(before > 100);
  await page.reload();
  await page.waitForFunction((top) => Math.round(scrollY) === top, before);
  await page.evaluate(() => location.assign('/center/'));
  await page.waitForURL(site.urlOf('/center/'));
  await page.goBack();
  await page.waitForFunction((top) => Math.round(scrollY) === top, before);
});

function cutAfter(text: string, ends: readonly number[]): string[] {
  return [0, ...ends].map((start, rank) => text.slice(start, ends[rank]));
}
