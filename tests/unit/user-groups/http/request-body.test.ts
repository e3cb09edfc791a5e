import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { JsonTree } from '../../../../src/core/text/json/json-tree.ts';
import { readJson } from '../../../../src/core/text/json/read-json.ts';
import { limits } from '../../../../src/user-groups/domain/limits.ts';
import { ApiError } from '../../../../src/user-groups/http/api-error.ts';
import {
  parseGroupBody,
  parseRotationBody,
} from '../../../../src/user-groups/http/request-body.ts';
import { findSchemaErrors, loadServiceDocument } from '../../../helpers/service/openapi.ts';

function treeOf(text: string): JsonTree {
  const { tree } = readJson(text, Infinity);
  assert.ok(tree, text);
  return tree;
}

/** Returns `code field: message` of the rejection, or undefined if the body is accepted. */
function refuseText(parse: (body: JsonTree) => unknown, text: string): string | undefined {
  try {
    parse(treeOf(text));
    return undefined;
  } catch (error) {
    assert.ok(error instanceof ApiError);
    return `${error.code} ${error.field ?? '-'}: ${error.message}`;
  }
}

const refuse = (parse: (body: JsonTree) => unknown, body: unknown) =>
  refuseText(parse, JSON.stringify(body));
const refuseGroup = (body: unknown) => refuse(parseGroupBody, body);
const refuseGroupText = (text: string) => refuseText(parseGroupBody, text);

test('fields are read exactly as they were sent', () => {
  const mapping = { ' a ': ' b ', '': '' };
  const properties = { z: 1, a: [null, true, 1.5, 'x\u0000'] };
  const body = { user_group_id: ' acme ', name: ' Acme ', mapping, properties };
  assert.deepEqual(parseGroupBody(treeOf(JSON.stringify(body))), {
    userGroupId: ' acme ',
    name: ' Acme ',
    mapping: JSON.stringify(mapping),
    properties: JSON.stringify(properties),
  });
});

test('fields that were not sent are undefined', () => {
  const expected = { userGroupId: 'a', name: undefined, mapping: undefined, properties: undefined };
  assert.deepEqual(parseGroupBody(treeOf('{"user_group_id":"a"}')), expected);
});

test('a body that is not an object is refused with its type', () => {
  const said = [null, [], 'text', 5, true].map(refuseGroup);
  const kinds = ['null', 'an array', 'a string', 'a number', 'a boolean'];
  assert.deepEqual(
    said,
    kinds.map((kind) => `invalid_field -: The request body must be an object, not ${kind}.`),
  );
});

test('a field of the wrong type is refused by name, including null', () => {
  const refused = (field: string, value: unknown) =>
    refuseGroup({ user_group_id: 'a', [field]: value });
  const start = (field: string) => `invalid_field ${field}: The field ${field} must`;
  assert.equal(refused('user_group_id', 5), `${start('user_group_id')} be a string, not a number.`);
  assert.equal(refused('name', null), `${start('name')} be a string, not null.`);
  assert.equal(refused('name', {}), `${start('name')} be a string, not an object.`);
  assert.equal(refused('mapping', []), `${start('mapping')} be an object, not an array.`);
  assert.equal(refused('properties', null), `${start('properties')} be an object, not null.`);
  assert.equal(refused('name', ''), `${start('name')} not be empty.`);
});

test('names of Object.prototype are unknown fields like any other', () => {
  for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
    const said = refuseGroupText(`{"user_group_id":"a","${name}":1}`);
    assert.match(said ?? '', new RegExp(`^unknown_field ${name}: `));
  }
  assert.match(refuseGroupText('{"__proto__":{"user_group_id":"a"}}') ?? '', /unknown_field/);
});

test('names of Object.prototype are data in mapping and properties', () => {
  const text = '{"__proto__":"x","constructor":"y","hasOwnProperty":"z"}';
  const body = `{"user_group_id":"a","mapping":${text},"properties":${text}}`;
  const parsed = parseGroupBody(treeOf(body));
  assert.equal(parsed.mapping, text);
  assert.equal(parsed.properties, text);
  assert.equal(({} as Record<string, unknown>)['constructor'], Object);
});

