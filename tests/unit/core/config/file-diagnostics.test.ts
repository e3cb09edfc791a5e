/** Messages about docs.json as a whole: every code is provoked, and its whole text is pinned. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { configEntries } from '../../../../src/core/config/config-entries.ts';
import { configValueEntries } from '../../../../src/core/config/config-value-entries.ts';
import { keyEntries } from '../../../../src/core/config/key-entries.ts';
import { configWith, diagnose } from '../../../helpers/mistakes/config-text.ts';

interface Case {
  readonly about: string;
  readonly text: string;
  readonly said: string;
}

const cases: readonly Case[] = [
  {
    about: 'An empty file',
    text: '',
    said: [
      'docs.json:1:1 error config/empty',
      'Empty configuration',
      'The file is empty.',
      'Start with { "name": "My project", "navigation": [{ "group": "Start", "pages": ["introduction"] }] }.',
    ].join('\n'),
  },
  {
    about: 'A file of 21 megabytes',
    text: ' '.repeat(21 * 1024 * 1024),
    said: [
      'docs.json error config/too-large',
      'Configuration too large',
      'The file has 21 MB; a configuration may have up to 20 MB.',
      'Check that this is the right file.',
    ].join('\n'),
  },
  {
    about: 'A trailing comma',
    text: configWith('"favicon": "/a.svg",'),
    said: [
      'docs.json:4:22 error config/syntax',
      'Not valid JSON',
      'There is a comma after the last item, before "}".',
      'Remove this comma: JSON allows commas between items only.',
    ].join('\n'),
  },
  {
    about: 'A duplicate key',
    text: configWith('"favicon": "/a.svg"', '"favicon": "/b.svg"'),
    said: [
      'docs.json:5:3 error config/duplicate-key',
      'Key written twice',
      '"favicon" is already set on line 4; only one of them is used.',
      'Remove one of them, or merge their values.',
    ].join('\n'),
  },
  {
    about: 'A missing included file',
    text: '{\n  "name": "Acme",\n  "navigation": { "$ref": "./nav.json" }\n}',
    said: [
      'docs.json:3:27 error config/bad-ref',
      'File cannot be included',
      '"./nav.json" is not a file of this project.',
      'Write the path from the folder of this file to a JSON file of the project.',
    ].join('\n'),
  },
  {
    about: 'Pages next to branches',
    text: '{\n  "name": "Acme",\n  "navigation": {\n    "tabs": [{ "tab": "A", "pages": ["a"] }],\n    "groups": [{ "group": "G", "pages": ["b", "c"] }]\n  }\n}',
    said: [
      'docs.json:5:5 warning config/lost-pages',
      'Pages next to other branches',
      '"navigation.groups" is next to something that takes precedence over it, so 2 pages that it lists are in no sidebar.',
      'Keep one kind of list here, and put the other inside it.',
    ].join('\n'),
  },
  {
    about: 'A tab without pages or an address',
    text: '{\n  "name": "Acme",\n  "navigation": {\n    "tabs": [\n      { "tab": "A", "pages": ["a"] },\n      { "tab": "B" }\n    ]\n  }\n}',
    said: [
      'docs.json:6:7 warning config/empty-branch',
      'Nothing to choose',
      'The tab "B" has neither pages nor an address, so it is not shown.',
      'List its pages, give it an "href", or remove it.',
    ].join('\n'),
  },
  {
    about: 'A key without effect',
    text: configWith('"analytics": { "enabled": true, "heap": { "appId": "1" } }'),
    said: [
      'docs.json:4:35 warning config/no-effect',
      'No effect on a static site',
      '"analytics.heap" has no effect on a static site.',
      'Nothing breaks; remove what you do not need elsewhere.',
    ].join('\n'),
  },
  {
    about: 'An analytics service that is not enabled',
    text: configWith('"analytics": { "ga4": { "measurementId": "G-1" } }'),
    said: [
      'docs.json:4:18 warning config/analytics-off',
      'Service not loaded',
      '"analytics.ga4" is not loaded: pages send nothing to other hosts.',
      'To load it on every page, add "enabled": true to "analytics"; to keep this quiet, "enabled": false.',
    ].join('\n'),
  },
  {
    about: 'A few keys without effect',
    text: configWith(
      '"mintlify": "x"',
      '"colors": { "primary": "#16a34a", "ultraDark": "#000000" }',
    ),
    said: [
      'docs.json:4:3 warning config/no-effect',
      'No effect on a static site',
      '"mintlify" and "colors.ultraDark" have no effect on a static site.',
      'Nothing breaks; remove what you do not need elsewhere.',
    ].join('\n'),
  },
  {
    about: 'Many keys without effect',
    text: '{ "name": "Acme", "navigation": { "pages": ["a"] }, "thumbnails": {}, "variations": {}, "public": true, "api": { "examples": { "prefill": true } }, "styling": { "latex": true } }',
    said: [
      'docs.json:1:53 warning config/no-effect',
      'No effect on a static site',
      '"thumbnails", "variations", "public" and 2 others have no effect on a static site.',
      'Nothing breaks; remove what you do not need elsewhere. The configuration reference marks all such keys.',
    ].join('\n'),
  },
  {
    about: 'A misspelled version',
    text: configWith(
      '"versions": ["v1.0", "v2.0"]',
      '"tabs": [{ "name": "API", "url": "api", "version": "v1" }]',
    ),
    said: [
      'docs.json:5:54 error config/unknown-version',
      'Unknown version',
      '"tabs[0].version" is "v1", but "versions" has only "v1.0" and "v2.0".',
      'Did you mean "v1.0"?',
    ].join('\n'),
  },
  {
    about: 'A version without any versions declared',
    text: configWith('"anchors": [{ "name": "API", "url": "api", "version": "v1" }]'),
    said: [
      'docs.json:4:57 error config/unknown-version',
      'Unknown version',
      '"anchors[0].version" is "v1", but the configuration has no "versions".',
      'Add "v1" to "versions", or remove the key.',
    ].join('\n'),
  },
  {
    about: 'A duplicate version',
    text: configWith('"versions": [\n    "v1",\n    "v1"\n  ]'),
    said: [
      'docs.json:6:5 error config/duplicate-version',
      'Version or language listed twice',
      'The version "v1" is already listed on line 5.',
      'Remove one of the two.',
    ].join('\n'),
  },
  {
    about: 'A duplicate version in the navigation tree',
    text: '{\n  "name": "Acme",\n  "navigation": {\n    "versions": [\n      { "version": "v1", "default": true, "pages": ["a"] },\n      { "version": "v1", "default": true, "pages": ["b"] }\n    ]\n  }\n}',
    said: [
      'docs.json:6:20 error config/duplicate-version',
      'Version or language listed twice',
      'The version "v1" is already listed on line 5.',
      'Remove one of the two.',
    ].join('\n'),
  },
  {
    about: 'A duplicate language inside a version, in another spelling',
    text: '{\n  "name": "Acme",\n  "navigation": {\n    "versions": [{ "version": "v1", "languages": [\n      { "language": "en", "pages": ["a"] },\n      { "language": "EN", "pages": ["b"] }\n    ] }]\n  }\n}',
    said: [
      'docs.json:6:21 error config/duplicate-version',
      'Version or language listed twice',
      'The language "en" is already listed on line 5.',
      'Remove one of the two.',
    ].join('\n'),
  },
  {
    about: 'A second default version',
    text: configWith(
      '"versions": [{ "name": "a", "default": true }, { "name": "b", "default": true }]',
    ),
    said: [
      'docs.json:4:65 error config/two-defaults',
      'Two default versions or languages',
      '"b" and "a" are both marked as the default version.',
      'Keep "default": true in one of them.',
    ].join('\n'),
  },
  {
    about: 'A second default language in the navigation tree',
    text: '{\n  "name": "Acme",\n  "navigation": {\n    "languages": [\n      { "language": "en", "default": true, "pages": ["a"] },\n      { "language": "fr", "default": true, "pages": ["b"] }\n    ]\n  }\n}',
    said: [
      'docs.json:6:27 error config/two-defaults',
      'Two default versions or languages',
      '"fr" and "en" are both marked as the default language.',
      'Keep "default": true in one of them.',
    ].join('\n'),
  },
  {
    about: 'A page action that needs the servers of another tool',
    text: configWith(
      '"contextual": { "options": ["copy", "cursor", { "title": "A", "href": "/a" }] }',
    ),
    said: [
      'docs.json:4:39 warning config/unknown-action',
      'Action that a static site does not offer',
      '"cursor" is left out of the actions of pages.',
      'Name "copy", "view", "download-spec", "chatgpt", "claude", "perplexity", "grok", "aistudio" or "devin", or write a link of your own with a title and an address.',
    ].join('\n'),
  },
  {
    about: 'Several page actions that need the servers of another tool',
    text: configWith('"contextual": { "options": ["mcp", "copy", "cursor", "vscode"] }'),
    said: [
      'docs.json:4:31 warning config/unknown-action',
      'Action that a static site does not offer',
      '"mcp", "cursor" and "vscode" are left out of the actions of pages.',
      'Name "copy", "view", "download-spec", "chatgpt", "claude", "perplexity", "grok", "aistudio" or "devin", or write a link of your own with a title and an address.',
    ].join('\n'),
  },
  {
    about: 'A single name for basic authentication',
    text: configWith('"api": { "auth": { "method": "basic", "name": "user" } }'),
    said: [
      'docs.json:4:49 warning config/basic-auth-name',
      'Basic authentication needs two names',
      '"api.auth.name" is "user"; with the method "basic", it names both fields.',
      'Write the names for user name and password with a colon between them, like "username:password".',
    ].join('\n'),
  },
  {
    about: 'A GitHub button without a repository',
    text: configWith('"topbarCtaButton": { "type": "github", "url": "https://github.com/owner" }'),
    said: [
      'docs.json:4:49 warning config/not-a-repository',
      'Not a GitHub repository',
      '"topbarCtaButton.url" is "https://github.com/owner", which is not a repository on github.com; a plain link is shown.',
      'Write the address of a repository, like "https://github.com/owner/name", or use the type "link".',
    ].join('\n'),
  },
  {
    about: 'A path redirected twice',
    text: configWith(
      '"redirects": [{ "source": "/a", "destination": "/b" }, { "source": "/a/", "destination": "/c" }]',
    ),
    said: [
      'docs.json:4:70 error config/duplicate-redirect',
      'Path redirected twice',
      '"/a/" is already redirected on line 4.',
      'Remove one of the two.',
    ].join('\n'),
  },
  {
    about: 'A redirect loop',
    text: configWith(
      '"redirects": [{ "source": "/a", "destination": "/b" }, { "source": "/b", "destination": "/a#top" }]',
    ),
    said: [
      'docs.json:4:50 error config/redirect-loop',
      'Redirect loop',
      'This redirect leads back to itself: /a -> /b -> /a.',
      'Make one of these redirects lead to a page.',
    ].join('\n'),
  },
  {
    about: 'A group without pages',
    text: '{\n  "name": "Acme",\n  "navigation": [{ "group": "Start", "pages": [] }]\n}',
    said: [
      'docs.json:3:47 warning config/empty-group',
      'Group without pages',
      '"navigation[0].pages" is empty, so the group "Start" is not shown.',
      'List its pages, or remove the group.',
    ].join('\n'),
  },
  {
    about: 'A background without colors',
    text: configWith('"colors": { "primary": "#16a34a", "background": {} }'),
    said: [
      'docs.json:4:51 warning config/empty-object',
      'Nothing inside',
      '"colors.background" is empty, so it has no effect.',
      'Give it "light" or "dark", or remove it.',
    ].join('\n'),
  },
  {
    about: 'A background for one mode',
    text: configWith('"colors": { "primary": "#16a34a", "background": { "dark": "#000000" } }'),
    said: [
      'docs.json:4:37 warning config/one-background',
      'Background for one mode only',
      '"colors.background" has a color for dark mode only; light mode keeps the default #ffffff.',
      'Add "light": "#ffffff", or another color.',
    ].join('\n'),
  },
  {
    about: 'A level for an unknown code',
    text: configWith('"checks": { "image/no-atl": "off", "heading/jump": "error" }'),
    said: [
      'docs.json:4:15 warning config/unknown-check',
      'Unknown kind of problem',
      'Lectern reports no problem called "image/no-atl".',
      'Did you mean "image/no-alt"?',
    ].join('\n'),
  },
  {
    about: 'An error that cannot be switched off',
    text: configWith('"checks": { "files/too-large": "error", "page/mdx-syntax": "off" }'),
    said: [
      'docs.json:4:43 warning config/needed-check',
      'This error stays an error',
      '"page/mdx-syntax" cannot be switched off: what it reports would be missing from the site without notice.',
      'Remove this line, and fix what the error reports.',
    ].join('\n'),
  },
  {
    about: 'An error that cannot be made a warning',
    text: configWith('"checks": { "page/mdx-syntax": "warning" }'),
    said: [
      'docs.json:4:15 warning config/needed-check',
      'This error stays an error',
      '"page/mdx-syntax" cannot be made a warning: what it reports would be missing from the site without notice.',
      'Remove this line, and fix what the error reports.',
    ].join('\n'),
  },
  {
    about: 'A level for a code that resembles none',
    text: configWith('"checks": { "spelling/greek": "off" }'),
    said: [
      'docs.json:4:15 warning config/unknown-check',
      'Unknown kind of problem',
      'Lectern reports no problem called "spelling/greek".',
      'Write a code as the report prints it, such as "image/no-alt".',
    ].join('\n'),
  },
];

for (const { about, text, said } of cases) {
  test(`${about} is reported with its full text`, () => {
    assert.deepEqual(diagnose(text), [said]);
  });
}

test('every code for the file as a whole has its text pinned', () => {
  const pinned = new Set(cases.map(({ said }) => /config\/[\w-]+/.exec(said)?.[0]));
  const single = { ...configValueEntries, ...keyEntries };
  const rest = Object.keys(configEntries).filter((code) => !(code in single));
  pinned.add('config/unused-versions'); // depends on pages: version-rules.test.ts pins it
  pinned.add('config/idle-auth'); // depends on documents: build/diagnostics/mistakes/config-keys.test.ts pins it
  assert.deepEqual([...pinned].sort(), rest.sort());
});

test('a background for the only visible mode is sufficient', () => {
  const colors = '"colors": { "primary": "#16a34a", "background": { "dark": "#000000" } }';
  const toggle = '"modeToggle": { "default": "dark", "isHidden": true }';
  assert.deepEqual(diagnose(configWith(colors, toggle)), []);
});
