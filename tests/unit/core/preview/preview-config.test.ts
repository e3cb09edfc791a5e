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
  colors: { primary: '#0b6b57', light: '#6fc9b0' },
  navigation: [{ group: 'Start', pages: ['welcome', { group: 'Deep', pages: ['deep/one'] }] }],
};

test('a docs.json of either format becomes a preview of its site', () => {
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
    colors: { primary: '#0b6b57', light: '#6fc9b0' },
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

test('language, version and dropdown switchers are rendered with links to their pages', () => {
  const languages = preview({
    name: 'New',
    theme: 'mint',
    colors: { primary: '#0b6b57', light: '#6fc9b0' },
    navigation: {
      languages: [
        {
          language: 'en',
          banner: { content: 'Hello' },
          dropdowns: [
            { dropdown: 'Guides', pages: ['a'] },
            { dropdown: 'API', pages: ['b'] },
          ],
        },
        { language: 'de', banner: { content: 'Hallo' }, pages: ['de/a'] },
      ],
    },
  });
  assert.equal(languages.problems, '');
  assert.match(languages.site, /class="live-option" data-active data-page="a">English</);
  assert.match(languages.site, /class="live-option" data-page="de\/a">Deutsch</);
  assert.match(languages.site, /class="live-option" data-page="b">API</);
  assert.match(languages.site, /class="live-banner">Hello</);
  const versions = {
    ...older,
    versions: ['v2', 'v1'],
    navigation: [
      { group: 'Now', version: 'v2', pages: ['now'] },
      { group: 'Before', version: 'v1', pages: ['before'] },
    ],
  };
  const { site, problems } = preview(versions);
  assert.equal(problems, '');
  assert.match(site, /class="live-option" data-active data-page="now">v2</);
  assert.match(site, /class="live-option" data-page="before">v1</);
  assert.match(site, />Now</);
  assert.doesNotMatch(site, /live-group">Before</);
  assert.match(preview(versions, 'before').site, /live-group">Before</);
});

test('banner, logo and footer are rendered', () => {
  const { site, colors } = preview({
    ...older,
    logo: '/logo.svg',
    banner: { content: '**Two** is [out](/new)', color: '#112233' },
    footer: { links: [{ title: 'Company', links: [{ label: 'Blog', url: '/blog' }] }] },
    footerSocials: { github: 'https://github.com/acme' },
  });
  assert.match(site, /class="live-banner">Two is out</);
  assert.equal(colors['--live-dark-banner'], '#112233');
  assert.match(site, /class="live-name live-logo">A &amp; B</);
  assert.match(site, /live-footer.*Company.*Blog.*github/);
  assert.doesNotMatch(preview(older).site, /live-(?:banner|logo|footer|choice)/);
});

test('low-contrast colors and tabs without pages are reported', () => {
  const { problems } = preview({
    ...older,
    colors: { primary: '#ffee00' },
    tabs: [{ name: 'API', url: 'api' }],
  });
  assert.match(problems, /config\/low-contrast/);
  assert.match(problems, /navigation\/dead-prefix/);
});

test('the requested page is shown, else the first page', () => {
  assert.match(preview(older, 'deep/one').site, /class="live-title">One</);
  assert.match(preview(older, 'nowhere').site, /class="live-title">Welcome</);
});

test('problems match those of check, and text is escaped in the output', () => {
  const { problems } = preview({ ...older, colour: '<img src=x onerror=alert(1)>' });
  assert.match(problems, /docs\.json:\d+:3 <b>\w+<\/b> config\/unknown-key/);
  assert.match(problems, /put what it says into &quot;colors&quot;/);
  const { site, code } = preview({ ...older, name: '<img src=x onerror=alert(1)>' });
  for (const html of [site, code, problems]) assert.doesNotMatch(html, /<img/);
});

test('any text yields problems instead of an exception', () => {
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
