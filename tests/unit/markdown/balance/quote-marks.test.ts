import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { joinQuotedTags } from '../../../../src/markdown/balance/quote-marks.ts';
import { assertGrowsEvenly } from '../../../helpers/measure/assert-growth.ts';
import { diagnosticText } from '../../../helpers/mistakes/diagnostic-text.ts';
import { compileText } from '../../../helpers/pages/compile.ts';

const lines = (...text: string[]) => text.join('\n');

async function show(text: string) {
  const files = new Map<string, string>();
  const page = await compileText(text, { files });
  const said = page.diagnostics.map((one) => diagnosticText(one).split(': ')[0]);
  return { html: page.render(), said, files };
}

suite('code over several lines in a blockquote', () => {
  test('runs as the event handler of an element', async () => {
    const { html, said, files } = await show(
      lines('> <div onClick={() => {', '>   alert(2 > 1);', '> }}>', '> K', '> </div>'),
    );
    assert.deepEqual(said, []);
    assert.match(html, /<blockquote>.*name="LecternElement0".*<div>/s);
    assert.match(files.get('page.js') ?? '', /onClick:\(\)=>\{alert\(/);
  });

  test('runs in a list, and in a blockquote inside another', async () => {
    for (const begin of ['> - ', '> > ']) {
      const rest = begin.replace('-', ' ');
      const { said, files } = await show(
        lines(
          `${begin}<div onClick={() => {`,
          `${rest}  alert(1);`,
          `${rest}}}>`,
          `${rest}K`,
          `${rest}</div>`,
        ),
      );
      assert.deepEqual(said, []);
      assert.match(files.get('page.js') ?? '', /onClick:\(\)=>\{alert\(1\)\}/);
    }
  });

  test('is read in a tag within a paragraph', async () => {
    const { html, said, files } = await show(
      lines(
        '> Press <button title={[',
        '>   "a",',
        '> ].join()} onClick={() => {',
        '>   alert(2 > 1);',
        '> }}>this</button> {process.env.HOME}',
      ),
    );
    assert.deepEqual(said, ['page.mdx:5:21 warning page/environment']);
    assert.match(html, /<p>Press <lectern-island .*<button title="a">.*this/s);
    assert.match(files.get('page.js') ?? '', /onClick:\(\)=>\{alert\(/);
  });

  test('may have line comments, and statements without semicolons', async () => {
    const { html, said, files } = await show(
      lines(
        '> A <b title={[',
        '>   1, // one',
        '>   2,',
        '> ].length + // + 1',
        '>   1} onClick={() => {',
        '>   alert(1) // first',
        '>   alert(2)',
        '> }}>x</b>',
      ),
    );
    assert.deepEqual(said, []);
    assert.match(html, /<b title="3">/);
    assert.match(files.get('page.js') ?? '', /onClick:\(\)=>\{alert\(1\)[,;]alert\(2\)\}/);
  });

  test('stays as it is if it is no code', async () => {
    const { said } = await show('> A <b title={1 +\n>   }>x</b>\n');
    assert.deepEqual(said, ['page.mdx:1:8 error page/tag-syntax']);
  });

  test('is reported at its place', async () => {
    const { said } = await show(
      lines(
        '> The sum is {[1,',
        '> process.env.HOME,',
        '> 3].map((n) => <Card',
        '> zoo="x"',
        '> />)} here.',
        '>',
        '> <Card',
        '>   title={[',
        '>     process.env.HOME,',
        '>   ]}',
        '>   fox="y">',
        '> K',
        '> </Card>',
      ),
    );
    assert.deepEqual(said.toSorted(), [
      'page.mdx:11:5 warning component/unknown-prop',
      'page.mdx:2:3 warning page/environment',
      'page.mdx:4:3 warning component/unknown-prop',
      'page.mdx:9:7 warning page/environment',
    ]);
  });

  test('keeps a comparison at the start of a line outside of blockquotes', async () => {
    const { html, said } = await show(
      'The sum is {[1, 2].map((n) => n\n  > 1 ? "b" : "a")} here.\n',
    );
    assert.deepEqual(said, []);
    assert.match(html, /ab here/);
  });
});

suite('a tag over several lines in a blockquote', () => {
  const attributes = Array.from(
    { length: 60 },
    (_, rank) => `>   data-n${rank}="${'x'.repeat(50)}"`,
  );

  for (const [where, before, more] of [
    ['in a paragraph', '> A ', ['>   data-a="b']],
    ['with text behind it', '> ', ['>   data-a="b']],
    ['in a list', '> - ', ['>     data-a="b']],
    ['that is long', '> A ', [...attributes, '>   data-a="b']],
  ] as const) {
    test(`keeps its attributes ${where}`, async () => {
      const { html, said } = await show(
        lines(
          `${before}<Card title={"a"}`,
          ...more,
          '>     c"',
          '>   data-b={',
          '>     1}>x</Card>',
        ),
      );
      assert.deepEqual(said, []);
      assert.match(html, /<card title="a" .*data-a="b c" data-b="1">x<\/card>/);
    });
  }

  test('is found in linear time, also if it is never closed', () => {
    for (const tag of ['> A <b c={\n', '> A <b c={[\n> 1]}>x\n', '> A <b\n> c="\n']) {
      assertGrowsEvenly((size) => joinQuotedTags(tag.repeat(size)), 400);
    }
  });
});
