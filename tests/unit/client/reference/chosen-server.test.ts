/** The servers of several APIs, as a reader goes from one API to another. */
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type * as chosenServerModule from '../../../../src/client/reference/chosen-server.ts';
import { memoryStorage } from '../../../helpers/browser/memory-storage.ts';

type ChosenServer = typeof chosenServerModule;

const storage = memoryStorage();
Object.defineProperty(globalThis, 'localStorage', { value: storage });

let pages = 0;
/** Loads the module like another page does. */
async function openPage(servers: readonly chosenServerModule.NamedServer[]) {
  const path = `../../../../src/client/reference/chosen-server.ts?${(pages += 1)}`;
  const page = (await import(path)) as ChosenServer;
  page.pairServer(servers);
  return {
    choose: page.chooseServer,
    shown: () => page.chosenServer(servers.map(([url]) => url)),
  };
}

const environmentsOf = (api: string) =>
  [
    [`https://${api}.test`, 'Production'],
    [`https://${api}.staging.test`, 'Staging'],
  ] as const;

beforeEach(() => storage.removeItem('lectern-servers'));

test('choosing staging for one API chooses it for the next', async () => {
  const [, staging] = environmentsOf('zoo');
  assert.ok(staging);
  (await openPage(environmentsOf('zoo'))).choose(staging);
  assert.equal((await openPage(environmentsOf('shop'))).shown(), 'https://shop.staging.test');
  assert.equal((await openPage(environmentsOf('zoo'))).shown(), 'https://zoo.staging.test');
});

test('the latest choice of an environment applies to all APIs', async () => {
  const [production, staging] = environmentsOf('zoo');
  assert.ok(production && staging);
  (await openPage(environmentsOf('zoo'))).choose(staging);
  const shop = await openPage(environmentsOf('shop'));
  assert.equal(shop.shown(), 'https://shop.staging.test');
  (await openPage(environmentsOf('zoo'))).choose(production);
  assert.equal((await openPage(environmentsOf('shop'))).shown(), 'https://shop.test');
});

test('servers without a name and choices in the old format are matched by address', async () => {
  storage.setItem('lectern-servers', '["https://b.test", 7, ["https://c.test"]]');
  const nameless = ['a', 'b', 'c'].map((at) => [`https://${at}.test`] as const);
  assert.equal((await openPage(nameless)).shown(), 'https://b.test');
  assert.equal((await openPage(nameless.slice(0, 1))).shown(), 'https://a.test');
});