test('only the beginning of an unknown name is repeated', () => {
  const said = refuseGroup({ user_group_id: 'a', ['x'.repeat(10_000)]: 1 }) ?? '';
  assert.ok(said.length < 400, said);
});

test('characters are counted, not bytes or UTF-16 units', () => {
  const name = (text: string) => refuseGroup({ user_group_id: 'a', name: text });
  assert.equal(name('🦉'.repeat(limits.nameCharacters)), undefined);
  const refusal = 'invalid_field name: The field name must not be longer than 200 characters.';
  assert.equal(name('🦉'.repeat(limits.nameCharacters) + 'x'), refusal);
  assert.equal(name('x'.repeat(limits.nameCharacters + 1)), refusal);
  assert.equal(refuseGroup({ user_group_id: 'x'.repeat(limits.idCharacters) }), undefined);
  assert.match(refuseGroup({ user_group_id: 'x'.repeat(limits.idCharacters + 1) }) ?? '', /255/);
});

test('text that databases cannot store is refused', () => {
  for (const text of ['a\u0000', 'a\n', '\u007f', '\ud800', 'a\udc00b']) {
    assert.match(
      refuseGroup({ user_group_id: text }) ?? '',
      /control characters/,
      JSON.stringify(text),
    );
    assert.match(refuseGroup({ user_group_id: 'a', name: text }) ?? '', /control characters/);
    assert.match(refuse(parseRotationBody, { current_token: text }) ?? '', /control characters/);
  }
});

test('a mapping has up to 64 entries, all strings', () => {
  const mapping = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`schema ${i}`, 'source']));
  assert.equal(refuseGroup({ user_group_id: 'a', mapping: mapping(64) }), undefined);
  assert.equal(
    refuseGroup({ user_group_id: 'a', mapping: mapping(65) }),
    'invalid_field mapping: The field mapping must not have more than 64 entries.',
  );
  assert.equal(
    refuseGroup({ user_group_id: 'a', mapping: { a: 'b', c: null } }),
    'invalid_field mapping: The field mapping must have strings as values, not null.',
  );
});

test('properties are limited by their size as compact UTF-8', () => {
  const fit = 'é'.repeat((limits.propertiesBytes - '{"a":""}'.length) / 2);
  assert.equal(refuseGroup({ user_group_id: 'a', properties: { a: fit } }), undefined);
  assert.equal(
    refuseGroup({ user_group_id: 'a', properties: { a: `${fit}x` } }),
    'invalid_field properties: The field properties must not be larger than 65536 bytes.',
  );
});

test('properties are limited in depth, however deeply they nest', () => {
  const nested = (depth: number) =>
    `{"user_group_id":"a","properties":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}`;
  const refusal =
    'invalid_field properties: The field properties must not be nested deeper than 16 levels.';
  assert.equal(refuseGroupText(nested(16)), undefined);
  assert.equal(refuseGroupText(nested(17)), refusal);
  assert.equal(refuseGroupText(nested(40_000)), refusal);
  const arrays = `${'['.repeat(40_000)}${']'.repeat(40_000)}`;
  assert.equal(refuseGroupText(`{"user_group_id":"a","properties":{"a":${arrays}}}`), refusal);
});

test('numbers and the order of keys are preserved, beyond what JavaScript can represent', () => {
  const properties =
    '{"10":9007199254740993,"2":[1e400,1.10,-0,1E2,12345678901234567890.5,0.1],"a":{"b":-1E-400}}';
  const parsed = parseGroupBody(treeOf(`{"user_group_id":"a","properties": ${properties} }`));
  assert.equal(parsed.properties, properties);
});

