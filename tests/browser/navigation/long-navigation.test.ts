/** The sidebar of a section with a thousand pages, in groups that are longer than a list shows. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright';
import { assertAccessibleEverywhere } from '../../helpers/browser/accessibility.ts';
import { openPage } from '../../helpers/browser/browser.ts';
import { readShifts, watchShifts } from '../../helpers/browser/layout-shift.ts';
import { serveFixture } from '../../helpers/sites/serve-fixture.ts';

const phone = { viewport: { width: 390, height: 844 } };

/** The number of pages in every group except one. */
const PAGES = 7;
const LARGE = { part: 30, pages: 38 };

const groups = Array.from({ length: 120 }, (_, rank) => {
  const group = `Part ${rank + 1}`;
  const length = rank + 1 === LARGE.part ? LARGE.pages : PAGES;
  const pages = Array.from({ length }, (__, page) => `part-${rank + 1}/page-${page + 1}`);
  const operations = ['get', 'post', 'delete'].map((method) => `part-${rank + 1}/${method}`);
  return { group, pages: [...pages, { group: 'API', pages: operations }] };
});
const slugs = groups.flatMap(({ pages }) =>
  pages.flatMap((entry) => (typeof entry === 'string' ? entry : entry.pages)),
);

const site = await serveFixture(
  {
    'docs.json': JSON.stringify({ name: 'Acme', navigation: groups }),
    ...Object.fromEntries(slugs.map((slug) => [`${slug}.md`, textOf(slug)])),
  },
  { base: '/docs' },
);

/**
 * Returns the text of a page. Entries are named after the page and its group, and have an icon, a tag or a
 * method.
 */
function textOf(slug: string): string {
  const [part = '', name = ''] = slug.split('/');
  const title = `${name.replace('page-', 'Page ')} of ${part.replace('part-', '')}`;
  const marks = name === 'page-1' ? 'icon: rocket\ntag: NEW\n' : '';
  const method = name.startsWith('page') ? '' : `api: ${name.toUpperCase()} https://a.test/x\n`;
  return `---\ntitle: ${title}\n${marks}${method}---\n\n## First\n\nText.\n`;
}

const urlOf = (slug: string) => site.urlOf(`/docs/${slug}/`);
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Pages', exact: true });
const closed = (page: Page, label: string) =>
  sidebar(page).getByRole('link', { name: label, exact: true, expanded: false });
const open = (page: Page, label: string) =>
  sidebar(page).locator('details[open] > summary').getByText(label, { exact: true });

/** Collects the names of the tree files that the page requests. */
function watchTrees(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/tree\.[\w-]+\.json$/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

async function topOf(locator: Locator): Promise<number> {
  const box = await locator.boundingBox();
  assert.ok(box);
  return box.y;
}

/** Returns what a screen reader announces about the focused element. */
async function focused(page: Page): Promise<{ name: unknown; expanded: unknown }> {
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send('Runtime.evaluate', {
    expression: 'document.activeElement',
  });
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    ...(result.objectId !== undefined && { objectId: result.objectId }),
    fetchRelatives: false,
  });
  const [node] = nodes;
  const expanded = node?.properties?.find(({ name }) => name === 'expanded');
  return { name: node?.name?.value, expanded: expanded?.value.value };
}

test('a page shows its own group open and the others as ranges', async (t) => {
  const page = await openPage(t, urlOf('part-20/page-3'));
  const asked = watchTrees(page);
  assert.ok(await open(page, 'Part 12 – Part 22').isVisible());
  assert.ok(await open(page, 'Part 20').isVisible());
  assert.ok(await closed(page, 'Part 19').isVisible());
  assert.ok(await closed(page, 'Part 111 – Part 120').isVisible());
  assert.equal(await sidebar(page).getByRole('link').count(), 10 + 10 + PAGES + 1);
  assert.deepEqual(asked, [], 'nothing is loaded for it');
});

test('a distant page is in view when it opens, without a layout shift', async (t) => {
  const page = await openPage(t, urlOf('part-1/page-1'));
  await watchShifts(page);
  await page.goto(urlOf('part-120/page-7'));
  const box = await sidebar(page).locator('[aria-current="page"]').boundingBox();
  assert.ok(box && box.y > 0 && box.y < 900, `it stands at ${box?.y}`);
  assert.deepEqual(await readShifts(page), []);
});

