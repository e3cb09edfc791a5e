/** The service is killed while it works: what was acknowledged is there afterwards. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { tempFolder } from '../helpers/files/temp-folder.ts';
import { startFleet } from '../helpers/service/fleet.ts';
import { startServiceFor } from '../helpers/service/process.ts';
import { startWriters } from '../helpers/service/writers.ts';
import type { Writers } from '../helpers/service/writers.ts';

/** Waits until `count` more writes have been acknowledged. */
async function untilWritten(writers: Writers, count: number): Promise<void> {
  const goal = writers.count() + count;
  while (writers.count() < goal) await sleep(5);
}

test('SQLite: repeated kill -9 loses no acknowledged write', async (t) => {
  const file = join(tempFolder(), 'groups.sqlite');
  const seen: Writers[] = [];
  for (const round of ['first', 'second', 'third']) {
    const service = await startServiceFor(t, { DATABASE_FILE: file });
    for (const earlier of seen) await earlier.verify(service.url);
    const writers = startWriters(service.url, 20, round);
    await untilWritten(writers, 400);
    const end = await service.stop('SIGKILL');
    assert.equal(end.signal, 'SIGKILL');
    await writers.ended;
    seen.push(writers);
  }
  const last = await startServiceFor(t, { DATABASE_FILE: file });
  for (const writers of seen) assert.ok((await writers.verify(last.url)) >= 100);
  await last.stop('SIGTERM');
  const database = new DatabaseSync(file);
  assert.deepEqual(
    { ...database.prepare('pragma integrity_check').get() },
    { integrity_check: 'ok' },
  );
  database.close();
});

test('PostgreSQL: kill -9 of one of two processes loses no write and does not stop the other', async (t) => {
  const fleet = await startFleet('PostgreSQL', tempFolder());
  t.after(() => fleet.stop());
  const [victim, survivor] = fleet.processes;
  assert.ok(victim && survivor);
  const doomed = startWriters(victim.url, 20, 'doomed');
  const going = startWriters(survivor.url, 20, 'going');
  await untilWritten(doomed, 400);
  await victim.stop('SIGKILL');
  await doomed.ended;
  assert.ok((await doomed.verify(survivor.url)) >= 100);
  await untilWritten(going, 400);

  await survivor.stop('SIGKILL');
  await going.ended;
  const next = await fleet.start();
  assert.ok((await doomed.verify(next.url)) >= 100);
  assert.ok((await going.verify(next.url)) >= 100);
});
