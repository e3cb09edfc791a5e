import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { listSentRequests, remember } from '../../../../../src/client/playground/state/history.ts';
import { memoryStorage } from '../../../../helpers/browser/memory-storage.ts';

let storage = memoryStorage();
beforeEach(() => {
  storage = memoryStorage();
  Object.defineProperty(globalThis, 'sessionStorage', { value: storage, configurable: true });
});

const request = (id: number) => ({ operation: 'getPet', at: id, status: 200, values: { id } });

test('the last ten requests are listed, latest first', () => {
  for (let id = 1; id <= 12; id += 1) remember(request(id));
  assert.deepEqual(
    listSentRequests().map(({ at }) => at),
    [12, 11, 10, 9, 8, 7, 6, 5, 4, 3],
  );
});

test('repeating a request does not add an entry', () => {
  remember(request(1));
  remember(request(2));
  remember({ ...request(1), at: 3 });
  assert.deepEqual(
    listSentRequests().map(({ at }) => at),
    [3, 2],
  );
});

test('credentials are never stored, wherever they were entered', () => {
  const secret = 'demo-production-token';
  remember(
    {
      operation: 'getPet',
      at: 1,
      values: {
        query: { q: `find ${secret}` },
        body: `{"note": "${secret}", "current_token": "ugt_1\\"2", "name": "Acme"}`,
      },
    },
    [secret],
  );
  const text = JSON.stringify(storage.getItem('lectern-requests'));
  assert.ok(!text.includes(secret) && !text.includes('ugt_1'), text);
  assert.deepEqual(listSentRequests()[0]?.values, {
    query: { q: 'find ' },
    body: '{"note": "", "current_token": "", "name": "Acme"}',
  });
});

test('fields with names of secrets are emptied, at any depth', () => {
  const values = {
    headers: { Authorization: 'Token abc', 'X-Api-Key': 'abc', Accept: 'text/plain' },
    list: [{ password: 'abc', max_tokens: 100, page: 1, flag: false, none: null }],
  };
  remember({ operation: 'getPet', at: 1, values });
  assert.deepEqual(listSentRequests()[0]?.values, {
    headers: { Authorization: '', 'X-Api-Key': '', Accept: 'text/plain' },
    list: [{ password: '', max_tokens: 100, page: 1, flag: false, none: null }],
  });
});

test('secrets in JSON text are emptied too, including sessions and authorization', () => {
  const body = '{"session_id": "s1", "Authorization": "a", "theme": "dark", "session_title": "t"}';
  remember({ operation: 'getPet', at: 1, values: { body, 'header X-Auth-Token': '"abc"' } });
  assert.deepEqual(listSentRequests()[0]?.values, {
    body: '{"session_id": "", "Authorization": "", "theme": "dark", "session_title": "t"}',
    'header X-Auth-Token': '',
  });
});

test('forms that are too large for the storage are not stored', () => {
  remember({ ...request(1), values: { body: 'x'.repeat(100_001) } });
  assert.deepEqual(listSentRequests(), []);
});

for (const text of ['{', '{"a":1}', '[null, 1, {"operation": 1}]']) {
  test(`invalid stored requests are ignored: ${text}`, () => {
    storage.setItem('lectern-requests', text);
    assert.deepEqual(listSentRequests(), []);
  });
}
