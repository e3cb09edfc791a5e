import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { test } from 'node:test';
import { buildFixture } from '../../helpers/sites/build-fixture.ts';

const config = JSON.stringify({ name: 'Acme', navigation: [{ group: 'Start', pages: ['index'] }] });

test('readers learn that a part is missing, and authors learn which one', async () => {
  const site = await buildFixture({
    'docs.json': config,
    'index.mdx': 'Before\n\n<Snippet file="gone.mdx" />\n\nAfter\n',
  });
  const main = await site.main('/');
  assert.match(main, /Parts of this page are missing\..*Before.*After/s);
  assert.doesNotMatch(main, /gone|index\.mdx/);
  assert.deepEqual(site.codes, ['index.mdx:3:1 snippet/missing']);
});

test('a page with a broken tag shows its remaining content without a path or reason', async () => {
  const site = await buildFixture({
    'docs.json': config,
    'index.mdx':
      '## Before\n\n<Card title="Open">\n\n<Note>Inside</Note>\n\n## After\n\n[gone](#gone)\n',
  });
  const main = await site.main('/');
  assert.match(
    main,
    /Parts of this page are missing\..*Before.*&lt;Card title=(?:"|&quot;)Open(?:"|&quot;)&gt;/s,
  );
  assert.match(main, /callout.*Inside.*<h2 id="after"/s);
  assert.doesNotMatch(main, /closed|index\.mdx/);
  // Not all ids of the broken page are known, so none is reported as missing.
  assert.deepEqual(site.codes, ['index.mdx:3:1 page/unclosed-tag']);
  const texts = globSync('_lectern/search/*/texts-*.json', { cwd: site.outDir });
  assert.match(texts.map((file) => site.read(file)).join(), /Inside/);
});

test('a page about an API tells readers when the API description is unavailable', async () => {
  const site = await buildFixture({
    'docs.json': JSON.stringify({
      name: 'Acme',
      openapi: 'gone.json',
      navigation: [{ group: 'Start', pages: ['index'] }],
    }),
    'index.mdx': '---\nopenapi: GET /users\n---\n\nOf all users.\n',
  });
  const main = await site.main('/');
  assert.match(main, /The API description for this page is not available.*Of all users/s);
  assert.doesNotMatch(main, /gone/);
  assert.deepEqual(site.codes, ['docs.json:1:26 site/missing-document']);
});

test('an anchor with an unknown icon shows the default icon', async () => {
  const site = await buildFixture({
    'docs.json': JSON.stringify({
      name: 'Acme',
      anchors: [{ name: 'Chat', icon: 'no-such-sign-at-all', url: 'https://example.com' }],
      navigation: [{ group: 'Start', pages: ['index'] }],
    }),
    'index.mdx': 'Text\n',
  });
  const boxes = site.read('/').matchAll(/<span class="nav-anchor-icon">\s*(<\/span>|<svg)/g);
  assert.deepEqual(
    Array.from(boxes, ([, inside]) => inside),
    ['<svg', '<svg'],
  );
  assert.deepEqual(site.codes, ['docs.json:1:49 icon/unknown']);
});

test('an unreadable page tells readers that its text is unavailable, without a path or reason', async () => {
  const site = await buildFixture({ 'docs.json': config, 'index.mdx': `${'>'.repeat(5000)} x\n` });
  const main = await site.main('/');
  assert.match(main, /The text of this page is not available at the moment\./);
  assert.doesNotMatch(main, /deep|index\.mdx/);
  assert.deepEqual(site.codes, ['index.mdx:1:101 page/too-deep']);
});

test('the remark about missing parts is in the language of the page', async () => {
  const site = await buildFixture({
    'docs.json': JSON.stringify({ ...JSON.parse(config), lang: 'de' }),
    'index.mdx': 'Text {null.x}\n',
  });
  assert.match(await site.main('/'), /Teile dieser Seite fehlen\./);
});

test('a page without errors has no remark about missing parts', async () => {
  const site = await buildFixture({ 'docs.json': config, 'index.mdx': 'Hello {nobody}\n' });
  const main = await site.main('/');
  assert.doesNotMatch(main, /page-remark/);
  assert.match(main, /Hello \{nobody\}/);
});

