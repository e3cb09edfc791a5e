import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bodyStart } from '../../../../src/core/text/markup/front-matter-block.ts';
import { parseFrontMatter } from '../../../../src/core/pages/front-matter.ts';
import { diagnosticText } from '../../../helpers/mistakes/diagnostic-text.ts';

/** Parses the front matter of a page with these lines between the fences. */
function parse(...lines: string[]) {
  return parseText(['---', ...lines, '---', 'Body'].join('\n'));
}

function parseText(text: string) {
  const { diagnostics, ...parsed } = parseFrontMatter({ path: 'a.mdx', text });
  return { ...parsed, said: diagnostics.map((diagnostic) => diagnosticText(diagnostic)) };
}

test('a page without front matter has none, and nothing is reported', () => {
  for (const text of ['', 'Hello', '---', '---\n', '----\na: b\n----\n']) {
    const parsed = parseText(text);
    assert.deepEqual(parsed.frontMatter, { meta: {} }, JSON.stringify(text));
    assert.equal(bodyStart(text), 0);
    assert.deepEqual(parsed.said, []);
  }
});

test('malformed front matter fences are read as they were meant', () => {
  for (const text of [
    '\n---\ntitle: A\n---\nText',
    '----\ntitle: A\n—-\nText',
    '***\ntitle: A\n***\nText',
  ]) {
    const { frontMatter, text: repaired } = parseText(text);
    assert.deepEqual(frontMatter, { meta: {}, title: 'A' }, text);
    assert.equal(repaired.slice(bodyStart(repaired)), 'Text');
    assert.equal(repaired.split('\n').length, text.split('\n').length);
  }
});

test('a thematic break at the top is not front matter', () => {
  assert.deepEqual(parseText('---\n\nSome text: with a colon\n').said, []);
  assert.deepEqual(parseText('---\nSome text: with a colon\n').said, []);
});

test('every field is read, including under older names', () => {
  const { frontMatter, said } = parse(
    'title: A title',
    'description: What it says',
    'sidebarTitle: Short',
    'icon: rocket',
    'iconType: solid',
    'tag: NEW',
    'mode: center',
    'openapi: GET /users',
    'openapi-schema: User',
    'api: POST /users',
    'auth: bearer',
    'contentType: text/plain',
    'playground: simple',
    'hideApiMarker: true',
    'hidden: false',
    'noindex: "true"',
    'deprecated: TRUE',
    'searchable: false',
    'hideFooterPagination: true',
    'rss: true',
    'canonical: https://example.com/a',
    'url: /elsewhere',
    'keywords: [one, 2, "three four"]',
    '"og:title": Shared',
    'twitter:card: summary',
    'robots: nofollow',
    'unknown: [1, 2]',
  );
  assert.deepEqual(said, []);
  assert.deepEqual(frontMatter, {
    title: 'A title',
    description: 'What it says',
    sidebarTitle: 'Short',
    icon: 'rocket',
    iconType: 'solid',
    tag: 'NEW',
    mode: 'center',
    openapi: 'GET /users',
    openapiSchema: 'User',
    api: 'POST /users',
    authMethod: 'bearer',
    contentType: 'text/plain',
    playground: 'simple',
    hideApiMarker: true,
    hidden: false,
    noindex: true,
    deprecated: true,
    searchable: false,
    hideFooterPagination: true,
    rss: true,
    canonical: 'https://example.com/a',
    url: '/elsewhere',
    keywords: ['one', '2', 'three four'],
    meta: { 'og:title': 'Shared', 'twitter:card': 'summary', robots: 'nofollow' },
  });
});

test('an icon may be an object with a style and a library', () => {
  const { frontMatter, said } = parse(
    'icon:',
    '  name: house',
    '  style: solid',
    '  library: lucide',
  );
  assert.deepEqual(frontMatter, { icon: 'lucide:house', iconType: 'solid', meta: {} });
  assert.deepEqual(said, []);
  assert.deepEqual(parse('icon: { name: star }').frontMatter, { icon: 'star', meta: {} });
  assert.deepEqual(parse('icon: { style: solid }').said, [
    'a.mdx:2:1 warning front-matter/wrong-type: "icon" is an object but must be text or an object with a name; it is left out. -> Write icon as text or an object with a name, or remove the line.',
  ]);
});

test('numbers, dates and booleans are kept as written where text is expected', () => {
  const { frontMatter, said } = parse(
    'title: 404',
    'version: 1.10',
    'tag: true',
    'description: 2024-01-02',
  );
  assert.deepEqual(frontMatter, {
    title: '404',
    version: '1.10',
    tag: 'true',
    description: '2024-01-02',
    meta: {},
  });
  assert.deepEqual(said, []);
});

