import assert from 'node:assert/strict';
import { test } from 'node:test';
import { diagnosticText } from '../../../helpers/mistakes/diagnostic-text.ts';
import { compileText } from '../../../helpers/pages/compile.ts';

test('a closing tag in a line of text is reported with the advice to move it', async () => {
  const { diagnostics } = await compileText(
    '<Tabs>\n<Tab title="A">\n\ntext\n</Tab><Tab title="Same">x</Tab>\n</Tabs>\n',
  );
  assert.deepEqual(
    diagnostics.map(({ message, hint }) => `${message} -> ${hint}`),
    [
      '<Tab> opens on its own line, but </Tab> is in a line of text. -> ' +
        'Put each opening and closing tag on its own line.',
    ],
  );
});

test('an attribute with a dot in its name is an error at its place in any HTML', async () => {
  const placeIn = async (text: string) => {
    const { diagnostics } = await compileText(text, { format: 'md' });
    return diagnostics.map(({ code, position }) => `${position?.line}:${position?.column} ${code}`);
  };
  const reported = async (text: string) =>
    (await compileText(text, { format: 'md' })).diagnostics.map((each) => diagnosticText(each));
  assert.deepEqual(await reported('Text.\n\n<p @click.prevent="a.b">x</p>\n'), [
    'page.md:3:4 error page/mdx-syntax: The attribute @click.prevent has a dot in its name, which pages cannot have. -> Remove it, or write the tag as code if it is meant as text.',
  ]);
  for (const [text, place] of [
    ['a <p links. c>y</p>', '1:6'],
    ['if x <y and A.B > c', '1:13'],
    ['a.b <p>a.b</p>\n\n<p\n  a.b=""\n>x</p>', '4:3'],
    ['<p a:b.c="">', '1:4'],
    ['<svg x.y="1"/>', '1:6'],
    ['<div a"b.c">x</div>', '1:6'],
    ['<div>\n<C"d, e.f\n</div>', '2:7'],
    ['<P a.b="">x</P>', '1:4'],
  ] as const) {
    assert.deepEqual(await placeIn(text), [`${place} page/mdx-syntax`], text);
  }
});

test('a tag with a dot in its name is an error where it cannot be a component', async () => {
  const reported = async (text: string) =>
    (await compileText(text, { format: 'md' })).diagnostics.map((each) => diagnosticText(each));
  assert.deepEqual(await reported('<div>\n\ta <x-y.z>b</x-y.z>\n</div>\n'), [
    'page.md:2:4 error page/mdx-syntax: The tag <x-y.z> has a dot in its name, which belongs to no component or element. -> Correct the name, or write the tag as code if it is meant as text.',
  ]);
  for (const [text, place] of [
    ['<div>\n<p>a</p> <C<!--olor.Item name="b" />\n</div>', '2:10'],
    ['<div>\n<Ctitle="a.md" icon="b">\n</div>', '2:1'],
    ['<div>\n<if.b>x</if.b>\n</div>', '2:1'],
    ['<div>\n<a..b>x</a..b>\n</div>', '2:1'],
    ['<div>\n<a.>x</a.>\n</div>', '2:1'],
    ['<div>\n<this.a>x\n</div>', '2:1'],
  ] as const) {
    const { diagnostics } = await compileText(text, { format: 'md' });
    const reported = diagnostics.map(
      ({ code, position }) => `${position?.line}:${position?.column} ${code}`,
    );
    assert.deepEqual(reported, [`${place} page/mdx-syntax`], text);
  }
  const named = await compileText('<div>\n<a.b>Inside</a.b>\n</div>', { format: 'md' });
  assert.deepEqual(
    named.diagnostics.map(({ code }) => code),
    ['page/unknown-component'],
  );
  assert.match(named.render(), /Inside/);
});

test('a compiler error without a position is reported where its cause is', async () => {
  const reported = async (text: string) =>
    (await compileText(text)).diagnostics.map((each) => diagnosticText(each));
  assert.deepEqual(await reported('export default () => 1\n\nexport default () => 2\n'), [
    'page.mdx:3:1 error page/mdx-syntax: A page can have only one `export default`, and this is the second. -> Remove one of them.',
  ]);
  assert.deepEqual(await reported('Text.\n\n<Card {...} />\n'), [
    'page.mdx:3:1 error page/mdx-syntax: The text between the braces is not JavaScript: Unexpected token. -> Fix the expression, or write \\{ for a literal brace.',
  ]);
});

test('a dot elsewhere in HTML is not part of an attribute name', async () => {
  for (const text of [
    '<a href="a.b" title=\'c.d\' id=e.f>x.y</a>',
    '`<p a.b>` and <https://a.b> and <a@b.c>',
    '<!-- <p a.b> -->',
    '```html\n<p a.b>\n```',
    'a <b and c.d, e "f <g h.i',
  ]) {
    const { diagnostics } = await compileText(text, { format: 'md' });
    assert.deepEqual(
      diagnostics.filter(({ code }) => code === 'page/mdx-syntax'),
      [],
      text,
    );
  }
});

test('a backslash before the quotes of an import is reported', async () => {
  const reported = async (text: string) =>
    (await compileText(text)).diagnostics.map((each) => diagnosticText(each));
  assert.deepEqual(await reported(String.raw`import A from \'/snippets/a.mdx\'`), [
    String.raw`page.mdx:1:1 error page/mdx-syntax: The import or export that begins here has a backslash outside quotes, which is not JavaScript. -> Remove the backslash: write ' and " for \' and \".`,
  ]);
  const [inQuotes = ''] = await reported(String.raw`export const a = "\u1"`);
  assert.doesNotMatch(inQuotes, /outside quotes/);
});