/** Every component with a text prop, and this prop written without a value. */
const VALUELESS = [
  '<Accordion title>inside 1</Accordion>',
  '<Tabs><Tab title>inside 2</Tab><Tab title="Two">inside 3</Tab></Tabs>',
  '<Steps><Step title>inside 4</Step></Steps>',
  '<Card title href="/a">inside 5</Card>',
  '<Expandable title>inside 6</Expandable>',
  '<Note title>inside 7</Note>',
  '<Tooltip tip>inside 8</Tooltip>',
  '<Frame caption>inside 9</Frame>',
  '<ParamField body="id" type required>inside 10</ParamField>',
  '<ResponseField name type>inside 11</ResponseField>',
  '<Update label description tags>inside 12</Update>',
  '<Badge icon>inside 13</Badge>',
  '<ParamField path>inside 14</ParamField>',
];

test('a prop without a value is reported, and the component and page are still rendered', async () => {
  const site = await buildFixture({
    'docs.json': config,
    'index.mdx': VALUELESS.map((line) => `${line}\n`).join('\n'),
  });
  const main = await site.main('/');
  for (const [index] of VALUELESS.entries())
    assert.match(main, new RegExp(`inside ${index + 1}\\b`));
  assert.doesNotMatch(main, /page-remark|object Object|function/);
  const lines = site.codes.map((code) => code.replace(/^index\.mdx:(\d+):.* /, '$1 '));
  const expected = VALUELESS.map((_, index) => `${index * 2 + 1} component/no-value`);
  for (const line of expected) assert.ok(lines.includes(line), line);
  assert.deepEqual(
    site.diagnostics.filter(({ severity }) => severity === 'error'),
    [],
  );
});

test('content meant for some readers only is shown to all and reported', async () => {
  const site = await buildFixture({
    'docs.json': config,
    'index.mdx':
      'Before\n\n<Variation is="beta">\n\nFor **few**\n\n</Variation>\n\n<Visibility for="signed-in">For members</Visibility>\n',
  });
  assert.match(await site.main('/'), /Before.*For <strong>few<\/strong>.*For members/s);
  assert.deepEqual(site.codes, [
    'index.mdx:3:1 component/for-some',
    'index.mdx:9:1 component/for-some',
  ]);
});

test('a component that fails keeps its content and everything around it', async () => {
  const site = await buildFixture({
    'docs.json': config,
    'index.mdx':
      'Before\n\n<Card title={{ a: 1 }}>\n\nInside\n\n<Note>Deep</Note>\n\n</Card>\n\n<Card title="Sound">Beside</Card>\n',
  });
  const main = await site.main('/');
  assert.match(main, /Before.*Inside.*Deep.*Sound.*Beside/s);
  assert.match(main, /Parts of this page are missing/);
  assert.deepEqual(site.codes, ['index.mdx:3:1 page/evaluation']);
});

test('docs.json and comments in pages can turn diagnostics off', async () => {
  const site = await buildFixture({
    'docs.json': JSON.stringify({
      name: 'Acme',
      checks: { 'heading/jump': 'off' },
      navigation: [{ group: 'Start', pages: ['index', 'plain', 'whole'] }],
    }),
    'index.mdx':
      'Text\n\n{/* lectern-ignore image/no-alt: decoration */}\n\n![](a.svg)\n\n#### Jump\n\n![](a.svg)\n',
    'plain.md': 'Text\n\n<!-- lectern-ignore image/no-alt: decoration -->\n![](a.svg)\n',
    'whole.md': '<!-- lectern-ignore link: written elsewhere -->\n\n[gone](gone)\n\n<b/>\n\n',
    'a.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1"/></svg>',
  });
  assert.deepEqual(site.codes, ['index.mdx:9:1 image/no-alt']);
  assert.doesNotMatch(await site.main('/whole/'), /lectern-ignore/);
  assert.doesNotMatch(await site.main('/'), /lectern-ignore/);
});
