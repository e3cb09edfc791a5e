/** Named sets of values, without a browser: which value applies, and what a tab stores of it. */
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

test('no environment is selected until the reader selects one and gets its values', () => {
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

test('an empty value of the author is a field without a value until the reader fills it in', () => {
  const values = openTab();
  values.environments.choose('Sandbox');
  assert.ok([...values.environments.written.keys()].includes('api_token'));
  assert.equal(valueOf(values, 'api_token'), undefined);
});

test('a reader’s value belongs to the selected environment and overrides general values', () => {
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

test('the next page has the environment and its public values, but no private ones', () => {
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

test('a private value is not shared between environments', () => {
  const values = openTab();
  values.environments.choose('Sandbox');
  values.set({ name: 'api_token', value: 'secret', isPrivate: true });
  values.environments.choose('Production');
  assert.equal(valueOf(values, 'api_token'), undefined);
});

test('an environment that the author removed is no longer selected', () => {
  openTab().environments.choose('Sandbox');
  assert.equal(openTab([]).environments.chosen, undefined);
});

test('a reader can add an environment and remove it with all of its values', () => {
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
