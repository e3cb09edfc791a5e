/** Everything that opens and closes has the same marker, wherever it is on a page. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright';
import { openPage } from '../../helpers/browser/browser.ts';
import { serveFixture } from '../../helpers/sites/serve-fixture.ts';

const owner = { type: 'object', properties: { email: { type: 'string' } } };
const schema = { type: 'object', properties: { name: { type: 'string' }, owner } };
const content = { 'application/json': { schema } };
const { urlOf } = await serveFixture({
  'docs.json': JSON.stringify({
    name: 'Zoo',
    openapi: 'zoo.json',
    navigation: [{ group: 'Pets', pages: ['pets', 'folds'] }],
  }),
  'zoo.json': JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Zoo', version: '1' },
    servers: [{ url: 'https://zoo.test' }],
    paths: {
      '/pets': {
        post: { requestBody: { content }, responses: { 200: { description: 'Added.', content } } },
      },
    },
  }),
  'pets.mdx': '---\nopenapi: POST /pets\n---\n',
  'folds.mdx': `---
title: Folds
---

<Accordion title="One">Text</Accordion>

<Accordion title="Two" defaultOpen>Text</Accordion>

<Expandable title="options">Text</Expandable>

<details><summary>Plain</summary>Text</details>

\`\`\`js collapse={2-3}
const a = 1;
const b = 2;
const c = 3;
const d = 4;
\`\`\`
`,
});

/** Returns how the marker of each fold is rendered; `turn` shows whether the fold is open. */
function readMarks(page: Page) {
  return page.locator('.prose summary').evaluateAll((all) =>
    all.map((summary) => {
      const style = getComputedStyle(summary, '::before');
      return {
        isOpen: (summary.parentElement as HTMLDetailsElement).open,
        turn: style.rotate,
        mark: [style.content, style.paddingTop, style.borderTopWidth, style.borderTopStyle].join(
          ' ',
        ),
        isSeen: style.borderTopColor !== getComputedStyle(document.body).backgroundColor,
        isSquare: style.width === style.height && parseFloat(style.width) > 4,
        moves: style.transitionDuration,
      };
    }),
  );
}

test('everything that folds has the same arrow, which turns when it opens', async (t) => {
  for (const [path, least] of [
    ['/folds/', 5],
    ['/pets/', 3],
  ] as const) {
    const page = await openPage(t, urlOf(path));
    const marks = await readMarks(page);
    assert.ok(marks.length >= least, `${marks.length}`);
    for (const { mark, turn, isOpen, isSeen, isSquare } of marks) {
      assert.equal(mark, marks[0]?.mark);
      assert.equal(turn, isOpen ? '135deg' : '45deg');
      assert.ok(isSeen);
      assert.ok(isSquare);
    }
    assert.equal(marks[0]?.mark, '"" 3px 1px solid');
  }
});

test('arrows are visible in forced colors and turn immediately with reduced motion', async (t) => {
  const page = await openPage(t, urlOf('/folds/'));
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  for (const { isSeen, moves, mark } of await readMarks(page)) {
    assert.ok(isSeen);
    assert.equal(parseFloat(moves), 0);
    assert.match(mark, / 1px solid$/);
  }
});
