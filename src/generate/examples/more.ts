/**
 * Mistakes that only some projects can make: in the newer configuration format, in documents, in several
 * files.
 */
import { docs, type Examples, page } from './example.ts';

const head = 'openapi: 3.1.0\ninfo: { title: Users, version: "1" }\n';
const answers = 'responses: { "200": { description: OK } }';
const api = docs({ openapi: 'openapi.yaml' });

export const moreExamples: Examples = {
  'config/bad-url': docs({ footerSocials: { github: 'octocat' } }),
  'config/bad-path': docs({ favicon: '../favicon.svg' }),
  'config/empty-path': docs({ favicon: '' }),
  'config/bad-icon': docs({ anchors: [{ name: 'A', icon: '<svg', url: 'https://example.com' }] }),
  'config/bad-identifier': docs({ analytics: { enabled: true, ga4: { measurementId: 'x y' } } }),
  'config/bad-language': docs({ lang: 'x y' }),
  'config/unknown-theme': docs({ codeBlock: { theme: 'draculla' } }),
  'config/low-contrast': docs({ colors: { primary: '#eeeeee' } }),
  'config/empty-list': docs({ navigation: [] }),
  'config/bad-ref': docs({ navigation: { $ref: './navigation.json' } }),
  'config/empty-branch': docs({
    colors: { primary: '#16a34a' },
    navigation: {
      tabs: [
        { tab: 'A', pages: ['index'] },
        { tab: 'B', groups: [] },
      ],
    },
  }),
  'navigation/in-several-branches': docs({
    colors: { primary: '#16a34a' },
    navigation: {
      tabs: [
        { tab: 'A', pages: ['index'] },
        { tab: 'B', pages: ['index'] },
      ],
    },
  }),
  'navigation/redirected-page': {
    ...docs({ redirects: [{ source: '/setup', destination: '/' }] }),
    'setup.mdx': 'How it was set up before.\n',
  },
  'navigation/version-conflict': docs({
    versions: ['2.0', '1.0'],
    navigation: [
      {
        group: 'Start',
        version: '2.0',
        pages: ['index', { group: 'Old', version: '1.0', pages: ['index'] }],
      },
    ],
  }),
  'navigation/idle-top-anchor': docs({
    topAnchor: { name: 'Guides' },
    anchors: [{ name: 'All', icon: 'book', url: '/' }],
  }),
  'files/two-configs': { ...docs({}), 'mint.json': '{ "name": "Acme", "navigation": [] }\n' },
  'component/browser-only': page('{window.location.href}\n'),
  'openapi/unknown-version': { ...api, 'openapi.yaml': head.replace('3.1.0', '3.9.0') },
  'openapi/invalid': { ...api, 'openapi.yaml': `${head}paths: [1]\n` },
  'openapi/repeated-key': {
    ...api,
    'openapi.yaml': `${head}paths: {}\npaths: {}\n`,
  },
  'openapi/unknown-type': {
    ...api,
    'openapi.yaml': `${head}components:\n  schemas:\n    User: { type: strng }\npaths: {}\n`,
  },
  'openapi/unknown-keyword': {
    ...api,
    'openapi.yaml': `${head}components:\n  schemas:\n    User: { type: object, requried: [id] }\npaths: {}\n`,
  },
  'openapi/old-version': { ...api, 'openapi.yaml': 'swagger: "1.2"\napis: []\n' },
  'openapi/unknown-document': {
    ...api,
    ...page('---\nopenapi: users GET /users\n---\n'),
    'openapi.yaml': `${head}paths:\n  /users:\n    get:\n      ${answers}\n`,
  },
  'site/idle-auth': {
    ...docs({ openapi: 'openapi.yaml', api: { auth: { method: 'bearer' } } }),
    'openapi.yaml': `${head}components:\n  securitySchemes:\n    key: { type: apiKey, in: header, name: X-Key }\nsecurity:\n  - key: []\npaths:\n  /users:\n    get:\n      ${answers}\n`,
  },
  'openapi/circular-ref': {
    ...api,
    'openapi.yaml': `${head}components:\n  schemas:\n    P: { $ref: "#/components/schemas/Q" }\n    Q: { $ref: "#/components/schemas/P" }\npaths: {}\n`,
  },
  'navigation/missing-folder': docs({
    navigation: [{ group: 'Start', pages: ['index', 'guide/a', 'guide/b', 'guide/c'] }],
  }),
  'navigation/no-page': {
    ...docs({ navigation: [{ group: 'Start', pages: ['index', 'draft'] }] }),
    'draft.mdx': 'Text\n',
    '.lecternignore': 'draft.mdx\n',
  },
  'openapi/odd-server': {
    ...api,
    'openapi.yaml': `${head}servers: [{ url: "https://my_api.example.com" }]\npaths: {}\n`,
  },
  'openapi/repeated-parameter': {
    ...api,
    'openapi.yaml': `${head}paths:\n  /users:\n    get:\n      parameters:\n        - { name: q, in: query, schema: { type: string } }\n        - { name: q, in: query, schema: { type: string } }\n      ${answers}\n`,
  },
  'openapi/refused-ref': {
    ...api,
    'openapi.yaml': `${head}paths:\n  /users: { $ref: "../../users.yaml" }\n`,
  },
};
