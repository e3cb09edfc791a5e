/** Values in OpenAPI documents that have the right form but cannot be intended. */
import { docsJson, type Mistake, testMistakes } from '../../../helpers/mistakes/mistake-table.ts';

const head = 'openapi: 3.1.0\ninfo:\n  title: Acme\n  version: "1"\n';
const users =
  'paths:\n  /users:\n    get:\n      summary: List users\n      responses:\n        "200":\n          description: OK\n';

/** Returns a project with this document, from line 5 on. */
function document(text: string): Mistake['files'] {
  return { 'docs.json': docsJson('"openapi": "openapi.yaml"'), 'openapi.yaml': head + text };
}

/** Returns a document with one property, at line 17, column 13. */
function property(text: string): Mistake['files'] {
  return document(
    `${users}components:\n  schemas:\n    User:\n      type: object\n      properties:\n        id: ${text}\n`,
  );
}

testMistakes([
  {
    did: 'An enum value has the wrong type',
    files: property('{ type: integer, enum: [1, two] }'),
    reported: [
      'openapi.yaml:17:40 warning openapi/unfit-value: "enum" has "two", but the type of the schema is "integer". -> Write a value of this type, or correct "type".',
    ],
  },
  {
    did: 'A default has the wrong type',
    files: property('{ type: boolean, default: "yes" }'),
    reported: [
      'openapi.yaml:17:39 warning openapi/unfit-value: "default" has "yes", but the type of the schema is "boolean". -> Write a value of this type, or correct "type".',
    ],
  },
  {
    did: 'A minimum exceeds the maximum',
    files: property('{ type: integer, minimum: 10, maximum: 5 }'),
    reported: [
      'openapi.yaml:17:30 warning openapi/empty-range: "minimum" is 10 and "maximum" is 5, so no value fits. -> Swap the two, or correct one of them.',
    ],
  },
  {
    did: 'A pattern is not a regular expression',
    files: property('{ type: string, pattern: "^[a-z+$" }'),
    reported: [
      'openapi.yaml:17:38 warning openapi/bad-pattern: "^[a-z+$" is not a JavaScript regular expression, which JSON Schema asks for: Unterminated character class. -> Correct the pattern, or describe in words what the text must look like.',
    ],
  },
  {
    did: 'A list has the values of its items',
    files: property('{ type: array, enum: [a] }'),
    reported: [
      'openapi.yaml:17:35 warning openapi/unfit-value: "enum" has "a", but the type of the schema is "array". -> Move "enum" into "items", if it lists what the items may be.',
    ],
  },
  {
    did: 'A property has "required: false" in its own schema',
    files: property('{ type: string, required: false }'),
    reported: [
      'openapi.yaml:17:29 warning openapi/required-flag: "required: false" has no meaning in a schema: "required" lists the properties that an object must have. -> Remove it: properties are optional unless they are listed.',
    ],
  },
  {
    did: 'A property has "required: true" in its own schema',
    files: property('{ type: string, required: true }'),
    reported: [
      'openapi.yaml:17:29 warning openapi/required-flag: "required: true" has no meaning in a schema: "required" lists the properties that an object must have. -> Remove it, and write "required: [id]" next to "properties".',
    ],
  },
  {
    did: 'A property has "required: true" in an OpenAPI 3.0 document',
    files: {
      ...property('{ type: string, required: true }'),
      'openapi.yaml': String(property('{ type: string, required: true }')['openapi.yaml']).replace(
        '3.1.0',
        '3.0.3',
      ),
    },
    reported: [
      'openapi.yaml:17:29 warning openapi/required-flag: "required: true" has no meaning in a schema: "required" lists the properties that an object must have. -> Remove it, and write "required: [id]" next to "properties".',
    ],
  },
  {
    did: 'A server URL has no scheme',
    files: document(`servers:\n  - url: api.example.com/v1\n${users}`),
    reported: [
      'openapi.yaml:6:10 warning openapi/relative-server: "api.example.com/v1" has no scheme, so it is an address below that of the documentation. -> Write "https://api.example.com/v1".',
    ],
  },
  {
    did: 'A server variable is not defined',
    files: document(`servers:\n  - url: https://{region}.example.com\n${users}`),
    reported: [
      'openapi.yaml:6:10 warning openapi/undefined-variable: "variables" of this server has no "region", which its URL uses. -> Add "region" with a "default" to "variables" of this server.',
    ],
  },
  {
    did: 'A server variable is misspelled',
    files: document(
      `servers:\n  - url: https://{regoin}.example.com\n    variables:\n      region: { default: eu }\n${users}`,
    ),
    reported: [
      'openapi.yaml:6:10 warning openapi/undefined-variable: "variables" of this server has no "regoin", which its URL uses. -> Did you mean "{region}"?',
    ],
  },
  {
    did: 'The default of a server variable is not in its enum',
    files: document(
      `servers:\n  - url: https://{region}.example.com\n    variables:\n      region: { default: eu, enum: [europe, america] }\n${users}`,
    ),
    reported: [
      'openapi.yaml:8:26 warning openapi/unlisted-default: The default of the variable "region" is "eu", which its "enum" does not list. -> Write a value of "enum", or add this one to it.',
    ],
  },
  {
    did: 'A media type is misspelled',
    files: document(
      `${users}          content:\n            application/jsn:\n              schema: { type: string }\n`,
    ),
    reported: [
      'openapi.yaml:13:13 warning openapi/unknown-media-type: "application/jsn" is not a known media type. -> Did you mean "application/json"?',
    ],
  },
  {
    did: 'A media type is written by the name of its format alone',
    files: document(
      `${users}          content:\n            json:\n              schema: { type: string }\n            anything:\n              schema: { type: string }\n`,
    ),
    reported: [
      'openapi.yaml:13:13 warning openapi/unknown-media-type: "json" is not a known media type. -> Did you mean "application/json"?',
    ],
  },
  {
    did: 'A tag is misspelled',
    files: document(
      `tags:\n  - name: Users\n${users.replace('      responses', '      tags: [Usres]\n      responses')}`,
    ),
    reported: [
      'openapi.yaml:11:14 warning openapi/unlisted-tag: "tags" of the document declares no tag "Usres". -> Did you mean "Users"?',
    ],
  },
  {
    did: 'A path does not begin with a slash',
    files: document(users.replace('/users', 'users')),
    reported: [
      'openapi.yaml:6:3 warning openapi/invalid: paths: the path "users" does not begin with a slash. -> Write "/users".',
    ],
  },
  {
    did: 'A status has an extra digit',
    files: document(users.replace('200', '2000')),
    reported: [
      'openapi.yaml:10:9 warning openapi/invalid: paths["/users"].get.responses: "2000" is not a response status. -> Write three digits such as "200", a range such as "2XX", or "default".',
    ],
  },
]);
