import assert from 'node:assert/strict';
import { test } from 'node:test';
import { errorCode, mainCause } from '../../../../src/core/address/main-cause.ts';

const failure = (code: string) => Object.assign(new Error(code), { code });

test('of the addresses of a host, the one that got furthest explains the failure', () => {
  const codeOf = (...codes: readonly string[]) =>
    errorCode(mainCause(new AggregateError(codes.map(failure))));
  assert.equal(codeOf('ENETUNREACH', 'ETIMEDOUT', 'ECONNREFUSED'), 'ECONNREFUSED');
  assert.equal(codeOf('ENETUNREACH', 'ETIMEDOUT'), 'ETIMEDOUT');
  assert.equal(codeOf('EHOSTUNREACH', 'ENETUNREACH'), 'EHOSTUNREACH');
  assert.equal(codeOf(), '');
  assert.equal(errorCode(mainCause(failure('EPIPE'))), 'EPIPE');
  assert.equal(errorCode('EPIPE'), '');
});
