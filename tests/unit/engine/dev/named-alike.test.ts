import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildPage } from '../../../../src/core/pages/build-pages.ts';
import { isNamedAlike } from '../../../../src/engine/dev/named-alike.ts';

const pageOf = (frontMatter: string, body = 'Text.') =>
  buildPage(
    { file: 'a.md', slug: 'a', format: 'md', text: `---\n${frontMatter}\n---\n\n${body}\n` },
    { trailingSlash: 'never' },
  ).page;

test('other pages show a page alike until its title or a mark in the sidebar changes', () => {
  const before = pageOf('title: One\ndescription: What.');
  assert.ok(isNamedAlike(before, pageOf('title: One\ndescription: What else.', 'Other text.')));
  assert.ok(!isNamedAlike(before, pageOf('title: Two')));
  assert.ok(!isNamedAlike(before, pageOf('title: One\nsidebarTitle: Two')));
  assert.ok(!isNamedAlike(before, pageOf('title: One\nicon: rocket')));
  assert.ok(!isNamedAlike(before, pageOf('title: One\ntag: NEW')));
});
