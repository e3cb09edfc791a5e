import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { test } from 'node:test';

const source = new URL('../../../../src/cli/terminal/prompter.ts', import.meta.url).href;

/** The script with the questions: a name that must not be "bad", and one of two colors. */
const questions = `
  const { terminalPrompter } = await import(${JSON.stringify(source)});
  const check = (text) => (text === 'bad' ? 'Not that one.' : undefined);
  const name = await terminalPrompter.text({ message: 'Which name?', initial: 'Docs', check });
  const options = [{ value: 'red', label: 'Red' }, { value: 'blue', label: 'Blue' }];
  const color = name && (await terminalPrompter.select({ message: 'Which colour?', options }));
  process.stderr.write(JSON.stringify({ name, color }), () => process.exit());
`;

/** Presses the keys of each turn once the terminal shows its text; returns the answers. */
async function answer(...turns: readonly [shown: string, keys: string][]): Promise<unknown> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', questions]);
  const left = [...turns];
  let shown = '';
  let answers = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (answers += text));
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    shown += text;
    const [expected, keys] = left[0] ?? [];
    if (expected === undefined || !shown.includes(expected)) return;
    shown = '';
    left.shift();
    child.stdin.write(keys ?? '');
  });
  await new Promise((resolve) => child.on('close', resolve));
  assert.deepEqual(left, [], answers);
  return JSON.parse(answers);
}

test('Enter accepts the default answer or the first option', async () => {
  const answers = await answer(['Which name?', '\r'], ['Which colour?', '\r']);
  assert.deepEqual(answers, { name: 'Docs', color: 'red' });
});

test('typed text and arrow keys change the answer', async () => {
  const down = '\u001b[B';
  const answers = await answer(['Which name?', 'Mine\r'], ['Which colour?', `${down}\r`]);
  assert.deepEqual(answers, { name: 'Mine', color: 'blue' });
});

test('an invalid answer is asked for again, with the reason', async () => {
  const back = '\u007f'.repeat(3);
  const answers = await answer(
    ['Which name?', 'bad\r'],
    ['Not that one.', `${back}good\r`],
    ['Which colour?', '\r'],
  );
  assert.deepEqual(answers, { name: 'good', color: 'red' });
});

test('Ctrl-C cancels without an answer', async () => {
  assert.deepEqual(await answer(['Which name?', '\u0003']), {});
});
