/** Runs the user group service in the test's own process, on a free port with an empty database. */
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../src/user-groups/http/app.ts';
import { parseSettings } from '../../../src/user-groups/settings/settings.ts';
import { openSqliteStore } from '../../../src/user-groups/storage/store-sqlite.ts';
import type { Store } from '../../../src/user-groups/storage/store.ts';
import { tempFolder } from '../files/temp-folder.ts';
import { environmentsJson } from './environments.ts';

// Created here, because a folder created in a hook is removed with the hook.
const folder = tempFolder();
let count = 0;

export interface ServiceAppOptions {
  /** Settings as environment variables. By default, there is no rate limit and no log. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Methods of the store that behave differently in this test. */
  readonly store?: Partial<Store>;
  readonly onLogLine?: (line: string) => void;
}

export interface ServiceApp {
  readonly app: FastifyInstance;
  readonly url: string;
  readonly store: Store;
  close(): Promise<void>;
}

export async function startServiceApp(options: ServiceAppOptions = {}): Promise<ServiceApp> {
  const { variables = {}, onLogLine = () => undefined } = options;
  const quiet = { API_ENVIRONMENTS: environmentsJson, RATE_LIMIT: 'off', LOG_LEVEL: 'silent' };
  const settings = parseSettings({ ...quiet, ...variables });
  const sqlite = openSqliteStore(join(folder, `${(count += 1)}.sqlite`));
  await sqlite.registerEnvironments(settings.environments);
  const store = { ...sqlite, ...options.store };
  const app = await buildApp({ settings, store, log: { write: onLogLine } });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    app,
    url,
    store: sqlite,
    close: async () => {
      await app.close();
      await sqlite.close();
    },
  };
}
