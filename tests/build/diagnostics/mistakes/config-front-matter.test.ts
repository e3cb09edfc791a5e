/** Mistakes in the block at the top of a page. */
import { testMistakes } from '../../../helpers/mistakes/mistake-table.ts';

testMistakes([
  {
    did: 'A front matter key is misspelled',
    files: { 'content/index.mdx': '---\ntitle: Welcome\ndescripton: Hello\n---\n\nHello.\n' },
    reported: [
      'content/index.mdx:3:1 warning front-matter/unknown-key: "descripton" is not a key that Lectern knows, so it has no effect. -> Did you mean "description"?',
    ],
  },
  {
    did: 'A front matter key has an underscore',
    files: { 'content/index.mdx': '---\ntitle: Welcome\nsidebar_title: Hi\n---\n\nHello.\n' },
    reported: [
      'content/index.mdx:3:1 warning front-matter/unknown-key: "sidebar_title" is not a key that Lectern knows, so it has no effect. -> Did you mean "sidebarTitle"?',
    ],
  },
  {
    did: 'A title contains a colon',
    files: { 'content/index.mdx': '---\ntitle: Welcome: the start\n---\n\nHello.\n' },
    reported: [
      "content/index.mdx:2:1 warning front-matter/repaired: The value contains characters with a meaning in YAML and needs quotes. It was read as most likely meant. -> Write: title: 'Welcome: the start'",
    ],
  },
  {
    did: 'A title is a list',
    files: { 'content/index.mdx': '---\ntitle: [Welcome]\n---\n\nHello.\n' },
    reported: [
      'content/index.mdx:2:1 warning front-matter/wrong-type: "title" is a list but must be text; it is left out. -> Write title as text, in quotes if it contains brackets or braces.',
    ],
  },
  {
    did: 'Front matter is never closed',
    files: { 'content/index.mdx': '---\ntitle: Welcome\n\nHello.\n' },
    reported: [
      'content/index.mdx:1:1 error front-matter/unclosed: The page begins with "---" and a line of front matter, but no later line is "---" alone. -> Add a line "---" after the last line of the front matter.',
    ],
  },
  {
    did: 'A colon has no space after it',
    files: { 'content/index.mdx': '---\ntitle:Welcome\n---\n\nHello.\n' },
    reported: [
      'content/index.mdx:2:1 warning front-matter/not-a-mapping: Front matter is made of lines such as "title: Welcome", and there are none here. -> Put a space after the colon: "title: Welcome".',
    ],
  },
  {
    did: 'A front matter key occurs twice',
    files: { 'content/index.mdx': '---\ntitle: Welcome\ntitle: Again\n---\n\nHello.\n' },
    reported: [
      'content/index.mdx:3:1 warning front-matter/duplicate-key: "title" is already given in line 2; this second value is used. -> Remove one of the two lines.',
    ],
  },
  {
    did: 'A front matter flag is neither true nor false',
    files: { 'content/index.mdx': '---\ntitle: Welcome\nhidden: maybe\n---\n\nHello.\n' },
    reported: [
      'content/index.mdx:3:1 warning front-matter/wrong-type: "hidden" is "maybe" but must be true or false; it is left out. -> Write hidden as true or false, or remove the line.',
    ],
  },
  {
    did: 'A page mode is misspelled',
    files: { 'content/index.mdx': '---\ntitle: Welcome\nmode: wied\n---\n\nHello.\n' },
    reported: [
      'content/index.mdx:3:1 warning front-matter/unknown-value: "wied" is not a value of "mode"; it is left out. -> Write "mode: wide".',
    ],
  },
  {
    did: 'A quoted front matter value is never closed',
    files: { 'content/index.mdx': '---\ntitle: "Welcome\ndescription: Hi\n---\n\nHello.\n' },
    reported: [
      'content/index.mdx:2:8 error front-matter/invalid: The front matter cannot be read from here on: this quote is never closed. -> Correct this line; put a value with special characters into single quotes.',
    ],
  },
  {
    did: 'A page names an operation in a project without an OpenAPI document',
    files: { 'content/index.mdx': '---\ntitle: Welcome\nopenapi: GET /users\n---\n\nHello.\n' },
    reported: [
      'content/index.mdx:3:1 error openapi/unknown-operation: This project has no OpenAPI document that could have "GET /users". -> Name the document in "openapi" of docs.json; if it is named there, see why it could not be read.',
    ],
  },
  {
    did: 'A date is not a date',
    files: {
      'content/index.mdx': '---\ntitle: Welcome\nlastUpdatedDate: yesterday\n---\n\nHello.\n',
    },
    reported: [
      'content/index.mdx:3:1 warning front-matter/wrong-type: "lastUpdatedDate" is "yesterday" but must be a day such as 2026-03-31; it is left out. -> Write lastUpdatedDate as a day such as 2026-03-31, or remove the line.',
    ],
  },
]);
