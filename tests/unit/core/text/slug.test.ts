/** Fragments from other tools, whose rules differ, refer to the heading with the same title. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findFragment, toSlug } from '../../../../src/core/text/slug.ts';

const titles = ['Delete role', 'Step 1: Install', 'isNull()', 'Über uns', 'Q & A', 'CI/CD deploy'];
const ids = [...titles, "Can't connect", 'expiresInDays', 'Sync(s)', '⚙️ Set up'].map(toSlug);

for (const [fragment, id] of [
  ['delete_role', 'delete-role'],
  ['Delete-Role', 'delete-role'],
  ['delete-role-', 'delete-role'],
  ['step-1%3A-install', 'step-1-install'],
  ['step-1:-install', 'step-1-install'],
  ['isnull()', 'isnull'],
  ['isNull()', 'isnull'],
  ['%C3%9Cber-uns', 'über-uns'],
  ['uber-uns', 'über-uns'],
  ['q-&-a', 'q-and-a'],
  ['q--a', 'q-and-a'],
  ['cicd-deploy', 'ci-cd-deploy'],
  ['can-t-connect', 'cant-connect'],
  ['expires-in-days', 'expiresindays'],
  ['syncs', 'sync-s'],
  ['⚙️-set-up', 'set-up'],
] as const) {
  test(`#${fragment} resolves to #${id}`, () => {
    assert.equal(findFragment(decodeURIComponent(fragment), ids), id);
  });
}

test('an existing id takes precedence over a similar one', () => {
  assert.equal(findFragment('delete_role', ['delete-role', 'delete_role']), 'delete_role');
});

test('an ambiguous fragment resolves to no id', () => {
  assert.equal(findFragment('cicd', ['ci-cd', 'c-icd']), undefined);
  assert.equal(findFragment('a--b', ['a-and-b', 'ab']), undefined);
});

test('accents only count where they tell two ids apart, and marks of other scripts always do', () => {
  assert.equal(findFragment('precos', ['preços', 'precös']), undefined);
  assert.equal(findFragment('preços', ['preços', 'precos']), 'preços');
  assert.equal(findFragment('gonderilmiyor', ['gönderilmiyor', 'gonder']), 'gönderilmiyor');
  assert.equal(findFragment('はは', ['ぱぱ']), undefined);
  assert.equal(findFragment('कम', ['काम']), undefined);
});

test('a fragment of only punctuation resolves to no id', () => {
  assert.equal(findFragment('()', ids), undefined);
  assert.equal(findFragment('', ids), undefined);
  assert.equal(findFragment('-', ['and']), undefined);
});

test('a parameter fragment of other tools resolves to the field of that name', () => {
  const fields = [
    'query.limit',
    'header.X-Id',
    'response-thumbnails-background',
    'response-200.id',
    'response-200.createdAt',
    'query.pageSize',
  ];
  const meant = [
    'parameter-limit',
    'parameter-x-id',
    'param-thumbnails-background',
    'response-id',
    'response-created-at',
    'parameter-page-size',
  ];
  assert.deepEqual(
    meant.map((fragment) => findFragment(fragment, fields)),
    fields,
  );
  assert.equal(findFragment('parameter-gone', fields), undefined);
  assert.equal(findFragment('param-limit', ['param-limit', 'response-limit']), 'param-limit');
});

test('a second heading or field that other tools number from 1 is found', () => {
  const ids = ['example', 'example-2', 'example-3', 'response-name', 'response-name-2'];
  assert.equal(findFragment('example-1', ids), 'example-2');
  assert.equal(findFragment('example-2', ids), 'example-2');
  assert.equal(findFragment('param-name-1', ids), 'response-name-2');
  assert.equal(findFragment('step-1', ['step-2', 'step-3']), undefined);
  assert.equal(findFragment('example-1', ['example']), undefined);
});