test('a key without a value counts as absent', () => {
  const { frontMatter, said } = parse('description:', 'sidebarTitle: ""', 'hidden:', 'mode:');
  assert.deepEqual(frontMatter, { meta: {} });
  assert.deepEqual(said, []);
});

test('line breaks in a title become spaces, those in a description are kept', () => {
  const { frontMatter } = parse(
    'title: |',
    '  Two',
    '  lines',
    'description: |',
    '  Two',
    '  lines',
  );
  assert.equal(frontMatter.title, 'Two lines');
  assert.equal(frontMatter.description, 'Two\nlines');
});

test('keywords may be a comma-separated text', () => {
  assert.deepEqual(parse('keywords: a, b ,, c').frontMatter.keywords, ['a', 'b', 'c']);
});

test('a byte order mark and Windows line endings have no effect', () => {
  const text = '\uFEFF---\r\ntitle: A\r\ndescription: B\r\n---\r\nBody\r\n';
  const { frontMatter, positions, said } = parseText(text);
  assert.deepEqual(frontMatter, { title: 'A', description: 'B', meta: {} });
  assert.deepEqual(positions, {
    title: { line: 2, column: 1 },
    description: { line: 3, column: 1 },
  });
  assert.equal(text.slice(bodyStart(text)), 'Body\r\n');
  assert.deepEqual(said, []);
});

test('the body begins after the closing fence, even at the end of the file', () => {
  assert.equal(bodyStart('---\ntitle: A\n---  '), 18);
  assert.equal(bodyStart('---\n---\nBody'), 8);
  assert.deepEqual(parseText('---\n---\nBody').said, []);
});

/** Lines of front matter, the title that is read, and the diagnostic about them. */
const REPAIRS: readonly [lines: readonly string[], title: string, said: string][] = [
  [
    ['title: Guide: first steps'],
    'Guide: first steps',
    `a.mdx:2:1 warning front-matter/repaired: The value contains characters with a meaning in YAML and needs quotes. It was read as most likely meant. -> Write: title: 'Guide: first steps'`,
  ],
  [
    ["title: 'It's here'"],
    "It's here",
    `a.mdx:2:1 warning front-matter/repaired: A quote inside the value is like those around it and ends it. It was read as most likely meant. -> Write: title: 'It''s here'`,
  ],
  [
    [String.raw`title: 'L\'API'`],
    "L'API",
    `a.mdx:2:1 warning front-matter/repaired: A quote inside the value is like those around it and ends it. It was read as most likely meant. -> Write: title: 'L''API'`,
  ],
  [
    [String.raw`title: "Say \"hi\" and "bye""`],
    'Say "hi" and "bye"',
    `a.mdx:2:1 warning front-matter/repaired: A quote inside the value is like those around it and ends it. It was read as most likely meant. -> Write: title: 'Say "hi" and "bye"'`,
  ],
  [
    ['title: "One', 'two"', 'tag: NEW'],
    'One two',
    'a.mdx:3:1 warning front-matter/repaired: Continuation lines of a value in quotes or brackets must be indented. It was read as most likely meant. -> Indent the line with two spaces.',
  ],
  [
    ['title:', '  "One', 'two"', 'tag: NEW'],
    'One two',
    'a.mdx:4:1 warning front-matter/repaired: Continuation lines of a value in quotes or brackets must be indented. It was read as most likely meant. -> Indent the line with two spaces.',
  ],
  [
    ['title: Lists', 'keywords: ["a",', '"b: [c"', ']'],
    'Lists',
    'a.mdx:4:1 warning front-matter/repaired: Continuation lines of a value in quotes or brackets must be indented. It was read as most likely meant. -> Indent the line with two spaces.',
  ],
  [
    ['\ttitle: Tabbed'],
    'Tabbed',
    'a.mdx:2:1 warning front-matter/repaired: The line is indented with a tab, which YAML does not allow. It was read as most likely meant. -> Indent the line with two spaces.',
  ],
];

for (const [lines, title, said] of REPAIRS) {
  test(`front matter that is nearly YAML is repaired: ${JSON.stringify(lines.join('\n'))}`, () => {
    const parsed = parse(...lines);
    assert.equal(parsed.frontMatter.title, title);
    assert.deepEqual(parsed.said, [said]);
  });
}

const REPAIRED_TITLES: readonly [value: string, title: string][] = [
  ['@scope/package', '@scope/package'],
  ['`code`', '`code`'],
  ['%s in text', '%s in text'],
  ['[Beta] Feature', '[Beta] Feature'],
  ['{curly} braces', '{curly} braces'],
  ['"Quoted" start', '"Quoted" start'],
  ['Ends with a colon:', 'Ends with a colon:'],
  ['"C:\\dir"', 'C:\\dir'],
  ['*Important* note', '*Important* note'],
];

