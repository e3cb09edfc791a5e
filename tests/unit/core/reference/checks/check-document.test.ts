import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkDocument } from '../../../../../src/core/reference/checks/check-document.ts';
import { parseDocument } from '../../../../../src/core/reference/document/parse-document.ts';
import { assertGrowsEvenly } from '../../../../helpers/measure/assert-growth.ts';
import { diagnosticText } from '../../../../helpers/mistakes/diagnostic-text.ts';

function check(text: string): string[] {
  const { document } = parseDocument({ name: 'a.yaml', text: `openapi: 3.1.0\n${text}` });
  assert.ok(document);
  return checkDocument({ document, root: document.value }).map((found) => diagnosticText(found));
}

test('an operationId used twice is reported', () => {
  const text = 'paths:\n  /a:\n    get: { operationId: x }\n    put:\n      operationId: x\n';
  assert.deepEqual(check(text), [
    'a.yaml:6:20 warning openapi/repeated-id: "x" is also the id of GET /a. -> Give each operation its own id: links and generated clients rely on it.',
  ]);
});

test('path parameters are compared with their path', () => {
  const text =
    'paths:\n  /a/{b}:\n    get:\n      parameters: [{ name: c, in: path }]\n    parameters: [{ name: q, in: query }]\n';
  assert.deepEqual(check(text), [
    'a.yaml:5:20 warning openapi/unused-parameter: The parameter "c" is not in /a/{b}. -> Write {c} into the path, or remove the parameter.',
    'a.yaml:5:7 warning openapi/undeclared-parameter: /a/{b} contains {b}, but no parameter describes it. -> Add a parameter with "in: path" and this name.',
  ]);
});

test('a parameter name in braces is reported once, with the correct name', () => {
  const text = "paths:\n  /a/{b}:\n    get:\n      parameters: [{ name: '{b}', in: path }]\n";
  assert.deepEqual(check(text), [
    'a.yaml:5:20 warning openapi/unused-parameter: The parameter "{b}" is not in /a/{b}. -> Write the name without braces: "b".',
  ]);
});

test('a parameter with a colon in the path is reported with the correct syntax', () => {
  const text = 'paths:\n  /a/:id/b:\n    get:\n      parameters: [{ name: id, in: path }]\n';
  assert.deepEqual(check(text), [
    'a.yaml:5:20 warning openapi/unused-parameter: The parameter "id" is not in /a/:id/b. -> Write {id} in place of :id in the path.',
  ]);
});

test('a path with percent-encoding is reported at its position', () => {
  const text = 'paths:\n  /a%2Fb/{c}:\n    get:\n      tags: []\n';
  assert.deepEqual(check(text), [
    'a.yaml:5:7 warning openapi/undeclared-parameter: /a%2Fb/{c} contains {c}, but no parameter describes it. -> Add a parameter with "in: path" and this name.',
  ]);
});

test('a path parameter missing from its path is reported once, at its position', () => {
  const list = '      - { name: q, in: query }\n      - { name: id, in: path }\n';
  const text = `paths:\n  /a:\n    parameters:\n${list}    get: {}\n    put: {}\n`;
  const reported = (line: number) =>
    `a.yaml:${line}:9 warning openapi/unused-parameter: The parameter "id" is not in /a. -> Write {id} into the path, or remove the parameter.`;
  assert.deepEqual(check(text), [reported(6)]);
  // When documents are checked, the body parameters of Swagger 2.0 are already converted to request bodies.
  const old = `swagger: 2.0\n${text.replaceAll('in: query', 'in: body')}`;
  const { document } = parseDocument({ name: 'a.yaml', text: old });
  assert.ok(document);
  const item = { parameters: [{ name: 'id', in: 'path' }], get: {}, put: {} };
  const found = checkDocument({ document, root: { paths: { '/a': item } } });
  assert.deepEqual(
    found.map((one) => diagnosticText(one)),
    [reported(6)],
  );
});

test('ambiguous paths and unbalanced braces are reported', () => {
  const id = 'parameters: [{ name: id, in: path }]';
  const text = `paths:\n  /a/{id}: { ${id} }\n  /a/{name}: {}\n  /a/{id}/b: { ${id} }\n  /c/{id: {}\n  /c/id}: {}\n  /a/b: {}\n`;
  assert.deepEqual(check(text), [
    'a.yaml:4:3 warning openapi/equal-paths: OpenAPI takes /a/{name} and /a/{id} for the same path, which a document can have only once: a parameter matches any value, whatever its name. -> Put the operations of both under one of them.',
    'a.yaml:6:3 warning openapi/odd-brace: A brace in /c/{id is not closed or not opened, so it names no parameter. -> Write {name}, with both braces.',
    'a.yaml:7:3 warning openapi/odd-brace: A brace in /c/id} is not closed or not opened, so it names no parameter. -> Write {name}, with both braces.',
  ]);
});

