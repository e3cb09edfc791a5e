import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readerAddress } from '../../../../src/server/proxy/policy.ts';

test('the address that a reverse proxy reports counts if the proxy can be the site’s own', () => {
  const publicOrigin = 'https://docs.test';
  const addressOf = (address: string, origin: string | undefined) =>
    readerAddress({
      method: 'POST',
      headers: { 'x-forwarded-for': '203.0.113.9, 198.51.100.1' },
      httpVersion: '1.1',
      address,
      publicOrigin: origin,
    });
  const reported = '198.51.100.1';
  for (const proxy of ['127.0.0.1', '::ffff:127.0.0.1']) {
    assert.equal(addressOf(proxy, undefined), reported, proxy);
  }
  for (const container of ['172.18.0.2', '::ffff:172.18.0.2', 'fd00::2']) {
    assert.equal(addressOf(container, publicOrigin), reported, container);
    assert.equal(addressOf(container, undefined), container);
  }
  assert.equal(addressOf('203.0.113.7', publicOrigin), '203.0.113.7');
});
