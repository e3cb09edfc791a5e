/** Where problems of Swagger 2.0 documents are reported. They are upgraded before they are checked. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadZoo, zooFolder } from '../../../helpers/projects/zoo.ts';

/** Every value that begins with `wrong` belongs where a number does. */
const text = `swagger: "2.0"
info: { title: Zoo, version: "1" }
consumes: [application/json]
produces: [application/json, application/vnd.zoo+json]
paths:
  /pets:
    parameters:
      - { $ref: "#/parameters/Body" }
      - { in: query, name: page, type: integer, default: wrong-page }
    put:
      parameters:
        - { in: body, name: own, schema: { properties: { id: { type: integer, example: wrong-own } } } }
        - { in: query, name: size, type: integer, x-example: wrong-size }
      responses:
        200:
          description: OK
          schema: { $ref: "#/definitions/Pet" }
          headers: { X-Left: { type: integer, x-example: wrong-header } }
          examples:
            default: { id: wrong-default }
            Named: { id: wrong-name }
            Whole: { summary: A pet, value: { id: wrong-value } }
    post:
      responses:
        200: { $ref: "#/responses/Pet" }
        400:
          description: Bad
          schema: { $ref: "#/definitions/Pet" }
          examples: { application/vnd.zoo+json: { id: wrong-type } }
    patch:
      consumes: [multipart/form-data]
      parameters:
        - { in: formData, name: age, type: integer, x-example: wrong-field }
        - { in: formData, name: count, type: integer, default: wrong-preset }
      responses:
        200: { description: OK, schema: { properties: { id: { type: integer, example: wrong-id } } } }
parameters:
  Body:
    in: body
    name: body
    schema: { properties: { id: { type: integer, example: wrong-body } } }
    x-examples: { application/json: { id: wrong-example } }
responses:
  Pet:
    description: OK
    schema: { $ref: "#/definitions/Pet" }
    examples: { application/json: { id: wrong-shared } }
definitions:
  Pet: { properties: { id: { type: integer } } }
`;

test('values that do not fit are reported where a Swagger 2.0 document has them', async () => {
  const { said } = await loadZoo(zooFolder({ openapi: 'zoo.yaml' }, { 'zoo.yaml': text }));
  const lines = text.split('\n');
  const found = said.map((line) => {
    const [, row, column] = /^zoo\.yaml:(\d+):(\d+) /.exec(line) ?? [];
    return /^[\w-]+/.exec(lines[Number(row) - 1]?.slice(Number(column) - 1) ?? '')?.[0] ?? line;
  });
  assert.deepEqual(found.toSorted(), [...text.matchAll(/wrong-\w+/g)].map(String).toSorted());
});
