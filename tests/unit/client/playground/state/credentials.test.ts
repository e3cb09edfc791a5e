import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CredentialStore } from '../../../../../src/client/playground/state/credentials.ts';
import { memoryStorage } from '../../../../helpers/browser/memory-storage.ts';

const api = 'https://api.test';
const other = 'https://other.test';

test('a credential is available only for the origin that it was entered for', () => {
  const store = new CredentialStore(memoryStorage());
  store.set(api, 'apiToken', 'abc');
  assert.equal(store.get(api, 'apiToken'), 'abc');
  assert.equal(store.get(other, 'apiToken'), undefined);
  assert.equal(store.get(api, 'another'), undefined);
});

test('nothing is stored in the tab unless the reader wants it', () => {
  const storage = memoryStorage();
  const store = new CredentialStore(storage);
  store.set(api, 'apiToken', 'abc');
  assert.equal(storage.length, 0);
  assert.equal(new CredentialStore(storage).get(api, 'apiToken'), undefined);
});

test('stored credentials are available on the next page, and so is the choice to store them', () => {
  const storage = memoryStorage();
  const store = new CredentialStore(storage);
  store.set(api, 'apiToken', 'abc');
  store.keepInTab = true;
  store.set(other, 'apiToken', 'def');
  const next = new CredentialStore(storage);
  assert.equal(next.keepInTab, true);
  assert.equal(next.get(api, 'apiToken'), 'abc');
  assert.equal(next.get(other, 'apiToken'), 'def');
});

test('disabling storage clears it immediately but keeps the values on the page', () => {
  const storage = memoryStorage();
  const store = new CredentialStore(storage);
  store.keepInTab = true;
  store.set(api, 'apiToken', 'abc');
  store.keepInTab = false;
  assert.equal(storage.length, 0);
  assert.equal(store.get(api, 'apiToken'), 'abc');
});

test('credentials can be forgotten for one origin or for all, including stored ones', () => {
  const storage = memoryStorage();
  const store = new CredentialStore(storage);
  store.keepInTab = true;
  store.set(api, 'apiToken', 'abc');
  store.set(other, 'apiToken', 'def');
  store.forget(api);
  assert.deepEqual(store.list(), ['def']);
  assert.equal(new CredentialStore(storage).get(api, 'apiToken'), undefined);
  store.forget();
  assert.deepEqual(new CredentialStore(storage).list(), []);
});

test('an empty field is not a credential', () => {
  const store = new CredentialStore(memoryStorage());
  store.set(api, 'apiToken', 'abc');
  store.set(api, 'apiToken', '');
  assert.equal(store.get(api, 'apiToken'), undefined);
  assert.deepEqual(store.list(), []);
});

for (const text of ['{', '"><script>', '{"a":1}', '[["a"]]', '[["a",[["b",1]]]]', '[null]']) {
  test(`invalid stored credentials are ignored: ${text}`, () => {
    const storage = memoryStorage();
    storage.setItem('lectern-credentials', text);
    const store = new CredentialStore(storage);
    assert.equal(store.keepInTab, false);
    assert.deepEqual(store.list(), []);
  });
}

test('without storage or with full storage, a page works from memory', () => {
  const full = memoryStorage();
  full.setItem = () => {
    throw new Error('QuotaExceededError');
  };
  for (const storage of [undefined, full]) {
    const store = new CredentialStore(storage);
    store.keepInTab = true;
    store.set(api, 'apiToken', 'abc');
    assert.equal(store.get(api, 'apiToken'), 'abc');
  }
});
