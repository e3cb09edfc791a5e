import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  isLocalAddress,
  isLoopback,
  isPublicAddress,
} from '../../../../src/server/proxy/addresses.ts';

const notPublic = [
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '168.63.129.16',
  '100.100.100.200',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.8',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::ffff:0:127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '3fff::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fe80::1%eth0',
  'ff02::1',
  'localhost',
  '',
];
for (const address of notPublic) {
  test(`${address || 'nothing'} is not a public address`, () => {
    assert.equal(isPublicAddress(address), false);
  });
}

test('ordinary addresses are public', () => {
  for (const address of ['8.8.8.8', '172.32.0.1', '2606:4700::1111', '2a00:1450::1']) {
    assert.equal(isPublicAddress(address), true, address);
  }
});

test('metadata services, wildcards and mapped addresses are not local either', () => {
  const services = ['169.254.169.254', '100.100.100.200', 'fd00:ec2::254', 'fd20:ce::254'];
  for (const address of [...services, '0.0.0.0', 'fe80::1', '::ffff:10.0.0.1', '8.8.8.8']) {
    assert.equal(isLocalAddress(address), false, address);
  }
  for (const address of ['127.0.0.1', '10.0.0.1', '192.168.1.2', '::1', 'fd00::1']) {
    assert.equal(isLocalAddress(address), true, address);
  }
});

test('a loopback address is recognized in any notation of a socket', () => {
  const found = ['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.0.0.1', '::ffff:10.0.0.1', 'x'];
  assert.deepEqual(found.map(isLoopback), [true, true, true, false, false, false]);
});
