/** Documents with a hostile text wherever OpenAPI allows text. */
import { hostileUrls } from './hostile-texts.ts';

/** Returns a different text on each call. */
export type NextText = () => string;

/** Returns the texts one after another, from `start` on, and begins again after the last. */
export function textsFrom(texts: readonly string[], start: number): NextText {
  let rank = start;
  return () => texts[rank++ % texts.length] ?? '';
}

/** Returns a document with three operations; `rank` selects among the hostile addresses. */
export function hostileDocument(text: NextText, rank: number): object {
  const tag = text();
  const name = text();
  const paths = [0, 1, 2].map((own) => {
    const post = { ...operation(text, rank + own), tags: [tag] };
    return [`/${own}/{id}/${text()}`, { description: text(), post }] as const;
  });
  return {
    openapi: '3.2.0',
    ...wholeDocument(text, rank),
    tags: tags(text, tag, rank),
    'x-tagGroups': [{ name: text(), tags: [tag, 'inner'] }],
    paths: Object.fromEntries(paths),
    webhooks: { [text()]: { post: operation(text, rank) } },
    components: {
      securitySchemes: schemes(text, rank),
      schemas: { [name]: schema(text, rank), Deep: schema(text, rank + 1) },
    },
  };
}

function wholeDocument(text: NextText, rank: number): object {
  const url = urlAt(rank);
  return {
    info: {
      title: text(),
      version: text(),
      summary: text(),
      description: text(),
      termsOfService: url,
      contact: { name: text(), url, email: text() },
      license: { name: text(), url, identifier: text() },
    },
    externalDocs: { url, description: text() },
    servers: [
      ...servers(text, rank),
      { url: 'https://api.example.test', description: text(), name: text() },
    ],
    security: [{ apiKey: [text()] }, { key: [], http: [text()] }],
  };
}

function tags(text: NextText, name: string, rank: number): readonly object[] {
  const externalDocs = { url: urlAt(rank), description: text() };
  return [
    { name, summary: text(), description: text(), 'x-displayName': text(), externalDocs },
    { name: 'inner', parent: name, 'x-group': text(), kind: text() },
  ];
}

function urlAt(rank: number): string {
  return hostileUrls[rank % hostileUrls.length] ?? '';
}

function servers(text: NextText, rank: number): readonly object[] {
  return [
    {
      url: `https://{host}.example.test/${text()}`,
      name: text(),
      description: text(),
      variables: { host: { default: text(), enum: [text(), 'a'], description: text() } },
    },
    { url: urlAt(rank), description: text() },
    { url: text() },
    { url: '{all}', variables: { all: { default: urlAt(rank + 1) } } },
  ];
}

function schemes(text: NextText, rank: number): object {
  const url = urlAt(rank);
  const flow = {
    authorizationUrl: url,
    tokenUrl: url,
    refreshUrl: url,
    scopes: { [text()]: text() },
  };
  return {
    apiKey: {
      type: 'apiKey',
      in: 'header',
      name: text(),
      description: text(),
      'x-default': text(),
    },
    key: { type: 'apiKey', in: 'query', name: text(), description: text() },
    http: { type: 'http', scheme: text(), bearerFormat: text(), description: text() },
    open: { type: 'openIdConnect', openIdConnectUrl: url, description: text() },
    oauth: {
      type: 'oauth2',
      description: text(),
      flows: { implicit: flow, password: flow, authorizationCode: flow },
    },
  };
}

function operation(text: NextText, rank: number): object {
  const url = urlAt(rank);
  const examples = {
    [text()]: { summary: text(), description: text(), value: text() },
    far: { externalValue: url },
  };
  const content = {
    'application/json': { schema: schema(text, rank), examples },
    [text()]: { schema: { type: 'string', example: text() } },
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: { [text()]: { type: 'string' }, file: { type: 'string', format: 'binary' } },
      },
      encoding: { [text()]: { contentType: text() } },
    },
  };
  const header = { description: text(), schema: { type: 'string', examples: [text()] } };
  return {
    ...(rank % 2 === 0 && { summary: text().slice(0, 110) }),
    operationId: `${text()} ${rank}`,
    description: text(),
    externalDocs: { url, description: text() },
    'x-badges': [{ name: text() }],
    'x-codeSamples': [{ lang: text(), label: text(), source: text() }],
    'x-mint': {
      content: text(),
      pre: [text()],
      post: [text()],
      metadata: { title: text(), description: text() },
    },
    deprecated: true,
    servers: [...servers(text, rank)],
    security: [{ apiKey: [text()], oauth: [text()] }, { http: [] }, { open: [text()] }],
    parameters: [
      {
        name: 'id',
        in: 'path',
        required: true,
        description: text(),
        schema: { type: 'string', default: text() },
      },
      { name: text(), in: 'query', description: text(), examples, schema: schema(text, rank) },
      {
        name: text(),
        in: 'header',
        required: true,
        description: text(),
        schema: { enum: [text()] },
      },
      {
        name: text(),
        in: 'cookie',
        required: true,
        example: text(),
        content: { [text()]: { schema: {} } },
      },
    ],
    requestBody: { description: text(), required: true, content },
    responses: {
      '200': {
        description: text(),
        headers: { [text()]: header },
        content,
        links: {
          [text()]: {
            operationId: text(),
            description: text(),
            parameters: { [text()]: text() },
            requestBody: text(),
          },
          ref: { operationRef: url },
        },
      },
      [text()]: { description: text() },
      default: {
        description: text(),
        content: { 'text/html': { example: text() }, 'application/xml': { example: text() } },
      },
    },
    callbacks: {
      [text()]: {
        [text()]: {
          post: {
            summary: text(),
            description: text(),
            requestBody: { content },
            responses: { '200': { description: text() } },
          },
        },
      },
    },
  };
}

function schema(text: NextText, rank: number): object {
  const said = {
    title: text(),
    description: text(),
    externalDocs: { url: urlAt(rank), description: text() },
  };
  const string = {
    type: 'string',
    format: text(),
    pattern: text(),
    default: text(),
    example: text(),
    contentMediaType: text(),
    contentEncoding: text(),
    ...said,
  };
  return {
    type: 'object',
    ...said,
    required: [text()],
    properties: {
      [text()]: string,
      choice: {
        type: 'string',
        enum: [text(), 'b'],
        'x-enum-descriptions': { [text()]: text() },
        'x-enum-varnames': [text(), text()],
      },
      fixed: { const: text(), description: text(), deprecated: true },
      list: { type: 'array', items: { ...string, examples: [text()] }, prefixItems: [string] },
      other: {
        oneOf: [
          { type: 'object', ...said, properties: { [text()]: string } },
          { title: text(), const: text() },
          { type: 'integer', title: text() },
        ],
        discriminator: { propertyName: text(), mapping: { [text()]: text() } },
      },
      marked: { type: 'string', 'x-mint': { pre: [text()], post: [text()] }, 'x-badges': [text()] },
    },
    patternProperties: { [text()]: string },
    additionalProperties: string,
    'x-additionalPropertiesName': text(),
    dependentRequired: { [text()]: [text()] },
    not: { required: [text()], ...said },
    if: { properties: { [text()]: { const: text() } } },
    then: { properties: { [text()]: string } },
  };
}