test('groups expand by keyboard, keeping the focus and the scroll position', async (t) => {
  const page = await openPage(t, urlOf('part-20/page-3'));
  const asked = watchTrees(page);
  const range = closed(page, 'Part 1 – Part 11');
  await range.focus();
  assert.deepEqual(await focused(page), { name: 'Part 1 – Part 11', expanded: false });
  const top = await topOf(range);
  await page.keyboard.press('Enter');
  await open(page, 'Part 1 – Part 11').waitFor();
  assert.deepEqual(await focused(page), { name: 'Part 1 – Part 11', expanded: true });
  assert.ok(Math.abs((await topOf(open(page, 'Part 1 – Part 11'))) - top) < 12, 'it stands still');

  await page.keyboard.press('Tab');
  assert.deepEqual(await focused(page), { name: 'Part 1', expanded: false });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  assert.match(String((await focused(page)).name), /^Page 1 of 1 /);
  await page.keyboard.press('Enter');
  await page.waitForURL(urlOf('part-1/page-1'));
  assert.equal(asked.length, 1, 'one file holds them all');
});

test('expanded entries look the same as on their own page', async (t) => {
  const page = await openPage(t, urlOf('part-1/get'));
  const look = async (name: string) => {
    const entry = sidebar(page).getByRole('link', { name });
    return await entry.evaluate((element) =>
      [element, ...element.querySelectorAll('*')].map((each) => {
        const { color, backgroundColor, display, fontSize, fontWeight } = getComputedStyle(each);
        const height = Math.round(each.getBoundingClientRect().height);
        return [each.tagName, color, backgroundColor, display, fontSize, fontWeight, height];
      }),
    );
  };
  const own = [await look('Page 1 of 1 NEW'), await look('post of 1'), await look('delete of 1')];
  await closed(page, 'Part 2').click();
  await open(page, 'Part 2').waitFor();
  await sidebar(page).locator('summary').getByText('API', { exact: true }).last().click();
  await page.mouse.move(900, 500);
  const there = [await look('Page 1 of 2 NEW'), await look('post of 2'), await look('delete of 2')];
  assert.deepEqual(there, own);
});

test('a followed entry keeps its position in the sidebar', async (t) => {
  const page = await openPage(t, urlOf('part-25/page-1'));
  for (const label of ['Part 26', 'Part 27', 'Part 30']) await closed(page, label).click();
  const entry = sidebar(page).getByRole('link', { name: 'Page 20 of 30' });
  await entry.scrollIntoViewIfNeeded();
  const before = await topOf(entry);
  await entry.click();
  await page.waitForURL(urlOf('part-30/page-20'));
  const after = await topOf(sidebar(page).locator('[aria-current="page"]'));
  assert.ok(Math.abs(after - before) <= 2, `${before} became ${after}`);
  assert.ok(await closed(page, 'Part 26').isVisible());
});