test('a duplicate key is refused by name, wherever it is', () => {
  const refusal = (key: string, field: string) =>
    `repeated_key ${field}: The key "${key}" is written twice in one object.`;
  const cases = [
    ['{"user_group_id":"a","user_group_id":"b"}', 'user_group_id', 'user_group_id'],
    ['{"user_group_id":"a","user\\u005fgroup_id":"a"}', 'user_group_id', 'user_group_id'],
    ['{"user_group_id":"a","name":"x","name":"x"}', 'name', 'name'],
    ['{"user_group_id":"a","mapping":{"s":"1","s":"2"}}', 's', 'mapping'],
    ['{"user_group_id":"a","properties":{"a":[{"b":1,"b":1}]}}', 'b', 'properties'],
    ['{"user_group_id":"a","properties":{"__proto__":1,"__proto__":2}}', '__proto__', 'properties'],
    ['{"user_group_id":"a","x":1,"x":2}', 'x', 'x'],
  ] as const;
  for (const [text, key, field] of cases) {
    assert.equal(refuseGroupText(text), refusal(key, field), text);
  }
  const rotation = '{"current_token":"a","current_token":"a"}';
  assert.equal(refuseText(parseRotationBody, rotation), refusal('current_token', 'current_token'));
  const long = 'x'.repeat(10_000);
  const said = refuseGroupText(`{"user_group_id":"a","${long}":1,"${long}":1}`) ?? '';
  assert.ok(said.length < 400, said);
});

test('a rotation accepts the current token and nothing else', () => {
  assert.deepEqual(parseRotationBody(treeOf('{"current_token":"t"}')), { currentToken: 't' });
  assert.match(refuse(parseRotationBody, {}) ?? '', /^missing_field current_token/);
  assert.match(
    refuse(parseRotationBody, { current_token: 't', name: 'n' }) ?? '',
    /^unknown_field name/,
  );
});

test('the schemas of openapi.yaml and the service accept the same bodies', async () => {
  const { schemas } = await loadServiceDocument();
  const counts = { taken: 0, refused: 0 };
  for (let seed = 1; seed <= 5000; seed += 1) {
    const body = inventBody(createRandom(seed));
    for (const [schema, parse] of [
      ['UserGroupRequest', parseGroupBody],
      ['RotationRequest', parseRotationBody],
    ] as const) {
      const isRefused = refuse(parse, body) !== undefined;
      const errors = findSchemaErrors(schemas[schema] ?? {}, body);
      assert.equal(isRefused, errors !== null, `${JSON.stringify(body)}: ${errors ?? 'valid'}`);
      counts[isRefused ? 'refused' : 'taken'] += 1;
    }
  }
  assert.ok(counts.taken > 500 && counts.refused > 500, JSON.stringify(counts));
});

type Random = () => number;

/** mulberry32: returns the same numbers for the same seed, so that a failure can be repeated. */
function createRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function pick<Value>(random: Random, values: readonly Value[]): Value {
  return values[Math.floor(random() * values.length)] as Value;
}

/** Generates bodies around every limit of the schemas; about a third is valid. */
function inventBody(random: Random): unknown {
  if (random() < 0.03) return pick(random, [null, [], 'x', 0, true]);
  const body: Record<string, unknown> = {};
  const required = random() < 0.3 ? 'current_token' : 'user_group_id';
  if (random() < 0.95) body[required] = inventText(random);
  if (random() < 0.3) body['name'] = inventText(random);
  if (random() < 0.3) body['mapping'] = inventMapping(random);
  if (random() < 0.3)
    body['properties'] = pick(random, [{}, { a: [1, { b: null }] }, [], null, 'x']);
  if (random() < 0.05) body[pick(random, ['extra', 'constructor', ''])] = 1;
  return body;
}

function inventText(random: Random): unknown {
  const usual = ['acme', ' ', 'é', '🦉', 'ugt_x'];
  const lengths = [199, 200, 201, 254, 255, 256].map((length) => 'x'.repeat(length));
  const odd = [
    '',
    '\u0000',
    '\u0085',
    '\ud800',
    '🦉'.repeat(200),
    '🦉'.repeat(201),
    5,
    null,
    ['a'],
  ];
  return pick(random, random() < 0.6 ? usual : [...lengths, ...odd]);
}

function inventMapping(random: Random): unknown {
  const count = pick(random, [0, 1, 63, 64, 65]);
  const entries = Array.from({ length: count }, (_, i) => [
    `s${i}`,
    random() < 0.01 ? i : 'source',
  ]);
  return random() < 0.9 ? Object.fromEntries(entries) : pick(random, [[], null, 'x']);
}
