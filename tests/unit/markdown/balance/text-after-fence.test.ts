import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isTextAfterFence } from '../../../../src/markdown/balance/text-after-fence.ts';

const isText = (line: string, below: string): boolean =>
  isTextAfterFence(`${line}\n${below}`, line, line.length + 1);

const NAMED = '\n```js\ngo();\n```\n';

test('words after a closing fence are text if another code block begins and ends below', () => {
  assert.ok(isText('``` then do this', NAMED));
  assert.ok(isText('``` then do this', '\n```\ngo();\n```\n'));
  assert.ok(isText('``` then restart it', `${NAMED}${NAMED}`));
});

test('words after a fence belong to a new code block if a closing fence comes next', () => {
  assert.ok(!isText('``` then do this', 'go();\n```\n'));
  assert.ok(!isText('``` then do this', `go();\n\`\`\`\n${NAMED}`));
});

test('the name of a language, even a misspelled one, belongs to a new code block', () => {
  for (const line of ['```js', '```go to the page', '```pyhton Some title', '```mylang']) {
    assert.ok(!isText(line, NAMED), line);
  }
});

test('titles and line numbers belong to a code block', () => {
  for (const line of ['```mylang title="a b"', '```mylang {1} wrap', '```mylang a=1']) {
    assert.ok(!isText(line, NAMED), line);
  }
});

test('a sentence is text, whatever comes below', () => {
  assert.ok(isText('```Send it before you close the stream.', 'go();\n```\n'));
});
