/**
 * Many clients that create the same groups at the same moment, through one service process or
 * several, and what has to be true of the answers.
 */
import assert from 'node:assert/strict';
import { createCallers, toHeaders } from './service-client.ts';
import { apiTokens } from './service-environments.ts';

export interface StormOptions {
  /** Clients take turns among the processes. */
  readonly urls: readonly string[];
  readonly clients: number;
  readonly ids: readonly string[];
  /** How many clients ask for each id, side by side. All of them by default. */
  readonly clientsPerId?: number;
}

export interface GroupAnswer {
  readonly new_user_group: boolean;
  readonly user_group: {
    readonly team_id: number;
    readonly token: string;
    readonly provided_id: string;
  };
}

/** Every answer, in no order. Throws for an answer that is not a success. */
export async function createSameGroups(options: StormOptions): Promise<readonly GroupAnswer[]> {
  const { urls, clients, ids, clientsPerId = clients } = options;
  const headers = toHeaders(apiTokens.production);
  const pools = urls.map((url) => createCallers(url, Math.ceil(clients / urls.length)));
  const answers: GroupAnswer[] = [];

  async function runClient(client: number): Promise<void> {
    const callers = pools[client % pools.length];
    const share = Math.ceil((ids.length * clientsPerId) / clients);
    const first = Math.floor(client / clientsPerId) * share;
    for (const id of ids.slice(first, first + share)) {
      const body = { user_group_id: id, name: `Name of ${id}` };
      const answer = await callers?.call({ method: 'GET', headers, body });
      assert.equal(answer?.status, 200, JSON.stringify(answer?.body));
      answers.push(answer.body as GroupAnswer);
    }
  }

  try {
    await Promise.all(Array.from({ length: clients }, (_, client) => runClient(client)));
  } finally {
    await Promise.all(pools.map((pool) => pool.close()));
  }
  return answers;
}

/** Each id was created once, and everybody who asked for it got the same group. */
export function assertOneGroupPerId(answers: readonly GroupAnswer[], ids: readonly string[]): void {
  const groups = new Map<string, string>();
  const created: string[] = [];
  for (const { new_user_group: isNew, user_group: group } of answers) {
    const identity = `${group.team_id} ${group.token}`;
    const known = groups.get(group.provided_id) ?? identity;
    assert.equal(identity, known, `two groups of ${group.provided_id}`);
    groups.set(group.provided_id, known);
    if (isNew) created.push(group.provided_id);
  }
  assert.deepEqual(created.sort(), [...ids].sort());
  assert.equal(new Set(groups.values()).size, ids.length);
}
