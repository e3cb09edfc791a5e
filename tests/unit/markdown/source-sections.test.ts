import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSourceSections } from '../../../src/markdown/source-sections.ts';
import { assertGrowsEvenly } from '../../helpers/measure/assert-growth.ts';
import { compileText } from '../../helpers/pages/compile.ts';

test('the sections of a source are read without rendering it', () => {
  const source = `---
title: T
---
import X from './x.mdx';

Some **bold** [link](/a) and \`code\`.

<Card title="A card" href="/b">Inside</Card>

## Same *name*

\`\`\`md
## not a heading
\`\`\`

## Same name
`;
  assert.deepEqual(readSourceSections(source), [
    { id: '', heading: '', text: 'Some bold link and code. A card Inside', code: '' },
    { id: 'same-name', heading: 'Same name', text: '', code: '## not a heading' },
    { id: 'same-name-2', heading: 'Same name', text: '', code: '' },
  ]);
});

test('front matter is not text, with any content and trailing whitespace', () => {
  for (const head of ['---\n---\n', '--- \nicon: x\n---  \n', '---\r\nicon: x\r\n---\r\n']) {
    const [section] = readSourceSections(`${head}Text`);
    assert.equal(section?.text, 'Text', JSON.stringify(head));
  }
});

test('code in a component is code, and a comment in it is not a heading', () => {
  const [section, ...others] = readSourceSections(
    '<Steps>\n   - one\n     ```sh\n  # list\n  ls\n     ```\n</Steps>\n',
  );
  assert.deepEqual([section?.code, others], ['# list\nls', []]);
});

const HEADINGS = [
  '## A {#b}',
  '## C [#d]',
  'Over\ntwo *lines*\n---',
  'Top\n===',
  '## E {#f .g x=1}',
  '## a #',
  '## C sharp is C#',
  '## GET /users/{id}',
  '## A $x$ `y` [l](z)',
  '#### Usage',
  '## Usage',
  '## Usage ##',
  '- item\n---',
  '> words\n---',
  '```md\n## code\n\nset\n---\n```',
  '1. one\n---',
  'last {#lst}\n---',
  '## Below\nthis\n---',
  '**Bold**\n---',
];

test('headings of a source have the same ids as those of the built page', async () => {
  const source = HEADINGS.join('\n\n');
  const built = await compileText(source);
  const ofFourth = 'usage';
  const ids = readSourceSections(source).map(({ id }) => id);
  assert.deepEqual(
    ids.slice(1),
    built.headingPlaces.map(({ id }) => id).filter((id) => id !== ofFourth),
  );
  assert.deepEqual(
    readSourceSections(source.replaceAll('\n', '\r\n')).map(({ id }) => id),
    ids,
  );
});

test('the text of a heading does not include its attributes', () => {
  const [, braces, lines] = readSourceSections('## A {#b}\n\nOver\ntwo\n---\n\nText\n');
  assert.deepEqual(
    [braces, lines].map((section) => section?.heading),
    ['A', 'Over two'],
  );
  assert.equal(lines?.text, 'Text');
});

test('spaces after a heading cost no more than other characters', () => {
  const read = (size: number) => {
    const blanks = ' '.repeat(size);
    readSourceSections(`## a${blanks}b ${blanks}#${blanks}.\n\n${'x\n'.repeat(size)}`);
  };
  assertGrowsEvenly(read, 2000);
});
