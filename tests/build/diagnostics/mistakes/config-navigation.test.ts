/** Mistakes in what the navigation names. */
import { page, testMistakes } from '../../../helpers/mistakes/mistake-table.ts';

testMistakes([
  {
    did: 'An entry with two letters swapped is reported once, without an orphaned page',
    files: {
      'docs.json':
        '{\n  "name": "Acme",\n  "navigation": [{ "group": "Start", "pages": ["index", "setpu"] }]\n}\n',
      'content/setup.mdx': page('Hi.'),
    },
    reported: [
      'docs.json:3:57 error navigation/missing-page: There is no page "setpu"; the entry is left out. -> Did you mean "setup"?',
    ],
  },
  {
    did: 'An entry differs from its page in case',
    files: {
      'docs.json':
        '{\n  "name": "Acme",\n  "navigation": [{ "group": "Start", "pages": ["index", "Setup"] }]\n}\n',
      'content/setup.mdx': page('Hi.'),
    },
    reported: [
      'docs.json:3:57 warning navigation/case-differs: The page is called "setup"; "Setup" differs from it in case or accents. -> Write "setup".',
    ],
  },
  {
    did: 'A page is listed twice in one group',
    files: {
      'docs.json':
        '{\n  "name": "Acme",\n  "navigation": [{ "group": "Start", "pages": ["index", "index"] }]\n}\n',
    },
    reported: [
      'docs.json:3:57 warning navigation/page-twice: The group "Start" already has the page "index"; it is shown once. -> Remove one of the two entries.',
    ],
  },
  {
    did: 'A folder with the name of a page is listed instead of its pages',
    files: {
      'docs.json':
        '{\n  "name": "Acme",\n  "navigation": [{ "group": "Start", "pages": ["index", "guides.mdx"] }]\n}\n',
      'content/guides.mdx/setup.mdx': page('Hi.'),
      'content/index.mdx': page('[Set up](guides.mdx/setup)'),
    },
    reported: [
      'docs.json:3:57 error navigation/folder-entry: "guides.mdx" is a folder without an index page; the entry is left out. -> List its pages one by one, beginning with "guides.mdx/setup".',
    ],
  },
  {
    did: 'A folder is listed instead of its pages',
    files: {
      'docs.json':
        '{\n  "name": "Acme",\n  "navigation": [{ "group": "Start", "pages": ["index", "guides"] }]\n}\n',
      'content/guides/setup.mdx': page('Hi.'),
    },
    reported: [
      'docs.json:3:57 error navigation/folder-entry: "guides" is a folder without an index page; the entry is left out. -> List its pages one by one, beginning with "guides/setup".',
    ],
  },
  {
    did: 'A folder is misspelled in all of its entries',
    files: {
      'docs.json':
        '{\n  "name": "Acme",\n  "navigation": [{ "group": "Start", "pages": ["index", "giudes/a", "giudes/b", "giudes/c/d"] }]\n}\n',
      'content/guides/z.mdx': page('See [home](/).'),
      'content/index.mdx': page('[z](/guides/z)'),
    },
    reported: [
      'docs.json:3:57 error navigation/missing-folder: There is no folder "giudes" with pages; the 3 entries inside it are left out. -> Did you mean "guides"?',
    ],
  },
  {
    did: 'A folder with folders in it is missing',
    files: {
      'docs.json':
        '{\n  "name": "Acme",\n  "navigation": [{ "group": "Start", "pages": ["index", "v1/a/b", "v1/a/c/d", "v1/e/f/g", "v1/h"] }]\n}\n',
    },
    reported: [
      'docs.json:3:57 error navigation/missing-folder: There is no folder "v1" with pages; the 4 entries inside it are left out. -> Create the folder with its pages, or remove the entries.',
    ],
  },
  {
    did: 'The project has no pages at all',
    files: {
      'docs.json':
        '{\n  "name": "Acme",\n  "navigation": [{ "group": "Start", "pages": ["index", "a", "b", "c"] }]\n}\n',
      'content/index.mdx': undefined,
    },
    reported: [
      'docs.json:3:48 error navigation/no-pages: The navigation lists 4 pages, but this project has none. -> Write the first one, such as index.mdx, or put docs.json where the pages are.',
    ],
  },
  {
    did: 'A URL is listed instead of a page',
    files: {
      'docs.json':
        '{\n  "name": "Acme",\n  "navigation": [{ "group": "Start", "pages": ["index", "https://example.com"] }]\n}\n',
    },
    reported: [
      'docs.json:3:57 warning navigation/url-entry: "https://example.com" is an address, but entries are files, so it becomes a link called "example.com". -> To give it a name, list a page whose front matter has this address as its "url".',
    ],
  },
  {
    did: 'An entry leads out of the project',
    files: {
      'docs.json':
        '{\n  "name": "Acme",\n  "navigation": [{ "group": "Start", "pages": ["index", "../readme"] }]\n}\n',
    },
    reported: [
      'docs.json:3:57 error navigation/outside: "../readme" leads out of the folder of the pages, and nothing is read there. -> Move the file into the folder of the pages, and write its path in there.',
    ],
  },
  {
    did: 'A listed page is ignored',
    files: {
      'docs.json':
        '{\n  "name": "Acme",\n  "navigation": [{ "group": "Start", "pages": ["index", "setup"] }]\n}\n',
      'content/setup.mdx': page('Hi.'),
      '.lecternignore': 'setup.mdx\n',
    },
    reported: [
      'docs.json:3:57 error navigation/no-page: "setup" is the file content/setup.mdx, which .lecternignore or .mintignore leaves out. -> Remove the file from the ignored ones, or remove the entry.',
    ],
  },
  {
    did: 'A listed page is outside the folder of pages',
    files: {
      'docs.json':
        '{\n  "name": "Acme",\n  "navigation": [{ "group": "Start", "pages": ["index", "setup"] }]\n}\n',
      'setup.mdx': page('Hi.'),
    },
    reported: [
      'docs.json:3:57 error navigation/no-page: "setup" is the file setup.mdx, which is next to the folder of the pages. -> Move it into "content".',
    ],
  },
  {
    did: 'An entry includes the folder of pages',
    files: {
      'docs.json':
        '{\n  "name": "Acme",\n  "navigation": [{ "group": "Start", "pages": ["index", "content/setup"] }]\n}\n',
      'content/setup.mdx': page('Hi.'),
    },
    reported: [
      'docs.json:3:57 error navigation/no-page: "content/setup" is the file content/setup.mdx, but entries count from the folder of the pages. -> Write "setup".',
    ],
  },
  {
    did: 'A listed page has a different extension',
    files: {
      'docs.json':
        '{\n  "name": "Acme",\n  "navigation": [{ "group": "Start", "pages": ["index", "setup"] }]\n}\n',
      'content/setup.markdown': page('Hi.'),
    },
    reported: [
      'docs.json:3:57 error navigation/no-page: "setup" is the file content/setup.markdown, which does not have the extension of a page. -> Give it the extension .mdx or .md.',
    ],
  },
  {
    did: 'The path of an operation is misspelled',
    files: {
      'docs.json':
        '{\n  "name": "Acme",\n  "navigation": [{ "group": "Start", "pages": ["index", "GET /user/{id}"] }],\n  "openapi": "openapi.yaml"\n}\n',
      'openapi.yaml':
        'openapi: 3.1.0\ninfo:\n  title: Acme\n  version: "1"\npaths:\n  /users/{id}:\n    get:\n      summary: One user\n      parameters:\n        - { name: id, in: path, required: true, schema: { type: string } }\n      responses:\n        "200": { description: OK }\n',
    },
    reported: [
      'docs.json:3:57 error navigation/missing-operation: No OpenAPI document of this project has "GET /user/{id}". -> Did you mean "GET /users/{id}"?',
    ],
  },
  {
    did: 'The prefix of a tab matches no pages',
    files: {
      'docs.json':
        '{\n  "name": "Acme",\n  "navigation": [{ "group": "Start", "pages": ["index", "api-reference/a"] }],\n  "tabs": [{ "name": "API", "url": "api-refrence" }]\n}\n',
      'content/api-reference/a.mdx': page('Hi.'),
    },
    reported: [
      'docs.json:4:36 warning navigation/dead-prefix: There is no page under "api-refrence", so the tab "API" is left out. -> Did you mean "api-reference"?',
    ],
  },
  {
    did: 'A group is empty',
    files: {
      'docs.json':
        '{\n  "name": "Acme",\n  "navigation": [{ "group": "Start", "pages": ["index"] }, { "group": "More", "pages": [] }]\n}\n',
    },
    reported: [
      'docs.json:3:88 warning config/empty-group: "navigation[1].pages" is empty, so the group "More" is not shown. -> List its pages, or remove the group.',
    ],
  },
  {
    did: 'A page is in no group and linked from nowhere',
    files: { 'content/setup.mdx': page('Hi.') },
    reported: [
      'docs.json:3:3 warning site/orphan-pages: 1 page is neither in the navigation nor linked from anywhere: content/setup.mdx. -> List it in the navigation, link to it, or write "hidden: true" in its front matter.',
    ],
  },
]);
