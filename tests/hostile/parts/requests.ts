/**
 * Requests to the user group service: the response is well-formed and documented, and never an internal
 * error.
 */
import { join } from 'node:path';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { buildApp } from '../../../src/user-groups/http/app.ts';
import { parseSettings } from '../../../src/user-groups/settings/settings.ts';
import { openSqliteStore } from '../../../src/user-groups/storage/store-sqlite.ts';
import { apiTokens, environmentsJson } from '../../helpers/service/environments.ts';
import { fragment, mutatedText, mutatedValue } from '../mutations.ts';
import type { Part, PartOptions } from '../part.ts';

const bodies = [
  { user_group_id: 'a' },
  { user_group_id: 'b', properties: { name: 'x', n: 1, list: [1, { a: null }] } },
  { user_group_id: 'c', properties: {} },
];

const METHODS = ['GET', 'PUT', 'POST', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'] as const;

interface Sent {
  readonly method: (typeof METHODS)[number];
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string | undefined;
}

export async function createPart({ dir }: PartOptions): Promise<Part<Sent>> {
  const settings = parseSettings({
    API_ENVIRONMENTS: environmentsJson,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'silent',
  });
  const store = openSqliteStore(join(dir, 'groups.sqlite'));
  await store.registerEnvironments(settings.environments);
  const app = await buildApp({ settings, store, log: { write: () => undefined } });
  const texts = bodies.map((body) => JSON.stringify(body));
  return {
    arbitrary: fc.record({
      method: fc.constantFrom(...METHODS),
      url: fc.oneof(
        { weight: 5, arbitrary: fc.constant('/api/user') },
        mutatedText(['/api/user', '/healthz', '/readyz', '/api/user?user_group_id=a']).map(toPath),
      ),
      headers: fc.record({
        authorization: fc.oneof(
          { weight: 5, arbitrary: fc.constant(`Token ${apiTokens.staging}`) },
          mutatedText([`Token ${apiTokens.staging}`]).map(toHeader),
        ),
        'content-type': fc.oneof(
          { weight: 5, arbitrary: fc.constant('application/json') },
          fragment.map(toHeader),
        ),
      }),
      payload: fc.option(
        fc.oneof(
          mutatedText(texts),
          mutatedValue(bodies).map((value) => JSON.stringify(value)),
        ),
        { nil: undefined },
      ),
    }),
    show: (sent) => JSON.stringify(sent),
    judge: async ({ method, url, headers, payload }) => {
      const request: InjectOptions = {
        method,
        url,
        headers,
        ...(payload !== undefined && { payload }),
      };
      const { statusCode, body, headers: answered } = await app.inject(request);
      const faults = statusCode >= 500 ? [`status ${statusCode}: ${body.slice(0, 200)}`] : [];
      if (body !== '' && String(answered['content-type']).includes('json')) JSON.parse(body);
      return faults;
    },
    close: async () => {
      await app.close();
      await store.close();
    },
  };
}

/** Returns a path that clients can send; anything else would be rejected before it is sent. */
function toPath(text: string): string {
  return `/${encodeURI(text.toWellFormed()).replace(/^\/+/, '')}`;
}

function toHeader(text: string): string {
  return text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').trim();
}
