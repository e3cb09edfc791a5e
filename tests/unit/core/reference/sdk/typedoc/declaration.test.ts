import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DeclarationWriter } from '../../../../../../src/core/reference/sdk/typedoc/declaration.ts';
import { TypeWriter } from '../../../../../../src/core/reference/sdk/typedoc/type-text.ts';

const writer = new DeclarationWriter(new TypeWriter(() => undefined));
const string = { type: 'intrinsic', name: 'string' };

function write(value: object, kind: Parameters<typeof writer.write>[1]): string {
  const { keyword, declarations } = writer.write({ name: 'a', ...value }, kind);
  const lines = declarations.map((parts) => parts.map(({ text }) => text).join(''));
  return `${keyword} ${lines.join('\n')}`;
}

const signature = (...names: readonly string[]) => ({
  parameters: names.map((name) => ({ name, type: string })),
  type: string,
});

test('declarations begin with their keywords', () => {
  assert.equal(write({ flags: { isAbstract: true } }, 'class'), 'abstract class a');
  assert.equal(
    write({ extendedTypes: [string, string] }, 'interface'),
    'interface a extends string, string',
  );
  assert.equal(write({ flags: { isConst: true } }, 'enum'), 'const enum a');
  assert.equal(write({ flags: { isConst: true }, type: string }, 'variable'), 'const a: string');
  assert.equal(write({ type: string }, 'variable'), 'let a: string');
  assert.equal(write({ type: string }, 'type'), 'type a = string');
});

test('each overload has a line, and each parameter of a long one', () => {
  const names = Array.from({ length: 6 }, (_, rank) => `parameter${rank}`);
  assert.equal(
    write({ signatures: [signature('b'), signature(...names)] }, 'function'),
    `function a(b: string): string\na(\n${names.map((name) => `  ${name}: string,\n`).join('')}): string`,
  );
});

test('long unions and objects have a line for each part, and very long objects are left out', () => {
  const value = (rank: number) => ({ type: 'literal', value: `a rather long value ${rank}` });
  const union = { type: 'union', types: [0, 1, 2].map(value) };
  assert.equal(
    write({ type: union }, 'type'),
    'type a =\n  | "a rather long value 0"\n  | "a rather long value 1"\n  | "a rather long value 2"',
  );
  const object = (count: number) => ({
    children: Array.from({ length: count }, (_, rank) => ({
      name: `property${rank}`,
      kind: 1024,
      type: string,
    })),
  });
  const lines = [0, 1, 2, 3].map((rank) => `  property${rank}: string;\n`).join('');
  assert.equal(write(object(4), 'type'), `type a = {\n${lines}}`);
  assert.equal(
    write({ type: { type: 'reflection', declaration: object(40) } }, 'variable'),
    'let a: { … }',
  );
});
