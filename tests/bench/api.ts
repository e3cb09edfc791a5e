/**
 * Measures how fast the user group service is, and whether it stays correct under load: `npm run
 * bench:api`, or `node tests/bench/api.ts [seconds]` with another duration of each measurement than ten
 * seconds. The rate limit is off. The load comes from this process, on the same machine.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { toHeaders } from '../helpers/service/client.ts';
import { apiTokens } from '../helpers/service/environments.ts';
import { startFleet } from '../helpers/service/fleet.ts';
import type { Fleet, StorageKind } from '../helpers/service/fleet.ts';
import { runStorm } from '../helpers/service/storm.ts';
import { formatTable } from './figures/format-table.ts';

const seconds = Number(process.argv[2] ?? 10);
const connections = 100;
const clients = 200;
const ids = Array.from({ length: 1000 }, (_, index) => `same-${index}`);

const loads: string[][] = [];
const storms: string[][] = [];
for (const kind of ['SQLite', 'PostgreSQL'] as const satisfies readonly StorageKind[]) {
  await measureStorage(kind);
}

console.log(`User group service, Node ${process.version}, ${cpus().length} cores`);
console.log(`\n${connections} connections for ${seconds} s each\n`);
const loadHead = ['storage', 'operation', 'per second', 'p50 ms', 'p99 ms', 'errors'];
console.log(formatTable(loadHead, loads));
console.log(`\n${clients} clients, each creating the same ${ids.length} ids\n`);
const stormHead = ['storage', 'seconds', 'answers', 'errors', 'lost', 'duplicated'];
console.log(formatTable(stormHead, storms));

async function measureStorage(kind: StorageKind): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-bench-api-'));
  const fleet = await startFleet(kind, folder);
  try {
    storms.push(await measureStorm(fleet));
    let next = 0;
    loads.push(await measureLoad(fleet, 'create', () => `new-${(next += 1)}`));
    loads.push(await measureLoad(fleet, 'get', () => ids[(next += 1) % ids.length] ?? ''));
  } finally {
    await fleet.stop();
    rmSync(folder, { recursive: true });
  }
}

async function measureStorm({ name, processes }: Fleet): Promise<string[]> {
  const start = performance.now();
  const urls = processes.map(({ url }) => url);
  const { answers, errors, lost, duplicated } = await runStorm({ urls, clients, ids });
  const time = (performance.now() - start) / 1000;
  return [name, time.toFixed(1), ...[answers, errors, lost, duplicated].map(String)];
}

async function measureLoad(
  { name, processes }: Fleet,
  operation: string,
  nextId: () => string,
): Promise<string[]> {
  const request = { method: 'GET', path: '/api/user', headers: toHeaders(apiTokens.production) };
  const setupRequest = () => {
    const id = nextId();
    return { ...request, body: JSON.stringify({ user_group_id: id, name: `Name of ${id}` }) };
  };
  const results = await Promise.all(
    processes.map(({ url }) =>
      autocannon({
        url,
        connections: connections / processes.length,
        duration: seconds,
        requests: [{ ...request, setupRequest }],
      }),
    ),
  );
  const rate = results.reduce((sum, result) => sum + result['2xx'] / result.duration, 0);
  const errors = results.reduce((sum, result) => sum + result.errors + result.non2xx, 0);
  const worst = (pick: 'p50' | 'p99') => Math.max(...results.map(({ latency }) => latency[pick]));
  return [
    name,
    operation,
    rate.toFixed(0),
    String(worst('p50')),
    String(worst('p99')),
    String(errors),
  ];
}
