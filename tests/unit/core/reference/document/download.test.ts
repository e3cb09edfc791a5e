import assert from 'node:assert/strict';
import { test } from 'node:test';
import { smallReference } from '../../../../helpers/values/openapi-reference.ts';

const paths = { '/a': { get: {} }, '/b': { get: { 'x-hidden': true } } };

test('a document is offered for download as it was written', () => {
  const { download } = smallReference({ paths });
  assert.equal(download?.path, '_lectern/openapi/zoo.json');
  assert.match(download.text(), /^\{"openapi":"3\.1\.0"/);
});

test('a document with internal operations is not offered for download', () => {
  for (const key of ['x-internal', 'x-excluded']) {
    const secret = { '/c': { get: { [key]: true } } };
    assert.equal(smallReference({ paths: { ...paths, ...secret } }).download, undefined);
    assert.equal(smallReference({ paths, webhooks: secret }).download, undefined);
  }
});
