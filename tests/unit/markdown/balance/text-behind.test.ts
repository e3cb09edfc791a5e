import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isTextBehind } from '../../../../src/markdown/balance/text-behind.ts';

const isText = (line: string, below: string): boolean =>
  isTextBehind(`${line}\n${below}`, line, line.length + 1);

const NAMED = '\n```js\ngo();\n```\n';

test('words behind an end are text where other code begins and ends below', () => {
  assert.ok(isText('``` then do this', NAMED));
  assert.ok(isText('``` then do this', '\n```\ngo();\n```\n'));
  assert.ok(isText('``` then restart it', `${NAMED}${NAMED}`));
});

test('words are of other code where its end comes next', () => {
  assert.ok(!isText('``` then do this', 'go();\n```\n'));
  assert.ok(!isText('``` then do this', `go();\n\`\`\`\n${NAMED}`));
});

test('the name of a language, or of one with a slip, is that of other code', () => {
  for (const line of ['```js', '```go to the page', '```pyhton Some title', '```mylang']) {
    assert.ok(!isText(line, NAMED), line);
  }
});

test('titles and numbers of lines belong to code', () => {
  for (const line of ['```mylang title="a b"', '```mylang {1} wrap', '```mylang a=1']) {
    assert.ok(!isText(line, NAMED), line);
  }
});

test('a sentence is text whatever comes below', () => {
  assert.ok(isText('```Send it before you close the stream.', 'go();\n```\n'));
});
