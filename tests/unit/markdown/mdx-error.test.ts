import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileText } from '../../helpers/compile.ts';

test('a closing tag in a line of text is told to go on its own line', async () => {
  const { diagnostics } = await compileText(
    '<Tabs>\n<Tab title="A">\n\ntext\n</Tab><Tab title="Same">x</Tab></Tabs>\n',
  );
  assert.deepEqual(
    diagnostics.map(({ message, hint }) => `${message} -> ${hint}`),
    [
      '<Tab> opens on a line of its own, but </Tab> stands in a line of text. -> ' +
        'Put each opening and closing tag on its own line.',
    ],
  );
});
