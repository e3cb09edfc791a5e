import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CredentialStore } from '../../../../../src/client/playground/state/credentials.ts';
import { memoryStorage } from '../../../../helpers/browser/memory-storage.ts';

const api = 'https://api.test';
const other = 'https://other.test';

test('a credential is had for the origin that it was typed for, and for no other', () => {
  const store = new CredentialStore(memoryStorage());
  store.set(api, 'apiToken', 'abc');
  assert.equal(store.get(api, 'apiToken'), 'abc');
  assert.equal(store.get(other, 'apiToken'), undefined);
  assert.equal(store.get(api, 'another'), undefined);
});

test('nothing is in the storage of the tab unless the reader wants it', () => {
  const storage = memoryStorage();
  const store = new CredentialStore(storage);
  store.set(api, 'apiToken', 'abc');
  assert.equal(storage.length, 0);
  assert.equal(new CredentialStore(storage).get(api, 'apiToken'), undefined);
});

test('what is kept in the tab is there for the next page, and so is the wish to keep it', () => {
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

test('keeping no longer takes it out of the storage at once, not out of the page', () => {
  const storage = memoryStorage();
  const store = new CredentialStore(storage);
  store.keepInTab = true;
  store.set(api, 'apiToken', 'abc');
  store.keepInTab = false;
  assert.equal(storage.length, 0);
  assert.equal(store.get(api, 'apiToken'), 'abc');
});

test('forgetting is for one origin, or for all, in the storage as well', () => {
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

test('an emptied field is no credential', () => {
  const store = new CredentialStore(memoryStorage());
  store.set(api, 'apiToken', 'abc');
  store.set(api, 'apiToken', '');
  assert.equal(store.get(api, 'apiToken'), undefined);
  assert.deepEqual(store.list(), []);
});

for (const text of ['{', '"><script>', '{"a":1}', '[["a"]]', '[["a",[["b",1]]]]', '[null]']) {
  test(`storage that holds something else is not believed: ${text}`, () => {
    const storage = memoryStorage();
    storage.setItem('lectern-credentials', text);
    const store = new CredentialStore(storage);
    assert.equal(store.keepInTab, false);
    assert.deepEqual(store.list(), []);
  });
}

test('a page without storage, or with a full one, works from memory', () => {
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
