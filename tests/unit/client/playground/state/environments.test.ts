/** Named sets of values, without a browser: which value counts, and what a tab keeps of it. */
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { CredentialStore } from '../../../../../src/client/playground/state/credentials.ts';
import { OwnValues } from '../../../../../src/client/playground/state/own-values.ts';
import { memoryStorage } from '../../../../helpers/browser/memory-storage.ts';

const written = [
  {
    name: 'Sandbox',
    baseUrl: 'https://sandbox.test',
    values: { tenant: 'acme-test', api_token: '' },
  },
  { name: 'Production', values: { tenant: 'acme' } },
];

let tab: Storage;

beforeEach(() => {
  tab = memoryStorage();
  globalThis.sessionStorage = tab;
});

function openTab(environments = written): OwnValues {
  return new OwnValues(new CredentialStore(tab), environments);
}

const valueOf = (values: OwnValues, name: string) => values.get(name)?.value;

test('no environment is chosen until the reader does, and then its values are there', () => {
  const values = openTab();
  assert.deepEqual(values.environments.names, ['Sandbox', 'Production']);
  assert.equal(valueOf(values, 'tenant'), undefined);
  values.environments.choose('Sandbox');
  assert.equal(valueOf(values, 'tenant'), 'acme-test');
  assert.equal(valueOf(values, 'baseUrl'), 'https://sandbox.test');
  values.environments.choose('Production');
  assert.equal(valueOf(values, 'tenant'), 'acme');
  assert.equal(valueOf(values, 'baseUrl'), undefined);
});

test('an empty value of the author is asked for, and is none until the reader sets it', () => {
  const values = openTab();
  values.environments.choose('Sandbox');
  assert.ok([...values.environments.written.keys()].includes('api_token'));
  assert.equal(valueOf(values, 'api_token'), undefined);
});

test('what the reader sets belongs to the chosen environment; what holds for all stands behind it', () => {
  const values = openTab();
  values.set({ name: 'tenant', value: 'mine', isPrivate: false });
  values.environments.choose('Sandbox');
  assert.equal(valueOf(values, 'tenant'), 'acme-test');
  values.set({ name: 'tenant', value: 'other', isPrivate: false });
  assert.equal(valueOf(values, 'tenant'), 'other');
  values.environments.choose('Production');
  assert.equal(valueOf(values, 'tenant'), 'acme');
  values.environments.choose(undefined);
  assert.equal(valueOf(values, 'tenant'), 'mine');
  values.environments.choose('Sandbox');
  values.set({ name: 'tenant', value: '', isPrivate: false });
  assert.equal(valueOf(values, 'tenant'), 'acme-test');
});

test('the next page of the tab has the environment and what is open of it, and nothing private', () => {
  const values = openTab();
  values.environments.choose('Sandbox');
  values.set({ name: 'user', value: '42', isPrivate: false });
  values.set({ name: 'api_token', value: 'secret', isPrivate: true });
  const next = openTab();
  assert.equal(next.environments.chosen, 'Sandbox');
  assert.equal(valueOf(next, 'user'), '42');
  assert.equal(valueOf(next, 'api_token'), undefined);
  const kept = ['lectern-values', 'lectern-environments', 'lectern-credentials'];
  assert.doesNotMatch(kept.map((key) => tab.getItem(key)).join(), /secret/);
});

test('a private value of one environment is not that of another', () => {
  const values = openTab();
  values.environments.choose('Sandbox');
  values.set({ name: 'api_token', value: 'secret', isPrivate: true });
  values.environments.choose('Production');
  assert.equal(valueOf(values, 'api_token'), undefined);
});

test('an environment that the author took away is not chosen any more', () => {
  openTab().environments.choose('Sandbox');
  assert.equal(openTab([]).environments.chosen, undefined);
});

test('the reader makes an environment and removes it with all that was kept in it', () => {
  const values = openTab();
  values.environments.choose('Mine');
  values.set({ name: 'user', value: '42', isPrivate: false });
  values.set({ name: 'api_token', value: 'secret', isPrivate: true });
  assert.deepEqual(openTab().environments.names, ['Sandbox', 'Production', 'Mine']);
  assert.equal(values.environments.isOwn, true);
  values.removeEnvironment('Mine');
  assert.equal(values.environments.chosen, undefined);
  assert.equal(tab.length, 0);
  values.environments.choose('Mine');
  assert.deepEqual([valueOf(values, 'user'), valueOf(values, 'api_token')], [undefined, undefined]);
});
