/** The facts of a page whose text looks like the HTML that the page consists of. */
import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { suite, test } from 'node:test';
import { parse } from '../../../src/core/html/parse.ts';
import { elementText, findElement, plainText } from '../../../src/core/html/text.ts';
import { walk } from '../../../src/core/html/walk.ts';
import { buildFixture } from '../../helpers/sites/build-fixture.ts';

const code = 'Text\n\n```ts\nconst a: T<1> = "&";\n\n// end\n```\n';

const site = await buildFixture({
  'docs.json': JSON.stringify({
    name: 'Site',
    navigation: [
      { group: 'G', pages: ['index', 'code', 'footnote', { group: 'Inner', pages: ['inner'] }] },
    ],
  }),
  'code.mdx': code,
  'footnote.md': `${code}\n\nA[^1]\n\n[^1]: note\n`,
  'inner.mdx': `---
title: Deeper
---

<Tabs>
  <Tab title="One">

## In a tab

  </Tab>
</Tabs>

## Below the tabs
`,
  'index.mdx': `---
title: Signs
---

![Settings > Billing](https://pictures.example/b.png)

<img alt="The <details> element" src="https://drawings.example/d.png" />

## After the picture

Words of this part.

<iframe title="Demo" srcdoc="<h2>Inside</h2><img src='https://framed.example/f.png'>" />

<h2 title="a > b">Titled</h2>
`,
});

const page = parse(site.read('/'));
const inner = parse(site.read('/inner/'));
const byId = (id: string, tree = page) => findElement(tree, (element) => element.get('id') === id);

suite('markup characters in attribute values', () => {
  test("do not keep the page's policy from allowing what it loads", () => {
    const meta = findElement(
      page,
      (element) => element.get('http-equiv') === 'content-security-policy',
    );
    const policy = meta?.get('content') ?? '';
    for (const host of ['pictures', 'drawings', 'framed']) {
      assert.match(policy, new RegExp(`img-src [^;]*https://${host}\\.example`));
    }
  });

  test('neither add nor remove headings in the table of contents', () => {
    const contents = byId('table-of-contents');
    assert.ok(contents);
    const entries = ['after-the-picture', 'titled'].map((id) =>
      findElement(contents, (element) => element.get('href') === `#${id}`),
    );
    assert.deepEqual(
      entries.map((entry) => entry && elementText(entry)),
      ['After the picture', 'Titled'],
    );
    assert.equal(byId('inside'), undefined);
  });

  test('leave the srcdoc of a frame unchanged', () => {
    const frame = findElement(page, ({ name }) => name === 'iframe');
    assert.equal(frame?.get('srcdoc'), "<h2>Inside</h2><img src='https://framed.example/f.png'>");
  });

  test('are not found by search', () => {
    const files = globSync('_lectern/search/*/texts-*.json', { cwd: site.outDir });
    const texts = files.map((file) => site.read(file)).join('\n');
    assert.match(texts, /Words of this part/);
    assert.doesNotMatch(texts, /Billing|src=|Inside/);
  });
});

test('no notes of components or comments remain in a finished page', () => {
  for (const path of ['/', '/inner/']) {
    assert.doesNotMatch(site.read(path), /lectern-note|lectern-part|data-(?:child|label)|<!--/);
  }
});

suite("a component's note", () => {
  test('keeps headings in tabs out of the table of contents', () => {
    const contents = byId('table-of-contents', inner);
    assert.ok(contents);
    assert.match(elementText(contents), /Below the tabs/);
    assert.doesNotMatch(elementText(contents), /In a tab/);
    assert.ok(byId('in-a-tab', inner));
  });

  test('opens the sidebar group of the current page only', () => {
    const groupOf = (tree: typeof page) => {
      const sidebar = byId('sidebar', tree);
      assert.ok(sidebar);
      return findElement(sidebar, ({ name }) => name === 'details');
    };
    assert.equal(groupOf(page)?.get('open'), undefined);
    assert.equal(groupOf(inner)?.get('open'), '');
    const group = groupOf(inner);
    const entry = group && findElement(group, (element) => element.get('aria-current') === 'page');
    assert.equal(entry && elementText(entry).trim(), 'Deeper');
  });
});

test('code looks the same whether it is highlighted on the finished page or by its component', () => {
  const [ready, drawn] = ['/code/', '/footnote/'].map((href) => {
    const block = findElement(parse(site.read(href)), ({ name }) => name === 'lectern-code-block');
    assert.ok(block);
    const colored: string[] = [];
    walk(block, [
      {
        enter(element) {
          if (element.name === 'span' && !element.classes.includes('line')) {
            colored.push(`${element.classes.join(' ')} ${plainText(element)}`);
          }
        },
      },
    ]);
    return { attributes: block.opening, text: plainText(block), colored };
  });
  assert.ok(ready?.colored.includes('tk const'));
  assert.deepEqual(ready, drawn);
  // Lines are elements only if one of them can be highlighted.
  assert.doesNotMatch(site.read('/code/'), /class="line"/);
  assert.match(site.read('/footnote/'), /class="line"/);
});

test('a page with Windows line endings is the same, with and without HTML tags', async () => {
  const plain =
    '## Part\n\n**Words**\nof it, and `code`\n\n- a\n- b\n\n| A | B |\n| - | - |\n| 1 | 2 |\n';
  const texts = { plain, tagged: `${plain}\n<b>bold</b>\n` };
  const pages = (end: string): (readonly [string, string])[] =>
    Object.entries(texts).flatMap(([name, text]) =>
      ['md', 'mdx'].map(
        (type) =>
          [
            `${name}-${type}.${type}`,
            `---\ntitle: T\n---\n\n${text}`.replaceAll('\n', end),
          ] as const,
      ),
    );
  const navigation = [{ group: 'G', pages: pages('').map(([file]) => file.split('.')[0]) }];
  const config = { 'docs.json': JSON.stringify({ name: 'Site', navigation }) };
  const unix = await buildFixture({ ...config, ...Object.fromEntries(pages('\n')) });
  const windows = await buildFixture({ ...config, ...Object.fromEntries(pages('\r\n')) });
  for (const [file] of pages('')) {
    const href = `/${file.split('.')[0]}/`;
    assert.equal(windows.read(href), unix.read(href), file);
  }
});
