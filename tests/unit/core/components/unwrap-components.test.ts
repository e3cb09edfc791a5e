/** Components in Markdown that is not a page. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unwrapComponents } from '../../../../src/core/components/unwrap-components.ts';

const unwrap = (markdown: string) => unwrapComponents(markdown, (kind) => kind && `(${kind})`);

test('a callout becomes a blockquote with its kind, title and Markdown text', () => {
  assert.equal(
    unwrap('One.\n<Note>\n    Two **b**.\n\n    Three.\n</Note>\nFour.'),
    'One.\n> (note)\n>\n> Two **b**.\n>\n> Three.\n\nFour.',
  );
  assert.equal(unwrap('<Tip title="T">Two.</Tip>'), '> (tip)\n>\n> **T**\n>\n> Two.');
  assert.equal(unwrap('<Callout icon="key">Two.</Callout>'), '> Two.');
});

test('callouts inside list items and other components are converted', () => {
  assert.equal(unwrap('- <Note>\n    x\n  </Note>\n- y'), '- > (note)\n  >\n  > x\n\n- y');
  assert.equal(
    unwrap('<Card title="A">\n<Check>\nx\n</Check>\n</Card>'),
    '**A**\n\n> (check)\n>\n> x',
  );
});

test('other components and inline callouts leave only their text', () => {
  assert.equal(unwrap('<Steps>\n  <Step>\n    **x**\n  </Step>\n</Steps>'), '**x**');
  assert.equal(unwrap('A <Tooltip tip="why">word</Tooltip>, <Icon icon="x" />x.'), 'A word, x.');
  assert.equal(unwrap('- `a`: <Note> b </Note>'), '- `a`: b');
});

test('code, unpaired tags and unknown tags are left unchanged', () => {
  for (const text of [
    '```mdx\n<Note>\nx\n</Note>\n```',
    'Write `<Note>x</Note>`.',
    'A `List<Note>` or Promise<User>.',
    '<Note>',
    '</Note>',
    '<Table>x</Table> <B>x</B>',
  ]) {
    assert.equal(unwrap(text), text);
  }
});

test('repeated and unclosed tags are processed quickly', () => {
  const start = process.cpuUsage();
  for (const part of ['<Note>', '<Note "', '<Note a', '<Note \'"', '<Note></Note>', '</Note>']) {
    unwrap(part.repeat(30_000));
    unwrap(`${part.repeat(1400)}${'</Note>'.repeat(1400)}`);
  }
  // Microseconds of a processor: a hundred times what it takes, on however busy a machine.
  const { user, system } = process.cpuUsage(start);
  assert.ok(user + system < 5e6, `${user + system}`);
});
