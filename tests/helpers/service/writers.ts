/**
 * Clients that write without pause and record what was acknowledged, until the service is gone; then
 * compares these records with what is stored.
 */
import assert from 'node:assert/strict';
import { createCallers, toHeaders } from './client.ts';
import type { ManyCallers, ServiceRequest } from './client.ts';
import { apiTokens } from './environments.ts';

/** What a client knows about one of its groups. */
interface Memory {
  readonly id: string;
  /** The last acknowledged name. */
  name: string;
  token: string;
  /** The write that was in progress when the service died: it may or may not have happened. */
  unsure: 'creation' | 'update' | 'rotation' | undefined;
}

interface Answer {
  readonly new_user_group?: boolean;
  readonly user_group: { readonly name: string; readonly token: string };
}

export interface Writers {
  /** Returns the number of acknowledged writes so far. */
  count(): number;
  /** Resolves when every client has lost its service. */
  readonly ended: Promise<void>;
  /** Asks the service at `url` for every group. Returns how many were acknowledged. */
  verify(url: string): Promise<number>;
}

const headers = toHeaders(apiTokens.production);

/**
 * Starts clients, each of which creates a group, renames it, rotates its token, and continues with the
 * next.
 */
export function startWriters(url: string, clients: number, prefix: string): Writers {
  const callers = createCallers(url, clients);
  const memories: Memory[] = [];
  let acknowledged = 0;

  async function runClient(client: number): Promise<void> {
    for (let index = 0; ; index += 1) {
      const id = `${prefix}-${client}-${index}`;
      const memory: Memory = { id, name: id, token: '', unsure: 'creation' };
      memories.push(memory);
      try {
        await write(memory, { method: 'GET', body: { user_group_id: id, name: id } });
        memory.unsure = 'update';
        await write(memory, { method: 'PUT', body: { user_group_id: id, name: `${id} renamed` } });
        memory.unsure = 'rotation';
        await write(memory, { method: 'POST', body: { current_token: memory.token } });
      } catch (error) {
        if (error instanceof assert.AssertionError) throw error;
        return; // The connection broke: the service is gone.
      }
    }
  }

  async function write(memory: Memory, request: ServiceRequest): Promise<void> {
    const answer = await callers.call({ ...request, headers });
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    const { name, token } = (answer.body as Answer).user_group;
    Object.assign(memory, { name, token, unsure: undefined });
    acknowledged += 1;
  }

  const running = Array.from({ length: clients }, (_, client) => runClient(client));
  return {
    count: () => acknowledged,
    ended: Promise.all(running).then(() => callers.close()),
    verify: (survivor) => verifyAll(survivor, memories),
  };
}

async function verifyAll(url: string, memories: readonly Memory[]): Promise<number> {
  const callers = createCallers(url, 20);
  const known = memories.filter(({ token }) => token !== '');
  await Promise.all(known.map((memory) => verify(callers, memory)));
  await callers.close();
  return known.length;
}

async function verify(callers: ManyCallers, { id, name, token, unsure }: Memory): Promise<void> {
  // Without a name, a lost group is not created again, so the loss is noticed.
  const answer = await callers.call({ method: 'GET', headers, body: { user_group_id: id } });
  assert.equal(answer.status, 200, `${id} was acknowledged and is gone`);
  const kept = (answer.body as Answer).user_group;
  const names = unsure === 'update' ? [name, `${id} renamed`] : [name];
  assert.ok(names.includes(kept.name), `${id} is named ${kept.name}, not ${name}`);
  if (unsure !== 'rotation') assert.equal(kept.token, token, `${id} has another token`);
}
