import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listMarks } from '../../../../../src/components/reference/shape/field-marks.ts';
import { english } from '../../../../../src/core/language/english.ts';
import {
  smallOperation,
  smallReference,
  smallShape,
} from '../../../../helpers/values/openapi-reference.ts';

const ok = { '200': { description: 'OK' } };

function hintsOf(mint: object) {
  const { operations } = smallReference({ paths: { '/a': { get: { 'x-mint': mint } } } });
  assert.ok(operations[0]);
  return operations[0];
}

test('x-mint sets the slug and front matter of a page', () => {
  const metadata = { title: 'One', sidebarTitle: 'I', 'og:image': '/a.png', api: 'GET /b', tag: 3 };
  const { title, hints } = hintsOf({ metadata, href: '/own/place/' });
  assert.equal(title, 'One');
  assert.equal(hints.slug, 'own/place');
  const meta = { 'og:image': '/a.png' };
  assert.deepEqual(hints.frontMatter, { title: 'One', sidebarTitle: 'I', tag: '3', meta });
});

test('x-mint.href cannot place a page outside the site', () => {
  for (const href of ['https://a.test/b', '../b', '/a/../../b', 'javascript:a', '//a.test/b', '']) {
    assert.equal(hintsOf({ href }).hints.slug, undefined, href);
  }
});

test('x-mint.content introduces the generated parts', () => {
  const { introduction } = smallOperation({ 'x-mint': { content: '## Before' }, responses: ok });
  assert.equal(introduction, '## Before');
});

test('fields have badges from x-mint and from configured extensions', () => {
  const schema = {
    type: 'string',
    'x-mint': { pre: ['early'], post: ['slow'] },
    'x-since': 'v2',
    'x-not-yet': true,
    'x-other': 'z',
  };
  const api = { paramFields: { post: ['x-since', 'x-not-yet'] } };
  assert.deepEqual(smallShape(schema, {}, api).marks, ['early', 'slow', 'v2', 'not yet']);
  const shape = smallShape(schema);
  const marks = listMarks({ shape, required: true, deprecated: false, words: english });
  assert.deepEqual(
    marks.map(({ text }) => text),
    ['required', 'early', 'slow'],
  );
});

test('badges of a parameter precede those of its schema', () => {
  const schema = { type: 'string', 'x-mint': { pre: ['b'] } };
  const parameters = [{ name: 'q', in: 'query', 'x-mint': { pre: ['a', 'b'] }, schema }];
  const [parameter] = smallOperation({ parameters, responses: ok }).parameters;
  assert.deepEqual(parameter?.shape.marks, ['a', 'b']);
});
