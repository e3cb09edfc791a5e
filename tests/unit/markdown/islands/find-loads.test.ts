import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findLoads, loadsWith } from '../../../../src/markdown/islands/find-loads.ts';
import { toIslandCode } from '../../../../src/markdown/islands/island-code.ts';

/** What the code of a component may load, as `kind url`. */
const loadsOf = (code: string, props: object = {}) =>
  loadsWith(findLoads(toIslandCode(code).text), JSON.stringify(props)).map(
    ({ kind, url }) => `${kind} ${url}`,
  );

test('an address that a page hands to a component is for what the component loads by its props', () => {
  const props = { url: 'https://films.test/a?b', text: 'See https://told.test' };
  assert.deepEqual(loadsOf('export const A = ({ url }) => <iframe src={url} />;', props), [
    'frame /',
    'frame https://films.test',
  ]);
  assert.deepEqual(loadsOf('export const A = ({ url }) => <a href={url}>x</a>;', props), []);
});

test('an address of an element is of its kind, and a link loads nothing', () => {
  assert.deepEqual(
    loadsOf(
      'export const A = () => <a href="https://linked.test/"><img src="https://img.test/a.png" /><video src="https://films.test/b" poster="https://img.test/c" /></a>;',
    ),
    ['image https://img.test/a.png', 'media https://films.test/b', 'image https://img.test/c'],
  );
});

test('an address elsewhere is for what the code asks for by itself, one that it shows for nothing', () => {
  assert.deepEqual(
    loadsOf(
      'const host = "https://api.test/v1"; export const A = () => { fetch(`${host}/x`); return <b>{"http://plain.test"}</b>; };',
    ),
    ['connect https://api.test'],
  );
});

test('a frame whose address is made up may be a page of the site', () => {
  assert.deepEqual(
    loadsOf('export const A = ({ id }) => <iframe src={`https://demo.test/${id}`} />;'),
    ['frame /', 'frame https://demo.test'],
  );
});

test('code that loads nothing needs no host, whatever it names', () => {
  assert.deepEqual(
    loadsOf(
      'export const A = () => <code>{"https://api.test"}</code>; const svg = "http://www.w3.org/2000/svg";',
    ),
    [],
  );
});
