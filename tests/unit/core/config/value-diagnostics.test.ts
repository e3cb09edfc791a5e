/** Messages about single values of docs.json: every code is provoked, and its whole text is pinned. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
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
    about: 'A value of the wrong type',
    text: configWith('"topbarLinks": { "name": "Blog" }'),
    said: [
      'docs.json:4:18 error config/wrong-type',
      'Wrong kind of value',
      '"topbarLinks" must be a list in [ ], but it is an object.',
      'Write it like this: "topbarLinks": [{ "name": "Community", "url": "https://example.com/community" }]',
    ].join('\n'),
  },
  {
    about: 'A number that a double cannot represent',
    text: configWith('"favicon": 9007199254740993'),
    said: [
      'docs.json:4:14 error config/wrong-type',
      'Wrong kind of value',
      '"favicon" must be text in double quotes, but it is the number 9007199254740993.',
      'Write it like this: "favicon": "/favicon.svg"',
    ].join('\n'),
  },
  {
    about: 'An object with an unusable toString in place of a string',
    text: configWith('"modeToggle": { "default": { "toString": null } }'),
    said: [
      'docs.json:4:30 error config/unknown-value',
      'Value not allowed',
      '"modeToggle.default" is an object; it may be "light" or "dark".',
      "Write one of these values, or leave the key out for the mode of the reader's system.",
    ].join('\n'),
  },
  {
    about: 'A missing key',
    text: configWith('"anchors": [{ "name": "Blog" }]'),
    said: [
      'docs.json:4:15 error config/missing-key',
      'Missing key',
      '"anchors[0]" needs "url".',
      'Add it: "url": "api-reference"',
    ].join('\n'),
  },
  {
    about: 'A missing key that is present under another name',
    text: configWith('"topbarLinks": [{ "name": "Blog", "href": "/blog" }]'),
    said: [
      'docs.json:4:37 error config/missing-key',
      'Missing key',
      '"topbarLinks[0]" needs "url", but has only "href".',
      'Did you mean "url"?',
    ].join('\n'),
  },
  {
    about: 'An invalid identifier',
    text: configWith(
      '"analytics": { "enabled": true, "ga4": { "measurementId": "G\\" onload=" } }',
    ),
    said: [
      'docs.json:4:61 error config/bad-identifier',
      'Not an identifier',
      '"analytics.ga4.measurementId" is "G" onload="; it may have letters, digits, dots and dashes only.',
      'Write it like this: "measurementId": "G-XXXXXXX"',
    ].join('\n'),
  },
  {
    about: 'An invalid language tag',
    text: configWith('"lang": "en_US"'),
    said: [
      'docs.json:4:11 error config/bad-language',
      'Not a language tag',
      '"lang" is "en_US", which is not a language tag.',
      'Did you mean "en-US"?',
    ].join('\n'),
  },
  {
    about: 'An unknown code theme',
    text: configWith('"codeBlock": { "theme": { "dark": "draculla" } }'),
    said: [
      'docs.json:4:37 warning config/unknown-theme',
      'Unknown theme',
      '"codeBlock.theme.dark" is "draculla", which is not a Shiki theme, so code keeps its default colors.',
      'Did you mean "dracula"?',
    ].join('\n'),
  },
  {
    about: 'A head element with an event handler',
    text: configWith('"head": [{ "tag": "script", "attrs": { "onload": "start()" } }]'),
    said: [
      'docs.json:4:12 error config/bad-head-element',
      'Element with code in the wrong place',
      '"head[0]" has an attribute that holds code, an address that pages must not contain, or text that ends the element.',
      'Put the code into a file of the project, and refer to it with "src".',
    ].join('\n'),
  },
  {
    about: 'A value for another tool',
    text: '{ "name": "Acme", "navigation": { "pages": ["a"] }, "rounded": true }',
    said: [
      'docs.json:1:64 warning config/unread-value',
      'Value that is not read',
      '"rounded" is true, which Lectern does not read there, so it has no effect.',
      'Where it is meant for Lectern, write it like this: "rounded": "sharp"',
    ].join('\n'),
  },
  {
    about: 'A misspelled key',
    text: configWith('"favicom": "/a.svg"'),
    said: [
      'docs.json:4:3 warning config/unknown-key',
      'Unknown key',
      '"favicom" is not a key of the configuration and has no effect.',
      'Did you mean "favicon"?',
    ].join('\n'),
  },
  {
    about: 'A key that belongs elsewhere',
    text: configWith('"suggestEdit": true'),
    said: [
      'docs.json:4:3 warning config/unknown-key',
      'Unknown key',
      '"suggestEdit" is not a key of the configuration and has no effect.',
      'It belongs inside "feedback".',
    ].join('\n'),
  },
  {
    about: 'A key that only another kind of object has',
    text: configWith('"tabs": [{ "name": "API", "url": "api", "icon": "bell" }]'),
    said: [
      'docs.json:4:43 warning config/unknown-key',
      'Unknown key',
      '"icon" is not a key of "tabs[0]" and has no effect.',
      'Remove it, or look for its name in the configuration reference.',
    ].join('\n'),
  },
  {
    about: 'A top-level key inside another key',
    text: configWith('"feedback": { "redirects": [] }'),
    said: [
      'docs.json:4:17 warning config/unknown-key',
      'Unknown key',
      '"redirects" is not a key of "feedback" and has no effect.',
      'It belongs at the top level of the configuration.',
    ].join('\n'),
  },
  {
    about: 'A key that resembles no other',
    text: configWith('"zebra": 1'),
    said: [
      'docs.json:4:3 warning config/unknown-key',
      'Unknown key',
      '"zebra" is not a key of the configuration and has no effect.',
      'Remove it, or look for its name in the configuration reference.',
    ].join('\n'),
  },
  {
    about: 'A misspelled value',
    text: configWith('"api": { "playground": { "mode": "hidden" } }'),
    said: [
      'docs.json:4:36 error config/unknown-value',
      'Value not allowed',
      '"api.playground.mode" is the text "hidden"; it may be "show", "simple" or "hide".',
      'Did you mean "hide"?',
    ].join('\n'),
  },
  {
    about: 'A value that is not allowed',
    text: configWith('"modeToggle": { "default": "auto" }'),
    said: [
      'docs.json:4:30 error config/unknown-value',
      'Value not allowed',
      '"modeToggle.default" is the text "auto"; it may be "light" or "dark".',
      "Write one of these values, or leave the key out for the mode of the reader's system.",
    ].join('\n'),
  },
  {
    about: 'An empty list',
    text: '{\n  "name": "Acme",\n  "navigation": []\n}',
    said: [
      'docs.json:3:17 error config/empty-list',
      'List too short',
      '"navigation" has no items; it needs at least one.',
      'Write it like this: "navigation": [{ "group": "Getting started", "pages": ["introduction", "quickstart"] }]',
    ].join('\n'),
  },
  {
    about: 'A synonym group with a single word',
    text: '{\n  "name": "Acme",\n  "navigation": [{ "group": "Start", "pages": ["a"] }],\n  "search": { "synonyms": [["org"]] }\n}',
    said: [
      'docs.json:4:28 error config/empty-list',
      'List too short',
      '"search.synonyms[0]" has one item; it needs at least two.',
      'Write it like this: "synonyms": [["workspace", "organization", "org"]]',
    ].join('\n'),
  },
  {
    about: 'A name of only whitespace',
    text: '{\n  "name": " ",\n  "navigation": [{ "group": "Start", "pages": ["a"] }]\n}',
    said: [
      'docs.json:2:11 error config/empty-text',
      'Empty text',
      '"name" is blank.',
      'Write it like this: "name": "Acme"',
    ].join('\n'),
  },
  {
    about: 'A color that is not hexadecimal',
    text: configWith('"colors": { "primary": "red" }'),
    said: [
      'docs.json:4:26 error config/bad-color',
      'Not a hex color',
      '"colors.primary" is "red", which is not a hex color.',
      'Write "#" and three or six of the digits 0-9 and a-f, like "#16a34a".',
    ].join('\n'),
  },
  {
    about: 'An icon that is markup',
    text: configWith('"topAnchor": { "icon": "<svg onload=x>" }'),
    said: [
      'docs.json:4:26 warning config/bad-icon',
      'Not an icon',
      '"topAnchor.icon" is "<svg onload=x>", which is neither the name of an icon, nor an emoji, nor the path of an image.',
      'Write a name like "book-open", a path like "/images/icon.svg" or a URL.',
    ].join('\n'),
  },
  {
    about: 'A link that runs a script',
    text: configWith('"topbarLinks": [{ "name": "Blog", "url": "JaVaScript:alert(1)" }]'),
    said: [
      'docs.json:4:44 error config/unsafe-link',
      'Unsafe link',
      '"topbarLinks[0].url" is "JaVaScript:alert(1)", which has a scheme that browsers run, or open as a document or file of their own.',
      'Write a path of the site, or a URL that begins with https:, http:, mailto: or tel:.',
    ].join('\n'),
  },
  {
    about: 'A link to a disguised host',
    text: configWith('"topbarLinks": [{ "name": "Blog", "url": "/\\\\example.com" }]'),
    said: [
      'docs.json:4:44 error config/unsafe-link',
      'Unsafe link',
      '"topbarLinks[0].url" is "/\\example.com", which looks like a path but leads to another host.',
      'Write a path of the site, or a URL that begins with https:, http:, mailto: or tel:.',
    ].join('\n'),
  },
  {
    about: 'A link with a password',
    text: configWith('"api": { "baseUrl": "https://me:secret@example.com" }'),
    said: [
      'docs.json:4:23 error config/unsafe-link',
      'Unsafe link',
      '"api.baseUrl" is "https://me:secret@example.com", which holds a user name or password that every reader would see.',
      'Leave out the user name and the password, up to the @.',
    ].join('\n'),
  },
  {
    about: 'A base URL with another scheme',
    text: configWith('"api": { "baseUrl": "ftp://example.com" }'),
    said: [
      'docs.json:4:23 error config/unsafe-link',
      'Unsafe link',
      '"api.baseUrl" is "ftp://example.com", which opens an application, which only a link may do.',
      'Write a URL that begins with https:// or http://.',
    ].join('\n'),
  },
  {
    about: 'A link with a line break',
    text: configWith(String.raw`"logo": { "light": "/a.svg", "href": "/a\nb" }`),
    said: [
      'docs.json:4:40 error config/unsafe-link',
      'Unsafe link',
      '"logo.href" is "/a\\u000ab", which holds control characters.',
      'Write a path of the site, or a URL that begins with https:, http:, mailto: or tel:.',
    ].join('\n'),
  },
  {
    about: 'An empty link',
    text: configWith('"tabs": [{ "name": "API", "url": "" }]'),
    said: [
      'docs.json:4:36 error config/bad-link',
      'Not a link',
      '"tabs[0].url" is "", which leads nowhere.',
      'Write a path of the site, or a URL that begins with https://.',
    ].join('\n'),
  },
  {
    about: 'A link whose scheme lacks a slash',
    text: configWith('"redirects": [{ "source": "/a", "destination": "http:/example.com" }]'),
    said: [
      'docs.json:4:50 error config/bad-link',
      'Not a link',
      '"redirects[0].destination" is "http:/example.com", which leads nowhere.',
      'Write "http://example.com".',
    ].join('\n'),
  },
  {
    about: 'An address whose scheme lacks its colon',
    text: configWith('"footerSocials": { "github": "https//github.com/acme" }'),
    said: [
      'docs.json:4:32 error config/bad-url',
      'Not a URL',
      '"footerSocials.github" is "https//github.com/acme", which is not a complete URL.',
      'Write "https://github.com/acme".',
    ].join('\n'),
  },
  {
    about: 'A link without its scheme',
    text: configWith('"topbarLinks": [{ "name": "App", "url": "localhost:3000/app" }]'),
    said: [
      'docs.json:4:43 error config/bad-link',
      'Not a link',
      '"topbarLinks[0].url" is "localhost:3000/app", which leads nowhere.',
      'Write "http://localhost:3000/app".',
    ].join('\n'),
  },
  {
    about: 'A base URL without its scheme',
    text: configWith('"api": { "baseUrl": "api.example.com" }'),
    said: [
      'docs.json:4:23 error config/bad-url',
      'Not a URL',
      '"api.baseUrl" is "api.example.com", which is not a complete URL.',
      'Write "https://api.example.com".',
    ].join('\n'),
  },
  {
    about: 'A repository that is not a URL',
    text: configWith('"repository": "owner/name"'),
    said: [
      'docs.json:4:17 error config/bad-url',
      'Not a URL',
      '"repository" is "owner/name", which is not a complete URL.',
      'Write a URL that begins with https:// or http://.',
    ].join('\n'),
  },
  {
    about: 'A base with a host',
    text: configWith('"base": "https://example.com/docs"'),
    said: [
      'docs.json:4:11 error config/bad-base',
      'Not a path of a host',
      '"base" is "https://example.com/docs", which is not a path that a site can be served under.',
      'Write the path alone, like "/docs"; the host belongs in --site.',
    ].join('\n'),
  },
  {
    about: 'A file outside the project',
    text: configWith('"logo": "../../etc/passwd"'),
    said: [
      'docs.json:4:11 error config/bad-path',
      'Not a path of the project',
      '"logo" is "../../etc/passwd", which is not a file inside the project folder.',
      'Write a path from the root of the project with forward slashes, like "/images/logo.svg", or a URL.',
    ].join('\n'),
  },
  {
    about: 'An empty file path',
    text: configWith('"favicon": ""'),
    said: [
      'docs.json:4:14 warning config/empty-path',
      'No path',
      '"favicon" is empty, so it has no effect.',
      'Write the path of a file, like "/images/logo.svg", or remove the key.',
    ].join('\n'),
  },
  {
    about: 'A redirect from another site',
    text: configWith('"redirects": [{ "source": "https://example.com/a", "destination": "/b" }]'),
    said: [
      'docs.json:4:29 warning config/bad-redirect-source',
      'Not a path to redirect from',
      '"redirects[0].source" is "https://example.com/a"; only a path of this site can lead elsewhere, so the redirect was left out.',
      'Write a path without domain, "?" and "#", like "/old/page".',
    ].join('\n'),
  },
];

for (const { about, text, said } of cases) {
  test(`${about} is reported with its full text`, () => {
    assert.deepEqual(diagnose(text), [said]);
  });
}

test('every code for single values has its text pinned', () => {
  const pinned = new Set(cases.map(({ said }) => /config\/[\w-]+/.exec(said)?.[0]));
  const codes = Object.keys({ ...configValueEntries, ...keyEntries });
  assert.deepEqual([...pinned].sort(), codes.sort());
});
