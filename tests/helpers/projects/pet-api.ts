/** An API of pets: a project with its document, and a server that implements it. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { tempFolder } from '../files/temp-folder.ts';
import { startServer } from '../servers/proxy-server.ts';

export const petDocument = `openapi: 3.1.0
info: { title: Pets, version: '1' }
servers: [{ url: https://api.example.com/v1 }]
security: [{ petKey: [] }]
paths:
  /pets/{id}:
    get:
      operationId: getPet
      x-lectern-safe: true
      parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
      responses:
        '200':
          description: The pet
          headers:
            RateLimit: { schema: { type: integer } }
            X-Request-Id: { required: true, schema: { type: string } }
          content:
            application/json:
              schema:
                $ref: '#/components/schemas/Pet'
        '404': { description: None }
    delete:
      operationId: deletePet
      parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
      responses: { '204': { description: Gone } }
  /pets:
    post:
      operationId: createPet
      x-lectern-safe: true
      requestBody:
        required: true
        content:
          application/json:
            schema: { $ref: '#/components/schemas/Pet' }
            examples:
              rex: { value: { name: Rex } }
              nameless: { value: {} }
      responses:
        '201':
          description: Made
          content:
            application/json: { schema: { $ref: '#/components/schemas/Pet' } }
          links:
            get: { operationId: getPet, parameters: { id: $response.body#/id } }
        '422':
          description: Refused
          content:
            application/json:
              examples: { nameless: { value: { error: name } } }
    get:
      operationId: findPets
      requestBody:
        required: true
        content:
          application/json:
            schema: { type: object }
            example: { name: Rex }
      responses:
        '200': { description: Those, content: { application/json: { schema: { type: array } } } }
components:
  securitySchemes:
    petKey: { type: http, scheme: bearer }
  schemas:
    Pet:
      type: object
      required: [name]
      properties:
        id: { type: integer }
        name: { type: string }
`;

export function petProject(files: Record<string, string> = {}): string {
  return tempFolder({
    'docs.json': JSON.stringify({
      name: 'Pets',
      openapi: 'openapi.yaml',
      navigation: [{ group: 'All', pages: ['index'] }],
    }),
    'content/index.mdx': '---\ntitle: Home\n---\n\nPets.\n',
    'openapi.yaml': petDocument,
    ...files,
  });
}

/**
 * Starts an API of pets that responds as documented, except where `answers` gives a response, by method and
 * path.
 */
export async function startPetApi(
  t: Parameters<typeof startServer>[0],
  answers: Record<string, (response: ServerResponse) => void> = {},
) {
  const asked: string[] = [];
  const send = (response: ServerResponse, status: number, body: object) =>
    response
      .writeHead(status, { 'content-type': 'application/json', 'x-request-id': '1' })
      .end(JSON.stringify(body));
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '', headers } = request;
    const body = await text(request);
    asked.push([method, url, headers.authorization ?? '-', body].join(' ').trim());
    const planted = answers[`${method} ${url}`];
    if (planted !== undefined) {
      planted(response);
      return undefined;
    }
    if (method === 'GET' && url === '/v1/pets') return send(response, 200, []);
    if (method === 'GET') return send(response, 200, { id: 7, name: 'Rex' });
    if (method === 'DELETE') return send(response, 500, {});
    const { name } = JSON.parse(body) as { name?: string };
    if (name === undefined) return send(response, 422, { error: 'name' });
    return send(response, 201, { id: 7, name });
  };
  const url = await startServer(t, (request, response) => void answer(request, response));
  return { url, base: `${url}/v1`, asked };
}
