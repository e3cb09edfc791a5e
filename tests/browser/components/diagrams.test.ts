/** Diagrams: rendered in the browser if possible, otherwise shown as source. */
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { assertAccessible } from '../../helpers/browser/accessibility.ts';
import { openPage } from '../../helpers/browser/browser.ts';
import { serveFixture } from '../../helpers/sites/serve-fixture.ts';

const page = (title: string, ...blocks: string[]) =>
  [`---\ntitle: ${title}\n---`, ...blocks, ''].join('\n\n');
const fence = (...lines: string[]) => ['```mermaid', ...lines, '```'].join('\n');

const site = await serveFixture(
  {
    'docs.json': JSON.stringify({
      name: 'Diagrams',
      navigation: [{ group: 'All', pages: ['index', 'below', 'faults', 'plain'] }],
    }),
    'content/index.md': page(
      'Kinds',
      fence(
        'flowchart LR',
        '  accTitle: From text to page',
        '  accDescr: Markdown becomes HTML',
        '  A[Markdown] -->|read| B{Lectern} --> C[HTML] --> D[A reader with some time]',
        '  click A "https://example.com/"',
      ),
      fence('sequenceDiagram', '  Reader->>Server: asks&nbsp;it', '  Server-->>Reader: answers'),
    ),
    'content/below.md': page(
      'Far below',
      ...Array.from({ length: 150 }, (_, count) => `Paragraph ${count}.`),
      fence('pie', '  "One" : 1', '  "Two" : 2'),
    ),
    'content/faults.md': page(
      'Faults',
      fence('flowchart LR', '  A --> --> B['),
      fence('nonsense', '  A'),
    ),
    'content/plain.md': page('Plain', 'Nothing to draw.'),
  },
  { base: '/docs' },
);

suite('a diagram', () => {
  test('is rendered with its title and description as alternative text', async (t) => {
    const tab = await openPage(t, site.urlOf('/docs/'));
    const diagrams = tab.locator('lectern-mermaid img:visible');
    await diagrams.nth(1).waitFor();
    assert.deepEqual(
      await diagrams.evaluateAll((images) => images.map((image) => image.getAttribute('alt'))),
      ['From text to page: Markdown becomes HTML', 'Diagram'],
    );
    assert.ok(
      await diagrams
        .first()
        .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 200)),
    );
    const drawing = decodeURIComponent((await diagrams.nth(1).getAttribute('src')) ?? '');
    assert.match(drawing, /asks\u00a0it/);
    await assertAccessible(tab);
  });

  test('has its source below it', async (t) => {
    const tab = await openPage(t, site.urlOf('/docs/'));
    await tab.getByText('Source of the diagram').first().click();
    assert.ok(await tab.getByText('A[Markdown] -->|read| B{Lectern}').isVisible());
  });

  test('has an image for each mode, can be enlarged, and is light in print', async (t) => {
    const tab = await openPage(t, site.urlOf('/docs/'), { colorScheme: 'dark' });
    const shown = () =>
      tab.locator('lectern-mermaid img:visible').first().locator('..').getAttribute('class');
    await tab.locator('lectern-mermaid img:visible').first().waitFor();
    assert.equal(await shown(), 'mermaid-dark');
    await tab.getByRole('button', { name: 'Switch between light and dark mode' }).click();
    assert.equal(await shown(), 'mermaid-light');
    await tab.getByRole('button', { name: 'Switch between light and dark mode' }).click();
    await tab.setViewportSize({ width: 420, height: 800 });
    await tab.getByRole('button', { name: 'From text to page' }).click();
    const large = tab.getByRole('dialog').getByRole('button', { name: 'From text to page' });
    const fitting = await large.evaluate((image) => image.clientWidth);
    await large.press('Enter');
    assert.equal(await large.getAttribute('aria-pressed'), 'true');
    assert.ok((await large.evaluate((image) => image.clientWidth)) > fitting);
    await large.press('ArrowRight');
    await tab.waitForFunction(() => (document.querySelector('.zoom-dialog')?.scrollLeft ?? 0) > 0);
    await large.click();
    assert.equal(await large.evaluate((image) => image.clientWidth), fitting);
    await tab.keyboard.press('Escape');
    await tab.emulateMedia({ media: 'print' });
    assert.equal(await shown(), 'mermaid-light');
  });

  test('is not rendered until it is near the viewport', async (t) => {
    const tab = await openPage(t, site.urlOf('/docs/below/'));
    await tab.waitForLoadState('networkidle');
    assert.equal(await tab.locator('iframe').count(), 0);
    await tab.locator('lectern-mermaid').scrollIntoViewIfNeeded();
    await tab.locator('lectern-mermaid img:visible').waitFor();
  });

  test('that cannot be rendered shows its source and the reason', async (t) => {
    const tab = await openPage(t, site.urlOf('/docs/faults/'));
    await tab.getByText('This diagram cannot be rendered:').nth(1).waitFor();
    assert.ok(await tab.getByText('A --> --> B[', { exact: false }).first().isVisible());
    assert.match(
      await tab.locator('.mermaid-reason').first().innerText(),
      /^Parse error on line 2/,
    );
    assert.equal(
      await tab.locator('.mermaid-reason').nth(1).innerText(),
      'There is no kind of diagram that begins with "nonsense".',
    );
    await assertAccessible(tab);
  });

  test('is shown as source without scripts', async (t) => {
    const tab = await openPage(t, site.urlOf('/docs/'), { javaScriptEnabled: false });
    assert.ok(await tab.getByText('Reader->>Server: asks').isVisible());
  });

  test('fits a narrow window', async (t) => {
    const tab = await openPage(t, site.urlOf('/docs/'), { viewport: { width: 320, height: 600 } });
    await tab.locator('lectern-mermaid img:visible').first().waitFor();
    assert.equal(
      await tab.evaluate(() => document.documentElement.scrollWidth > innerWidth),
      false,
    );
  });
});

test('a page without a diagram allows no frame', () => {
  assert.match(site.read('/docs/plain/'), /frame-src 'none'/);
  assert.doesNotMatch(site.read('/docs/plain/'), /ermaid/);
});
