/** A project whose API describes values with hundreds of fields, all in unnamed schemas. */

const about =
  'It holds for as long as the step is not done, and until somebody has asked for another one.';

function stepOf(rank: number) {
  const names = Array.from({ length: 12 }, (_, at) => `field${rank}x${at}`);
  const fields = names.map((name) => [
    name,
    { type: 'string', maxLength: 40 + rank, description: `What ${name} holds. ${about}` },
  ]);
  return {
    type: 'object',
    title: `Step ${rank}`,
    properties: {
      kind: { const: `step-${rank}` },
      ...(Object.fromEntries(fields) as object),
      settings: { type: 'object', properties: Object.fromEntries(fields) as object },
    },
    required: ['kind'],
  };
}

const flow = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    steps: {
      type: 'array',
      items: { anyOf: Array.from({ length: 20 }, (_, rank) => stepOf(rank + 1)) },
    },
  },
};

const content = { 'application/json': { schema: flow } };

export const heavyDocument = {
  openapi: '3.1.0',
  info: { title: 'Flows', version: '1' },
  servers: [{ url: 'https://api.example.com' }],
  paths: {
    '/flows': {
      put: {
        summary: 'Save a flow',
        requestBody: { required: true, content },
        responses: { 200: { description: 'The flow.', content } },
      },
    },
  },
};

export const heavyProject = {
  'docs.json': JSON.stringify({
    name: 'Flows',
    openapi: 'flows.json',
    navigation: [{ group: 'Start', pages: ['index'] }],
  }),
  'flows.json': JSON.stringify(heavyDocument),
  'index.md': '---\ntitle: Start\n---\n\nHello.\n',
};
