/** The user group service while its storage is unavailable: what it responds, and when it recovers. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { tempFolder } from '../files/temp-folder.ts';
import { callService, toHeaders } from './client.ts';
import type { ServiceAnswer } from './client.ts';
import { apiTokens } from './environments.ts';
import { startServiceFor } from './process.ts';
import type { ServiceProcess } from './process.ts';

const folder = tempFolder();
let count = 0;
const headers = toHeaders(apiTokens.production);

export interface Client {
  readonly service: ServiceProcess;
  readonly get: (body: object) => Promise<ServiceAnswer>;
  readonly put: (body: object) => Promise<ServiceAnswer>;
  readonly status: (path: string) => Promise<number>;
}

/** Starts a service that has the group `acme`. */
export async function start(t: TestContext, variables: Record<string, string>): Promise<Client> {
  const service = await startServiceFor(t, { LOG_LEVEL: 'fatal', ...variables });
  const call = (method: 'GET' | 'PUT', body: object) =>
    callService(service.url, { method, headers, body });
  const client: Client = {
    service,
    get: (body) => call('GET', body),
    put: (body) => call('PUT', body),
    status: async (path) => (await callService(service.url, { method: 'GET', path })).status,
  };
  assert.equal((await client.get({ user_group_id: 'acme', name: 'Acme' })).status, 200);
  return client;
}

export async function startOnFile(
  t: TestContext,
  variables: Record<string, string> = {},
): Promise<Client & { readonly file: string }> {
  const file = join(folder, `${(count += 1)}.sqlite`);
  return { ...(await start(t, { DATABASE_FILE: file, ...variables })), file };
}

export function assertNotReady({ status, headers: sent, body }: ServiceAnswer): void {
  assert.equal(status, 503);
  assert.match(String(sent['retry-after']), /^[1-9]\d*$/);
  assert.equal((body as { error: { code: string } }).error.code, 'not_ready');
}

/** Asks until the condition is true, however long the machine takes, because the tests are not about time. */
export async function eventually(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(20);
}

export const acme = { user_group_id: 'acme' };
