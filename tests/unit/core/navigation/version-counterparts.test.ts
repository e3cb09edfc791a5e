import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { NavItem } from '../../../../src/core/navigation/model.ts';
import type { Navigation } from '../../../../src/core/navigation/navigation-index.ts';
import { buildCounterpartFinder } from '../../../../src/core/navigation/version-counterparts.ts';
import { noNavigation } from '../../../helpers/values/no-navigation.ts';

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

test('the counterpart of a page differs only in its version folder', () => {
  assert.equal(find('v1/guides/setup', 'v2')?.slug, 'v2/guides/setup');
  assert.equal(find('v2/guides/setup', 'v1')?.slug, 'v1/guides/setup');
  assert.equal(find('docs/v1/intro', 'v2')?.slug, 'docs/v2/intro');
});

test('a version may keep its pages outside the version folders', () => {
  assert.equal(find('v1/hosting', 'v3')?.slug, 'hosting');
  assert.equal(find('hosting', 'v1')?.slug, 'v1/hosting');
  assert.equal(find('v2/guides/new', 'v3')?.slug, 'guides/new');
  assert.equal(find('guides/new', 'v2')?.slug, 'v2/guides/new');
});

test('a page that a version lacks has no counterpart in it', () => {
  assert.equal(find('v2/guides/new', 'v1'), undefined);
  assert.equal(find('v1/guides/setup', 'v3'), undefined);
});

test('a page without a version is never a counterpart', () => {
  assert.equal(find('other/shared', 'v1'), undefined);
  assert.equal(find('intro', 'v2'), undefined);
});

test('a page outside the version folders beats one that only has the same ending', () => {
  const among = buildCounterpartFinder(
    navigation([
      link('v1/introduction', 'v1'),
      link('api/introduction', 'v2'),
      link('introduction', 'v2'),
    ]),
  );
  assert.equal(among('v1/introduction', 'v2')?.slug, 'introduction');
  assert.equal(among('introduction', 'v1')?.slug, 'v1/introduction');
  assert.equal(among('api/introduction', 'v1'), undefined);
});

test('a translation has a path that differs only in the language folder', () => {
  const among = languages({
    en: ['api/start', 'start', 'index', 'v1/guides/a'],
    fr: ['fr/start', 'fr/index', 'fr/guides/a'],
    zh: ['zh-CN/start', 'zh-CN/api/start'],
  });
  assert.equal(among('fr/start', 'en'), 'start');
  assert.equal(among('api/start', 'fr'), undefined);
  assert.equal(among('fr/index', 'en'), 'index');
  assert.equal(among('fr/guides/a', 'en'), undefined);
  assert.equal(among('v1/guides/a', 'fr'), undefined);
  assert.equal(among('fr/start', 'zh'), 'zh-CN/start');
  assert.equal(among('api/start', 'zh'), 'zh-CN/api/start');
});

test('a folder of two short words is not a language folder', () => {
  const among = languages({ en: ['ai-api/a', 'b'], fr: ['fr/ai-api/a', 'fr/b'] });
  assert.equal(among('ai-api/a', 'fr'), 'fr/ai-api/a');
  assert.equal(among('fr/b', 'en'), 'b');
});

test('language folders may have custom names', () => {
  const among = languages({ en: ['english/a', 'english/b'], fr: ['french/a'] });
  assert.equal(among('french/a', 'en'), 'english/a');
  assert.equal(among('english/b', 'fr'), undefined);
});

/** Returns a function that finds slugs in versions that are languages, each with its pages. */
function languages(pages: Readonly<Record<string, readonly string[]>>) {
  const all = Object.entries(pages);
  const found = buildCounterpartFinder({
    ...navigation(all.flatMap(([name, slugs]) => slugs.map((slug) => link(slug, name)))),
    versions: all.map(([name]) => ({ name, label: name, lang: name, isDefault: name === 'en' })),
  });
  return (slug: string, place: string) => found(slug, place)?.slug;
}

function link(slug: string, version?: string): NavItem {
  const href = `/${slug}/`;
  return { kind: 'link', label: slug, href, external: false, slug, ...(version && { version }) };
}

function group(items: readonly NavItem[]): NavItem {
  return { kind: 'group', id: 'group', label: 'Group', items };
}

function navigation(items: readonly NavItem[]): Navigation {
  return { ...noNavigation, sections: [{ branchIds: [], items }] };
}
