/** The HTML that components of a page become. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { componentCatalog } from '../../../src/core/components/component-catalog.ts';
import { assertSnapshot } from '../../helpers/files/snapshot.ts';
import { buildFixture } from '../../helpers/sites/build-fixture.ts';

const site = await buildFixture('components');
const hrefs = site.pages.map(({ href }) => href);

/** Returns the article of a page, on one line. */
function article(href: string): string {
  return /<div id="content"[\s\S]*<\/main>/.exec(site.read(href))?.[0].replace(/\s+/g, ' ') ?? '';
}

test('pages with every component are built without a diagnostic', () => {
  assert.deepEqual(site.codes, []);
  assert.equal(hrefs.length, 9);
  const texts = globSync(join(site.dir, 'content/*.mdx')).map((file) => readFileSync(file, 'utf8'));
  const used = new Set(texts.flatMap((text) => text.match(/(?<=<)[A-Z][\w.]*/g) ?? []));
  // `Variation`, which is only for some readers, is reported wherever it is used.
  const wanted = Object.keys(componentCatalog).filter((name) => name !== 'Variation');
  const missing = wanted.filter((name) => !used.has(name));
  assert.deepEqual(missing, [], 'no page of the fixture has these');
});

test('ids are unique on each page, and every reference to an id resolves', () => {
  for (const href of hrefs) {
    const html = site.read(href);
    const ids = Array.from(html.matchAll(/\sid="([^"]+)"/g), ([, id]) => id);
    assert.deepEqual(
      ids.filter((id, at) => ids.indexOf(id) !== at),
      [],
      href,
    );
    const references = /\s(?:aria-(?:controls|labelledby|describedby)|data-panel)="([^"]+)"/g;
    const wanted = Array.from(html.matchAll(references)).flatMap(([, id = '']) => id.split(' '));
    assert.deepEqual(
      wanted.filter((id) => !ids.includes(id)),
      [],
      href,
    );
  }
});

