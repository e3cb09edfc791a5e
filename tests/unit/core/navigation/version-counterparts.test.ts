import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { NavItem, Navigation } from '../../../../src/core/navigation/model.ts';
import { buildCounterpartFinder } from '../../../../src/core/navigation/version-counterparts.ts';
import { noNavigation } from '../../../helpers/no-navigation.ts';

const find = buildCounterpartFinder(
  navigation([
    link('v1/guides/setup', 'v1'),
    group([link('v2/guides/setup', 'v2'), link('v2/guides/new', 'v2')]),
    link('guides/shared'),
    link('docs/v2/intro', 'v2'),
    link('hosting', 'v3'),
    link('guides/new', 'v3'),
    link('v1/hosting', 'v1'),
  ]),
);

test('a page is found in another version by the folder that differs', () => {
  assert.equal(find('v1/guides/setup', 'v2')?.slug, 'v2/guides/setup');
  assert.equal(find('v2/guides/setup', 'v1')?.slug, 'v1/guides/setup');
  assert.equal(find('docs/v1/intro', 'v2')?.slug, 'docs/v2/intro');
});

test('a version may keep its pages beside the folders of the others', () => {
  assert.equal(find('v1/hosting', 'v3')?.slug, 'hosting');
  assert.equal(find('hosting', 'v1')?.slug, 'v1/hosting');
  assert.equal(find('v2/guides/new', 'v3')?.slug, 'guides/new');
  assert.equal(find('guides/new', 'v2')?.slug, 'v2/guides/new');
});

test('a page that a version lacks has no counterpart in it', () => {
  assert.equal(find('v2/guides/new', 'v1'), undefined);
  assert.equal(find('v1/guides/setup', 'v3'), undefined);
});

test('pages without a version are nobody’s counterpart', () => {
  assert.equal(find('other/shared', 'v1'), undefined);
  assert.equal(find('intro', 'v2'), undefined);
});

function link(slug: string, version?: string): NavItem {
  const href = `/${slug}/`;
  return { kind: 'link', label: slug, href, external: false, slug, ...(version && { version }) };
}

function group(items: readonly NavItem[]): NavItem {
  return { kind: 'group', id: 'group', label: 'Group', items };
}

function navigation(items: readonly NavItem[]): Navigation {
  return { ...noNavigation, sections: [{ on: [], items }] };
}