for (const [value, title] of REPAIRED_TITLES) {
  test(`a title may be written as ${value} without correct quotes`, () => {
    const { frontMatter, said } = parse(`title: ${value}`, 'tag: NEW');
    assert.equal(frontMatter.title, title);
    assert.equal(frontMatter.tag, 'NEW');
    assert.equal(said.length, 1);
  });
}

test('each repaired line is reported, and valid lines around it are unchanged', () => {
  const { frontMatter, positions, said } = parse(
    'title: A: b',
    'keywords: [x,',
    '  y]',
    "description: 'first",
    '',
    "second'",
    'tag: c: d',
  );
  assert.equal(frontMatter.title, 'A: b');
  assert.deepEqual(frontMatter.keywords, ['x', 'y']);
  assert.equal(frontMatter.description, 'first\nsecond');
  assert.equal(frontMatter.tag, 'c: d');
  assert.deepEqual(positions['tag'], { line: 8, column: 1 });
  assert.deepEqual(
    said.map((text) => text.split(' ')[0]),
    ['a.mdx:2:1', 'a.mdx:6:1', 'a.mdx:8:1'],
  );
});

const HINT = 'Correct this line; put a value with special characters into single quotes.';

/** Lines that cannot be repaired, and the position and reason of the error. */
const FAULTS: readonly [lines: readonly string[], said: string][] = [
  [
    ['title: "Open', 'tag: NEW'],
    `a.mdx:2:8 error front-matter/invalid: The front matter cannot be read from here on: this quote is never closed. -> ${HINT}`,
  ],
  [
    ['title: A', 'keywords: [one, two', 'tag: NEW'],
    `a.mdx:3:11 error front-matter/invalid: The front matter cannot be read from here on: this bracket is never closed. -> ${HINT}`,
  ],
  [
    ['title: A', '  description: B'],
    `a.mdx:3:14 error front-matter/invalid: The front matter cannot be read from here on: a key begins inside the value of the key above it. -> ${HINT}`,
  ],
  [
    ['title: A', '', '# Heading', 'Text of the page', ''],
    `a.mdx:5:1 error front-matter/invalid: The front matter cannot be read from here on: the line has no colon and space after its key. -> ${HINT}`,
  ],
  [
    ['title: A', '--- b', 'tag: C'],
    `a.mdx:3:1 error front-matter/invalid: The front matter cannot be read from here on: a line that begins with "---" starts a second block of YAML. -> Remove the line "---", or end the front matter there.`,
  ],
];

for (const [lines, said] of FAULTS) {
  test(`invalid YAML in front matter is reported as one error at its position: ${JSON.stringify(lines)}`, () => {
    assert.deepEqual(parse(...lines).said, [said]);
  });
}

test('fields before an error are used', () => {
  const { frontMatter } = parse('title: Good', 'description: Fine', 'tag: "open');
  assert.equal(frontMatter.title, 'Good');
  assert.equal(frontMatter.description, 'Fine');
});

test('unclosed front matter is an error, and the body begins at the first line', () => {
  const text = '---\ntitle: A\n\nBody';
  assert.equal(bodyStart(text), 0);
  assert.deepEqual(parseText(text).said, [
    'a.mdx:1:1 error front-matter/unclosed: The page begins with "---" and a line of front matter, but no later line is "---" alone. -> Add a line "---" after the last line of the front matter.',
  ]);
});

test('front matter that is not a mapping is reported with a possible correction', () => {
  const fact =
    'a.mdx:2:1 warning front-matter/not-a-mapping: Front matter is made of lines such as "title: Welcome", and there are none here. ->';
  assert.deepEqual(parse('Licensing').said, [
    `${fact} Write "title: Licensing" if this is the title, or remove both "---" lines.`,
  ]);
  assert.deepEqual(parse('title:Licensing').said, [
    `${fact} Put a space after the colon: "title: Licensing".`,
  ]);
  assert.equal(parse('- one', '- two').said.length, 1);
});

test('a value of the wrong type is left out with a warning at its key', () => {
  const { frontMatter, said } = parse(
    'title: [a, b]',
    'description: { a: b }',
    'hidden: sometimes',
    'keywords: { a: b }',
  );
  assert.deepEqual(frontMatter, { meta: {} });
  assert.deepEqual(said, [
    'a.mdx:2:1 warning front-matter/wrong-type: "title" is a list but must be text; it is left out. -> Write title as text, in quotes if it contains brackets or braces.',
    'a.mdx:3:1 warning front-matter/wrong-type: "description" is an object but must be text; it is left out. -> Write description as text, in quotes if it contains brackets or braces.',
    'a.mdx:4:1 warning front-matter/wrong-type: "hidden" is "sometimes" but must be true or false; it is left out. -> Write hidden as true or false, or remove the line.',
    'a.mdx:5:1 warning front-matter/wrong-type: "keywords" is an object but must be a list of words; it is left out. -> Write keywords as a list of words, or remove the line.',
  ]);
});

