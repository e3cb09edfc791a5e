/** A project whose API has schemas nested deeper than a page shows, a circular one, and an unused one. */
const money = { type: 'object', properties: { amount: { type: 'integer' } } };

function objectOf(properties: Readonly<Record<string, unknown>>) {
  return { type: 'object', properties };
}

function refTo(name: string) {
  return { $ref: `#/components/schemas/${name}` };
}

function contentOf(name: string) {
  return { content: { 'application/json': { schema: refTo(name) } } };
}

const schemas = {
  Address: objectOf({ street: { type: 'string' }, country: refTo('Country') }),
  Cat: { allOf: [refTo('Pet'), objectOf({ claws: { type: 'integer' } })] },
  Country: {
    ...objectOf({ code: { type: 'string' }, region: refTo('Region') }),
    description: 'A *country*.\n\n```json\n{"code": "DE"}\n```\n',
  },
  Customer: objectOf({
    name: { type: 'string' },
    email: { type: 'string', format: 'email' },
    address: refTo('Address'),
  }),
  Error: {
    ...objectOf({
      code: { type: 'string', pattern: '^[a-z_]+$' },
      at: { ...objectOf({ field: { type: 'string' } }), additionalProperties: false },
    }),
    additionalProperties: false,
  },
  Land: objectOf({ hills: { type: 'integer', minimum: 0 }, owner: refTo('Customer') }),
  Line: objectOf({ sku: { type: 'string' }, price: refTo('Money') }),
  Money: money,
  Order: objectOf({
    id: { type: 'string', format: 'uuid' },
    customer: refTo('Customer'),
    lines: { type: 'array', items: refTo('Line') },
    parent: refTo('Order'),
  }),
  Pet: {
    ...objectOf({ kind: { type: 'string' } }),
    discriminator: { propertyName: 'kind' },
  },
  Region: { oneOf: [refTo('Land'), refTo('Sea')] },
  Sea: objectOf({ depth: { type: 'number' }, kind: { type: 'string', enum: ['salt', 'fresh'] } }),
  Unused: objectOf({ note: { type: 'string' } }),
};

const document = {
  openapi: '3.1.0',
  info: { title: 'Orders', version: '1' },
  servers: [{ url: 'https://api.example.com' }],
  paths: {
    '/orders': {
      post: {
        summary: 'Place an order',
        requestBody: { required: true, ...contentOf('Order') },
        responses: {
          201: { description: 'The order.', ...contentOf('Order') },
          400: { description: 'Something is wrong.', ...contentOf('Error') },
          409: { description: 'It is there already.', ...contentOf('Error') },
        },
      },
    },
  },
  components: { schemas },
};

export const deepProject = {
  'docs.json': JSON.stringify({
    name: 'Orders',
    openapi: 'orders.json',
    navigation: [{ group: 'Start', pages: ['index'] }],
  }),
  'orders.json': JSON.stringify(document),
  'index.md': '---\ntitle: Start\n---\n\nHello.\n',
};
