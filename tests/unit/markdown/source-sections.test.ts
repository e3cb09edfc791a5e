import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSourceSections } from '../../../src/markdown/source-sections.ts';

test('a source is read without rendering it', () => {
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

test('front matter is no text, whatever stands in it and behind its lines', () => {
  for (const head of ['---\n---\n', '--- \nicon: x\n---  \n', '---\r\nicon: x\r\n---\r\n']) {
    const [section] = readSourceSections(`${head}Text`);
    assert.equal(section?.text, 'Text', JSON.stringify(head));
  }
});

test('code in a component is code, and a comment in it no heading', () => {
  const [section, ...others] = readSourceSections(
    '<Steps>\n   - one\n     ```sh\n  # list\n  ls\n     ```\n</Steps>\n',
  );
  assert.deepEqual([section?.code, others], ['# list\nls', []]);
});
