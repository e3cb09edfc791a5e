import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toReason } from '../../../../src/node/disk/system-error.ts';

const failure = (code: string, message = '') => Object.assign(new Error(message), { code });

test('a host with several addresses that cannot be reached has a reason like one with a single address', () => {
  const refused = failure('ECONNREFUSED', 'connect ECONNREFUSED ::1:80');
  assert.equal(toReason(refused), 'nothing is listening there');
  const all = Object.assign(new AggregateError([refused, refused]), { code: 'ECONNREFUSED' });
  assert.equal(toReason(all), 'nothing is listening there');
  const unreachable = failure('ENETUNREACH', 'connect ENETUNREACH 2001:db8::1:80');
  const some = Object.assign(new AggregateError([unreachable, refused]), { code: 'ENETUNREACH' });
  assert.equal(toReason(some), 'nothing is listening there');
  const none = Object.assign(new AggregateError([unreachable]), { code: 'ENETUNREACH' });
  assert.equal(toReason(none), 'the network of the host cannot be reached');
  assert.equal(toReason(new AggregateError([], 'no address')), 'no address');
});

test('a name that could not be looked up is the reason, not the call of the system', () => {
  const failed = failure('EAI_AGAIN', 'getaddrinfo EAI_AGAIN api.test');
  assert.equal(toReason(failed), 'the name of the host could not be looked up');
});

test('a value that is not an error is its own reason', () => {
  assert.equal(toReason('no text'), 'no text');
});
