/** Mistakes in OpenAPI documents, and in references to parts of them. */
import { docs, type ExampleProject, type Examples } from './example.ts';

const head = 'openapi: 3.1.0\ninfo: { title: Users, version: "1" }\n';
const users =
  'paths:\n  /users:\n    get:\n      operationId: listUsers\n      responses: { "200": { description: OK } }\n';

function document(text: string, more: ExampleProject = {}): ExampleProject {
  return { ...docs({ openapi: 'openapi.yaml' }), 'openapi.yaml': text, ...more };
}

/** Returns a document with one schema. */
function schema(text: string): ExampleProject {
  return document(`${head}${users}components:\n  schemas:\n    User: ${text}\n`);
}

/** Returns a document with an overlay. */
function overlay(text: string): ExampleProject {
  return document(head + users, { 'public.yaml': text });
}

/** Returns a project with a GraphQL schema. */
function schemaOf(text: string, more: ExampleProject = {}): ExampleProject {
  const navigation = {
    tabs: [
      { tab: 'Guides', pages: ['index'] },
      { tab: 'API', graphql: 'schema.graphql' },
    ],
  };
  return { ...docs({ navigation }), 'schema.graphql': text, ...more };
}

/** Returns a project with an SDK. */
function sdkOf(text: string, more: ExampleProject = {}): ExampleProject {
  const navigation = {
    tabs: [
      { tab: 'Guides', pages: ['index'] },
      { tab: 'SDK', sdk: { format: 'typedoc', source: 'typedoc.json' } },
    ],
  };
  return { ...docs({ navigation }), 'typedoc.json': text, ...more };
}

const library = JSON.stringify({
  schemaVersion: '2.0',
  name: 'shop',
  variant: 'project',
  kind: 1,
  children: [{ id: 1, name: 'Client', kind: 128 }],
});

const overlayHead =
  'overlay: 1.1.0\ninfo: { title: Public, version: "1" }\nextends: openapi.yaml\nactions:\n';

