import assert from 'node:assert/strict';
import { test } from 'node:test';
import { finished } from '../../../helpers/pages/finished.ts';

async function draw(article: string) {
  const { html, facts } = await finished(article);
  return { html, ids: [...facts.ids], headings: facts.headings.map(({ id }) => id) };
}

test('an empty anchor above a heading with the same id is removed', async () => {
  const heading = '<h2 id="x"><a href="#x">x</a></h2>';
  const written = [
    `<a id="x"></a>${heading}`,
    `<p><a id="x"></a></p>\n${heading}`,
    `<p><a name="x"></a><span id="x"></span></p><!-- note -->\n${heading}`,
  ];
  for (const article of written) {
    const { html, ids, headings } = await draw(article);
    assert.ok(html.endsWith(heading), html);
    assert.doesNotMatch(html, /<p>|<span|<a (?:id|name)=/);
    assert.deepEqual([ids, headings], [['x'], ['x']]);
  }
});

test('an anchor with the same id inside a heading is removed, but its other names stay', async () => {
  const { html, ids } = await draw('<h2 id="setup"><a id="setup" name="old"></a>Setup</h2>');
  assert.equal(html, '<h2 id="setup"><a name="old"></a>Setup</h2>');
  assert.deepEqual(ids, ['setup', 'old']);
});

test('an empty anchor in a heading that links to itself is removed if the heading has its id', async () => {
  const { html, ids } = await draw('<h2 id="setup">Setup <a href="#setup" id="setup"></a></h2>');
  assert.equal(html, '<h2 id="setup">Setup </h2>');
  assert.deepEqual(ids, ['setup']);
});

test('an anchor with another id stays above its heading', async () => {
  const article = '<p><a id="old"></a></p><h2 id="new">New</h2>';
  const { html, ids } = await draw(article);
  assert.equal(html, article);
  assert.deepEqual(ids, ['old', 'new']);
});

test('a heading gives way to an author’s element above it with the same id', async () => {
  const { html, headings } = await draw(
    '<p id="use">How</p><h2 id="use"><a href="#use">Use</a></h2><a id="note"></a><p>x</p><h2 id="note">Note</h2>',
  );
  assert.match(html, /<p id="use">How<\/p><h2 id="use-2"><a href="#use-2">/);
  assert.match(html, /<a id="note"><\/a><p>x<\/p><h2 id="note-2">/);
  assert.deepEqual(headings, ['use-2', 'note-2']);
});

test('a second heading with the same id gets a number, even with an anchor above it', async () => {
  const { headings } = await draw('<h2 id="x">x</h2><a id="x"></a><h2 id="x">x</h2>');
  assert.deepEqual(headings, ['x', 'x-2']);
});
