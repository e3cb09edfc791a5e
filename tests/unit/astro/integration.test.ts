import assert from 'node:assert/strict';
import { test } from 'node:test';
import lectern from '../../../src/astro/integration.ts';

test('a base that is no path is refused when the configuration is read', () => {
  assert.throws(() => lectern({ base: 'https://example.com/docs' }), {
    message: 'lectern: base must be a path such as /docs; it is "https://example.com/docs".',
  });
});

test('a base may be written with or without slashes', () => {
  for (const base of ['', '/', 'docs', '/docs/']) assert.equal(lectern({ base }).name, 'lectern');
});
