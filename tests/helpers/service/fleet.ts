/** Starts storage with service processes that share it: one process on a SQLite file, two on PostgreSQL. */
import { join } from 'node:path';
import { startPostgres } from '../servers/postgres-server.ts';
import { startServiceProcess } from './process.ts';
import type { ServiceProcess, Variables } from './process.ts';

export interface Fleet {
  readonly name: string;
  readonly processes: readonly ServiceProcess[];
  /** Starts another process on the same storage. */
  start(): Promise<ServiceProcess>;
  /** Ends all processes and the storage. */
  stop(): Promise<void>;
}

export type StorageKind = 'SQLite' | 'PostgreSQL';

/** Starts a fleet. The SQLite file goes into `folder`, which belongs to the caller. */
export async function startFleet(kind: StorageKind, folder: string): Promise<Fleet> {
  if (kind === 'SQLite') {
    const file = join(folder, 'groups.sqlite');
    return launch({ name: 'SQLite', count: 1, variables: { DATABASE_FILE: file } });
  }
  const server = await startPostgres();
  const fleet = await launch({
    name: 'PostgreSQL, two processes',
    count: 2,
    variables: { DATABASE_URL: server.url },
  });
  return {
    ...fleet,
    stop: async () => {
      await fleet.stop();
      await server.stop();
    },
  };
}

interface Launch {
  readonly name: string;
  readonly count: number;
  readonly variables: Variables;
}

async function launch({ name, count, variables }: Launch): Promise<Fleet> {
  const all: ServiceProcess[] = [];
  const start = async (): Promise<ServiceProcess> => {
    const started = await startServiceProcess(variables);
    all.push(started);
    return started;
  };
  const processes = await Promise.all(Array.from({ length: count }, start));
  const stop = async (): Promise<void> => {
    await Promise.all(all.map((each) => each.stop('SIGTERM')));
  };
  return { name, processes, start, stop };
}
