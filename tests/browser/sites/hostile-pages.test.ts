/** Pages of Markdown with harmful texts in them: the policy of each page stops these. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { launchBrowser } from '../../helpers/browser/browser.ts';
import { hostileTexts } from '../../helpers/hostile/hostile-texts.ts';
import { serveFixture } from '../../helpers/sites/serve-fixture.ts';

/** Texts that can swallow the text after them, so only few of them are put on one page. */
const SWALLOWS =
  /<!|<\/?(?:script|style|textarea|title|iframe|noscript|select|template|math|svg|object|embed|video|audio|table|body|form|base|meta|link)/i;

function chunk(texts: readonly string[], size: number): string[][] {
  const count = Math.ceil(texts.length / size);
  return Array.from({ length: count }, (_, rank) => texts.slice(rank * size, (rank + 1) * size));
}

const groups = [
  ...chunk(
    hostileTexts.filter((text) => SWALLOWS.test(text)),
    4,
  ),
  ...chunk(
    hostileTexts.filter((text) => !SWALLOWS.test(text)),
    20,
  ),
];

const files = Object.fromEntries(groups.map((texts, rank) => [`p${rank}.md`, toPage(texts)]));

/** Puts each text in a paragraph, a heading and a list item, and one in the front matter. */
function toPage(texts: readonly string[]): string {
  const [first = ''] = texts;
  const front = `---\ntitle: ${JSON.stringify(first)}\ndescription: ${JSON.stringify(first)}\n---\n`;
  const parts = texts.map((text) => `## ${text.replaceAll('\n', ' ')}\n\n${text}\n\n- ${text}\n`);
  return [front, ...parts].join('\n');
}

const site = await serveFixture({
  'docs.json': JSON.stringify({
    name: hostileTexts[0],
    navigation: [{ group: hostileTexts[1], pages: Object.keys(files) }],
  }),
  ...files,
});

test('hundreds of hostile texts become pages or are reported', () => {
  const reported = new Set(site.diagnostics.map(({ file }) => file));
  const shown = new Set(site.pages.map(({ href }) => `${href.replaceAll('/', '')}.md`));
  const lost = Object.keys(files).filter((file) => !reported.has(file) && !shown.has(file));
  assert.deepEqual(lost, []);
  assert.ok(hostileTexts.length >= 200, `only ${hostileTexts.length} texts`);
  assert.ok(site.pages.length >= 0.9 * groups.length, `only ${site.pages.length} pages`);
});

test('no text of a page runs as code, whatever the reader interacts with', async () => {
  const browser = await launchBrowser();
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const faults: string[] = [];
  let current = '';
  await context.exposeFunction('__hit', () => faults.push(`code ran on ${current}`));
  const page = await context.newPage();
  page.on('dialog', (dialog) => {
    faults.push(`dialog on ${current}`);
    void dialog.dismiss();
  });
  page.on('popup', () => faults.push(`window from ${current}`));
  for (const { href } of site.pages) {
    current = href;
    await page.goto(site.urlOf(href), { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => {
      document.addEventListener('submit', (event) => event.preventDefault(), { capture: true });
      const stay = (event: Event) => event.preventDefault();
      for (const details of document.querySelectorAll('details')) details.open = true;
      for (const element of document.querySelectorAll('main *')) {
        if (element.closest('a')?.protocol !== 'javascript:') {
          element.addEventListener('click', stay);
        }
        for (const type of ['pointerover', 'mouseover', 'focus', 'click'])
          element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
      }
    });
    assert.equal(page.url(), site.urlOf(href));
    assert.equal(await page.locator('base').count(), 0);
  }
  await context.close();
  assert.deepEqual(faults, []);
});
