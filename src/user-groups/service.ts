/**
 * The service as a unit that can be started and stopped: `main.ts` runs it in its own process, `npm start`
 * runs it next to the site.
 */
import type { FastifyInstance } from 'fastify';
import { errorCode } from '../core/address/main-cause.ts';
import { buildApp } from './http/app.ts';
import type { LogSink } from './http/request-log.ts';
import { demoToken } from './settings/environments.ts';
import type { Settings, StorageSettings } from './settings/settings.ts';
import { NewerDatabaseError } from './storage/migrations.ts';
import { openPostgresStore } from './storage/store-postgres.ts';
import { openSqliteStore } from './storage/store-sqlite.ts';
import { TagConflictError, UnavailableError } from './storage/store.ts';
import type { Store } from './storage/store.ts';

/** Milliseconds that requests in flight get to finish after the service starts closing. */
const drainTimeout = 5000;

export interface Service {
  /** The address at which the service listens, such as `http://127.0.0.1:4322`. */
  readonly url: string;
  /** Lines for a person at a terminal: the address and, for the demo, the header to send. */
  readonly greeting: readonly string[];
  /** Lets requests in flight finish, for a limited time, then closes the storage. */
  close(): Promise<void>;
}

/** The service could not start, for a reason that the operator can fix. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartError';
  }
}

/**
 * Starts the service; resolves when it answers requests. Throws a `StartError` after closing whatever it
 * had opened.
 */
export async function startService(settings: Settings, log?: LogSink): Promise<Service> {
  const store = await openStore(settings.storage);
  try {
    await registerEnvironments(store, settings);
    const app = await buildApp({ settings, store, log });
    const url = await listen(app, settings);
    return {
      url,
      greeting: toGreeting(url, settings),
      close: async () => {
        // Do not wait for a client that sends half a request or never reads its response.
        const cut = setTimeout(() => app.server.closeAllConnections(), drainTimeout);
        await app.close();
        clearTimeout(cut);
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function openStore(storage: StorageSettings): Promise<Store> {
  try {
    if (storage.kind === 'sqlite') return openSqliteStore(storage.file);
    return await openPostgresStore(storage);
  } catch (cause) {
    if (cause instanceof NewerDatabaseError) throw new StartError(cause.message, { cause });
    const verb = storage.kind === 'sqlite' ? 'opened' : 'used';
    const message = `The ${toName(storage)} cannot be ${verb}: ${toReason(cause)}.`;
    throw new StartError(message, { cause });
  }
}

async function registerEnvironments(store: Store, settings: Settings): Promise<void> {
  try {
    await store.registerEnvironments(settings.environments);
  } catch (error) {
    if (error instanceof TagConflictError) throw new StartError(error.message, { cause: error });
    const cause = error instanceof UnavailableError ? error.cause : error;
    const name = toName(settings.storage);
    const message = `The environments cannot be written into the ${name}: ${toReason(cause)}.`;
    throw new StartError(message, { cause });
  }
}

function toName(storage: StorageSettings): string {
  return storage.kind === 'sqlite' ? `database file ${storage.file}` : 'database of DATABASE_URL';
}

async function listen(app: FastifyInstance, { host, port }: Settings): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (cause) {
    await app.close();
    if (errorCode(cause) === 'EADDRINUSE') {
      const message = `Port ${port} is in use by another program. Stop it, or set PORT to a free port.`;
      throw new StartError(message, { cause });
    }
    throw new StartError(`Cannot listen on ${host}, port ${port}: ${toReason(cause)}.`, { cause });
  }
}

function toGreeting(url: string, settings: Settings): readonly string[] {
  const ready = `User group service: ${url}/api/user`;
  return settings.isDemo ? [ready, `Authorization: Token ${demoToken}`] : [ready];
}

/**
 * Returns the message of an error, such as `connect ECONNREFUSED 127.0.0.1:5432`. An error that covers
 * several addresses has only a code.
 */
function toReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message === '' ? errorCode(error) || error.name : error.message;
}
