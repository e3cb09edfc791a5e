import assert from 'node:assert/strict';
import { test } from 'node:test';
import { locateFix } from '../../../../src/core/diagnostic/fix.ts';
import { positionAt } from '../../../../src/core/text/source-file.ts';
import { fixForeignNote } from '../../../../src/markdown/slips/fix-foreign-note.ts';
import { compileText } from '../../../helpers/pages/compile.ts';

/** Returns the text after the fix for its first note. */
function fixed(text: string): string | undefined {
  const path = 'page.md';
  const start = text.search(/:{3}|\{%/);
  const fix = fixForeignNote({ path, text }, positionAt(text, start));
  const changes = fix && locateFix(text, fix, path);
  return changes?.toReversed().reduce((done, { start: from, end, text: after }) => {
    return done.slice(0, from) + after + done.slice(end);
  }, text);
}

test('an admonition of Docusaurus becomes a component, with its title', () => {
  assert.equal(fixed('Text.\n\n:::note\n\nOne.\n\n:::\n'), 'Text.\n\n<Note>\n\nOne.\n\n</Note>\n');
  assert.equal(
    fixed(':::caution[Mind the gap]\r\nOne.\r\n:::\r\n'),
    '<Warning title="Mind the gap">\r\nOne.\r\n</Warning>\r\n',
  );
  assert.equal(fixed('::: tip `npm` helps\nOne.\n:::'), '<Tip title="`npm` helps">\nOne.\n</Tip>');
});

test('an admonition of MyST becomes a component', () => {
  assert.equal(fixed(':::{tip} Less\nOne.\n:::\n'), '<Tip title="Less">\nOne.\n</Tip>\n');
});

test('a hint of GitBook becomes a component', () => {
  assert.equal(
    fixed('{% hint style="success" %}\nOne.\n{% endhint %}\n'),
    '<Check>\nOne.\n</Check>\n',
  );
  assert.equal(fixed('{% hint %}\nOne.\n{% endhint %}\n'), '<Info>\nOne.\n</Info>\n');
});

test('an admonition in a list keeps its indentation, and code and admonitions inside it stay', () => {
  assert.equal(
    fixed('1. One\n\n   ::::info\n   ```md\n   ::::\n   ```\n   :::tip\n   :::\n   ::::\n'),
    '1. One\n\n   <Info>\n   ```md\n   ::::\n   ```\n   :::tip\n   :::\n   </Info>\n',
  );
});

test('a fence in a fence and a fence in a list do not end an admonition', () => {
  const inside = '````md\n```\n:::\n```\n````\n- ```\n  :::\n  ```\n';
  assert.equal(fixed(`:::note\n${inside}:::\n`), `<Note>\n${inside}</Note>\n`);
});

test('ambiguous admonitions are left to the author', () => {
  for (const text of [
    ':::note\nnever closed\n',
    ':::note\n:::tip\nin the same marks\n:::\n:::\n',
    ':::note\n:::{tip}\nin the same marks\n:::\n:::\n',
    ':::note\nOne.\n::::\n\nBehind it.\n\n:::\n',
    '1. One\n\n   :::note\n   Two.\n:::\n',
    '1. One\n\n   :::note\nTwo.\n   :::\n',
    ':::note Say "hello"\nOne.\n:::\n',
    ':::poem\nOne.\n:::\n',
    '> :::note\n> One.\n> :::\n\n:::\n',
    ':::note{.wide}\nOne.\n:::\n',
    '{% hint style="info" icon="x" %}\nOne.\n{% endhint %}\n',
  ]) {
    assert.equal(fixed(text), undefined, text);
  }
});

test('a hint of GitBook has the same fix in MDX as in Markdown', async () => {
  const text = '{% hint style="info" %}\nOne.\n{% endhint %}\n';
  for (const format of ['md', 'mdx'] as const) {
    const { diagnostics } = await compileText(text, { format });
    assert.deepEqual(
      diagnostics.map(({ fix }) => fix?.edits.map((edit) => edit.text)),
      [['<Info>', '</Info>']],
    );
  }
});
