/** What readers fill in arrives at the API byte for byte, through the form's model and the proxy. */
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { send } from '../../src/client/playground/exchange/exchange.ts';
import { toFileKeys } from '../../src/client/playground/state/file-keys.ts';
import type { PlaygroundModel } from '../../src/core/reference/model/playground-model.ts';
import { buildPlayground } from '../../src/core/reference/playground/build-playground.ts';
import {
  buildPlaygroundRequest,
  type RequestDraft,
} from '../../src/core/reference/playground/playground-request.ts';
import { parseNode } from '../../src/core/reference/request/parse-node.ts';
import { createPlaygroundProxy } from '../../src/server/proxy/request-handler.ts';
import {
  type Expected,
  type PlaygroundCase,
  playgroundCases,
} from '../helpers/projects/playground-cases.ts';
import { type EchoedRequest, startEcho } from '../helpers/servers/echo-server.ts';
import { startServer } from '../helpers/servers/proxy-server.ts';
import { smallReference } from '../helpers/values/openapi-reference.ts';

assert.ok(playgroundCases.length >= 60);

suite('the API receives what was filled in', () => {
  for (const playgroundCase of playgroundCases) {
    test(playgroundCase.title, async (t) => {
      const api = await startEcho(t);
      const proxy = createPlaygroundProxy({ origins: () => [api.url] });
      const site = await startServer(t, (request, response) => {
        // Node's `fetch` does not send this header, which every browser sends.
        request.headers['sec-fetch-site'] = 'same-origin';
        proxy(request, response);
      });
      const outcome = await sendCase(playgroundCase, api.url, `${site}/_lectern/request`);
      assert.equal(outcome.kind, 'answer', JSON.stringify(outcome));
      assert.equal(api.requests.length, 1);
      const [arrived] = api.requests;
      assert.ok(arrived);
      assert.equal(arrived.method, playgroundCase.method ?? 'GET');
      compare(arrived, playgroundCase.expected);
    });
  }
});

function sendCase(playgroundCase: PlaygroundCase, server: string, proxy: string) {
  const model = toModel(playgroundCase, server);
  const { files = {}, credential } = playgroundCase;
  const { scheme } = model.security.alternatives[0]?.requirements[0] ?? {};
  const credentials = scheme && credential !== undefined ? [{ scheme, value: credential }] : [];
  const request = buildPlaygroundRequest(model, toDraft(playgroundCase, server), credentials);
  return send(
    { request, files: toFileKeys(Object.values(files).flat()), proxy },
    new AbortController().signal,
  );
}

function toModel(playgroundCase: PlaygroundCase, server: string): PlaygroundModel {
  const { method = 'GET', path = '/items', parameters, security, content } = playgroundCase;
  const reference = smallReference({
    servers: [{ url: server }],
    paths: {
      [path]: {
        [method.toLowerCase()]: {
          parameters,
          ...(content && { requestBody: { required: true, content } }),
          ...(security && { security: [{ own: [] }] }),
          responses: {},
        },
      },
    },
    components: { ...(security && { securitySchemes: { own: security } }) },
  });
  const operation = reference.operation(reference.operations[0]?.key ?? '');
  const model = operation && buildPlayground(operation, {});
  assert.ok(model);
  return model;
}

function toDraft(
  { values = [], content, body, files = {} }: PlaygroundCase,
  server: string,
): RequestDraft {
  const [mediaType] = Object.keys(content ?? {});
  const names = Object.fromEntries(
    Object.entries(files).map(([field, chosen]) => [field, [...toFileKeys(chosen).keys()]]),
  );
  return {
    server,
    variables: {},
    parameters: values.map((value) => (value === undefined ? undefined : parseNode(value).node)),
    ...(mediaType !== undefined &&
      body !== undefined && { body: { mediaType, text: body, files: names } }),
  };
}

function compare(arrived: EchoedRequest, expected: Expected): void {
  assert.equal(arrived.url, expected.url ?? '/items');
  for (const [name, value] of Object.entries(expected.headers ?? {})) {
    assert.equal(arrived.headers[name], value, name);
  }
  const expectedNames = Object.keys(expected.headers ?? {});
  for (const name of ['authorization', 'cookie', 'content-type']) {
    const isExpected = expectedNames.includes(name) || (name === 'content-type' && expected.parts);
    if (!isExpected) assert.equal(arrived.headers[name], undefined, name);
  }
  if (expected.parts) compareParts(arrived, expected.parts);
  else assert.deepEqual(arrived.bytes, Buffer.from(expected.body ?? ''));
}

function compareParts(arrived: EchoedRequest, parts: NonNullable<Expected['parts']>): void {
  const type = arrived.headers['content-type'] ?? '';
  const [, boundary = ''] = /^multipart\/form-data; boundary=(\S+)$/.exec(type) ?? [];
  assert.notEqual(boundary, '', type);
  const pieces = parts.flatMap(([head, content]) => [
    Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  assert.deepEqual(arrived.bytes, Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]));
}