test('no element has an inline style or event handler', () => {
  for (const href of hrefs) {
    assert.doesNotMatch(site.read(href), /<[a-z][^>]*\s(?:style|on[a-z]+)="/, href);
  }
});

test('parent components remove the marker attributes of their children', () => {
  for (const href of ['/folding/', '/layout/']) {
    assert.doesNotMatch(site.read(href), /data-child="(?:tab|step)|data-label/, href);
  }
});

test('a group of cards keeps the classes that its author gives it', () => {
  assert.match(article('/layout/'), /<div class="columns columns-2 card-group pair text-center">/);
});

test('tabs can come from markup and loops, and nested sets stay separate', () => {
  const sets = Array.from(
    article('/folding/').matchAll(
      /<div class="tab-bar" role="tablist" aria-label(?:ledby)?="[^"]+">(.*?)<\/div>/g,
    ),
    ([, bar = '']) =>
      Array.from(bar.matchAll(/aria-selected="(true|false)"[^>]*>(.*?)<\/button>/g), (tab) => {
        const text = tab[2]?.replace(/<[^>]*>/g, '') ?? '';
        return tab[1] === 'true' ? `[${text}]` : text;
      }).join(' '),
  );
  assert.deepEqual(sets, ['[npm] yarn pnpm bun', '[Inner one] Inner two', 'npm [yarn] deno']);
});

test('steps are numbered, continuing from a number that the author gave', () => {
  const numbers = Array.from(article('/layout/').matchAll(/data-number="(\d+)"/g), ([, n]) => n);
  assert.deepEqual(numbers, ['1', '2', '7', '8', '9']);
});

test('a step without a title has no empty link and keeps its custom id', () => {
  const html = article('/layout/');
  const [step = ''] = /<li [^>]*id="last-step".*?<\/li>/.exec(html) ?? [];
  assert.match(step, /Text of a step without a title/);
  assert.doesNotMatch(step, /<a /);
  assert.match(site.read('layout.md'), /^9\. Text of a step without a title\.$/m);
});

test('step titles become headings on request', () => {
  const html = article('/layout/');
  assert.match(html, /<h3[^>]* id="create-a-project"/);
  assert.match(html, /<p[^>]* id="the-next"/);
  assert.match(site.read('/layout/'), /<a class="toc-inner" href="#create-a-project"/);
});

test('a card is one link named by its title', () => {
  const html = article('/layout/');
  assert.match(html, /<a class="card-link" href="\/text\/?">Quick start<\/a>/);
  assert.match(
    html,
    /<a class="card-link" href="https:\/\/example.com" target="_blank" rel="noopener">Elsewhere/,
  );
  assert.match(html, /<p class="card-title">Not a link<\/p>/);
  assert.match(html, /<p class="card-title">Drawn<\/p>/, 'a disabled card leads nowhere');
});

test('an icon can be an inline SVG', () => {
  const icon = /<span class="card-icon drawn-icon" aria-hidden="true"><svg[^>]*><circle[^>]*>/;
  assert.match(article('/layout/'), icon);
});

test('titles can contain emphasis and code, and their plain text has no markup', () => {
  const [layout, folding, start] = [
    article('/layout/'),
    article('/folding/'),
    site.read('/start/'),
  ];
  assert.match(layout, / id="with-an-icon"><a [^>]*>With an <strong>icon<\/strong><\/a>/);
  assert.match(layout, /class="card-link" [^>]*>With <em>a<\/em> <code>call<\/code><\/a>/);
  assert.match(layout, /<p class="color-row-title"> ?<del>Brand<\/del> ?<\/p>/);
  assert.match(folding, /id="inner-two-tab"[^>]*><em>Inner<\/em> two<\/button>/);
  assert.match(folding, /<span class="accordion-title"> ?<strong>Open<\/strong> snake_case/);
  assert.match(start, /<section [^>]*aria-label="Begin"[^>]*>.*?<strong>Begin<\/strong> ?<\/h2>/s);
  assert.match(site.read('folding.md'), /^ +\*\*\*Inner\* two\*\*$/m);
});

test('text on its own lines inside a tooltip is not wrapped in a paragraph', () => {
  assert.match(article('/layout/'), /<button [^>]*> ?Lines of <em>their<\/em> own ?<\/button>/);
});

test('components of other tools become elements or aliases of components', () => {
  const [, html = ''] = article('/examples/').split(' id="names-from-elsewhere"');
  assert.match(html, /<a class="link" href="\/text\/?#lists">the <em>lists<\/em><\/a>/);
  assert.match(
    html,
    /<a class="link" href="https:\/\/example\.com" target="_blank" rel="noopener">/,
  );
  assert.match(html, /<lectern-zoom> ?<img [^>]*alt="A picture"[^>]*src="\/picture\.svg"/);
  assert.match(html, /<video autoPlay src="\/a\.mp4" muted loop playsinline>/);
  assert.match(html, /<h3 [^>]*id="as-it-is".*?<p>With <strong>Markdown<\/strong>\.<\/p>/);
  assert.match(html, /<figure class="frame">.*?alt="In a frame"/);
  assert.match(html, /role="tablist".*?>npm<\/button>.*?>yarn<\/button>/);
});

test('code blocks in a group are labeled by title, or by language without a title', () => {
  const bar = /role="tablist" aria-label[^>]*>(.*?)<\/div>/.exec(article('/code/'))?.[1] ?? '';
  assert.deepEqual(
    bar
      .replace(/<[^>]*>/g, ' ')
      .trim()
      .split(/\s+/),
    ['npm', 'yarn', 'bash'],
  );
});

test('a field shows its location and its constraints', () => {
  const html = article('/fields/');
  const words = (id: string) =>
    new RegExp(`id="${id}"> ?<div class="field-row-head">(.*?)</div>`)
      .exec(html)?.[1]
      ?.replace(/<[^>]*>/g, ' ')
      .trim()
      .replace(/\s+/g, ' ');
  assert.equal(words('param-id'), 'id string path required');
  assert.equal(words('param-limit'), 'limit number query default: 10');
  assert.equal(words('param-old'), 'old string body deprecated');
  assert.equal(words('response-user'), 'v2 user object required read-only');
  assert.doesNotMatch(html, /X-Token/, 'a hidden field is for the playground only');
});

test('examples and panels are grouped at the position of the first one', () => {
  const html = article('/examples/');
  const order = ['Text before.', 'class="rail"', 'id="request-example"', 'id="response-example"'];
  const rest = ['id="panel"', 'id="after"', 'The end.'];
  const places = [...order, ...rest].map((text) => html.indexOf(text));
  assert.ok(!places.includes(-1));
  assert.deepEqual(
    places,
    places.toSorted((a, b) => a - b),
  );
  assert.match(html, />Request<\/button>.*>Request 2<\/button>/);
  assert.match(html, /<p class="code-group-title">Response<\/p>/);
  assert.match(html, /<h2 id="response-example-2"/);
});

test('a page leaves out content for machines, and its Markdown leaves out content for people', () => {
  assert.match(article('/text/'), /For people only\./);
  assert.doesNotMatch(article('/text/'), /For machines only\./);
  assert.doesNotMatch(site.read('text.md'), /For people only\./);
  assert.match(site.read('text.md'), /^For machines only\.$/m);
});

test('the Markdown of a page contains the rendered text of components', () => {
  assertSnapshot(import.meta.url, 'text.md', site.read('text.md'));
  assertSnapshot(import.meta.url, 'folding.md', site.read('folding.md'));
  assertSnapshot(import.meta.url, 'code.md', site.read('code.md'));
});

test('a formula is rendered as MathML, and an invalid one shows its source', () => {
  assert.match(article('/text/'), /<math><mrow><mi>E<\/mi>/);
  assert.match(article('/text/'), /<code class="latex-error" title="[^"]+">\\frac\{<\/code>/);
});

test('headings link to themselves, and a changelog entry is a heading', () => {
  assert.match(
    article('/text/'),
    /<h2[^>]* id="lists"[^>]*><a class="heading-anchor" href="#lists">Lists<\/a><\/h2>/,
  );
  assert.match(article('/text/'), /<h3[^>]* id="own-id"/);
  assert.match(article('/changelog/'), /<h2[^>]*id="v1-2-0"/);
});

test('the style of an icon applies to its drawing, which fills the given size', () => {
  assert.match(
    article('/text/'),
    /<span class="s-[\w-]+ icon-inline icon-sized" aria-hidden="true">/,
  );
});

test('a response field without a name shows only its type', () => {
  const [, row = ''] = article('/fields/')
    .split('All of the answer.', 1)
    .join()
    .split(/.*<div class="field-row /s);
  assert.match(
    row,
    /^response-field"><div class="field-row-head"><span class="field-row-type">str</,
  );
});

test('the table of contents lists changelog entries, not the headings inside them', () => {
  const links = Array.from(
    site.read('/changelog/').matchAll(/<a (?:class="toc-inner" )?href="#([^"]*)"/g),
    ([, id]) => id,
  );
  assert.deepEqual(links, ['v1-2-0', 'v1-1-0']);
});

test('tags of an update can be a list or comma-separated text', () => {
  const tags = Array.from(
    site.read('/changelog/').matchAll(/<li class="update-tag">([^<]*)</g),
    ([, tag]) => tag,
  );
  assert.deepEqual(tags, ['Release', 'API', 'Fix', 'Docs']);
});

test('the views of a page are one set of tabs, and content between them is always shown', () => {
  const html = article('/views/');
  const [set = ''] = /<lectern-tabs class="tabs views.*?<\/lectern-tabs>/.exec(html) ?? [];
  const tabs = Array.from(
    set.matchAll(/<button [^>]*aria-controls="([^"]*)" aria-selected="(\w+)" tabindex="([-\d]+)"/g),
    (tab) => tab.slice(1).join(' '),
  );
  assert.deepEqual(tabs, ['javascript javascript-2 true 0', 'python false -1']);
  assert.match(
    set,
    /<div [^>]*id="python"[^>]* role="tabpanel" aria-labelledby="python-tab" data-inactive>/,
  );
  assert.match(set, /<div [^>]*id="javascript-2"[^>]* aria-labelledby="javascript-tab">/);
  assert.match(set, /<p>What stands between them always shows\.<\/p>\s*<div id="python"/);
  assert.doesNotMatch(set, /before the views|Behind the views/);
  assert.equal(set.match(/role="tablist"/g)?.length, 1);
  const contents = site.read('/views/').matchAll(/<a (?:class="toc-inner" )?href="#([^"]*)"/g);
  assert.deepEqual(
    Array.from(contents, ([, id]) => id),
    [
      'install-it-for-javascript',
      'install-it-for-python',
      'run-it-with-javascript',
      'behind-the-views',
    ],
  );
});

