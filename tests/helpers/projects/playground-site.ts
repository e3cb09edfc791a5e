/** A small site with one page for each kind of form, for an API at any address. */
const document = (apiUrl: string) => ({
  openapi: '3.1.0',
  info: { title: 'Zoo', version: '1' },
  servers: [
    { url: apiUrl, description: 'Here' },
    {
      url: `${apiUrl}/{tenant}`,
      variables: { tenant: { default: 'acme', enum: ['acme', 'globex'] } },
    },
  ],
  paths: {
    '/pets/{id}': {
      get: {
        operationId: 'find',
        summary: 'Find a pet',
        security: [{ token: [] }, { key: [], session: [] }, {}],
        parameters: [
          {
            name: 'id',
            in: 'path',
            required: true,
            description: 'Number of the **pet**.',
            schema: { type: 'integer' },
          },
          { name: 'q', in: 'query', schema: { type: 'string', examples: ['cats'] } },
          { name: 'limit', in: 'query', schema: { type: 'integer', default: 20 } },
          {
            name: 'tags',
            in: 'query',
            explode: false,
            schema: { type: 'array', items: { type: 'string' } },
          },
          { name: 'sort', in: 'query', schema: { enum: ['name', 'age'] } },
          { name: 'X-Trace', in: 'header', schema: { type: 'string' } },
          { name: 'theme', in: 'cookie', schema: { type: 'string' } },
        ],
        responses: { 200: { description: 'A pet.' } },
      },
    },
    '/pets': {
      post: {
        operationId: 'add',
        summary: 'Add a pet',
        security: [{ login: [] }],
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/Pet' }, example: pet },
          },
        },
        responses: { 200: { description: 'Added.' } },
      },
    },
    '/owners': {
      get: {
        operationId: 'owners',
        summary: 'List owners',
        security: [{ oauth: ['read'] }],
        parameters: [{ name: 'pin', in: 'query', schema: { type: 'string', format: 'password' } }],
        responses: { 200: { description: 'Owners.' } },
      },
    },
    '/pictures': {
      post: {
        operationId: 'upload',
        summary: 'Upload a picture',
        requestBody: {
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                required: ['image'],
                properties: {
                  image: { type: 'string', format: 'binary' },
                  title: { type: 'string' },
                },
              },
            },
            'application/x-www-form-urlencoded': {
              schema: {
                type: 'object',
                properties: { title: { type: 'string' }, age: { type: 'integer' } },
              },
            },
            'text/plain': { schema: { type: 'string' } },
          },
        },
        responses: { 200: { description: 'Uploaded.' } },
      },
    },
  },
  components: {
    securitySchemes: {
      token: { type: 'http', scheme: 'bearer' },
      oauth: {
        type: 'oauth2',
        flows: {
          authorizationCode: {
            authorizationUrl: `${apiUrl}/sign-in`,
            tokenUrl: `${apiUrl}/token`,
            scopes: { read: 'Look at all', write: 'Change all' },
          },
          clientCredentials: { tokenUrl: `${apiUrl}/token`, scopes: { read: 'Look at all' } },
        },
      },
      key: { type: 'apiKey', in: 'query', name: 'key' },
      session: { type: 'apiKey', in: 'cookie', name: 'session' },
      login: { type: 'http', scheme: 'basic' },
    },
    schemas: {
      Pet: {
        type: 'object',
        required: ['name', 'kind'],
        properties: {
          name: { type: 'string', description: 'What it is *called*.' },
          age: { type: ['integer', 'null'] },
          tame: { type: 'boolean' },
          kind: { enum: ['cat', 'dog'] },
          owner: {
            type: 'object',
            properties: { name: { type: 'string' }, town: { type: 'string' } },
          },
          nicknames: { type: 'array', items: { type: 'string' } },
          home: {
            oneOf: [
              {
                title: 'Cage',
                type: 'object',
                required: ['bars'],
                properties: { bars: { type: 'integer' } },
              },
              {
                title: 'Pond',
                type: 'object',
                required: ['depth'],
                properties: { depth: { type: 'number' } },
              },
            ],
          },
          notes: { type: 'object', additionalProperties: { type: 'string' } },
        },
      },
    },
  },
});

const pet = {
  name: 'Tom',
  kind: 'cat',
  nicknames: ['Tommy'],
  home: { depth: 1.5 },
  notes: { fur: 'grey' },
};

/**
 * Returns a docs folder with the pages `/find/`, `/add/`, `/upload/`, `/owners/`, and `/plain/` without a
 * playground.
 */
export function playgroundFiles(
  apiUrl: string,
  api: object = {},
): Readonly<Record<string, string>> {
  const page = (operation: string, more = '') => `---\nopenapi: ${operation}\n${more}---\n`;
  const pages = ['find', 'add', 'upload', 'owners', 'plain'];
  return {
    'docs.json': JSON.stringify({
      name: 'Zoo',
      openapi: 'zoo.json',
      navigation: [{ group: 'Pets', pages }],
      api,
    }),
    'zoo.json': JSON.stringify(document(apiUrl)),
    'find.mdx': page('GET /pets/{id}'),
    'add.mdx': page('POST /pets'),
    'upload.mdx': page('POST /pictures'),
    'owners.mdx': page('GET /owners'),
    'plain.mdx': page('POST /pets', 'playground: none\n'),
  };
}
