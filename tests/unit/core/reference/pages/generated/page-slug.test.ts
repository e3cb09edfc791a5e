import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toPathPart } from '../../../../../../src/core/reference/pages/generated/page-slug.ts';

test('the slug of a generated page consists of the words of its name', () => {
  assert.deepEqual(
    [
      'List Benefit Grants',
      'customer_portal',
      'order.created',
      'GET /users/{id}',
      'Größe ändern',
      'Users API - Contact Links',
      '- Users -- API - ',
      'Users - - API',
    ].map(toPathPart),
    [
      'list-benefit-grants',
      'customer_portal',
      'ordercreated',
      'get-users-id',
      'größe-ändern',
      'users-api--contact-links',
      'users-api',
      'users--api',
    ],
  );
});

test('a slug is built quickly even with long whitespace', () => {
  assert.equal(toPathPart(`users${' '.repeat(400_000)}api`), 'users-api');
});

test('a slug starts and ends with a letter or digit, even when truncated', () => {
  assert.equal(toPathPart('__init__'), 'init');
  assert.equal(toPathPart('../_redirects'), 'redirects');
  assert.equal(toPathPart(`${'a'.repeat(79)}_b`), 'a'.repeat(79));
  assert.equal(toPathPart('_-_'), '');
  assert.equal(toPathPart(`${'a'.repeat(79)}𠮷`), 'a'.repeat(79));
});
