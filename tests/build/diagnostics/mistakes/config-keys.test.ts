/** Mistakes in keys and values of docs.json. */
import { docsJson, page, testMistakes } from '../../../helpers/mistakes/mistake-table.ts';

testMistakes([
  {
    did: 'The key "name" is misspelled',
    files: {
      'docs.json':
        '{\n  "nmae": "Acme",\n  "navigation": [{ "group": "Start", "pages": ["index"] }]\n}\n',
    },
    reported: [
      'docs.json:2:3 error config/missing-key: The configuration needs "name", but has only "nmae". -> Did you mean "name"?',
    ],
  },
  {
    did: 'The key "navigation" is misspelled',
    files: {
      'docs.json':
        '{\n  "name": "Acme",\n  "navigaton": [{ "group": "Start", "pages": ["index", "nope"] }]\n}\n',
    },
    reported: [
      'docs.json:3:3 error config/missing-key: The configuration needs "navigation", but has only "navigaton". -> Did you mean "navigation"?',
      'docs.json:3:56 error navigation/missing-page: There is no page "nope"; the entry is left out. -> Create the file, or remove the entry.',
    ],
  },
  {
    did: 'A group has a description, which only the site can have',
    files: {
      'docs.json':
        '{\n  "name": "Acme",\n  "navigation": { "groups": [{ "group": "Start", "pages": ["index"], "description": "First" }] }\n}\n',
    },
    reported: [
      'docs.json:3:70 warning config/unknown-key: "description" is not a key of "navigation.groups[0]" and has no effect. -> Remove it, or look for its name in the configuration reference.',
    ],
  },
  {
    did: 'The language is set with the key "language"',
    files: {
      'docs.json':
        '{\n  "name": "Acme",\n  "language": "ko",\n  "navigation": { "pages": ["index"] }\n}\n',
    },
    reported: [
      'docs.json:3:3 warning config/unknown-key: "language" is not a key of the configuration and has no effect. -> Did you mean "lang"?',
    ],
  },
  {
    did: 'The key "name" is missing',
    files: { 'docs.json': '{\n  "navigation": [{ "group": "Start", "pages": ["index"] }]\n}\n' },
    reported: [
      'docs.json:1:1 error config/missing-key: The configuration needs "name". -> Add it: "name": "Acme"',
    ],
  },
  {
    did: 'The key "navigation" is missing',
    files: { 'docs.json': '{\n  "name": "Acme"\n}\n', 'content/setup.mdx': page('Hi.') },
    reported: [
      'docs.json:1:1 error config/missing-key: The configuration needs "navigation". -> Add it: "navigation": [{ "group": "Getting started", "pages": ["introduction", "quickstart"] }]',
    ],
  },
  {
    did: 'The name of a group is under the wrong key',
    files: {
      'docs.json':
        '{\n  "name": "Acme",\n  "navigation": [{ "title": "Start", "pages": ["index"] }]\n}\n',
    },
    reported: [
      'docs.json:3:20 error config/missing-key: "navigation[0]" needs "group", but has only "title". -> Did you mean "group"?',
    ],
  },
  {
    did: 'A misspelled "openapi" key causes no follow-up errors about its operations',
    files: {
      'docs.json':
        '{\n  "name": "Acme",\n  "navigation": [{ "group": "Start", "pages": ["index", "GET /users"] }],\n  "opanapi": "openapi.yaml"\n}\n',
    },
    reported: [
      'docs.json:4:3 warning config/unknown-key: "opanapi" is not a key of the configuration and has no effect. -> Did you mean "openapi"?',
    ],
  },
  {
    did: 'A color is not a hex color',
    files: { 'docs.json': docsJson('"colors": { "primary": "green" }') },
    reported: [
      'docs.json:4:26 error config/bad-color: "colors.primary" is "green", which is not a hex color. -> Write "#" and three or six of the digits 0-9 and a-f, like "#16a34a".',
    ],
  },
  {
    did: 'The background has a color for one mode only',
    files: {
      'docs.json': docsJson(
        '"colors": { "primary": "#1a7f37", "light": "#4ade80", "background": { "light": "#fffdf8" } }',
      ),
    },
    reported: [
      'docs.json:4:57 warning config/one-background: "colors.background" has a color for light mode only; dark mode keeps the default #0f1117. -> Add "dark": "#0f1117", or another color.',
    ],
  },
  {
    did: 'A key occurs twice',
    files: { 'docs.json': docsJson('"lang": "en"', '"lang": "de"') },
    reported: [
      'docs.json:5:3 error config/duplicate-key: "lang" is already set on line 4; only one of them is used. -> Remove one of them, or merge their values.',
    ],
  },
  {
    did: 'A key belongs inside another key',
    files: { 'docs.json': docsJson('"suggestEdit": true') },
    reported: [
      'docs.json:4:3 warning config/unknown-key: "suggestEdit" is not a key of the configuration and has no effect. -> It belongs inside "feedback".',
    ],
  },
  {
    did: 'A value is a number instead of text',
    files: { 'docs.json': docsJson('"lang": 5') },
    reported: [
      'docs.json:4:11 error config/wrong-type: "lang" must be text in double quotes, but it is the number 5. -> Write it like this: "lang": "ar"',
    ],
  },
  {
    did: 'A value is misspelled',
    files: { 'docs.json': docsJson('"modeToggle": { "default": "drak" }') },
    reported: [
      'docs.json:4:30 error config/unknown-value: "modeToggle.default" is the text "drak"; it may be "light" or "dark". -> Did you mean "dark"?',
    ],
  },
  {
    did: 'A link in the top bar leads to a missing page',
    files: {
      'docs.json':
        '{\n  "name": "Acme",\n  "navigation": [{ "group": "Start", "pages": ["index", "setup"] }],\n  "topbarLinks": [{ "name": "Setup", "url": "/setpu" }]\n}\n',
      'content/setup.mdx': page('Hi.'),
    },
    reported: [
      'docs.json:4:45 warning link/missing-page: No page or file of this site has the address "/setpu". -> Did you mean /setup/?',
    ],
  },
  {
    did: 'Redirects form a loop',
    files: {
      'docs.json': docsJson(
        '"redirects": [{ "source": "/a", "destination": "/b" }, { "source": "/b", "destination": "/a" }]',
      ),
    },
    reported: [
      'docs.json:4:50 error config/redirect-loop: This redirect leads back to itself: /a -> /b -> /a. -> Make one of these redirects lead to a page.',
    ],
  },
  {
    did: 'Authentication has a name but no method',
    files: { 'docs.json': docsJson('"api": { "auth": { "name": "X-Key" } }') },
    reported: [
      'docs.json:4:22 warning config/idle-auth: "api.auth.name" has no effect without "api.auth.method". -> Add "method": "bearer", "basic" or "key" to "api.auth".',
    ],
  },
  {
    did: 'Basic authentication has a prefix',
    files: {
      'docs.json': docsJson('"api": { "auth": { "method": "basic", "inputPrefix": "Basic" } }'),
    },
    reported: [
      'docs.json:4:41 warning config/idle-auth: "api.auth.inputPrefix" has no effect with the method "basic". -> Remove it.',
    ],
  },
  {
    did: 'The name of a page action is misspelled',
    files: { 'docs.json': docsJson('"contextual": { "options": ["copy", "veiw"] }') },
    reported: [
      'docs.json:4:39 warning config/unknown-action: "veiw" is left out of the actions of pages. -> Did you mean "view"?',
    ],
  },
  {
    did: 'Basic authentication has only one field name',
    files: { 'docs.json': docsJson('"api": { "auth": { "method": "basic", "name": "user" } }') },
    reported: [
      'docs.json:4:49 warning config/basic-auth-name: "api.auth.name" is "user"; with the method "basic", it names both fields. -> Write the names for user name and password with a colon between them, like "username:password".',
    ],
  },
  {
    did: 'An anchor names an unknown version',
    files: {
      'docs.json':
        '{\n  "name": "Acme",\n  "navigation": [{ "group": "Start", "version": "2.0", "pages": ["index"] }],\n  "versions": ["2.0", "1.0"],\n  "anchors": [{ "name": "Old", "url": "https://example.com", "version": "1.1" }]\n}\n',
    },
    reported: [
      'docs.json:5:73 error config/unknown-version: "anchors[0].version" is "1.1", but "versions" has only "2.0" and "1.0". -> Did you mean "1.0"?',
    ],
  },
  {
    did: 'The platform of a social account is misspelled',
    files: { 'docs.json': docsJson('"footerSocials": { "githb": "https://github.com/a" }') },
    reported: [
      'docs.json:4:22 warning config/unknown-key: "githb" is not a key of "footerSocials" and has no effect. -> Did you mean "github"?',
    ],
  },
  {
    did: 'A language tag has an underscore',
    files: { 'docs.json': docsJson('"lang": "en_US"') },
    reported: [
      'docs.json:4:11 error config/bad-language: "lang" is "en_US", which is not a language tag. -> Did you mean "en-US"?',
    ],
  },
]);
