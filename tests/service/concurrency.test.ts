/** Many clients at the same time, on both kinds of storage: nothing is lost, nothing is duplicated. */
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { tempFolder } from '../helpers/files/temp-folder.ts';
import { createCallers, toHeaders } from '../helpers/service/client.ts';
import type { ManyCallers, ServiceAnswer } from '../helpers/service/client.ts';
import { apiTokens } from '../helpers/service/environments.ts';
import { startFleet } from '../helpers/service/fleet.ts';
import type { Fleet, StorageKind } from '../helpers/service/fleet.ts';
import { runStorm } from '../helpers/service/storm.ts';
import type { GroupAnswer } from '../helpers/service/storm.ts';

const inventIds = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}-${index}`);

for (const kind of ['SQLite', 'PostgreSQL'] as const satisfies readonly StorageKind[]) {
  suite(kind, () => {
    const folder = tempFolder();
    let fleet: Fleet;
    let callers: readonly ManyCallers[];

    before(async () => {
      fleet = await startFleet(kind, folder);
      callers = fleet.processes.map(({ url }) => createCallers(url, 50));
    });
    after(async () => {
      await Promise.all(callers.map((each) => each.close()));
      await fleet.stop();
    });

    /** Sends the same request several times at once, through all processes in turn. */
    function callTogether(
      count: number,
      toRequest: (index: number) => Parameters<ManyCallers['call']>[0],
    ): Promise<readonly ServiceAnswer[]> {
      const answers = Array.from({ length: count }, async (_, index) => {
        const caller = callers[index % callers.length];
        assert.ok(caller);
        return caller.call(toRequest(index));
      });
      return Promise.all(answers);
    }

    const countStatus = (answers: readonly ServiceAnswer[], status: number) =>
      answers.filter((answer) => answer.status === status).length;

    test('200 clients creating the same 1,000 ids lose and duplicate none', async () => {
      const ids = inventIds('same', 1000);
      const urls = fleet.processes.map(({ url }) => url);
      const report = await runStorm({ urls, clients: 200, ids, clientsPerId: 5 });
      assert.deepEqual(report, { answers: 5000, errors: 0, lost: 0, duplicated: 0 });
    });

    test('properties are returned exactly as sent, whichever process responds', async () => {
      const headers = toHeaders(apiTokens.staging);
      const given =
        '{"10":9007199254740993,"2":[1e400,1.10,-0,1E2,0.12345678901234567890],"a":"é"}';
      const changed = `{"n":${given}}`;
      const send = async (method: 'GET' | 'PUT', properties?: string) => {
        const rest = properties === undefined ? '' : `,"name":"D","properties": ${properties}`;
        const body = `{"user_group_id":"digits"${rest}}`;
        const answers = await callTogether(2, () => ({ method, headers, body }));
        return answers.map(({ text }) => /"properties":(.*\})(?=\}\}$|,"api_)/.exec(text)?.[1]);
      };
      assert.deepEqual(await send('GET', given), [given, given]);
      assert.deepEqual(await send('PUT', changed), [changed, changed]);
      assert.deepEqual(await send('GET'), [changed, changed]);
      const [{ body: found }] = (await callTogether(1, () => ({
        method: 'GET',
        headers,
        body: { user_group_id: 'digits' },
      }))) as readonly [ServiceAnswer];
      const current_token = (found as GroupAnswer).user_group.token;
      await callTogether(1, () => ({ method: 'POST', headers, body: { current_token } }));
      assert.deepEqual(await send('GET'), [changed, changed]);
    });

    test('exactly one of 50 simultaneous rotations of one token succeeds', async () => {
      const headers = toHeaders(apiTokens.production);
      for (const id of inventIds('rotated', 5)) {
        const body = { user_group_id: id, name: id };
        const [created] = await callTogether(1, () => ({ method: 'GET', headers, body }));
        assert.ok(created);
        const { token } = (created.body as GroupAnswer).user_group;
        const rotation = { current_token: token };
        const answers = await callTogether(50, () => ({ method: 'POST', headers, body: rotation }));
        assert.equal(countStatus(answers, 200), 1);
        assert.equal(countStatus(answers, 404), 49);
        const winner = answers.find(({ status }) => status === 200)?.body as GroupAnswer;
        const [kept] = await callTogether(1, () => ({ method: 'GET', headers, body }));
        assert.ok(kept);
        assert.equal((kept.body as GroupAnswer).user_group.token, winner.user_group.token);
      }
    });

    test('of environments that cannot share an id, only one gets it', async () => {
      const rivals = [apiTokens.production, apiTokens.sandbox, apiTokens.partner];
      for (const id of inventIds('disputed', 20)) {
        const body = { user_group_id: id, name: id };
        const answers = await callTogether(12, (index) => ({
          method: 'GET',
          headers: toHeaders(rivals[index % rivals.length] ?? ''),
          body,
        }));
        assert.equal(countStatus(answers, 200), 4, id);
        assert.equal(countStatus(answers, 409), 8, id);
        const created = answers.filter(
          ({ body: answer }) => (answer as GroupAnswer).new_user_group,
        );
        assert.equal(created.length, 1);
      }
    });

    test('simultaneous updates of different fields all take effect', async () => {
      const headers = toHeaders(apiTokens.production);
      const id = 'updated';
      const body = { user_group_id: id, name: id };
      await callTogether(1, () => ({ method: 'GET', headers, body }));
      const changes = [{ name: 'Changed' }, { properties: { changed: true } }];
      await callTogether(2, (index) => ({
        method: 'PUT',
        headers,
        body: { user_group_id: id, ...changes[index] },
      }));
      const [kept] = await callTogether(1, () => ({ method: 'GET', headers, body }));
      assert.ok(kept);
      const { name, properties } = (kept.body as { user_group: Record<string, unknown> })
        .user_group;
      assert.deepEqual({ name, properties }, { name: 'Changed', properties: { changed: true } });
    });
  });
}
