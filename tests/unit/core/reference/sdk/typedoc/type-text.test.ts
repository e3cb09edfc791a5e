import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type Parts,
  TypeWriter,
} from '../../../../../../src/core/reference/sdk/typedoc/type-text.ts';

const writer = new TypeWriter((id) => (id === 1 ? { key: 'sdk class A' } : undefined));
const name = (text: string) => ({ type: 'intrinsic', name: text });
const reference = (text: string, target: unknown = -1) => ({
  type: 'reference',
  name: text,
  target,
});
const object = (declaration: object) => ({ type: 'reflection', declaration });
const called = (signature: object) => object({ signatures: [signature] });

function join(parts: Parts): string {
  return parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}

const write = (type: unknown) => join(writer.writeType(type));

test('each form of type is written as TypeScript', () => {
  const cases: readonly (readonly [unknown, string])[] = [
    [name('string'), 'string'],
    [{ type: 'literal', value: 'a"b' }, '"a\\"b"'],
    [{ type: 'literal', value: null }, 'null'],
    [{ type: 'literal', value: { value: '42', negative: true } }, '-42n'],
    [{ ...reference('Map'), typeArguments: [name('a'), name('b')] }, 'Map<a, b>'],
    [{ type: 'array', elementType: name('a') }, 'a[]'],
    [
      { type: 'tuple', elements: [name('a'), { type: 'optional', elementType: name('b') }] },
      '[a, b?]',
    ],
    [
      {
        type: 'tuple',
        elements: [
          { type: 'namedTupleMember', name: 'first', isOptional: true, element: name('a') },
          { type: 'rest', elementType: { type: 'array', elementType: name('b') } },
        ],
      },
      '[first?: a, ...b[]]',
    ],
    [{ type: 'indexedAccess', objectType: name('A'), indexType: name('K') }, 'A[K]'],
    [{ type: 'query', queryType: reference('fetch') }, 'typeof fetch'],
    [
      {
        type: 'conditional',
        checkType: name('T'),
        extendsType: { type: 'inferred', name: 'U', constraint: name('a') },
        trueType: name('U'),
        falseType: name('never'),
      },
      'T extends (infer U extends a) ? U : never',
    ],
    [
      {
        type: 'mapped',
        parameter: 'K',
        parameterType: { type: 'typeOperator', operator: 'keyof', target: name('T') },
        nameType: name('N'),
        readonlyModifier: '+',
        optionalModifier: '-',
        templateType: name('a'),
      },
      '{ readonly [K in keyof T as N]-?: a }',
    ],
    [{ type: 'templateLiteral', head: 'a', tail: [[name('string'), 'b']] }, '`a${string}b`'],
    [{ type: 'predicate', name: 'x', asserts: true, targetType: name('a') }, 'asserts x is a'],
    [{ type: 'unknown', name: 'whatever' }, 'whatever'],
    [object({}), '{}'],
    [
      object({
        children: [
          { name: 'a', kind: 1024, flags: { isReadonly: true, isOptional: true }, type: name('b') },
          { name: 'c', kind: 2048, signatures: [{ kind: 4096, type: name('d') }] },
        ],
        indexSignatures: [
          { kind: 8192, parameters: [{ name: 'key', type: name('string') }], type: name('e') },
        ],
      }),
      '{ [key: string]: e; readonly a?: b; c(): d }',
    ],
    [
      called({
        kind: 4096,
        typeParameter: [{ name: 'T', type: name('a'), default: name('b') }],
        parameters: [
          { name: 'x', flags: { isOptional: true }, type: name('T') },
          { name: 'y', flags: { isRest: true }, type: name('c') },
        ],
        type: name('void'),
      }),
      '<T extends a = b>(x?: T, ...y: c) => void',
    ],
    [called({ kind: 16_384, type: name('A') }), 'new () => A'],
  ];
  for (const [type, expected] of cases) assert.equal(write(type), expected);
});

test('parentheses are where TypeScript needs them, and nowhere else', () => {
  const union = { type: 'union', types: [name('a'), name('b')] };
  const both = { type: 'intersection', types: [union, name('c')] };
  assert.equal(write({ type: 'array', elementType: union }), '(a | b)[]');
  assert.equal(write(both), '(a | b) & c');
  assert.equal(write({ type: 'union', types: [both, name('d')] }), '(a | b) & c | d');
  const keys = { type: 'typeOperator', operator: 'keyof', target: name('a') };
  assert.equal(write({ type: 'array', elementType: keys }), '(keyof a)[]');
  assert.equal(write({ type: 'union', types: [called({}), name('a')] }), '(() => any) | a');
});

test('names of symbols link to their pages', () => {
  const promise = { ...reference('Promise', {}), typeArguments: [reference('A', 1)] };
  assert.deepEqual(writer.writeType(promise), [
    { text: 'Promise' },
    '<',
    { text: 'A', key: 'sdk class A' },
    '>',
  ]);
});

test('parameters that are taken apart show their parts', () => {
  const child = (text: string) => ({ name: text, kind: 1024, type: name('a') });
  const parameter = (...children: readonly string[]) => ({
    name: '__namedParameters',
    type: object({ children: children.map(child) }),
  });
  const start = (...names: readonly string[]) =>
    join(writer.writeSignature({ parameters: [parameter(...names)] })).split(':')[0];
  assert.equal(start('b', 'c'), '({ b, c }');
  assert.equal(start('b', 'c', 'd', 'e'), '(options');
});

test('types that never end, or that are called like properties of objects, are written', () => {
  let type: unknown = name('a');
  for (let depth = 0; depth < 200; depth += 1) type = { type: 'array', elementType: type };
  assert.match(write(type), /^…(?:\[\])+$/);
  assert.equal(write({ type: 'constructor' }), '?');
});
