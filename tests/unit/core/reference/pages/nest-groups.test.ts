import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nestGroups } from '../../../../../src/core/reference/pages/nest-groups.ts';
import { smallReference } from '../../../../helpers/values/openapi-reference.ts';

/** Returns the navigation groups for operations with some tags; the page of each group has its name. */
function groupsOf(tags: readonly Readonly<Record<string, string>>[], more: object = {}) {
  const paths = Object.fromEntries(
    tags.map(({ name = '' }) => [`/${name}`, { get: { tags: [name], responses: {} } }]),
  );
  const { groups } = smallReference({ openapi: '3.2.0', tags, paths, ...more });
  return nestGroups(
    groups.map(({ label, outer = [], operations }) => {
      return { label, outer, pages: operations.map(({ path }) => path.slice(1)) };
    }),
  );
}

test('tags nest to any depth by parent, each next to its child groups', () => {
  const tags = [
    { name: 'reefs', summary: 'Reefs', parent: 'water' },
    { name: 'earth' },
    { name: 'water', summary: 'Water', parent: 'earth' },
    { name: 'lost', parent: 'nowhere' },
  ];
  assert.deepEqual(groupsOf(tags), [
    {
      group: 'earth',
      pages: [{ group: 'Water', pages: [{ group: 'Reefs', pages: ['reefs'] }, 'water'] }, 'earth'],
    },
    { group: 'nowhere', pages: [{ group: 'lost', pages: ['lost'] }] },
  ]);
});

test('a tag group is placed at its first tag, and circular parents are ignored', () => {
  const tags = [
    { name: 'a' },
    { name: 'b' },
    { name: 'c', parent: 'd' },
    { name: 'd', parent: 'c' },
  ];
  assert.deepEqual(groupsOf(tags, { 'x-tagGroups': [{ name: 'G', tags: ['b', 'a'] }] }), [
    {
      group: 'G',
      pages: [
        { group: 'a', pages: ['a'] },
        { group: 'b', pages: ['b'] },
      ],
    },
    { group: 'c', pages: ['c'] },
    { group: 'd', pages: ['d'] },
  ]);
});

test('tags that nest deeper than any menu are not nested', () => {
  const tags = Array.from({ length: 5000 }, (_, rank) => {
    return { name: `t${rank}`, parent: `t${rank + 1}` };
  });
  const groups = groupsOf(tags);
  assert.deepEqual(groups[0], { group: 't0', pages: ['t0'] });
  assert.ok(groups.length > 4900);
});

test('a tag can have any number of pages', () => {
  const pages = Array.from({ length: 150_000 }, (_, rank) => `page-${rank}`);
  assert.deepEqual(nestGroups([{ label: 'a', outer: [], pages }]), [{ group: 'a', pages }]);
});