test('a parameter listed twice is reported once for all operations that share it', () => {
  const twice = '      - { name: b, in: path }\n';
  const other = '      - { name: b, in: query }\n';
  const text = `paths:\n  /a/{b}:\n    parameters:\n${twice}${other}${twice}    get:\n      parameters:\n${twice}    put:\n      parameters:\n${other}${other}`;
  const reported = (line: number, place: string) =>
    `a.yaml:${line}:9 warning openapi/repeated-parameter: The parameter "b" of the ${place} is described twice in one list; the last one is used. -> Remove or rename one of them.`;
  assert.deepEqual(check(text), [reported(7, 'path'), reported(14, 'query')]);
});

test('an undefined security scheme is reported with the nearest defined one', () => {
  const text =
    'security: [{}, { tokne: [] }]\ncomponents:\n  securitySchemes:\n    token: { type: http, scheme: token }\n';
  assert.deepEqual(check(text), [
    'a.yaml:2:16 warning openapi/unknown-scheme: There is no security scheme called "tokne". -> Did you mean "token"?',
  ]);
});

test('a broken reference is reported, unless it is in example data', () => {
  const text =
    'components:\n  schemas:\n    A: { $ref: "#/components/schemas/B" }\n    C: { example: { $ref: "#/nothing" } }\n';
  assert.deepEqual(check(text), [
    'a.yaml:4:16 warning openapi/broken-ref: The document has nothing at "#/components/schemas/B". -> Correct the reference, or define what it names.',
  ]);
});

test('a broken reference of a named example is reported', () => {
  const text =
    'components:\n  examples:\n    A: { $ref: "#/components/examples/B" }\n  schemas:\n    C: { examples: [{ $ref: "#/nothing" }] }\n';
  assert.deepEqual(check(text), [
    'a.yaml:4:16 warning openapi/broken-ref: The document has nothing at "#/components/examples/B". -> Correct the reference, or define what it names.',
  ]);
});

test('a description with excessive nesting is reported at its position', () => {
  const text = `info:\n  description: "${'- '.repeat(20_000)}"\ncomponents:\n  schemas:\n    description: { type: string }\n`;
  assert.deepEqual(check(text), [
    'a.yaml:3:16 warning openapi/deep-description: In this description more than 100 quotations and lists are nested; it is shown as written. -> Remove some levels.',
  ]);
});

test('the itemSchema of a stream is checked like any other schema', () => {
  const text =
    'components:\n  mediaTypes:\n    a:\n      itemSchema: { type: strng }\n  schemas:\n    b: { properties: { itemSchema: { type: string } } }\n';
  assert.deepEqual(check(text), [
    'a.yaml:5:27 warning openapi/unknown-type: "strng" is not a JSON Schema type. -> Did you mean "string"?',
  ]);
});

test('a property may have the same name as a key that holds data', () => {
  const parts = ['$defs', 'dependentSchemas', 'properties', 'patternProperties'];
  for (const part of parts) {
    const text = `components:\n  schemas:\n    A:\n      ${part}:\n        example: { $ref: '#/components/schemas/B' }\n`;
    assert.deepEqual(
      check(text).map((reported) => reported.slice(0, reported.indexOf(':', 16))),
      ['a.yaml:6:26 warning openapi/broken-ref'],
      part,
    );
  }
});

test('references that lead only to each other are reported once, wherever a chain enters them', () => {
  const schemas =
    '{ D: { $ref: "#/components/schemas/A" }, A: { $ref: "#/components/schemas/B" }, B: { $ref: "#/components/schemas/C" }, C: { $ref: "#/components/schemas/B" }, E: { $ref: "#/components/schemas/D" }, S: { $ref: "#/components/schemas/S" } }';
  assert.deepEqual(
    check(`components:\n  schemas: ${schemas}\n`).map((line) => line.split(': ').at(-1)),
    [
      '#/components/schemas/S -> #/components/schemas/S. -> Define one of them.',
      '#/components/schemas/B -> #/components/schemas/C -> #/components/schemas/B. -> Define one of them.',
    ],
  );
});

test('long chains of references, and many names that do not exist, take no longer than others', () => {
  const checkSchemas = (refs: readonly string[]) => {
    const schemas = refs.map(
      (ref, rank) => [`S${rank}`, { $ref: `#/components/schemas/${ref}` }] as const,
    );
    const value = {
      openapi: '3.1.0',
      components: { schemas: { ...Object.fromEntries(schemas), S: {} } },
    };
    const { document } = parseDocument({ name: 'a.json', text: JSON.stringify(value) });
    assert.ok(document);
    return checkDocument({ document, root: document.value });
  };
  const chain = (size: number) => Array.from({ length: size }, (_, rank) => `S${rank + 1}`);
  assertGrowsEvenly((size) => checkSchemas([...chain(size - 1), 'S']), 400);
  const broken = Array.from({ length: 2000 }, (_, rank) => `Sx${rank}`);
  const found = checkSchemas(broken);
  assert.equal(found.length, 2000);
  assert.match(found[0]?.hint ?? '', /Did you mean/);
  assert.doesNotMatch(found.at(-1)?.hint ?? '', /Did you mean/);
});
