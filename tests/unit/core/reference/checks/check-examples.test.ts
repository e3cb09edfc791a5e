import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkExamples } from '../../../../../src/core/reference/checks/check-examples.ts';
import { parseDocument } from '../../../../../src/core/reference/document/parse-document.ts';
import { diagnosticText } from '../../../../helpers/mistakes/diagnostic-text.ts';

function check(text: string): string[] {
  const { document } = parseDocument({ name: 'a.yaml', text: `openapi: 3.1.0\n${text}` });
  assert.ok(document);
  return checkExamples({ document, root: document.value }).map((found) => diagnosticText(found));
}

const pet = `components:
  examples:
    wrong: { value: { id: 1, kind: dgo } }
  schemas:
    Pet:
      type: object
      required: [id, secret]
      properties:
        id: { type: integer }
        secret: { type: string, writeOnly: true }
        kind: { type: string, enum: [cat, dog] }
        tags: { type: array, items: { type: string } }
        example: { type: string }
`;

function answers(content: string): string {
  return `${pet}paths:\n  /pets:\n    get:\n      responses:\n        "200":\n          content:\n            ${content}\n`;
}

const schema = 'schema: { $ref: "#/components/schemas/Pet" }';

test('invalid examples of a body are reported at the invalid part', () => {
  const examples =
    'a: { value: { id: x } }, b: { value: { tags: [a] } }, c: { value: { id: 1, tags: [a, 2] } }, d: { $ref: "#/components/examples/wrong" }';
  const reported = check(answers(`application/json: { ${schema}, examples: { ${examples} } }`));
  assert.deepEqual(reported, [
    'a.yaml:21:109 warning openapi/unfit-example: "id" of this example is "x", but the type of its schema is "integer". -> Write a value of this type, or correct "type".',
    'a.yaml:21:128 warning openapi/unfit-example: This example has no "id", which its schema requires. -> Add it to the example, or remove it from "required".',
    'a.yaml:21:176 warning openapi/unfit-example: "tags.1" of this example is 2, but the type of its schema is "string". -> Write a value of this type, or correct "type".',
    'a.yaml:21:187 warning openapi/unfit-example: "kind" of this example is "dgo", which is not one of the values of its schema. -> Did you mean "dog"?',
  ]);
});

test('invalid examples of parameters and schemas are also reported', () => {
  const reported = check(`components:
  parameters:
    limit: { name: limit, in: query, schema: { type: integer }, example: ten }
  schemas:
    Kind: { type: string, enum: [cat, dog], example: bird }
    Size: { type: [number, "null"], examples: [1, null, big] }
`);
  assert.deepEqual(reported, [
    'a.yaml:4:74 warning openapi/unfit-example: This example is "ten", but the type of its schema is "integer". -> Write a value of this type, or correct "type".',
    'a.yaml:6:54 warning openapi/unfit-example: This example is "bird", which is not one of the values of its schema. -> Write one of its values, or add this one to them.',
    'a.yaml:7:57 warning openapi/unfit-example: This example is "big", but the type of its schema is "number" or "null". -> Write a value of this type, or correct "type".',
  ]);
});

for (const [name, text] of [
  ['that matches', answers(`application/json: { ${schema}, example: { id: 1, kind: cat } }`)],
  ['of XML as a string', answers(`application/xml: { ${schema}, example: "<pet/>" }`)],
  ['of JSON as a string', answers(`application/json: { ${schema}, example: '{"id": 1}' }`)],
  ['of several events', answers(`application/jsonl: { ${schema}, example: [{ id: 1 }] }`)],
  ['in another file', answers(`application/json: { ${schema}, example: { $ref: "./a.json" } }`)],
  [
    'of alternatives',
    'components:\n  schemas:\n    A: { oneOf: [{ type: string }, { type: object, required: [a] }], example: {} }\n',
  ],
  [
    'of a number in a query parameter',
    'components:\n  parameters:\n    a: { name: a, in: query, schema: { type: integer }, example: "5" }\n',
  ],
] as const) {
  test(`an example ${name} is valid`, () => assert.deepEqual(check(text), []));
}

test('items listed as examples of an array are reported once, with the intended list', () => {
  assert.deepEqual(
    check(
      'components:\n  schemas:\n    Symbols: { type: array, items: { type: string }, examples: [A, B, C] }\n    Tags: { type: array, items: { type: string }, examples: [[A], B] }\n',
    ),
    [
      'a.yaml:4:65 warning openapi/unfit-example: This example is "A", but the type of its schema is "array". -> Each item of "examples" is a complete list: write [["A"]].',
      'a.yaml:5:67 warning openapi/unfit-example: This example is "B", but the type of its schema is "array". -> Write a value of this type, or correct "type".',
    ],
  );
});
