import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileText } from '../../../helpers/pages/compile.ts';

async function render(text: string): Promise<string> {
  const { diagnostics, render: write } = await compileText(text, { format: 'md' });
  assert.deepEqual(diagnostics, []);
  return write();
}

test('a heading in Markdown can have an id, classes and attributes', async () => {
  assert.equal(await render('# a {#i .k b="c d"}'), '<h1 id="i" class="k" b="c d">a</h1>');
});

test('braces that cannot contain attributes are text of the heading', async () => {
  for (const [text, heading] of [
    ['# The key {server.port}', '<h1 id="the-key-server-port">The key {server.port}</h1>'],
    ['# {server.port}', '<h1 id="server-port">{server.port}</h1>'],
    [String.raw`# a \{b.c}`, '<h1 id="a-b-c">a {b.c}</h1>'],
    ['# a *x*{b.c}', '<h1 id="a-x-b-c">a <em>x</em>{b.c}</h1>'],
    ['a {b.c=1}\n===', '<h1 id="a-b-c-1">a {b.c=1}</h1>'],
    ['# a {/* c */}', '<h1 id="a-c">a {/* c */}</h1>'],
  ] as const) {
    assert.equal(await render(text), heading);
  }
});

test('a name in braces is text of the heading, as in the path of an endpoint', async () => {
  for (const [text, heading] of [
    ['# GET /users/{id}', '<h1 id="get-users-id">GET /users/{id}</h1>'],
    ['# The key {server}', '<h1 id="the-key-server">The key {server}</h1>'],
    ['# {server port}', '<h1 id="server-port">{server port}</h1>'],
    ['# `code` {id}', '<h1 id="code-id"><code>code</code> {id}</h1>'],
    ['# a {#my id}', '<h1 id="a-my-id">a {#my id}</h1>'],
  ] as const) {
    assert.equal(await render(text), heading);
  }
});

test('a backslash before the braces of a heading makes them text', async () => {
  for (const [text, heading] of [
    [String.raw`# a \{#i}`, '<h1 id="a-i">a {#i}</h1>'],
    [String.raw`# a \{b\}`, '<h1 id="a-b">a {b}</h1>'],
    [`a \\{#i}\n===`, '<h1 id="a-i">a {#i}</h1>'],
  ] as const) {
    assert.equal(await render(text), heading);
  }
});

test('the id of a heading omits formulas, and the id with their TeX works too', async () => {
  assert.equal(
    await render('## Calls: $\\texttt{CALLX}$ or **all $x^2$**'),
    '<h2 id="calls-or-all">Calls: <latex>$\\texttt{CALLX}$</latex> or <strong>all <latex>$x^2$</latex></strong>' +
      '<span id="calls-texttt-callx-or-all-x-2"></span></h2>',
  );
  for (const [text, id] of [
    ['## $x^2$', 'x-2'],
    ['## $x^2$:', 'x-2'],
    ['## Own $x$ {#own}', 'own'],
    ['## $($ Open', 'open'],
  ] as const) {
    assert.match(await render(`${text}\n\n$y$`), new RegExp(`^<h2 id="${id}">((?!<span).)*</h2>`));
  }
});
