/**
 * The accessibility checks at every width and mode skip what they have seen before, but must not miss a
 * fault.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findFaultsEverywhere, nothingKnown } from '../../helpers/browser/accessibility.ts';
import { launchBrowser } from '../../helpers/browser/browser.ts';

const faults: readonly { name: string; css: string; found: readonly string[] }[] = [
  {
    name: 'pale text everywhere',
    css: '.text { color: #ccc }',
    found: ['light, 1280 px: color-contrast'],
  },
  {
    name: 'text that is too dark in dark mode',
    css: '@media (prefers-color-scheme: dark) { .text { color: #333 } }',
    found: ['dark, 1280 px: color-contrast'],
  },
  {
    name: 'text that becomes pale in a narrow window',
    css: '@media (width < 400px) { .text { color: #ccc } }',
    found: ['light, 320 px: color-contrast'],
  },
  {
    name: 'a background that becomes pale in a narrow window in dark mode',
    css: '@media (width < 400px) and (prefers-color-scheme: dark) { main { background: #ddd } }',
    found: ['dark, 320 px: color-contrast'],
  },
  {
    name: 'small text in a color for large text',
    css: '.large { color: #888 } @media (width < 800px) { .large { font-size: 12px } }',
    found: ['light, 768 px: color-contrast'],
  },
  {
    name: 'a button without a name, in dark mode only',
    css: '@media (prefers-color-scheme: dark) { .bare { display: inline-block } }',
    found: ['dark, 1280 px: button-name'],
  },
  {
    name: 'a button without a name, in a narrow window only',
    css: '@media (width < 400px) { .bare { display: inline-block } }',
    found: ['light, 320 px: button-name'],
  },
  {
    name: 'buttons that shrink in a medium window',
    css: '@media (400px < width < 800px) { .named { width: 8px; height: 8px; overflow: hidden } }',
    found: ['light, 768 px: target-size'],
  },
  {
    name: 'a link that loses its text in a narrow window',
    css: '@media (width < 400px) { a span { display: none } }',
    found: ['light, 320 px: link-name'],
  },
  {
    name: 'a heading level that is hidden in a narrow window',
    css: '@media (width < 400px) { h2 { display: none } }',
    found: ['light, 320 px: heading-order'],
  },
];

for (const { name, css, found } of faults) {
  test(`a check at every width and in both modes finds ${name}`, async (t) => {
    const browser = await launchBrowser();
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    t.after(() => page.close());
    const known = nothingKnown();
    await page.setContent(pageWith(''));
    assert.deepEqual(await findFaultsEverywhere(page, { known }), []);
    await page.setContent(pageWith(css));
    const rules = (await findFaultsEverywhere(page, { known })).map((fault) =>
      fault.split(':').slice(0, 2).join(':'),
    );
    assert.deepEqual([...new Set(rules)], found);
  });
}

const additions: readonly { name: string; html: string; found: readonly string[] }[] = [
  {
    name: 'a new kind of button without a name',
    html: '<button></button>',
    found: ['button-name'],
  },
  {
    name: 'a new kind of table with an invalid header scope',
    html: '<table><tr><th scope="wrong">Head</th></tr><tr><td>Cell</td></tr></table>',
    found: ['scope-attr-valid'],
  },
  { name: 'a skipped heading level', html: '<h5>Deep</h5>', found: ['heading-order'] },
  {
    name: 'headings of known kinds in the wrong order',
    html: '<h1>Title</h1><h3>Part</h3>',
    found: ['heading-order'],
  },
  {
    name: 'a field whose label names another one',
    html: '<label for="none">Name</label><input id="name" style="height: 40px">',
    found: ['label'],
  },
  {
    name: 'text of a known kind that cannot be scrolled by keyboard',
    html: `<p class="text" style="overflow: auto; height: 20px">${'Words. '.repeat(200)}</p>`,
    found: ['scrollable-region-focusable'],
  },
];

for (const { name, html, found } of additions) {
  test(`a check that skips known parts finds ${name}`, async (t) => {
    const browser = await launchBrowser();
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    t.after(() => page.close());
    const known = nothingKnown();
    await page.setContent(pageWith(''));
    assert.deepEqual(await findFaultsEverywhere(page, { known }), []);
    await page.setContent(pageWith('').replace('</main>', `${html}</main>`));
    const rules = (await findFaultsEverywhere(page, { known, widths: [1280] })).map(
      (fault) => fault.split(': ')[1],
    );
    assert.deepEqual([...new Set(rules)], found);
  });
}

function pageWith(css: string): string {
  return `<!doctype html>
<html lang="en"><head><title>Page</title><meta name="viewport" content="width=device-width">
<style>
  :root { color-scheme: light dark; color: #222; background: #fff }
  @media (prefers-color-scheme: dark) { :root { color: #eee; background: #111 } }
  .large { font-size: 32px; color: light-dark(#666, #999) }
  .bare { display: none }
  button { width: 120px; height: 40px; padding: 0 }
  a { display: block; width: 90px; height: 40px; color: inherit }
  ${css}
</style></head>
<body><main>
  <h1>Title</h1><h2>Part</h2><h3>Piece</h3><p class="text">Some text.</p><p class="large">Large text.</p>
  <button class="named">One</button><button class="named">Two</button><button class="bare"></button>
  <a href="#"><span>Words</span></a>
</main></body></html>`;
}