test('a modified click on a group opens its page in a new tab', async (t) => {
  const page = await openPage(t, urlOf('part-1/page-1'));
  const [second] = await Promise.all([
    page.context().waitForEvent('page'),
    closed(page, 'Part 3').click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await second.waitForURL(urlOf('part-3/page-1'));
});

test('without the tree file, a group links to its first page', async (t) => {
  const page = await openPage(t, urlOf('part-1/page-1'), { expected: [/tree\.[\w-]+\.json/] });
  await page.route(/\/tree\./, (route) => route.fulfill({ status: 404 }));
  await closed(page, 'Part 3').click();
  await page.waitForURL(urlOf('part-3/page-1'));
});

test('without scripts every heading links to a page where its group is open', async (t) => {
  const page = await openPage(t, urlOf('part-1/page-1'), { javaScriptEnabled: false });
  const follow = async (label: string) => {
    await sidebar(page).getByRole('link', { name: label, exact: true }).click();
    assert.ok(await open(page, label).isVisible(), label);
  };
  await follow('Part 34 – Part 44');
  await follow('Part 36');
  await follow('API');
  assert.equal(await page.getByRole('heading', { level: 1 }).innerText(), 'get of 36');
});

test('groups expand in the drawer of a phone, too', async (t) => {
  const page = await openPage(t, urlOf('part-20/page-3'), phone);
  await page.getByRole('button', { name: 'Menu' }).click();
  await closed(page, 'Part 21').click();
  await sidebar(page).getByRole('link', { name: 'Page 7 of 21' }).waitFor();
  await assertAccessibleEverywhere(page, { include: '#sidebar', widths: [390] });
});

test('in the drawer no entry is cut off by the filter field', async (t) => {
  const page = await openPage(t, urlOf('part-20/page-3'), phone);
  await page.getByRole('button', { name: 'Menu' }).click();
  await closed(page, 'Part 21').click();
  await sidebar(page).getByRole('link', { name: 'Page 7 of 21' }).waitFor();
  const rests = await page.evaluate(() => {
    const list = document.querySelector('#sidebar-content');
    const field = document.querySelector('.sidebar-filter');
    const entries = [
      ...document.querySelectorAll('#sidebar-content .sidebar-group :is(a, summary)'),
    ];
    return Array.from({ length: 40 }, (_, step) => {
      list?.scrollTo({ top: 200 + step, behavior: 'instant' });
      const edge = field?.getBoundingClientRect().bottom ?? 0;
      const isCut = entries.some((entry) => {
        const { top, bottom } = entry.getBoundingClientRect();
        return top < edge - 1 && bottom > edge + 1;
      });
      return { at: list?.scrollTop ?? 0, isCut };
    });
  });
  assert.ok(
    rests.every(({ at }) => at > 150),
    'the list is long enough to scroll',
  );
  assert.deepEqual(
    rests.filter(({ isCut }) => isCut),
    [],
  );
});

test('the sidebar is accessible both collapsed and expanded', async (t) => {
  const page = await openPage(t, urlOf('part-20/page-3'));
  await assertAccessibleEverywhere(page, { include: '#sidebar', widths: [1440] });
  await closed(page, 'Part 1 – Part 11').click();
  await sidebar(page).locator('summary').getByText('Part 2', { exact: true }).click();
  await assertAccessibleEverywhere(page, { include: '#sidebar', widths: [1440] });
});

test('in a section with versions, groups expand to the entries of the current version', async (t) => {
  const versioned = Array.from({ length: 30 }, (_, rank) => ({
    group: `Part ${rank + 1}`,
    pages: ['old', 'new', 'both'].flatMap((name) =>
      Array.from({ length: 4 }, (__, page) => `${name}/${rank + 1}-${page + 1}`),
    ),
  }));
  const pages = versioned.flatMap((each) => each.pages);
  const version = (slug: string) => (slug.startsWith('old') ? 1 : slug.startsWith('new') ? 2 : 0);
  const { urlOf: address } = await serveFixture({
    'docs.json': JSON.stringify({ name: 'Acme', versions: ['1', '2'], navigation: versioned }),
    ...Object.fromEntries(
      pages.map((slug) => [
        `${slug}.md`,
        `---\ntitle: ${slug}\n${version(slug) > 0 ? `version: "${version(slug)}"\n` : ''}---\n\nText.\n`,
      ]),
    ),
  });
  const page = await openPage(t, address('/both/1-1/?version=2'));
  const shown = sidebar(page).locator('a:visible');
  assert.equal(await shown.count(), 29 + 8, 'one heading of each group, eight pages of its own');
  assert.equal(await closed(page, 'Part 2').getAttribute('href'), '/new/2-1/');
  await closed(page, 'Part 2').click();
  await sidebar(page).getByRole('link', { name: 'new/2-3' }).waitFor();
  assert.equal(await shown.count(), 28 + 16);
  assert.equal(await sidebar(page).getByText('old/2-1').isVisible(), false);
  await page.goto(address('/both/1-1/?version=1'));
  assert.equal(await closed(page, 'Part 2').getAttribute('href'), '/old/2-1/');
  await page.goto(address('/new/1-1/'));
  assert.equal(await closed(page, 'Part 2').getAttribute('href'), '/new/2-1/');
});