test('the Markdown of a page contains all views and prompts', () => {
  assertSnapshot(import.meta.url, 'views.md', site.read('views.md'));
});

test('a tree can be written as a list', () => {
  const names = Array.from(
    article('/layout/').matchAll(
      /<details open>|class="tree-name[^"]*"[^>]*>.*?<\/svg>\s*([^<]*)</g,
    ),
    ([found, name]) => name?.trim() ?? found,
  );
  assert.deepEqual(names.slice(names.indexOf('content') - 1), [
    '<details open>',
    'content',
    'index.mdx',
    '<details open>',
    'guides',
    'first.mdx',
    'docs.json',
    'closed',
    'c.ts',
  ]);
});

test('files and folders of a tree show their comments', () => {
  const comments = article('/layout/').matchAll(/<span class="tree-comment">([^<]*)</g);
  assert.deepEqual(
    Array.from(comments, ([, comment]) => comment),
    [' – the first', ' – stays open'],
  );
  assert.match(site.read('layout.md'), /^ +- a\.ts – the first$/m);
});

test('a repository is a card that links to it, and its page may request its stars', () => {
  const html = article('/layout/');
  assert.match(
    html,
    /<lectern-github-link data-repository="acme\/docs" [^>]*>.*?<a class="card-link" href="https:\/\/github\.com\/acme\/docs"/,
  );
  assert.match(html, /<lectern-github-link class="repository repository-flat">/);
  assert.match(site.read('/layout/'), /connect-src 'self' https:\/\/api\.github\.com/);
  assert.doesNotMatch(site.read('/text/'), /api\.github\.com/);
});

