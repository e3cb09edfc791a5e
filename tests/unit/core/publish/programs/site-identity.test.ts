import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  formatIdentity,
  parseIdentity,
} from '../../../../../src/core/publish/programs/site-identity.ts';
import { smallSite } from '../../../../helpers/values/small-site.ts';

test('the identity written by a build can be parsed again', () => {
  const { site } = smallSite({ pages: ['index'] });
  assert.deepEqual(
    parseIdentity(formatIdentity({ config: site.config, url: 'https://docs.example.com' })),
    {
      name: site.config.name,
      description: '',
      origin: 'https://docs.example.com',
    },
  );
  assert.equal(parseIdentity(formatIdentity({ config: site.config }))?.origin, '');
});

test('any other text is rejected as an identity', () => {
  for (const text of ['', '{', 'null', '[]', '{"name":"a","description":"b"}', '{"name":1}']) {
    assert.equal(parseIdentity(text), undefined, text);
  }
});
