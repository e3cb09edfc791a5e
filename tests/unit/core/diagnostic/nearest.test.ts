import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nearest } from '../../../../src/core/diagnostic/nearest.ts';

test('a name with one or two typos is found', () => {
  const names = ['navigation', 'name', 'anchors', 'topbarLinks'];
  assert.equal(nearest('navigaton', names), 'navigation');
  assert.equal(nearest('nmae', names), 'name');
  assert.equal(nearest('TOPBARLINKS', names), 'topbarLinks');
});

test('a name that resembles no other finds nothing', () => {
  assert.equal(nearest('zebra', ['navigation', 'name']), undefined);
  assert.equal(nearest('a', []), undefined);
});

test('a short name may have only one typo', () => {
  assert.equal(nearest('redis', ['edit']), undefined);
  assert.equal(nearest('lable', ['label']), 'label');
  assert.equal(nearest('anchrs', ['anchors']), 'anchors');
});

test('a name of few letters that begins otherwise may have no second typo', () => {
  assert.equal(nearest('Banner', ['Danger']), undefined);
  assert.equal(nearest('Banger', ['Danger']), 'Danger');
  assert.equal(nearest('Adngers', ['Danger']), 'Danger');
  assert.equal(nearest('Wiltered', ['filterd']), 'filterd');
});

test('a single letter matches no other letter, but may lack a second one', () => {
  assert.equal(nearest('x', ['a', 'b']), undefined);
  assert.equal(nearest('x', ['a', 'xs']), 'xs');
  assert.equal(nearest('X', ['a', 'x']), 'x');
});

test('the nearest of two similar names is found', () => {
  assert.equal(nearest('tab', ['tabs', 'table']), 'tabs');
});

test('of equally close names, one that begins with the given name precedes one that lacks a letter', () => {
  assert.equal(nearest('fa', ['a', 'faq']), 'faq');
  assert.equal(nearest('fa', ['faq', 'a']), 'faq');
  assert.equal(nearest('Guides/Fa', ['guides/a', 'guides/faq', 'guides/fab']), 'guides/faq');
});

test('of equally close names, one that begins with the given name precedes no other typo', () => {
  assert.equal(nearest('tilte', ['title', 'tilted']), 'title');
  assert.equal(nearest('iconn', ['icon', 'iconns']), 'icon');
  assert.equal(nearest('/guid/x', ['/guide/x', '/guid/xy']), '/guide/x');
  assert.equal(nearest('card', ['cord', 'curd', 'cards']), 'cord');
});

test('of equally close names, none of which begins with the given name, the first is found', () => {
  assert.equal(nearest('coed', ['code', 'coned']), 'code');
  assert.equal(nearest('coed', ['coned', 'code']), 'coned');
});

test('a closer name precedes one that begins with the given name', () => {
  assert.equal(nearest('redirec', ['redirects', 'redire']), 'redire');
});

test('swapped letters count as one typo, even at the end of a long name', () => {
  assert.equal(nearest('introductoin', ['introductions', 'introduction']), 'introduction');
  assert.equal(
    nearest('a-long-name-of-a-pgae', ['a-long-name-of-a-page']),
    'a-long-name-of-a-page',
  );
});

test('a long name with one different word finds nothing, with several typos the name that was meant', () => {
  for (const [name, other] of [
    ['POST /organizations/{id}/projects/systems', 'POST /organizations/{id}/projects/suspend'],
    [
      'DELETE /organizations/{id}/projects/{project}/systems',
      'DELETE /organizations/{id}/projects/{project}',
    ],
    ['vectordb_couchbase_params.mdx', 'vectordb_chromadb_params.mdx'],
  ] as const) {
    assert.equal(nearest(name, [other]), undefined, name);
  }
  for (const [name, other] of [
    ['create-memories-after-each-run', 'creating-memories-after-each-run'],
    ['/pakcages/{id}/dependncies/lisst', '/packages/{id}/dependencies/list'],
    ['enterprise-acess-modell', 'enterprise-access-model'],
    ['getting-logs-from-claude-for-desktop', 'getting-logs-from-claude-desktop'],
    ['authentication-authorization', 'authentication-and-authorization'],
  ] as const) {
    assert.equal(nearest(name, [other]), other, name);
  }
});

test('a name that is longer than any real one finds nothing, because comparing it takes long', () => {
  const name = 'a'.repeat(1_000_000);
  assert.equal(nearest(name, [`${name}b`]), undefined);
});
