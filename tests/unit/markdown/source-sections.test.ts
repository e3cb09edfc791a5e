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
