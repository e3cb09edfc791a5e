/** What every store must guarantee, whatever it is built on. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TagConflictError } from '../../../src/user-groups/storage/store.ts';
import type { NewUserGroup, Store } from '../../../src/user-groups/storage/store.ts';

/** Registers the tests. `open` opens the same database each time; every test uses new ids. */
export function testStore(kind: string, open: () => Promise<Store>): void {
  const promise = (name: string, check: (store: Store, id: string) => Promise<void>): void => {
    test(`${kind}: ${name}`, async () => {
      const store = await open();
      try {
        await store.registerEnvironments(environments);
        await check(store, `id-${(count += 1)}`);
      } finally {
        await store.close();
      }
    });
  };

  promise('a group is returned as inserted, with the tag of its environment', async (store, id) => {
    const group = toGroup('production', id, {
      mapping: '{"a":"b"}',
      properties: '{"__proto__":1,"b":"\\u0000","10":[9007199254740993,1e400,1.10,-0,1E2],"2":[]}',
    });
    const inserted = await store.insertGroup(group);
    const { environment: _environment, ...kept } = group;
    assert.deepEqual(inserted, { ...kept, teamId: inserted?.teamId, tag: 'Customer' });
    assert.ok(Number.isSafeInteger(inserted?.teamId));
    assert.deepEqual(await store.findGroup('production', id), inserted);
  });

  promise('a group without mapping and properties stores neither', async (store, id) => {
    const inserted = await store.insertGroup(toGroup('plain', id));
    assert.equal(inserted?.mapping, null);
    assert.equal(inserted.properties, null);
    assert.equal(inserted.tag, null);
  });

  promise('ids are compared exactly, by case, spaces and Unicode form', async (store, id) => {
    const ids = [`${id}-é`, `${id}-e\u0301`, `${id}-É`, `${id}-é `, `${id}-🦉`];
    for (const each of ids) assert.ok(await store.insertGroup(toGroup('plain', each)), each);
    for (const each of ids) {
      assert.equal((await store.findGroup('plain', each))?.userGroupId, each);
    }
  });

  promise('an id can be used only once in its environment', async (store, id) => {
    const first = await store.insertGroup(toGroup('plain', id));
    assert.equal(await store.insertGroup(toGroup('plain', id)), undefined);
    assert.deepEqual(await store.findGroup('plain', id), first);
  });

  for (const [holder, newcomer, allowed] of sharing) {
    const outcome = allowed ? 'may be shared with' : 'is closed to';
    promise(`an id held by ${holder} ${outcome} ${newcomer}`, async (store, id) => {
      assert.ok(await store.insertGroup(toGroup(holder, id)));
      const second = await store.insertGroup(toGroup(newcomer, id));
      assert.equal(second !== undefined, allowed);
      assert.equal((await store.findGroup(newcomer, id)) !== undefined, allowed);
    });
  }

  promise(
    'an id shared by Customer and Testing is closed to a third environment',
    async (store, id) => {
      assert.ok(await store.insertGroup(toGroup('production', id)));
      assert.ok(await store.insertGroup(toGroup('staging', id)));
      for (const { name } of environments) {
        assert.equal(await store.insertGroup(toGroup(name, id)), undefined, name);
      }
    },
  );

  promise('exactly one of many simultaneous inserts of one id succeeds', async (store, id) => {
    const inserts = Array.from({ length: 20 }, () => store.insertGroup(toGroup('plain', id)));
    const inserted = (await Promise.all(inserts)).filter((group) => group !== undefined);
    assert.equal(inserted.length, 1);
  });

  promise(
    'exactly one of the simultaneous inserts in environments that cannot share succeeds',
    async (store, id) => {
      const rivals = ['plain', 'other', 'production', 'plain', 'other', 'production'];
      const inserts = rivals.map((rival) => store.insertGroup(toGroup(rival, id)));
      const inserted = (await Promise.all(inserts)).filter((group) => group !== undefined);
      assert.equal(inserted.length, 1);
    },
  );

  promise('an update changes only the fields that it names', async (store, id) => {
    const group = toGroup('plain', id, { mapping: '{"a":"b"}', properties: '{"c":1}' });
    const inserted = await store.insertGroup(group);
    const change = { environment: 'plain', userGroupId: id, name: 'New name' };
    const changed = await store.updateGroup({ ...change, mapping: undefined, properties: '{}' });
    assert.deepEqual(changed, { ...inserted, name: 'New name', properties: '{}' });
    assert.deepEqual(await store.findGroup('plain', id), changed);
  });

  promise('an update does not affect another environment', async (store, id) => {
    const inserted = await store.insertGroup(toGroup('production', id));
    const change = { userGroupId: id, name: 'X', mapping: undefined, properties: undefined };
    assert.equal(await store.updateGroup({ environment: 'staging', ...change }), undefined);
    assert.deepEqual(await store.findGroup('production', id), inserted);
  });

  promise('a rotation replaces the token and keeps the rest', async (store, id) => {
    const inserted = await store.insertGroup(toGroup('plain', id));
    const rotation = { environment: 'plain', currentToken: `token ${id}`, nextToken: `new ${id}` };
    assert.equal(await store.rotateToken({ ...rotation, environment: 'other' }), undefined);
    const rotated = await store.rotateToken(rotation);
    assert.deepEqual(rotated, { ...inserted, token: `new ${id}` });
    assert.equal(await store.rotateToken(rotation), undefined);
    assert.deepEqual(await store.findGroup('plain', id), rotated);
  });

  promise('exactly one of many simultaneous rotations of one token succeeds', async (store, id) => {
    await store.insertGroup(toGroup('plain', id));
    const rotations = Array.from({ length: 20 }, (_, i) =>
      store.rotateToken({
        environment: 'plain',
        currentToken: `token ${id}`,
        nextToken: `next ${id} ${i}`,
      }),
    );
    const rotated = (await Promise.all(rotations)).filter((group) => group !== undefined);
    assert.equal(rotated.length, 1);
    assert.deepEqual(await store.findGroup('plain', id), rotated[0]);
  });

  promise('a group cannot be inserted into an unregistered environment', async (store, id) => {
    assert.equal(await store.insertGroup(toGroup('nowhere', id)), undefined);
    assert.equal(await store.hasEnvironment('nowhere'), false);
    assert.equal(await store.hasEnvironment('plain'), true);
  });

  promise(
    'a new tag of an environment applies to its groups unless shared ids conflict',
    async (store, id) => {
      const moving = `moving-${id}`;
      await store.registerEnvironments([{ name: moving, tag: null }]);
      await store.insertGroup(toGroup(moving, id));
      await store.registerEnvironments([{ name: moving, tag: 'Customer' }]);
      assert.equal((await store.findGroup(moving, id))?.tag, 'Customer');

      assert.ok(await store.insertGroup(toGroup('staging', id)));
      await assert.rejects(
        store.registerEnvironments([{ name: moving, tag: 'Testing' }]),
        TagConflictError,
      );
      await assert.rejects(
        store.registerEnvironments([{ name: moving, tag: null }]),
        TagConflictError,
      );
      assert.equal((await store.findGroup(moving, id))?.tag, 'Customer');
    },
  );

  promise('if one tag is refused, no environment is changed', async (store, id) => {
    const refused = `refused-${id}`;
    await store.registerEnvironments([{ name: refused, tag: 'Customer' }]);
    for (const name of [refused, 'staging']) assert.ok(await store.insertGroup(toGroup(name, id)));
    const alone = `alone-${id}`;
    await store.registerEnvironments([{ name: alone, tag: null }]);
    await store.insertGroup(toGroup(alone, alone));
    const wanted = [
      { name: `new-${id}`, tag: null },
      { name: alone, tag: 'Customer' },
      { name: refused, tag: 'Testing' },
    ] as const;
    await assert.rejects(store.registerEnvironments(wanted), {
      name: 'TagConflictError',
      message: new RegExp(`^Environment ${refused} cannot be tagged Testing`),
    });
    assert.equal((await store.findGroup(alone, alone))?.tag, null);
    assert.equal(await store.insertGroup(toGroup(`new-${id}`, `new-${id}`)), undefined);
  });

  promise('a group is still there after closing and reopening the store', async (store, id) => {
    const inserted = await store.insertGroup(toGroup('plain', id));
    const again = await open();
    assert.deepEqual(await again.findGroup('plain', id), inserted);
    await again.ping();
    await again.close();
    await assert.rejects(again.ping());
  });
}

let count = 0;

const environments = [
  { name: 'production', tag: 'Customer' },
  { name: 'production-2', tag: 'Customer' },
  { name: 'staging', tag: 'Testing' },
  { name: 'staging-2', tag: 'Testing' },
  { name: 'plain', tag: null },
  { name: 'other', tag: null },
] as const;

/** The environment that holds an id, the one that requests it too, and whether their tags allow that. */
const sharing: readonly (readonly [string, string, boolean])[] = [
  ['production', 'staging', true],
  ['staging', 'production', true],
  ['production', 'production-2', false],
  ['staging', 'staging-2', false],
  ['plain', 'other', false],
  ['plain', 'production', false],
  ['plain', 'staging', false],
  ['production', 'plain', false],
  ['staging', 'plain', false],
];

function toGroup(environment: string, id: string, rest: Partial<NewUserGroup> = {}): NewUserGroup {
  // Tokens are unique across all environments.
  const token = rest.token ?? `token ${id}${environment === 'plain' ? '' : ` ${(count += 1)}`}`;
  const base = { environment, userGroupId: id, name: `Name of ${id}`, token };
  return { ...base, mapping: undefined, properties: undefined, ...rest };
}