export const documentExamples: Examples = {
  'openapi/missing-file': document(head + users, {
    'index.mdx': '---\nopenapi: shpo.yaml GET /users\n---\n',
  }),
  'graphql/syntax': schemaOf('type Query {\n  user: \n}\n'),
  'graphql/no-types': schemaOf('# Nothing yet\n'),
  'graphql/unknown-type': schemaOf('type Query {\n  user: Usr\n}\ntype User {\n  id: ID!\n}\n'),
  'graphql/unknown-symbol': schemaOf('type Query {\n  user: String\n}\n', {
    'index.mdx': '---\ngraphql: query usr\n---\n',
  }),
  'graphql/defined-twice': schemaOf(
    'type Query {\n  user: User\n}\ntype User {\n  id: ID!\n}\ntype User {\n  name: String\n}\n',
  ),
  'sdk/syntax': sdkOf('{ "name": "shop", }\n'),
  'sdk/wrong-output': sdkOf('{ "name": "shop" }\n'),
  'sdk/no-symbols': sdkOf('{ "name": "shop", "variant": "project", "kind": 1 }\n'),
  'sdk/unknown-symbol': sdkOf(library, { 'index.mdx': '---\nsdk: class Clinet\n---\n' }),
  'openapi/empty': document(''),
  'files/withheld': document(
    `${head}${users}    post:\n      x-internal: true\n      responses: { "200": { description: OK } }\n`,
  ),
  'link/withheld-file': document(
    `${head}${users}    post:\n      x-internal: true\n      responses: { "200": { description: OK } }\n`,
    { 'index.mdx': '[Download](/openapi.yaml)\n' },
  ),
  'openapi/syntax': document('openapi: "3.1.0\n'),
  'openapi/loose-json': {
    ...docs({ openapi: 'openapi.json' }),
    'openapi.json':
      '{ "openapi": "3.1.0", "info": { "title": "Users", "version": "1" }, "paths": {}, }\n',
  },
  'openapi/no-version': document('info: { title: Users, version: "1" }\n'),
  'openapi/unfit-overlay': {
    ...docs({
      navigation: {
        pages: ['index'],
        openapi: { source: 'openapi.yaml', overlays: ['public.yaml'] },
      },
    }),
    'openapi.yaml': head + users,
    'public.yaml': 'info: { title: Public, version: "1" }\nactions: []\n',
  },
  'openapi/overlay-action': overlay(
    `${overlayHead}  - target: $.info.title\n    update: { text: Users }\n`,
  ),
  'openapi/idle-overlay': overlay(
    `${overlayHead.replace('openapi', 'opneapi')}  - target: $.info\n    update: { title: People }\n`,
  ),
  'openapi/idle-action': overlay(`${overlayHead}  - target: $.paths['/usres']\n    remove: true\n`),
  'openapi/broken-ref': document(
    `${head}paths:\n  /users:\n    get:\n      responses:\n        "200":\n          description: OK\n          content:\n            application/json:\n              schema: { $ref: "#/components/schemas/Usre" }\n`,
    { 'index.mdx': '---\nopenapi: GET /users\n---\n' },
  ),
  'openapi/unknown-operation': document(head + users, {
    'index.mdx': '---\nopenapi: GET /usres\n---\n',
  }),
  'openapi/unknown-schema': document(
    `${head}${users}components:\n  schemas:\n    User: { type: object }\n`,
    { 'index.mdx': '---\nopenapi-schema: Usre\n---\n' },
  ),
  'openapi/unknown-fragment': document(
    `${head.replace('version: "1"', 'version: "1", description: "[Users](#operation/listUsres)"')}${users}`,
  ),
  'openapi/unfit-example': schema('{ type: string, enum: [admin, member], example: admn }'),
  'openapi/bad-entry': document(head + users, { 'index.mdx': '---\nopenapi: users\n---\n' }),
  'openapi/repeated-id': document(
    `${head}${users}    post:\n      operationId: listUsers\n      responses: { "200": { description: OK } }\n`,
  ),
  'openapi/unknown-scheme': document(
    `${head}security: [{ bearr: [] }]\n${users}components:\n  securitySchemes:\n    bearer: { type: http, scheme: bearer }\n`,
  ),
  'openapi/undeclared-parameter': document(
    `${head}paths:\n  /users/{id}:\n    get:\n      responses: { "200": { description: OK } }\n`,
  ),
  'openapi/unused-parameter': document(
    `${head}paths:\n  /users:\n    get:\n      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]\n      responses: { "200": { description: OK } }\n`,
  ),
  'openapi/equal-paths': document(
    `${head}paths:\n${['id', 'name']
      .map(
        (name) =>
          `  /users/{${name}}:\n    parameters: [{ name: ${name}, in: path, required: true, schema: { type: string } }]\n    get:\n      responses: { "200": { description: OK } }\n`,
      )
      .join('')}`,
  ),
  'openapi/odd-brace': document(
    `${head}paths:\n  "/users/{id":\n    get:\n      responses: { "200": { description: OK } }\n`,
  ),
  'openapi/unfit-keyword': schema('{ type: object, properties: [id, name] }'),
  'openapi/circular-all-of': document(
    `${head}${users}components:\n  schemas:\n    User: { allOf: [{ $ref: "#/components/schemas/Member" }] }\n    Member: { allOf: [{ $ref: "#/components/schemas/User" }] }\n`,
  ),
  'openapi/unsendable-server': document(`${head}servers: [{ url: "file:///srv/api" }]\n${users}`),
  'openapi/unfit-value': schema('{ type: integer, default: ten }'),
  'openapi/empty-range': schema('{ type: integer, minimum: 10, maximum: 5 }'),
  'openapi/bad-pattern': schema('{ type: string, pattern: "^[a-z+$" }'),
  'openapi/required-flag': schema(
    '{ type: object, properties: { id: { type: string, required: true } } }',
  ),
  'openapi/relative-server': document(`${head}servers: [{ url: api.example.com/v1 }]\n${users}`),
  'openapi/undefined-variable': document(
    `${head}servers: [{ url: "https://{region}.example.com" }]\n${users}`,
  ),
  'openapi/unknown-media-type': document(
    `${head}paths:\n  /users:\n    get:\n      responses:\n        "200":\n          description: OK\n          content:\n            application/jsn: { schema: { type: string } }\n`,
  ),
  'openapi/unlisted-default': document(
    `${head}servers:\n  - url: https://{region}.example.com\n    variables:\n      region: { default: uerope, enum: [europe, america] }\n${users}`,
  ),
  'openapi/unknown-scope': document(
    `${head}${users}      security: [{ oauth: [users:raed] }]\ncomponents:\n  securitySchemes:\n    oauth:\n      type: oauth2\n      flows:\n        clientCredentials: { tokenUrl: https://example.com/token, scopes: { users:read: Read users } }\n`,
  ),
  'openapi/unknown-link': document(
    `${head}paths:\n  /users:\n    get:\n      operationId: listUsers\n      responses:\n        "200":\n          description: OK\n          links:\n            next: { operationId: lsitUsers }\n`,
  ),
  'openapi/unlisted-tag': document(`${head}tags: [{ name: Users }]\n${users}      tags: [Usres]\n`),
};