test('boost, dates and related pages are read, and invalid ones are reported', () => {
  const { frontMatter, said } = parse(
    'boost: 2.5',
    'timestamp: false',
    'lastUpdatedDate: 2026-03-31T10:00:00Z',
    'related:',
    '  - guides/a',
    '  - The blog: https://blog.test',
    '  - Odd: javascript:alert(1)',
    'contextual: { options: [copy] }',
  );
  assert.deepEqual(frontMatter, {
    meta: {},
    boost: 2.5,
    timestamp: false,
    lastUpdatedDate: '2026-03-31',
    related: [{ url: 'guides/a' }, { title: 'The blog', url: 'https://blog.test' }],
    contextual: ['copy'],
  });
  assert.equal(said.length, 1);
  assert.match(said[0] ?? '', /^a\.mdx:5:1 error link\/unsafe: "javascript:alert\(1\)"/);
  assert.deepEqual(parse('related: false').frontMatter.related, []);
  const wrong = parse('boost: -1', 'lastUpdatedDate: May', 'related: a', 'contextual: copy');
  assert.deepEqual(wrong.frontMatter, { meta: {} });
  assert.deepEqual(
    wrong.said.map((text) => / but must be (.*); it is/.exec(text)?.[1]),
    [
      'a number above 0',
      'a day such as 2026-03-31',
      'false or a list of pages',
      'an object with a list of options',
    ],
  );
});

test('an empty title is reported, since the file name replaces it', () => {
  assert.deepEqual(parse('title:').said, [
    'a.mdx:2:1 warning front-matter/wrong-type: "title" is empty but must be text; it is left out. -> Write title as text, in quotes if it contains brackets or braces.',
  ]);
});

test('an unknown mode is reported with the nearest one', () => {
  const fact = 'a.mdx:2:1 warning front-matter/unknown-value:';
  assert.deepEqual(parse('mode: wyde').said, [
    `${fact} "wyde" is not a value of "mode"; it is left out. -> Write "mode: wide".`,
  ]);
  assert.deepEqual(parse('mode: assistant').said, [
    `${fact} "assistant" is not a value of "mode"; it is left out. -> Use one of wide, custom, center, frame, landing, or remove the line.`,
  ]);
});

test('the second value of a duplicate key is used, with a warning', () => {
  const { frontMatter, said } = parse('title: First', 'tag: x', 'title: Second');
  assert.equal(frontMatter.title, 'Second');
  assert.deepEqual(said, [
    'a.mdx:4:1 warning front-matter/duplicate-key: "title" is already given in line 2; this second value is used. -> Remove one of the two lines.',
  ]);
});

test('a URL that runs code is rejected', () => {
  const { frontMatter, said } = parse('url: "javascript:alert(1)"', 'canonical: /\\evil.example');
  assert.deepEqual(frontMatter, { meta: {} });
  assert.deepEqual(said, [
    'a.mdx:2:1 error link/unsafe: "javascript:alert(1)" has a scheme that browsers run, or open as a document or file of their own; it is left out. -> To run code on a click, write a component with onClick; otherwise link to a page of this site, or to a complete https: address.',
    'a.mdx:3:1 error link/unsafe: "/\\evil.example" looks like a path but leads to another host; it is left out. -> Write https:// before the host, or a single / before a path of this site.',
  ]);
});

test('hostile front matter is harmless', () => {
  const bomb = ['a: &a [x, x, x, x, x, x, x, x]'];
  for (let depth = 0; depth < 12; depth += 1) {
    const [name, inner] = ['bcdefghijklm'[depth], 'abcdefghijkl'[depth]];
    bomb.push(`${name}: &${name} [${Array.from({ length: 8 }, () => `*${inner}`).join(', ')}]`);
  }
  assert.deepEqual(parse(...bomb, 'title: *m').frontMatter, { meta: {} });
  const { frontMatter } = parse(
    '__proto__: { polluted: true }',
    'constructor: x',
    '"og:__proto__": y',
    'title: !!js/function "x"',
  );
  assert.deepEqual(frontMatter, { title: 'x', meta: { 'og:__proto__': 'y' } });
  assert.equal(Object.hasOwn(Object.prototype, 'polluted'), false);
});

test('oversized front matter is not read', () => {
  const { frontMatter, said } = parse('title: A', `description: ${'x'.repeat(100_000)}`);
  assert.deepEqual(frontMatter, { meta: {} });
  assert.deepEqual(said, [
    'a.mdx:2:1 error front-matter/too-large: The front matter is longer than 100000 characters and was not read. -> Move text from the front matter into the page, or close it earlier with "---".',
  ]);
});
