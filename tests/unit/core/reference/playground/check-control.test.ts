/** Values of the form, compared with the limits of the document. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildControl } from '../../../../../src/core/reference/playground/build-control.ts';
import {
  findViolation,
  findBrokenInside,
} from '../../../../../src/core/reference/playground/check-control.ts';
import { parseNode } from '../../../../../src/core/reference/request/parse-node.ts';
import { smallShape } from '../../../../helpers/values/openapi-reference.ts';

function wordOf(schema: object, text: string): string | undefined {
  const { node } = parseNode(text);
  assert.ok(node);
  const rule = findViolation(buildControl(smallShape(schema)), node);
  return typeof rule === 'object' ? rule.word : rule;
}

/** A schema, valid values, invalid values, and the word for the limit. */
const table: readonly (readonly [object, readonly string[], readonly string[], string])[] = [
  [{ type: 'integer', minimum: 1, maximum: 3 }, ['1', '3'], ['0', '4'], 'valueRange'],
  [{ type: 'number', minimum: 1.5 }, ['1.5', '1e3'], ['1.4'], 'atLeast'],
  [{ type: 'number', exclusiveMinimum: 1 }, ['1.1'], ['1'], 'moreThan'],
  [{ type: 'number', maximum: 1 }, ['1'], ['1.1'], 'atMost'],
  [{ type: 'number', exclusiveMaximum: 1 }, ['0.9'], ['1'], 'lessThan'],
  [{ type: 'number', multipleOf: 0.1 }, ['0.3', '1'], ['0.35'], 'multipleOf'],
  [{ type: 'integer' }, ['1', '1.0'], ['1.5', '"a"'], 'integer'],
  [{ type: 'number' }, ['1.5'], ['"a"'], 'number'],
  [{ type: 'string', minLength: 2 }, ['"ab"', '"😀😀"'], ['"a"', '"😀"', '""'], 'charactersLeast'],
  [{ type: 'string', maxLength: 2 }, ['"😀😀"'], ['"abc"'], 'charactersMost'],
  [{ type: 'string', minLength: 1, maxLength: 2 }, ['"a"'], ['"abc"'], 'charactersRange'],
  [{ type: 'string', minLength: 2, maxLength: 2 }, ['"ab"'], ['"a"'], 'charactersExactly'],
  [{ type: 'string', pattern: '^[a-z]{2}$' }, ['"ab"'], ['"a1"'], 'matches'],
  [{ type: 'string', format: 'date' }, ['"2026-02-28"'], ['"28.2.2026"', '"2026-13-01"'], 'date'],
  [
    { type: 'string', format: 'date-time' },
    ['"2026-02-28T10:00:00Z"', '"2026-02-28t10:00:00.5+01:00"'],
    ['"2026-02-28"'],
    'date-time',
  ],
  [{ type: 'string', format: 'email' }, ['"a@b"'], ['"a"', '"a b@c"'], 'email'],
  [{ type: 'string', format: 'uuid' }, ['"0f8fad5b-d9cb-469f-a165-70867728950e"'], ['"1"'], 'uuid'],
  [
    { type: 'string', format: 'ipv4' },
    ['"127.0.0.1"', '"255.255.255.255"'],
    ['"256.1.1.1"', '"1.1.1"'],
    'ipv4',
  ],
  [{ type: 'array', items: {}, minItems: 1 }, ['[1]'], ['[]'], 'itemsLeast'],
  [{ type: 'array', items: {}, maxItems: 1 }, ['[1]'], ['[1,2]'], 'itemsMost'],
  [{ type: 'array', items: {}, uniqueItems: true }, ['[1,2]'], ['[1,1]'], 'uniqueItems'],
];

for (const [schema, right, wrong, word] of table) {
  test(`${JSON.stringify(schema)} accepts ${right.join()} and rejects ${wrong.join()}`, () => {
    for (const text of right) assert.equal(wordOf(schema, text), undefined, text);
    for (const text of wrong) assert.equal(wordOf(schema, text), word, text);
  });
}

test('a value that cannot be checked counts as valid', () => {
  assert.equal(wordOf({ type: 'string', format: 'colour' }, '"a"'), undefined);
  assert.equal(wordOf({ type: 'string', pattern: '(a+)+$' }, '"b"'), undefined);
  assert.equal(wordOf({ type: ['integer', 'null'], minimum: 1 }, 'null'), undefined);
  assert.equal(wordOf({ type: 'integer', minimum: 1 }, '"{{id}}"'), undefined);
});

test('an invalid nested value is reported with its path', () => {
  const schema = {
    type: 'object',
    properties: { list: { type: 'array', items: { properties: { n: { type: 'integer' } } } } },
  };
  const { node } = parseNode('{"list": [{"n": 1}, {"n": 1.5}]}');
  assert.ok(node);
  assert.deepEqual(findBrokenInside(buildControl(smallShape(schema)), node), {
    place: '/list/1/n',
    rule: 'integer',
  });
});

/** A schema, a text, and what is reported about it. */
const texts: readonly (readonly [object, string, object | undefined])[] = [
  [{ type: 'object', required: ['a'], properties: { a: {} } }, '{}', { place: '', lacks: 'a' }],
  [{ type: 'object', properties: { a: {} } }, '{}', undefined],
  [
    { type: 'array', items: { required: ['a'], properties: { a: {}, b: {} } } },
    '[{"a":1},{"b":1}]',
    { place: '/1', lacks: 'a' },
  ],
  [{ type: 'object', properties: {} }, '[]', { place: '', rule: 'object' }],
  [{ type: 'array', items: {} }, '{}', { place: '', rule: 'array' }],
  [{ type: 'string' }, '5', { place: '', rule: 'string' }],
  [{ type: 'string' }, 'null', { place: '', rule: 'string' }],
  [{ type: 'boolean' }, '"true"', { place: '', rule: 'boolean' }],
  [{ type: 'boolean' }, 'null', { place: '', rule: 'boolean' }],
  [{ type: ['string', 'null'] }, 'null', undefined],
  [{ type: ['string', 'integer'] }, '5', undefined],
  [{ type: 'boolean' }, '"{{flag}}"', undefined],
  [{}, '5', undefined],
];

test('missing fields and wrong types are reported with their path', () => {
  for (const [schema, text, reported] of texts) {
    const { node } = parseNode(text);
    assert.ok(node);
    assert.deepEqual(findBrokenInside(buildControl(smallShape(schema)), node), reported, text);
  }
});
