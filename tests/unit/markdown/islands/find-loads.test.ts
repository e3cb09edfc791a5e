import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findLoads, loadsWith } from '../../../../src/markdown/islands/find-loads.ts';
import { toIslandCode } from '../../../../src/markdown/islands/island-code.ts';

/** Returns what the code of a component can load, as `kind url`. */
const loadsOf = (code: string, props: object = {}) =>
  loadsWith(findLoads(toIslandCode(code).text), JSON.stringify(props)).map(
    ({ kind, url }) => `${kind} ${url}`,
  );

test('a URL in props is allowed for what the component loads by its props', () => {
  const props = { url: 'https://films.test/a?b', text: 'See https://told.test' };
  assert.deepEqual(loadsOf('export const A = ({ url }) => <iframe src={url} />;', props), [
    'frame /',
    'frame https://films.test',
  ]);
  assert.deepEqual(loadsOf('export const A = ({ url }) => <a href={url}>x</a>;', props), []);
});

test('a URL of an element is allowed for its kind, and links load nothing', () => {
  assert.deepEqual(
    loadsOf(
      'export const A = () => <a href="https://linked.test/"><img src="https://img.test/a.png" /><video src="https://films.test/b" poster="https://img.test/c" /></a>;',
    ),
    ['image https://img.test/a.png', 'media https://films.test/b', 'image https://img.test/c'],
  );
});

test('a URL elsewhere is allowed for requests of the code, unless it is only shown', () => {
  assert.deepEqual(
    loadsOf(
      'const host = "https://api.test/v1"; export const A = () => { fetch(`${host}/x`); return <b>{"http://plain.test"}</b>; };',
    ),
    ['connect https://api.test'],
  );
});

test('a frame with a computed URL may show a page of the site', () => {
  assert.deepEqual(
    loadsOf('export const A = ({ id }) => <iframe src={`https://demo.test/${id}`} />;'),
    ['frame /', 'frame https://demo.test'],
  );
});

test('code that loads nothing needs no host, whatever URLs it contains', () => {
  assert.deepEqual(
    loadsOf(
      'export const A = () => <code>{"https://api.test"}</code>; const svg = "http://www.w3.org/2000/svg";',
    ),
    [],
  );
});
