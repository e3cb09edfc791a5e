import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  formatIdentity,
  parseIdentity,
} from '../../../../../src/core/publish/programs/site-identity.ts';
import { smallSite } from '../../../../helpers/values/small-site.ts';

test('what a build writes is read again', () => {
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

test('what no build has written is none', () => {
  for (const text of ['', '{', 'null', '[]', '{"name":"a","description":"b"}', '{"name":1}']) {
    assert.equal(parseIdentity(text), undefined, text);
  }
});
