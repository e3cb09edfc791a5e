import assert from 'node:assert/strict';
import { test } from 'node:test';
import lectern from '../../../src/astro/integration.ts';

test('a base that is not a path is refused when the configuration is read', () => {
  assert.throws(() => lectern({ base: 'https://example.com/docs' }), {
    message: 'lectern: base must be a path such as /docs; it is "https://example.com/docs".',
  });
});

test('an unknown option or an option of the wrong type is refused when the configuration is read', () => {
  const written: unknown = { doc: './docs', base: 5 };
  assert.throws(
    () => lectern(written as Parameters<typeof lectern>[0]),
    (error: Error) => {
      assert.match(error.message, /^lectern: the options cannot be read\./);
      assert.match(error.message, /Unrecognized key: "doc"/);
      assert.match(error.message, /expected string, received number\s+→ at base/);
      return true;
    },
  );
});

test('an invalid limit of the proxy is refused when the configuration is read', () => {
  assert.throws(() => lectern({ timeoutMilliseconds: 0 }), {
    message: 'lectern: timeoutMilliseconds must be a number from 1 to 3600000; it is 0.',
  });
  assert.throws(() => lectern({ maxBodyBytes: 2 ** 40 }), {
    message: 'lectern: maxBodyBytes must be a number from 1 to 104857600; it is 1099511627776.',
  });
  assert.throws(() => lectern({ privateHosts: ['http://api'] }), {
    message:
      'lectern: privateHosts must be names such as api.internal, without port; one is "http://api".',
  });
  assert.equal(lectern({ timeoutMilliseconds: 120_000, maxBodyBytes: 5_000_000 }).name, 'lectern');
});

test('a base can be written with or without slashes', () => {
  for (const base of ['', '/', 'docs', '/docs/']) assert.equal(lectern({ base }).name, 'lectern');
});
