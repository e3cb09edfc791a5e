import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toDecodableUrl } from '../../../src/engine/decodable-url.ts';

test('a path with broken escapes names a page that there is not', () => {
  assert.equal(toDecodableUrl('/docs/%zz'), '/docs/%25zz');
  assert.equal(toDecodableUrl('/%ff/?q=%zz'), '/%25ff/?q=%zz');
});

test('a path that can be decoded stays as it is, whatever its query', () => {
  for (const url of ['/docs/a%20b/', '/?q=%zz', '']) assert.equal(toDecodableUrl(url), url);
});
