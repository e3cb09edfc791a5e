/** Props and values that mean something else in another tool or in a browser. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildFixture } from '../../helpers/sites/build-fixture.ts';

const files = {
  'docs.json': JSON.stringify({
    name: 'Site',
    navigation: [{ group: 'G', pages: ['index', 'two'] }],
  }),
  'two.mdx': [
    '## A\n',
    '<Visibility for="agents">\n## For programs\n\nSee [it](#for-programs).\n</Visibility>\n',
    '<Visibility for="humans">\nSee [it](#for-programs).\n</Visibility>\n',
  ].join('\n'),
  'index.mdx': [
    '---\nrss: true\n---\n',
    '<Badge color="Green">Ready</Badge>\n',
    '{true && <Link href="/" onClick={() => console.log(1)}>home</Link>}\n',
    '{true && <img alt="A" src="/a.svg" onLoad={() => console.log(1)} />}\n',
    '<Hero title="Start" actions={[{ text: "Go", href: "/two#a" }, { text: "Lost", href: "/lost" }]} />\n',
    '<Update label="1.0">First</Update>\n',
    '<Update description="Only a description">Second</Update>\n',
    'Numbers: {0 / 0}, {0n} and {0}.\n',
  ].join('\n'),
  'a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};
const site = await buildFixture(files, { base: '/docs' });

test('event handler props are reported and left out of elements that code creates', () => {
  const reported = site.diagnostics.filter(({ code }) => code === 'component/event-handler');
  assert.equal(reported.length, 2);
  const html = site.read('/');
  assert.match(html, /<a class="link" href="\/docs\/">home<\/a>/);
  assert.doesNotMatch(html, /console\.log|\son(?:Click|Load)/i);
});

test('the description of an entry of a changelog is its heading if it has no label', () => {
  const [, entry] = site.read('/').split('class="update"').slice(1);
  assert.match(
    entry ?? '',
    /<h2 [^>]*id="only-a-description"[^>]*><a [^>]*>Only a description<\/a>/,
  );
  assert.doesNotMatch(entry ?? '', /update-description"/);
});

test('the color of a badge is case-insensitive', () => {
  assert.match(site.read('/'), /<span class="badge badge-md badge-green">Ready<\/span>/);
});

test('a page that asks for a feed is reported if no feed can be written', () => {
  assert.deepEqual(site.notes, [
    'There is no feed of "index.mdx", which "rss" asks for: a feed needs the address of the site, from --site or "metadata.canonical".',
  ]);
});

test('links in lists of objects are resolved and checked like those in props', () => {
  assert.match(site.read('/'), /href="\/docs\/two\/#a"/);
  const lost = site.diagnostics.filter(({ code }) => code === 'link/missing-page');
  assert.deepEqual(
    lost.map(({ message }) => message),
    ['No page or file of this site has the address "/lost".'],
  );
});

test('a fragment that only agents see is missing for people alone', () => {
  const missing = site.diagnostics.filter(({ code }) => code === 'link/missing-fragment');
  assert.deepEqual(
    missing.map(({ file, position }) => `${file}:${position?.line}`),
    ['two.mdx:10'],
  );
});

test('a number that is false in JavaScript is shown, as in React', () => {
  assert.match(site.read('/'), /Numbers: NaN, 0 and 0\./);
});
