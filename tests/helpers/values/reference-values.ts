/** Small values of the reference model; tests override what they are about. */
import type {
  Content,
  Operation,
  Response,
} from '../../../src/core/reference/model/endpoint-model.ts';
import type { Field, Shape } from '../../../src/core/reference/model/shape-model.ts';
import { groupResponses } from '../../../src/core/reference/operation/group-responses.ts';

/** Returns a string shape without any restrictions. */
export function shapeOf(parts: Partial<Shape> = {}): Shape {
  return {
    kind: 'shape',
    type: 'string',
    types: ['string'],
    nullable: false,
    deprecated: false,
    readOnly: false,
    writeOnly: false,
    constraints: [],
    enum: [],
    examples: [],
    fields: [],
    tuple: [],
    variants: [],
    inner: [],
    conditions: [],
    ...parts,
  };
}

/** Returns a field of a body. */
export function fieldOf(name: string, shape: Partial<Shape> = {}, required = false): Field {
  return {
    kind: 'field',
    name,
    naming: 'fixed',
    id: `body-${name}`,
    required,
    shape: shapeOf(shape),
  };
}

export function contentOf(mediaType: string, parts: Partial<Content> = {}): Content {
  return {
    kind: 'content',
    mediaType,
    otherTypes: [],
    notation: 'json',
    id: 'body',
    encodings: [],
    examples: [],
    ...parts,
  };
}

export function responseOf(status: string, parts: Partial<Response> = {}): Response {
  return {
    kind: 'response',
    status,
    label: 'OK',
    id: `response-${status}`,
    headers: [],
    content: [],
    links: [],
    ...parts,
  };
}

/** Returns the operation `GET https://api.test/pets/{id}`, which needs no authentication. */
export function operationOf(parts: Partial<Operation> = {}): Operation {
  return {
    kind: 'operation',
    key: 'api GET /pets/{id}',
    method: 'GET',
    path: '/pets/{id}',
    title: 'Get a pet',
    tags: [],
    deprecated: false,
    ofPath: [],
    badges: [],
    parameters: [],
    responses: [],
    answers: groupResponses(parts.responses ?? []),
    extensions: [],
    servers: [
      {
        kind: 'server',
        url: 'https://api.test',
        defaultUrl: 'https://api.test',
        variables: [],
      },
    ],
    security: { alternatives: [], optional: true },
    callbacks: [],
    notices: [],
    sampleRequest: { method: 'GET', url: 'https://api.test/pets/1', headers: [] },
    samples: { samples: [], omitted: [] },
    playground: 'simple',
    ...parts,
  };
}
