/** Mistakes in `docs.json`, and in what it refers to. */
import { docs, type Examples } from './example.ts';

const group = (...pages: unknown[]) => [{ group: 'Start', pages }];

export const configurationExamples: Examples = {
  'config/empty': { 'docs.json': '' },
  'config/syntax': {
    'docs.json':
      '{\n  "name": "Acme",\n  "navigation": [{ "group": "Start", "pages": ["index"] }],\n}\n',
  },
  'config/duplicate-key': {
    'docs.json':
      '{\n  "name": "Acme",\n  "name": "Acme docs",\n  "navigation": [{ "group": "Start", "pages": ["index"] }]\n}\n',
  },
  'config/wrong-type': docs({ favicon: 3 }),
  'config/missing-key': docs({ topbarLinks: [{ name: 'Community' }] }),
  'config/unknown-key': docs({ colour: '#16a34a' }),
  'config/unread-value': docs({ navigation: { groups: group('index') }, rounded: true }),
  'config/unknown-value': docs({ modeToggle: { default: 'drak' } }),
  'config/empty-text': docs({ name: ' ' }),
  'config/bad-color': docs({ colors: { primary: 'green' } }),
  'config/unsafe-link': docs({ topbarLinks: [{ name: 'Run', url: 'javascript:alert(1)' }] }),
  'config/bad-base': docs({ base: 'https://example.com/docs' }),
  'config/bad-redirect-source': docs({
    redirects: [{ source: 'https://example.com/old', destination: '/' }],
  }),
  'config/unknown-check': docs({ checks: { 'image/no-atl': 'off' } }),
  'config/needed-check': docs({ checks: { 'page/mdx-syntax': 'off' } }),
  'config/no-effect': docs({ isWhiteLabeled: true }),
  'config/analytics-off': docs({ analytics: { plausible: { domain: 'docs.example.com' } } }),
  'config/unknown-version': docs({
    versions: ['2.0', '1.0'],
    navigation: [{ group: 'Start', version: '2', pages: ['index'] }],
  }),
  'config/unused-versions': docs({ versions: ['2.0', '1.0'] }),
  'config/duplicate-version': docs({ versions: ['2.0', '2.0'] }),
  'config/two-defaults': docs({
    versions: [
      { name: '2.0', default: true },
      { name: '1.0', default: true },
    ],
  }),
  'config/unknown-action': docs({ contextual: { options: ['copy', 'cursor'] } }),
  'config/basic-auth-name': docs({ api: { auth: { method: 'basic', name: 'user' } } }),
  'config/not-a-repository': docs({
    topbarCtaButton: { type: 'github', url: 'https://example.com/acme' },
  }),
  'config/duplicate-redirect': docs({
    redirects: [
      { source: '/old', destination: '/' },
      { source: '/old', destination: '/new' },
    ],
  }),
  'config/redirect-loop': docs({
    redirects: [
      { source: '/a', destination: '/b' },
      { source: '/b', destination: '/a' },
    ],
  }),
  'config/empty-object': docs({ colors: { primary: '#16a34a', background: {} } }),
  'config/one-background': docs({
    colors: { primary: '#16a34a', background: { dark: '#000000' } },
  }),
  'config/empty-group': docs({ navigation: [...group('index'), { group: 'More', pages: [] }] }),
  'navigation/missing-page': docs({ navigation: group('index', 'quickstrat') }),
  'navigation/outside': docs({ navigation: group('index', '../README') }),
  'navigation/url-entry': docs({ navigation: group('index', 'https://example.com') }),
  'navigation/folder-entry': {
    ...docs({ navigation: group('index', 'guides') }),
    'guides/intro.mdx': 'Welcome.\n',
  },
  'navigation/case-differs': {
    ...docs({ navigation: group('index', 'Guides/Intro') }),
    'guides/intro.mdx': 'Welcome.\n',
  },
  'navigation/page-twice': docs({ navigation: group('index', 'index') }),
  'navigation/missing-operation': {
    ...docs({ openapi: 'openapi.yaml', navigation: group('index', 'GET /usres') }),
    'openapi.yaml':
      'openapi: 3.1.0\ninfo: { title: Users, version: "1" }\npaths:\n  /users:\n    get:\n      responses: { "200": { description: OK } }\n',
  },
  'navigation/unknown-page-version': {
    ...docs({
      versions: ['2.0', '1.0'],
      navigation: [{ group: 'Start', version: '2.0', pages: ['index', 'old'] }],
    }),
    'old.mdx': '---\nversion: "1"\n---\n\nText\n',
  },
  'navigation/dead-prefix': docs({ tabs: [{ name: 'API', url: 'api-refrence' }] }),
  'navigation/same-prefix': {
    ...docs({
      navigation: group('index', 'sdk/start'),
      anchors: [
        { name: 'SDKs', icon: 'code', url: 'sdk' },
        { name: 'Libraries', icon: 'code', url: 'sdk' },
      ],
    }),
    'sdk/start.mdx': 'Welcome.\n',
  },
  'site/missing-file': docs({ favicon: '/favicn.svg' }),
  'site/foreign-font': docs({
    font: { family: 'Lora', url: 'https://fonts.example.com/lora.woff2', format: 'woff2' },
  }),
  'site/font-not-installed': docs({ font: { family: 'Lora' } }),
  'site/odd-host': docs({ favicon: 'https://my_cdn.example.com/favicon.png' }),
  'site/missing-document': docs({ openapi: 'opneapi.yaml' }),
  'site/unknown-part': docs({ redirects: [{ source: '/old/:slug', destination: '/:slg' }] }),
  'site/unused-redirect': {
    ...docs({
      navigation: group('index', 'intro'),
      redirects: [{ source: '/intro', destination: '/' }],
    }),
    'intro.mdx': 'Welcome.\n',
  },
  'site/foreign-letters': {
    ...docs({ seo: { previewImages: true } }),
    // Letters of a Unicode version of 2025, which no system font contains.
    'index.mdx': '---\ntitle: "\u{16ea0}\u{16ea1}"\n---\n\nText.\n',
  },
  'site/orphan-pages': { 'draft.mdx': 'Nobody finds this.\n' },
  'site/no-language': {
    'index.mdx':
      '---\ntitle: 소개\ndescription: 이 안내서는 처음부터 끝까지 차근차근 설명하며 모든 기능을 예제로 보여 줍니다.\n---\n\nText.\n',
  },
  'site/base': {
    'index.mdx': '[a](/docs/) [b](/docs/#top) [c](/docs/index)\n',
  },
  'site/no-repository': docs({ feedback: { suggestEdit: true } }),
};
