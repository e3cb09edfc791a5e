/** Props that mean something else in another tool or in a browser. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildFixture } from '../../helpers/sites/build-fixture.ts';

const site = await buildFixture({
  'docs.json': JSON.stringify({ name: 'Site', navigation: [{ group: 'G', pages: ['index'] }] }),
  'index.mdx': [
    '---\nrss: true\n---\n',
    '<Badge color="Green">Ready</Badge>\n',
    '{true && <Link href="/" onClick={() => console.log(1)}>home</Link>}\n',
    '{true && <img alt="A" src="/a.svg" onLoad={() => console.log(1)} />}\n',
    '<Update label="1.0">First</Update>\n',
  ].join('\n'),
  'a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
});

test('what shall happen on an event is told, and left out of elements that code makes', () => {
  const told = site.diagnostics.filter(({ code }) => code === 'component/event-handler');
  assert.equal(told.length, 2);
  const html = site.read('/');
  assert.match(html, /<a class="link" href="\/">home<\/a>/);
  assert.doesNotMatch(html, /console\.log|\son(?:Click|Load)/i);
});

test('a badge has the colour of the palette in any case of letters', () => {
  assert.match(site.read('/'), /<span class="badge badge-md badge-green">Ready<\/span>/);
});

test('a page that shows its feed is told of where no feed can be written', () => {
  assert.deepEqual(site.notes, [
    'There is no feed of "index.mdx", which "rss" asks for: a feed needs the address of the site, from --site or "metadata.canonical".',
  ]);
});
