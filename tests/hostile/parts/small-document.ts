/** An OpenAPI document with one of most things, small enough that a change often affects something. */
export const smallDocument = {
  openapi: '3.1.0',
  info: {
    title: 'Zoo',
    version: '1',
    contact: { url: 'https://example.com' },
    license: { name: 'MIT' },
  },
  servers: [
    {
      url: 'https://{region}.example.com:{port}/v1',
      variables: { region: { default: 'eu', enum: ['eu', 'us'] }, port: { default: '443' } },
    },
    { url: '/v2' },
  ],
  tags: [{ name: 'pets', description: 'All *pets*', externalDocs: { url: 'https://example.com' } }],
  security: [{ token: [] }, {}],
  paths: {
    '/pets/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      get: {
        operationId: 'getPet',
        tags: ['pets'],
        parameters: [
          {
            name: 'filter',
            in: 'query',
            style: 'deepObject',
            explode: true,
            schema: { $ref: '#/components/schemas/Filter' },
          },
          {
            name: 'ids',
            in: 'query',
            style: 'pipeDelimited',
            schema: { type: 'array', items: { type: 'integer' } },
          },
          {
            name: 'X-A',
            in: 'header',
            content: { 'application/json': { schema: { type: 'object' } } },
          },
        ],
        responses: {
          200: {
            description: 'One pet',
            headers: { 'X-Rate': { schema: { type: 'integer' } } },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Pet' },
                examples: { a: { value: { id: '1' } } },
              },
            },
            links: { same: { operationId: 'getPet', parameters: { id: '$response.body#/id' } } },
          },
          default: { $ref: '#/components/responses/Failed' },
        },
      },
      put: {
        requestBody: {
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/Pet' } },
            'multipart/form-data': {
              schema: {
                type: 'object',
                properties: { file: { type: 'string', format: 'binary' } },
              },
            },
          },
        },
        responses: { '2XX': { description: 'Changed' } },
        callbacks: {
          done: {
            '{$request.body#/url}': { post: { responses: { 200: { description: 'Fine' } } } },
          },
        },
      },
    },
  },
  webhooks: {
    born: {
      post: {
        requestBody: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Pet' } } },
        },
        responses: {},
      },
    },
  },
  components: {
    responses: {
      Failed: { description: 'No', content: { 'text/plain': { schema: { type: 'string' } } } },
    },
    securitySchemes: {
      token: { type: 'http', scheme: 'bearer' },
      login: {
        type: 'oauth2',
        flows: { clientCredentials: { tokenUrl: 'https://id.example/token', scopes: { a: 'A' } } },
      },
      key: { type: 'apiKey', in: 'cookie', name: 'k' },
    },
    schemas: {
      Filter: {
        type: 'object',
        properties: { name: { type: ['string', 'null'], pattern: '^(a+)+$' } },
      },
      Cat: {
        allOf: [
          { $ref: '#/components/schemas/Pet' },
          { properties: { lives: { type: 'integer', maximum: 9, default: 9 } } },
        ],
      },
      Pet: {
        type: 'object',
        required: ['id'],
        discriminator: { propertyName: 'kind', mapping: { cat: '#/components/schemas/Cat' } },
        properties: {
          id: { type: 'string', format: 'uuid', example: 'x' },
          kind: { enum: ['cat', 'dog', 1, null] },
          friends: { type: 'array', items: { $ref: '#/components/schemas/Pet' }, minItems: 1 },
          home: { oneOf: [{ type: 'string' }, { $ref: '#/components/schemas/Filter' }] },
          more: { type: 'object', additionalProperties: { type: 'number', exclusiveMinimum: 0 } },
          when: { if: { required: ['a'] }, then: { required: ['b'] }, not: { const: 1 } },
        },
      },
    },
  },
};
