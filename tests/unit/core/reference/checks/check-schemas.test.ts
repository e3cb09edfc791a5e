import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkDocument } from '../../../../../src/core/reference/checks/check-document.ts';
import { parseDocument } from '../../../../../src/core/reference/document/parse-document.ts';
import { assertGrowsEvenly } from '../../../../helpers/measure/assert-growth.ts';
import { diagnosticText } from '../../../../helpers/mistakes/diagnostic-text.ts';

/**
 * Returns the diagnostics about the schemas of a document; each schema is on its own line, the first on
 * line 4.
 */
function check(schemas: readonly string[], { version = '3.1.0', more = '' } = {}): string[] {
  const lines = schemas.map((schema) => `    ${schema}\n`).join('');
  const text = `openapi: ${version}\ncomponents:\n  schemas:\n${lines}${more}`;
  const { document } = parseDocument({ name: 'a.yaml', text });
  assert.ok(document);
  return checkDocument({ document, root: document.value }).map((found) => diagnosticText(found));
}

test('a keyword with a value of the wrong type is reported at its position', () => {
  const reported = (place: string, message: string) =>
    `a.yaml:${place} warning openapi/unfit-keyword: ${message}`;
  assert.deepEqual(
    check([
      'A: { properties: [1], enum: {} }',
      'B: { properties: { id: string, name: { minLength: "3" } } }',
      'C: { allOf: { type: object } }',
      'D: { anyOf: [string, number] }',
      'E: { type: integer, minimum: 1, exclusiveMinimum: true }',
      'F: { required: id, additionalProperties: "no" }',
    ]).toSorted(),
    [
      reported(
        '4:22',
        '"properties" must be schemas by name, but it is a list. -> Write an object with a schema under each name.',
      ),
      reported(
        '4:33',
        '"enum" must be a list, but it is an object. -> Write the values as a list, even if there is only one.',
      ),
      reported(
        '5:28',
        'A value in "properties" must be a schema, but it is the text "string". -> Write an object such as { type: string }.',
      ),
      reported(
        '5:55',
        '"minLength" must be a number, but it is the text "3". -> Write a number without quotes.',
      ),
      reported(
        '6:17',
        '"allOf" must be a list of schemas, but it is an object. -> Write the schemas as a list, even if there is only one.',
      ),
      reported(
        '7:18',
        'A value in "anyOf" must be a schema, but it is the text "string". -> Write an object such as { type: string }.',
      ),
      reported(
        '8:55',
        '"exclusiveMinimum" must be a number, but it is true. -> Since OpenAPI 3.1, this is the limit itself: write the number of "minimum" or "maximum" here, and remove that key.',
      ),
      reported(
        '9:20',
        '"required" must be a list of names, but it is the text "id". -> List the names of the properties that an object must have.',
      ),
      reported(
        '9:46',
        '"additionalProperties" must be a schema, but it is the text "no". -> Write an object such as { type: string }.',
      ),
    ],
  );
});

test('a keyword among the properties is reported with the place where it belongs', () => {
  const advice = (keyword: string) =>
    `-> Inside "properties", "${keyword}" is the name of a property. Move it next to "properties".`;
  assert.deepEqual(
    check([
      'A: { properties: { id: { type: string }, required: [id] } }',
      'B: { properties: { type: object, id: { type: string } } }',
      'C: { properties: { properties: { properties: { required: {} } } } }',
    ]),
    [
      `a.yaml:4:56 warning openapi/unfit-keyword: A value in "properties" must be a schema, but it is a list. ${advice('required')}`,
      `a.yaml:5:30 warning openapi/unfit-keyword: A value in "properties" must be a schema, but it is the text "object". ${advice('type')}`,
    ],
  );
});

test('the keyword optional in a property is reported with a hint to use required', () => {
  assert.deepEqual(
    check([
      'A: { properties: { id: { type: string, optional: true }, optional: { type: string } } }',
      'B: { options: [], optional: text }',
    ]),
    [
      'a.yaml:4:44 warning openapi/unknown-keyword: "optional" is not a JSON Schema keyword and has no meaning here. -> List required properties in "required" of the object that has them; all others are optional.',
    ],
  );
});

test('valid schemas, empty keys and old dialects are not reported', () => {
  const allowed = [
    'A: { properties: { enum: { type: string }, b: true }, allOf: [true], enum: [], required: [] }',
    'B: { properties: , minimum: 1e400, items: [{ type: string }] }',
    'C: { $schema: "http://json-schema.org/draft-04/schema#", not: { exclusiveMinimum: true } }',
  ];
  assert.deepEqual(check(allowed), []);
  const flag = ['A: { minimum: 1, exclusiveMinimum: true }'];
  const dialect = 'jsonSchemaDialect: http://json-schema.org/draft-04/schema#\n';
  assert.deepEqual(check(flag, { more: dialect }), []);
  assert.deepEqual(check(flag, { version: '3.0.3' }), []);
});

const ref = (name: string) => `$ref: "#/components/schemas/${name}"`;

test('a schema that contains itself through allOf is reported once, at the closing reference', () => {
  const reported = (place: string, chain: string) =>
    `a.yaml:${place} warning openapi/circular-all-of: Through "allOf", each of these schemas contains the next, and so itself: ${chain.replaceAll(/[A-Z]/g, '#/components/schemas/$&')}. No value can be checked against it. -> Remove one of the references from "allOf"; alternatives belong in "oneOf" or "anyOf".`;
  assert.deepEqual(
    check([
      `A: { allOf: [{ ${ref('B')} }] }`,
      `B: { allOf: [{ allOf: [{ type: object }, { ${ref('C')} }] }] }`,
      `C: { ${ref('A')} }`,
      `D: { allOf: [{ ${ref('D')} }, { ${ref('A')} }] }`,
    ]),
    [reported('6:16', 'A -> B -> C -> A'), reported('7:26', 'D -> D')],
  );
});

test('recursion through alternatives or properties is not a circle', () => {
  const schemas = [
    `A: { oneOf: [{ ${ref('B')} }], discriminator: { propertyName: t } }`,
    `B: { allOf: [{ ${ref('A')} }, { properties: { next: { ${ref('B')} } } }] }`,
    `C: { allOf: [{ ${ref('B')} }, { ${ref('A')} }] }`,
  ];
  assert.deepEqual(check(schemas), []);
  // Before 3.1, everything next to a reference is ignored.
  const beside = [`A: { ${ref('B')}, allOf: [{ ${ref('A')} }] }`, 'B: { type: object }'];
  assert.deepEqual(check(beside, { version: '3.0.3' }), []);
  assert.equal(check(beside).length, 1);
});

test('checking a chain of allOf takes linear time', () => {
  assertGrowsEvenly((length) => {
    const schemas = Array.from(
      { length },
      (_, rank) => `"S${rank}":{"allOf":[{"$ref":"#/components/schemas/S${rank + 1}"}]}`,
    );
    const text = `{"openapi":"3.1.0","components":{"schemas":{${schemas.join()}}}}`;
    const { document } = parseDocument({ name: 'a.json', text });
    assert.ok(document);
    checkDocument({ document, root: document.value });
  }, 2000);
});
