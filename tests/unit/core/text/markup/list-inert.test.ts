import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CodeStart, InertScan } from '../../../../../src/core/text/markup/list-inert.ts';

/** Returns the parts of code that are text, and what follows the code. */
function read(code: string, start: CodeStart = 'bracket'): { text: string[]; rest: string } {
  const { ranges, end } = new InertScan(code).list(0, start);
  return { text: ranges.map(({ from, to }) => code.slice(from, to)), rest: code.slice(end) };
}

test('strings, templates, comments, regular expressions and attribute values are inert', () => {
  const cases: [code: string, text: string[]][] = [
    [`{a("b", 'c\\'d')} e "f"`, ['b', "c\\'d"]],
    ['{`a ${b("c")} d \\` e`}', ['a ', 'c', ' d \\` e']],
    ['{a /* b */ + c // d\n}', [' b ', ' d']],
    ['{a.match(/["`/]\\/b/) / 2 / "c"}', ['["`/]\\/b', 'c']],
    ['{<A b="c" d=\'e\nf\' g={`h`} />}', ['c', 'e\nf', 'h']],
    ['{/* a */}', [' a ']],
  ];
  for (const [code, text] of cases) assert.deepEqual(read(code).text, text, code);
});

test('quotes and backticks in JSX text open nothing', () => {
  for (const element of [
    "<p>don't `do</p>",
    '<>a "</>',
    '<p>a<br>b `</p>',
    '<A.B c={<i>"</i>}>\'</A.B>',
  ]) {
    assert.deepEqual(read(`{a && ${element} + "b"} rest`), { text: ['b'], rest: ' rest' }, element);
  }
});

test('an operator after a value is a comparison or division', () => {
  assert.deepEqual(read(`{a <b && c / 2 < "d"}`).text, ['d']);
  assert.deepEqual(read(`{() => { return <i>"</i> }}`).text, []);
});

test('an unclosed string, comment or tag is not inert', () => {
  for (const code of ["{'a\n}", '{`a', '{"a\n}', '{/* a', '{<A b="c', '{/a\n}', '{<A b']) {
    assert.deepEqual(read(code).text, [], code);
  }
});

test('code ends at its bracket, at an empty line between statements, or with the file', () => {
  assert.equal(read('{a({})} b').rest, ' b');
  const module = 'export const a = `b\n\nc`;\n\n"d"';
  assert.deepEqual(read(module, 'module'), { text: ['b\n\nc'], rest: '\n\n"d"' });
  assert.deepEqual(read(module, 'file'), { text: ['b\n\nc', 'd'], rest: '' });
});

test('ambiguous code ends the scan without inert text', () => {
  for (const code of [
    "{a++ / 'b' / 2}",
    "{{} / 'b' / 2}",
    "{of / 'b' / 2}",
    "{<br>'b'</br>}",
    "{< b>'b'</b>}",
    "{'a\\\nb' + 'c'}",
    "{\\u0061 / 'b' / 2}",
  ]) {
    assert.deepEqual(read(code), { text: [], rest: '' }, code);
  }
});

test('a value is distinguished from the start of an expression', () => {
  const cases: [code: string, text: string[]][] = [
    ["{a.in / b / 'c'}", ['c']],
    ["{1. / b / 'c'}", ['c']],
    ["{é / b / 'c'}", ['c']],
    ["{if (a) /'/.test(b); 'c'}", ["'", 'c']],
    ["{[...typeof /'/, 'c']}", ["'", 'c']],
    ['{<p /* " */ a=<b c="d" /> e="f" />}', [' " ', 'd', 'f']],
    ["{a // b\r'c'}", [' b', 'c']],
  ];
  for (const [code, text] of cases) assert.deepEqual(read(code).text, text, code);
});
