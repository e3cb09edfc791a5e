/** Mistakes with files that docs.json names, or that browsers receive unchanged. */
import { docsJson, testMistakes } from '../../../helpers/mistakes/mistake-table.ts';

testMistakes([
  {
    did: 'The banner links to a missing page',
    files: { 'docs.json': docsJson('"banner": { "content": "See [n](/nope)" }') },
    reported: [
      'docs.json:4:26 warning link/missing-page: No page or file of this site has the address "/nope". -> Correct the link or remove it.',
    ],
  },
  {
    did: 'The path of a logo is misspelled',
    files: {
      'docs.json': docsJson('"logo": { "light": "/logo/light.svg", "dark": "/logo/drak.svg" }'),
      'public/logo/light.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
      'public/logo/dark.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
    },
    reported: [
      'docs.json:4:49 error site/missing-file: "logo.dark" is "/logo/drak.svg", but there is no such file. -> Did you mean "/logo/dark.svg"?',
    ],
  },
  {
    did: 'The favicon does not exist',
    files: { 'docs.json': docsJson('"favicon": "/favicon.svg"') },
    reported: [
      'docs.json:4:14 error site/missing-file: "favicon" is "/favicon.svg", but there is no such file. -> Correct the path, which counts from the root of the site, or add the file.',
    ],
  },
  {
    did: 'An OpenAPI document has a different extension',
    files: {
      'docs.json': docsJson('"openapi": "openapi.yml"'),
      'openapi.yaml': 'openapi: 3.1.0\ninfo: { title: A, version: "1" }\npaths: {}\n',
    },
    reported: [
      'docs.json:4:14 error site/missing-document: There is no file "openapi.yml". -> Did you mean "openapi.yaml"?',
    ],
  },
  {
    did: 'A closing brace is missing in a stylesheet',
    files: { 'public/style.css': '.a {\n  color: red\n\n.b { color: blue }\n' },
    reported: [
      'public/style.css:4:4 warning site/broken-style: Browsers skip what begins here: unexpected token "{". -> Fix this rule; look for a missing bracket, brace or semicolon before it.',
    ],
  },
  {
    did: 'A stylesheet has an extra closing brace',
    files: { 'public/style.css': '.a {\n  content: "}";\n}\n}\n.b { color: blue }\n' },
    reported: [
      'public/style.css:4:1 warning site/broken-style: Browsers skip what begins here: this "}" closes nothing. -> Fix this rule; look for a missing bracket, brace or semicolon before it.',
    ],
  },
  {
    did: 'A stylesheet has an @import after a rule',
    files: { 'public/style.css': '.a { color: red }\n@import url("b.css");\n' },
    reported: [
      'public/style.css:2:8 warning site/broken-style: Browsers skip what begins here: @import rules must precede all rules aside from @charset and @layer statements. -> Move this rule to the beginning of the file.',
    ],
  },
  {
    did: 'A stylesheet sets a light page background in both modes',
    files: { 'public/style.css': '.a { color: red }\n\nbody { background: white }\n' },
    reported: [
      'public/style.css:3:1 warning site/one-mode-color: This rule gives the page the background #ffffff in both modes, on which the text of dark mode, #e1e3e6, is hardly visible. -> Write it for light mode alone: html:not(.dark) body { ... }, or give docs.json a background for each mode.',
    ],
  },
  {
    did: 'A stylesheet sets a light page background on a light-only site',
    files: {
      'docs.json': docsJson('"modeToggle": { "default": "light", "isHidden": true }'),
      'public/style.css': 'body { background: white }\n',
    },
    reported: [],
  },
  {
    did: 'A stylesheet is next to docs.json',
    files: { 'style.css': '.a { color: red }\n' },
    reported: [
      'style.css warning files/unread-style: It is next to docs.json; when pages have a folder of their own, files there are not part of the site. -> Move it to public/style.css.',
    ],
  },
  {
    did: 'An SVG file is truncated',
    files: { 'public/flow.svg': '<svg xmlns="http://www.w3.org/2000/svg"><g><path d="M0 0"' },
    reported: [
      'public/flow.svg warning site/broken-picture: Browsers cannot show this file: it is not XML with a closed <svg> at its root. -> Export the drawing again, or close its tags.',
    ],
  },
  {
    did: 'An image file contains an HTML error page',
    files: { 'public/flow.png': '<!doctype html><title>404</title><p>There is nothing here.</p>' },
    reported: [
      'public/flow.png warning site/broken-picture: Browsers cannot show this file: it does not contain an image. -> Save or download the image again.',
    ],
  },
  {
    did: 'An image file is a Git LFS pointer',
    files: {
      'public/flow.png': 'version https://git-lfs.github.com/spec/v1\noid sha256:1\nsize 2\n',
    },
    reported: [
      'public/flow.png warning site/broken-picture: Browsers cannot show this file: it is a Git LFS pointer, not the image itself. -> Run "git lfs pull".',
    ],
  },
  {
    did: 'An image file is empty',
    files: { 'public/flow.webp': '' },
    reported: [
      'public/flow.webp warning site/broken-picture: Browsers cannot show this file: it is empty. -> Save the image again.',
    ],
  },
  {
    did: 'A private key is in the public folder',
    files: { 'public/id_rsa': 'x' },
    reported: [
      'public/id_rsa warning files/secret: Keys and credentials have names like this; the file was not published. -> Move it out of the docs folder, or rename it if anyone may read it.',
    ],
  },
  {
    did: 'An anchor names an unknown icon',
    files: {
      'docs.json': docsJson(
        '"anchors": [{ "name": "Chat", "icon": "rockt", "url": "https://example.com" }]',
      ),
    },
    reported: [
      'docs.json:4:41 warning icon/unknown: There is no icon named "rockt", so none is shown. -> Did you mean "rocket"?',
    ],
  },
  {
    did: 'An image used as an icon does not exist',
    files: {
      'docs.json': docsJson(
        '"anchors": [{ "name": "Chat", "icon": "/chta.svg", "url": "https://example.com" }]',
      ),
      'content/index.mdx': '---\ntitle: Intro\nicon: /none.svg\n---\n\n<Icon icon="/none.svg" />\n',
      'content/guides/a.mdx':
        '---\ntitle: A\nhidden: true\n---\n\n<Icon icon="../chat.svg" />\n\n<Icon icon="./part.svg" />\n',
      'content/guides/part.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'public/chat.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
    reported: [
      'content/guides/a.mdx:8:13 warning link/missing-file: There is no file "./part.svg" in this project. -> Correct the path, which counts from the root of the site, or add the file.',
      'content/index.mdx:3:1 warning link/missing-file: There is no file "/none.svg" in this project. -> Correct the path, which counts from the root of the site, or add the file.',
      'content/index.mdx:6:13 warning link/missing-file: There is no file "/none.svg" in this project. -> Correct the path, which counts from the root of the site, or add the file.',
      'docs.json:4:41 warning link/missing-file: There is no file "/chta.svg" in this project. -> Did you mean /chat.svg?',
    ],
  },
]);
