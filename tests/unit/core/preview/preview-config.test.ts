import assert from 'node:assert/strict';
import { test } from 'node:test';
import { previewConfig } from '../../../../src/core/preview/preview-config.ts';

const preview = (value: unknown, slug?: string) =>
  previewConfig({
    file: 'docs.json',
    text: typeof value === 'string' ? value : JSON.stringify(value, null, 2),
    slug,
    isLive: true,
  });

const older = {
  name: 'A & B',
  colors: { primary: '#0b6b57' },
  navigation: [{ group: 'Start', pages: ['welcome', { group: 'Deep', pages: ['deep/one'] }] }],
};

test('a docs.json of either format becomes the site that it makes', () => {
  const { site, problems, isReadable, colors } = preview(older);
  assert.equal(problems, '');
  assert.ok(isReadable);
  assert.match(site, /class="live-name">A &amp; B</);
  assert.match(site, /data-active data-page="welcome">Welcome</);
  assert.match(site, /data-page="deep\/one">One</);
  assert.equal(colors['--live-light-accent'], '#0b6b57');
  const newer = preview({
    name: 'New',
    theme: 'mint',
    colors: { primary: '#0b6b57' },
    navigation: {
      tabs: [
        { tab: 'Guides', pages: ['a'] },
        { tab: 'API', pages: ['b/c'] },
      ],
    },
  });
  assert.equal(newer.problems, '');
  assert.match(newer.site, /class="live-tab" data-active data-page="a">Guides</);
});

test('the page that was asked for is shown, else the first', () => {
  assert.match(preview(older, 'deep/one').site, /class="live-title">One</);
  assert.match(preview(older, 'nowhere').site, /class="live-title">Welcome</);
});

test('problems are those of check, and none of a text can leave its place', () => {
  const { problems } = preview({ ...older, colour: '<img src=x onerror=alert(1)>' });
  assert.match(problems, /docs\.json:\d+:3 <b>\w+<\/b> config\/unknown-key/);
  assert.match(problems, /Did you mean &quot;colors&quot;\?/);
  const { site, code } = preview({ ...older, name: '<img src=x onerror=alert(1)>' });
  for (const html of [site, code, problems]) assert.doesNotMatch(html, /<img/);
});

test('any text is told of and never thrown at', () => {
  for (const text of [
    '',
    '{',
    '[]',
    '"a"',
    '{"name": 3}',
    '{"navigation": {}}',
    '\u0000',
    '{"name"',
  ]) {
    const { problems, site } = preview(text);
    assert.notEqual(problems, '', text);
    assert.notEqual(site, '', text);
  }
});
