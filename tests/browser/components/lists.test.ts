/** Markdown lists inside components that are lists themselves. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openPage } from '../../helpers/browser/browser.ts';
import { serveFixture } from '../../helpers/sites/serve-fixture.ts';

const list = '- one\n  - two\n    - three\n\n1. first\n   - below\n';
const indented = list.replace(/^(?=.)/gm, '    ');

const { urlOf } = await serveFixture({
  'docs.json': JSON.stringify({ name: 'A', navigation: [{ group: 'A', pages: ['index'] }] }),
  'index.mdx': `---\ntitle: A\n---\n\n${list}\n<Steps>\n  <Step title="S">\n${indented}\n  </Step>\n</Steps>\n`,
});

test('lists in steps have the same markers as lists outside of steps', async (t) => {
  const page = await openPage(t, urlOf('/'));
  const marksOf = (lists: string) =>
    page
      .locator(lists)
      .evaluateAll((found) => found.map((each) => getComputedStyle(each).listStyleType));
  const inSteps = await marksOf('.step :is(ul, ol)');
  const outside = await marksOf('.prose :is(ul, ol):not(.steps, .steps *)');
  assert.deepEqual(outside, ['disc', 'circle', 'square', 'decimal', 'circle']);
  assert.deepEqual(inSteps, outside);
});
