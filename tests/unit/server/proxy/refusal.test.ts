import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toRefusal } from '../../../../src/server/proxy/refusal.ts';

const failed = (code: string) => Object.assign(new Error('connect'), { code });

test('of several addresses, the one that was reached names the cause, whichever was tried first', () => {
  const kinds: readonly (readonly [codes: readonly string[], kind: string])[] = [
    [['ECONNREFUSED', 'ECONNREFUSED'], 'refused'],
    [['EADDRNOTAVAIL', 'ECONNREFUSED'], 'refused'],
    [['ETIMEDOUT', 'ECONNREFUSED'], 'refused'],
    [['ETIMEDOUT', 'ENETUNREACH'], 'timeout'],
    [['ENETUNREACH', 'ETIMEDOUT'], 'timeout'],
    [['ENETUNREACH'], 'unreachable'],
    [['EHOSTUNREACH', 'ENETUNREACH'], 'unreachable'],
  ];
  for (const [codes, kind] of kinds) {
    assert.equal(toRefusal(new AggregateError(codes.map(failed))).kind, kind, codes.join());
  }
});

test('a connection that the system gave up took too long', () => {
  assert.equal(toRefusal(failed('ETIMEDOUT')).kind, 'timeout');
});
