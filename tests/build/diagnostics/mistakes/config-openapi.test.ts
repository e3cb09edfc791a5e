/** Mistakes in OpenAPI documents. */
import { docsJson, testMistakes } from '../../../helpers/mistakes/mistake-table.ts';

testMistakes([
  {
    did: 'A document has an unknown OpenAPI version',
    files: {
      'docs.json': docsJson('"openapi": "openapi.yaml"'),
      'openapi.yaml':
        'openapi: 4.0.0\ninfo:\n  title: Acme\n  version: "1"\npaths:\n  /users:\n    get:\n      summary: List users\n      responses:\n        "200":\n          description: OK\n',
    },
    reported: [
      'openapi.yaml:1:10 warning openapi/unknown-version: "openapi" is "4.0.0", which is not a known version; the document is read as version 3.2 as far as possible. -> Write openapi: 3.0.4, 3.1.1 or 3.2.0, or swagger: "2.0", whichever it follows.',
    ],
  },
  {
    did: 'A document has no version',
    files: {
      'docs.json': docsJson('"openapi": "openapi.yaml"'),
      'openapi.yaml':
        'info:\n  title: Acme\n  version: "1"\npaths:\n  /users:\n    get:\n      summary: List users\n      responses:\n        "200":\n          description: OK\n',
    },
    reported: [
      'openapi.yaml:1:1 error openapi/no-version: The document has neither "openapi" nor "swagger" nor "asyncapi" at its top to say its version. -> Begin it with a line like openapi: 3.1.0, or correct the path.',
    ],
  },
  {
    did: 'A document is empty',
    files: { 'docs.json': docsJson('"openapi": "openapi.yaml"'), 'openapi.yaml': '\n' },
    reported: [
      'openapi.yaml:1:1 error openapi/empty: The document has no content. -> Write the document, or remove it from "openapi".',
    ],
  },
  {
    did: 'A line of a document is indented too far',
    files: {
      'docs.json': docsJson('"openapi": "openapi.yaml"'),
      'openapi.yaml':
        'openapi: 3.1.0\ninfo:\n  title: Acme\n  version: "1"\npaths:\n  /users:\n    get:\n     summary: List users\n      responses:\n        "200":\n          description: OK\n',
    },
    reported: [
      'openapi.yaml:9:7 error openapi/syntax: The key responses is indented 1 deeper than the line before it, which already has a value. -> Give both lines the same number of spaces.',
    ],
  },
  {
    did: 'A document is indented with a tab',
    files: {
      'docs.json': docsJson('"openapi": "openapi.yaml"'),
      'openapi.yaml':
        'openapi: 3.1.0\ninfo:\n  title: Acme\n  version: "1"\npaths:\n  /users:\n\tget: {}\n',
    },
    reported: [
      'openapi.yaml:7:1 error openapi/syntax: Tabs are not allowed as indentation. -> Indent with spaces.',
    ],
  },
  {
    did: 'A schema type is misspelled',
    files: {
      'docs.json': docsJson('"openapi": "openapi.yaml"'),
      'openapi.yaml':
        'openapi: 3.1.0\ninfo:\n  title: Acme\n  version: "1"\npaths:\n  /users:\n    get:\n      summary: List users\n      responses:\n        "200":\n          description: OK\ncomponents:\n  schemas:\n    User:\n      type: strng\n',
    },
    reported: [
      'openapi.yaml:15:13 warning openapi/unknown-type: "strng" is not a JSON Schema type. -> Did you mean "string"?',
    ],
  },
  {
    did: 'A schema keyword is misspelled',
    files: {
      'docs.json': docsJson('"openapi": "openapi.yaml"'),
      'openapi.yaml':
        'openapi: 3.1.0\ninfo:\n  title: Acme\n  version: "1"\npaths:\n  /users:\n    get:\n      summary: List users\n      responses:\n        "200":\n          description: OK\ncomponents:\n  schemas:\n    User:\n      type: object\n      requried: [id]\n      properties:\n        id: { type: string }\n',
    },
    reported: [
      'openapi.yaml:16:7 warning openapi/unknown-keyword: "requried" is not a JSON Schema keyword and has no meaning here. -> Did you mean "required"?',
    ],
  },
  {
    did: 'The location of a parameter is misspelled',
    files: {
      'docs.json': docsJson('"openapi": "openapi.yaml"'),
      'openapi.yaml':
        'openapi: 3.1.0\ninfo:\n  title: Acme\n  version: "1"\npaths:\n  /users:\n    get:\n      summary: List users\n      parameters:\n        - { name: q, in: qeury, schema: { type: string } }\n      responses:\n        "200":\n          description: OK\n',
    },
    reported: [
      'openapi.yaml:10:22 warning openapi/invalid: paths["/users"].get.parameters[0].in: must be one of query, header, path, cookie. -> Did you mean "query"?',
    ],
  },
  {
    did: 'Two schemas reference only each other',
    files: {
      'docs.json': docsJson('"openapi": "openapi.yaml"'),
      'openapi.yaml':
        'openapi: 3.1.0\ninfo:\n  title: Acme\n  version: "1"\npaths:\n  /users:\n    get:\n      summary: List users\n      responses:\n        "200":\n          description: OK\ncomponents:\n  schemas:\n    P: { $ref: \'#/components/schemas/Q\' }\n    Q: { $ref: \'#/components/schemas/P\' }\n',
    },
    reported: [
      'openapi.yaml:15:16 warning openapi/circular-ref: These references lead only to each other: #/components/schemas/P -> #/components/schemas/Q -> #/components/schemas/P. -> Define one of them.',
    ],
  },
  {
    did: 'A reference is misspelled',
    files: {
      'docs.json': docsJson('"openapi": "openapi.yaml"'),
      'openapi.yaml':
        'openapi: 3.1.0\ninfo:\n  title: Acme\n  version: "1"\npaths:\n  /users:\n    get:\n      summary: List users\n      responses:\n        "200":\n          description: OK\n          content:\n            application/json:\n              schema: { $ref: \'#/components/schemas/Usre\' }\ncomponents:\n  schemas:\n    User: { type: object }\n',
    },
    reported: [
      'openapi.yaml:14:31 warning openapi/broken-ref: The document has nothing at "#/components/schemas/Usre". -> Did you mean "#/components/schemas/User"?',
    ],
  },
  {
    did: 'A path parameter is not declared',
    files: {
      'docs.json': docsJson('"openapi": "openapi.yaml"'),
      'openapi.yaml':
        'openapi: 3.1.0\ninfo:\n  title: Acme\n  version: "1"\npaths:\n  /users/{id}:\n    get:\n      summary: List users\n      responses:\n        "200":\n          description: OK\n',
    },
    reported: [
      'openapi.yaml:8:7 warning openapi/undeclared-parameter: /users/{id} contains {id}, but no parameter describes it. -> Add a parameter with "in: path" and this name.',
    ],
  },
  {
    did: 'Two operations have the same operationId',
    files: {
      'docs.json': docsJson('"openapi": "openapi.yaml"'),
      'openapi.yaml':
        'openapi: 3.1.0\ninfo:\n  title: Acme\n  version: "1"\npaths:\n  /users:\n    get:\n      operationId: a\n      summary: List users\n      responses:\n        "200":\n          description: OK\n  /teams:\n    get:\n      operationId: a\n      summary: List users\n      responses:\n        "200":\n          description: OK\n',
    },
    reported: [
      'openapi.yaml:15:20 warning openapi/repeated-id: "a" is also the id of GET /users. -> Give each operation its own id: links and generated clients rely on it.',
    ],
  },
  {
    did: 'The name of a security scheme is misspelled',
    files: {
      'docs.json': docsJson('"openapi": "openapi.yaml"'),
      'openapi.yaml':
        'openapi: 3.1.0\ninfo:\n  title: Acme\n  version: "1"\npaths:\n  /users:\n    get:\n      summary: List users\n      responses:\n        "200":\n          description: OK\ncomponents:\n  securitySchemes:\n    bearer: { type: http, scheme: bearer }\nsecurity:\n  - bearr: []\n',
    },
    reported: [
      'openapi.yaml:16:5 warning openapi/unknown-scheme: There is no security scheme called "bearr". -> Did you mean "bearer"?',
    ],
  },
  {
    did: 'A key of an operation is misspelled',
    files: {
      'docs.json': docsJson('"openapi": "openapi.yaml"'),
      'openapi.yaml':
        'openapi: 3.1.0\ninfo:\n  title: Acme\n  version: "1"\npaths:\n  /users:\n    get:\n      summary: List users\n      respones:\n        "200":\n          description: OK\n',
    },
    reported: [
      'openapi.yaml:9:7 warning openapi/invalid: paths["/users"].get: "respones" is not a key of OpenAPI here. -> Did you mean "responses"?',
    ],
  },
  {
    did: 'A key of a document occurs twice',
    files: {
      'docs.json': docsJson('"openapi": "openapi.yaml"'),
      'openapi.yaml':
        'openapi: 3.1.0\ninfo:\n  title: Acme\n  version: "1"\npaths:\n  /users:\n    get:\n      summary: List users\n      responses:\n        "200":\n          description: OK\n  /users:\n    get:\n      summary: List users\n      responses:\n        "200":\n          description: OK\n',
    },
    reported: [
      'openapi.yaml:12:3 warning openapi/repeated-key: The key "/users" is written twice in one object; the last one is used. -> Remove or rename one of them.',
    ],
  },
  {
    did: 'A reference leads outside of the project',
    files: {
      'docs.json': docsJson('"openapi": "openapi.yaml"'),
      'openapi.yaml':
        'openapi: 3.1.0\ninfo:\n  title: Acme\n  version: "1"\npaths:\n  /users:\n    get:\n      summary: List users\n      responses:\n        "200":\n          $ref: \'../shared.yaml#/Ok\'\n',
    },
    reported: [
      'openapi.yaml:11:11 error openapi/refused-ref: "../shared.yaml#/Ok" leads out of the project folder. -> Copy what it names into the project.',
    ],
  },
  {
    did: 'Authentication is in both docs.json and the OpenAPI document',
    files: {
      'docs.json': docsJson(
        '"openapi": "openapi.yaml"',
        '"api": { "auth": { "method": "bearer" } }',
      ),
      'openapi.yaml':
        'openapi: 3.1.0\ninfo:\n  title: Acme\n  version: "1"\npaths:\n  /users:\n    get:\n      summary: List users\n      responses:\n        "200":\n          description: OK\ncomponents:\n  securitySchemes:\n    key: { type: apiKey, in: header, name: X-Key }\nsecurity:\n  - key: []\n',
    },
    reported: [
      'docs.json:5:12 warning site/idle-auth: "api.auth" is not shown: "openapi.yaml" says with "security" how requests are authenticated, which takes precedence. -> Remove "api.auth", or the security of the document.',
    ],
  },
  {
    did: 'Authentication is in both docs.json and a document shown by two groups',
    files: {
      'docs.json': JSON.stringify({
        theme: 'mint',
        name: 'Acme',
        colors: { primary: '#2563eb', light: '#60a5fa' },
        api: { mdx: { auth: { method: 'bearer' } } },
        navigation: {
          groups: [
            { group: 'A', pages: ['index'], openapi: { source: 'openapi.yaml', directory: 'a' } },
            { group: 'B', openapi: { source: 'openapi.yaml', directory: 'b' } },
          ],
        },
      }),
      'openapi.yaml':
        'openapi: 3.1.0\ninfo:\n  title: Acme\n  version: "1"\npaths:\n  /users:\n    get:\n      summary: List users\n      responses:\n        "200":\n          description: OK\ncomponents:\n  securitySchemes:\n    key: { type: apiKey, in: header, name: X-Key }\nsecurity:\n  - key: []\n',
    },
    reported: [
      'docs.json:1:94 warning site/idle-auth: "api.auth" is not shown: "openapi.yaml" says with "security" how requests are authenticated, which takes precedence. -> Remove "api.auth", or the security of the document.',
    ],
  },
]);
