import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileText } from '../../helpers/pages/compile.ts';

const render = async (text: string): Promise<string> => (await compileText(text)).render();

test('expressions next to inline code that ends with a backslash are evaluated', async () => {
  assert.equal(
    await render('Use `C:\\` or {1 + 1}, not `b`.\n'),
    '<p>Use <code>C:\\</code> or 2, not <code>b</code>.</p>',
  );
  assert.equal(
    await render('``\\`` <b>{1}</b> `b`\n'),
    '<p><code>\\</code> <b>1</b> <code>b</code></p>',
  );
  assert.equal(
    await render('- `\\`\n- {1} `b`\n'),
    '<ul>\n<li><code>\\</code></li>\n<li>1 <code>b</code></li>\n</ul>',
  );
  const row = await render('| a | b |\n| - | - |\n| `\\` | {1} |\n| {2} | `c` |\n');
  assert.match(row, /<td>1<\/td>[^]*<td>2<\/td>/);
});

test('escaped backticks in JavaScript stay as they are', async () => {
  assert.equal(await render('{`a\\`b`} {1} `c`\n'), '<p>a`b 1 <code>c</code></p>');
  assert.match(await render('<Card title={`a\\`b`}>{1} `c`</Card>\n'), /title="a`b">1 /);
  assert.match(await render('export const a = `b\\`c`;\n\n{a} {1} `d`\n'), /b`c 1 /);
});

test('links and headings next to such code are without marks', async () => {
  const page = await compileText('## `\\` {1} `b` [c](/d)\n\n`e\\` [f](/g) {1}\n');
  assert.deepEqual(
    page.links.map(({ url }) => url),
    ['/d', '/g'],
  );
  assert.match(page.render(), /^<h2 id="b-c">/);
  assert.deepEqual(page.diagnostics, []);
});