test('the title of a callout can contain a link, whose text also names the callout', async () => {
  const built = await buildFixture({
    'docs.json': JSON.stringify({ name: 'A', navigation: [{ group: 'A', pages: ['index', 'b'] }] }),
    'content/index.mdx': '<Callout title="See [the guide](/b)">A</Callout>\n',
    'content/b.mdx': 'B\n',
  });
  assert.match(
    built.read('/'),
    /aria-label="See the guide".*<p class="callout-title"[^>]*>See <a class="link" href="\/b\/">the guide<\/a><\/p>/s,
  );
});

test('titles can be lists and contain links, of which links and buttons show the text', async () => {
  const built = await buildFixture({
    'docs.json': JSON.stringify({ name: 'A', navigation: [{ group: 'A', pages: ['index', 'b'] }] }),
    'content/index.mdx': [
      '<Steps><Step title="Install [it](/b) now">A</Step></Steps>',
      '<Update label="[v2](/b)">A</Update>',
      '<Card title="See [one](/b)">A</Card>',
      '<Card title="See [two](/b)" href="/b">A</Card>',
      '<Card title={["See ", <b>all</b>, " *of*", [" it"]]}>A</Card>',
      '<Tabs><Tab title="Tab [three](/b)">A</Tab></Tabs>',
      '<Accordion title="Fold [four](/b)">A</Accordion>',
      '<Section title="Do [five](/b)"><Features><Feature title="[six](/b)">A</Feature></Features></Section>',
      '<CallToAction title="Go [seven](/b)"></CallToAction>',
      '',
    ].join('\n\n'),
    'content/b.mdx': 'B\n',
  });
  const html = built.read('/');
  const link = (text: string) => `<a class="link" href="/b/">${text}</a>`;
  for (const shown of [
    `id="install-it-now"><span>Install ${link('it')} now`,
    `<h2 class="update-label" id="v2">${link('v2')}</h2>`,
    `<p class="card-title">See ${link('one')}</p>`,
    '<a class="card-link" href="/b/">See two</a>',
    '<p class="card-title">See <b>all</b> <em>of</em> it</p>',
    'Tab three</button>',
    '<span class="accordion-title">Fold four</span>',
    `id="do-five" class="landing-heading">Do ${link('five')}</h2>`,
    `>${link('six')}</p>`,
    `>Go ${link('seven')}</h2>`,
  ]) {
    assert.ok(html.includes(shown), shown);
  }
  assert.match(built.read('/index.md'), /\*\*Install \[it\]\(\/b\/\) now\*\*\n/);
});

test('a card can have the colors and icon of a callout', () => {
  assert.match(
    article('/layout/'),
    /<div class="card card-linked card-remark callout-warning"> ?<div class="card-main"> ?<span class="card-icon"> ?<svg class="glyph"/,
  );
});

test('files with Windows line endings give the same pages and Markdown', async () => {
  const paths = globSync('**/*.{json,mdx,svg,mp4}', { cwd: site.dir });
  const files = paths.map((path): [string, string | Buffer] => {
    const bytes = readFileSync(join(site.dir, path));
    const isText = /\.(?:json|mdx)$/.test(path);
    return [path, isText ? bytes.toString().replaceAll('\n', '\r\n') : bytes];
  });
  const { read, codes } = await buildFixture(Object.fromEntries(files));
  assert.deepEqual(codes, []);
  for (const href of hrefs) {
    // An attribute without a value is written in two ways.
    const shown = (html: string) => html.replaceAll(/( data-[\w-]+)="true"/g, '$1');
    assert.equal(shown(read(href)), shown(site.read(href)), href);
    const twin = href === '/' ? 'index.md' : `${href.slice(1, -1)}.md`;
    assert.equal(read(twin), site.read(twin), twin);
  }
});
