import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applyChanges } from '../../../../src/core/text/text-change.ts';
import { findBlankLines } from '../../../../src/markdown/balance/blank-lines.ts';

const joined = (text: string): string => applyChanges(text, findBlankLines(text));

const component =
  'export const A = () => (\n  <p title={`a\n\nb`}>First.\n \n\r\n  Second</p>\n);\n';

test('blank lines in the text of an exported component are found, and no others', () => {
  assert.equal(
    joined(`Text\n\n${component}\nexport const b = 1;\n\nText\n`),
    'Text\n\nexport const A = () => (\n  <p title={`a\n\nb`}>First.\n  Second</p>\n);\n\nexport const b = 1;\n\nText\n',
  );
});

test('code blocks and code that is not JavaScript stay as they are', () => {
  for (const text of [`\`\`\`jsx\n\n${component}\`\`\`\n`, component.replace(');', ';')]) {
    assert.deepEqual(findBlankLines(text), []);
  }
});
