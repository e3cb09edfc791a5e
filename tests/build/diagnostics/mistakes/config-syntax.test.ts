/** A docs.json that is not JSON, and everything that is reported about its project. */
import { docsJson, page, testMistakes } from '../../../helpers/mistakes/mistake-table.ts';

testMistakes([
  {
    did: 'An extra comma hides neither a missing page nor a dead link',
    files: {
      'docs.json':
        '{\n  "name": "Acme",\n  "navigation": [{ "group": "Start", "pages": ["index", "nope",] }]\n}\n',
      'content/index.mdx': page('[x](/gone)'),
    },
    reported: [
      'content/index.mdx:5:5 warning link/missing-page: No page or file of this site has the address "/gone". -> Correct the link or remove it.',
      'docs.json:3:57 error navigation/missing-page: There is no page "nope"; the entry is left out. -> Create the file, or remove the entry.',
      'docs.json:3:63 error config/syntax: There is a comma after the last item, before "]". -> Remove this comma: JSON allows commas between items only.',
    ],
  },
  {
    did: 'A comma is missing between two keys',
    files: {
      'docs.json':
        '{\n  "name": "Acme"\n  "navigation": [{ "group": "Start", "pages": ["index"] }]\n}\n',
    },
    reported: [
      'docs.json:2:17 error config/syntax: There is no comma between two items. -> Add a comma here.',
    ],
  },
  {
    did: 'A comma is missing between two pages',
    files: {
      'docs.json':
        '{\n  "name": "Acme",\n  "navigation": [{ "group": "Start", "pages": ["index" "setup"] }]\n}\n',
      'content/setup.mdx': page('Hi.'),
    },
    reported: [
      'docs.json:3:55 error config/syntax: There is no comma between two items. -> Add a comma here.',
    ],
  },
  {
    did: 'The configuration has two comments',
    files: {
      'docs.json':
        '// site\n{\n  "name": "Acme",\n  "navigation": [{ "group": "Start", "pages": ["index"] }],\n  "favicon": "/f.svg" // icon\n}\n',
      'public/f.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
    },
    reported: [
      'docs.json:1:1 error config/syntax: There are 2 comments, the first of them here (//); JSON has none. -> Remove the comments.',
    ],
  },
  {
    did: 'A key and its value are in single quotes',
    files: {
      'docs.json':
        '{\n  \'name\': \'Acme\',\n  "navigation": [{ "group": "Start", "pages": ["index"] }]\n}\n',
    },
    reported: [
      'docs.json:2:3 error config/syntax: Text begins with \', which JSON does not accept as a quote. -> Write the text in straight double quotes: "…".',
      'docs.json:2:11 error config/syntax: Text begins with \', which JSON does not accept as a quote. -> Write the text in straight double quotes: "…".',
    ],
  },
  {
    did: 'A key is not quoted',
    files: {
      'docs.json':
        '{\n  "name": "Acme",\n  "navigation": [{ "group": "Start", "pages": ["index"] }],\n  favicon: "/f.svg"\n}\n',
      'public/f.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
    },
    reported: [
      'docs.json:4:3 error config/syntax: The key favicon is not in quotes. -> Write it in double quotes: "favicon".',
    ],
  },
  {
    did: 'A value is in curly quotes',
    files: { 'docs.json': docsJson('"lang": “en”') },
    reported: [
      'docs.json:4:11 error config/syntax: Text begins with “, which JSON does not accept as a quote. -> Write the text in straight double quotes: "…".',
    ],
  },
  {
    did: 'The closing quote of a page entry is missing',
    files: {
      'docs.json':
        '{\n  "name": "Acme",\n  "navigation": [{ "group": "Start", "pages": ["index, "setup"] }]\n}\n',
      'content/setup.mdx': page('Hi.'),
    },
    reported: [
      'docs.json:3:48 error config/syntax: The text that begins here has no closing quote where it should end. -> Add the closing double quote: "index".',
    ],
  },
  {
    did: 'The closing quote of the name is missing',
    files: {
      'docs.json':
        '{\n  "name": "Acme,\n  "navigation": [{ "group": "Start", "pages": ["index"] }]\n}\n',
    },
    reported: [
      'docs.json:2:11 error config/syntax: The text that begins here has no closing quote where it should end. -> Add the closing double quote: "Acme".',
    ],
  },
  {
    did: 'The opening quote of a value is missing',
    files: { 'docs.json': docsJson('"lang": en"') },
    reported: [
      'docs.json:4:11 error config/syntax: "en" is not a value in JSON. -> If it is text, write it in double quotes: "en".',
    ],
  },
  {
    did: 'A group is never closed',
    files: {
      'docs.json':
        '{\n  "name": "Acme",\n  "navigation": [\n    {\n      "group": "Start",\n      "pages": ["index"]\n  ]\n}\n',
    },
    reported: [
      'docs.json:7:3 error config/syntax: There is "]" where "}" must close the bracket on line 4. -> Add "}" before this "]", or replace it.',
    ],
  },
  {
    did: 'The list of groups is never closed',
    files: {
      'docs.json':
        '{\n  "name": "Acme",\n  "navigation": [\n    { "group": "Start", "pages": ["index"] }\n  "lang": "en"\n}\n',
    },
    reported: [
      'docs.json:3:17 error config/syntax: The list that begins here is never closed. -> Add the missing "]".',
    ],
  },
  {
    did: 'The file ends after its first bracket',
    files: { 'docs.json': '{\n' },
    reported: [
      'docs.json:1:1 error config/syntax: The object that begins here is never closed. -> Add the missing "}".',
    ],
  },
  {
    did: 'The file ends before its last bracket',
    files: {
      'docs.json':
        '{\n  "name": "Acme",\n  "navigation": [{ "group": "Start", "pages": ["index"] }]\n',
    },
    reported: [
      'docs.json:1:1 error config/syntax: The object that begins here is never closed. -> Add the missing "}".',
    ],
  },
  {
    did: 'An extra bracket ends the object early',
    files: {
      'docs.json':
        '{\n  "name": "Acme"\n},\n  "navigation": [{ "group": "Start", "pages": ["index"] }]\n}\n',
    },
    reported: [
      'docs.json:3:1 error config/syntax: This "}" ends the outermost object, but more follows. -> Remove this "}".',
    ],
  },
  {
    did: 'A list is closed with a brace',
    files: {
      'docs.json':
        '{\n  "name": "Acme",\n  "navigation": [{ "group": "Start", "pages": ["index"} }]\n}\n',
    },
    reported: [
      'docs.json:3:55 error config/syntax: There is "}" where "]" must close the bracket on line 3. -> Add "]" before this "}", or replace it.',
    ],
  },
  {
    did: 'A list of pages is in braces',
    files: {
      'docs.json':
        '{\n  "name": "Acme",\n  "navigation": [{ "group": "Start", "pages": { "index" } }]\n}\n',
    },
    reported: [
      'docs.json:3:47 error config/syntax: A list is in { }, where JSON expects keys with values. -> Write the list in [ ].',
    ],
  },
  {
    did: 'A key is followed by an equals sign instead of a colon',
    files: { 'docs.json': docsJson('"lang" = "en"') },
    reported: [
      'docs.json:4:9 error config/syntax: There is no colon after the key "lang". -> Write a colon and the value after it: "lang": …',
    ],
  },
  {
    did: 'A semicolon ends a line',
    files: {
      'docs.json':
        '{\n  "name": "Acme";\n  "navigation": [{ "group": "Start", "pages": ["index"] }]\n}\n',
    },
    reported: [
      'docs.json:2:17 error config/syntax: There is ";" where a value or a comma is expected. -> Write a comma instead.',
    ],
  },
  {
    did: 'A boolean is capitalized as in Python',
    files: { 'docs.json': docsJson('"scripts": True') },
    reported: [
      'docs.json:4:14 error config/syntax: "True" is not a value in JSON. -> Write true, in lower case.',
    ],
  },
  {
    did: 'A key has no value',
    files: { 'docs.json': docsJson('"openapi": ') },
    reported: [
      'docs.json:4:12 error config/syntax: The key "openapi" has no value. -> Write a value after the colon, or remove the key.',
    ],
  },
  {
    did: 'A path contains a backslash',
    files: {
      'docs.json':
        '{\n  "name": "Acme",\n  "navigation": [{ "group": "Start", "pages": ["index", "guides\\setup"] }]\n}\n',
      'content/guides/setup.mdx': page('Hi.'),
    },
    reported: [
      'docs.json:3:64 error config/syntax: "\\s" is not an escape sequence in JSON. -> Write a backslash twice (\\\\), or use a slash in paths.',
    ],
  },
  {
    did: 'A merge conflict is unresolved',
    files: {
      'docs.json':
        '{\n  "name": "Acme",\n<<<<<<< HEAD\n  "lang": "en",\n=======\n  "lang": "de",\n>>>>>>> other\n  "navigation": [{ "group": "Start", "pages": ["index"] }]\n}\n',
    },
    reported: [
      'docs.json:3:1 error config/syntax: There is an unresolved merge conflict from git here. -> Keep one of the two versions, and remove the lines with <<<<<<<, ======= and >>>>>>>.',
    ],
  },
  {
    did: 'The configuration is YAML',
    files: { 'docs.json': 'name: Acme\nnavigation:\n  - group: Start\n' },
    reported: [
      'docs.json:1:1 error config/syntax: The file begins with "name", not with "{" like a JSON object. -> Write one object in { }, with its keys in double quotes.',
    ],
  },
  {
    did: 'The configuration is a JavaScript module',
    files: {
      'docs.json':
        'export default {\n  "name": "Acme",\n  "navigation": [{ "group": "Start", "pages": ["index"] }]\n}\n',
    },
    reported: [
      'docs.json:1:1 error config/syntax: The file begins with "export", not with "{" like a JSON object. -> Write one object in { }, with its keys in double quotes.',
    ],
  },
  {
    did: 'The configuration is empty',
    files: { 'docs.json': '' },
    reported: [
      'docs.json:1:1 error config/empty: The file is empty. -> Start with { "name": "My project", "navigation": [{ "group": "Start", "pages": ["introduction"] }] }.',
    ],
  },
  {
    did: 'The configuration is a list',
    files: { 'docs.json': '[]\n' },
    reported: [
      'docs.json:1:1 error config/wrong-type: The configuration must be an object in { }, but it is an empty list. -> Write it like this: { "name": "My project", "navigation": [{ "group": "Start", "pages": ["introduction"] }] }',
    ],
  },
  {
    did: 'docs.json is a folder',
    files: { 'docs.json': undefined, 'docs.json/a.json': '{}' },
    reported: [
      'docs.json error files/config-folder: There is a folder with this name; the configuration has to be a file. -> Rename the folder, and write docs.json as a file.',
    ],
  },
  {
    did: 'The file name of the configuration is misspelled',
    files: { 'docs.json': undefined, 'doc.json': docsJson() },
    reported: [
      'docs.json error files/no-config: There is no docs.json (and no mint.json) in this folder. -> If doc.json is the configuration, call it docs.json.',
    ],
  },
  {
    did: 'The file name of the configuration has a YAML extension',
    files: { 'docs.json': undefined, 'docs.yaml': 'name: Acme\n' },
    reported: [
      'docs.json error files/no-config: There is no docs.json (and no mint.json) in this folder. -> If docs.yaml is the configuration, call it docs.json, and write it as JSON.',
    ],
  },
]);
