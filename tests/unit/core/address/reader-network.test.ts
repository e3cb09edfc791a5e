import assert from 'node:assert/strict';
import { test } from 'node:test';
import { networkOf } from '../../../../src/core/address/reader-network.ts';

const networks: readonly [address: string, network: string][] = [
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '::ffff:198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
];

for (const [address, network] of networks) {
  test(`requests from ${address || 'nobody'} are counted for ${network || 'nobody'}`, () => {
    assert.equal(networkOf(address), network);
  });
}
