import assert from 'node:assert/strict';
import { test } from 'node:test';
import { send } from '../../../../src/client/playground/exchange.ts';
import { ResponseView } from '../../../../src/client/playground/response-view.ts';
import {
  authorise,
  AuthorisationError,
  callbackChannel,
} from '../../../../src/client/playground/oauth.ts';

test('x', () => {
  assert.ok(send);
  assert.ok(ResponseView);
  assert.ok(authorise);
  assert.ok(callbackChannel);
  assert.ok(AuthorisationError);
});
