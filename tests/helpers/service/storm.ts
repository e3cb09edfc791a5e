/**
 * Many clients that create the same groups at the same moment, through one service process or
 * several, and a count of what went wrong.
 */
import { createCallers, toHeaders } from './client.ts';
import { apiTokens } from './environments.ts';

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

export interface StormReport {
  readonly answers: number;
  /** Answers that are not a success. */
  readonly errors: number;
  /** Ids that nobody created, or that were no longer there, as they were, afterwards. */
  readonly lost: number;
  /** Ids that were created more than once, or that have two groups. */
  readonly duplicated: number;
}

/** Lets the clients loose, and then looks at every id once more. */
export async function raiseStorm(options: StormOptions): Promise<StormReport> {
  const stormy = await createGroups(options);
  const calm = await createGroups({ ...options, clients: 10, clientsPerId: 1 });
  return { ...countFaults(stormy, calm, options.ids), answers: stormy.length };
}

/** In no order; undefined for each answer that is not a success. */
type Answers = readonly (GroupAnswer | undefined)[];

async function createGroups(options: StormOptions): Promise<Answers> {
  const { urls, clients, ids, clientsPerId = clients } = options;
  const headers = toHeaders(apiTokens.production);
  const pools = urls.map((url) => createCallers(url, Math.ceil(clients / urls.length)));
  const share = Math.ceil((ids.length * clientsPerId) / clients);

  const runClient = async (client: number): Promise<Answers> => {
    const first = Math.floor(client / clientsPerId) * share;
    const answers: (GroupAnswer | undefined)[] = [];
    for (const id of ids.slice(first, first + share)) {
      const body = { user_group_id: id, name: `Name of ${id}` };
      const answer = await pools[client % pools.length]?.call({ method: 'GET', headers, body });
      answers.push(answer?.status === 200 ? (answer.body as GroupAnswer) : undefined);
    }
    return answers;
  };

  const answers = await Promise.all(Array.from({ length: clients }, (_, i) => runClient(i)));
  await Promise.all(pools.map((pool) => pool.close()));
  return answers.flat();
}

function countFaults(stormy: Answers, calm: Answers, ids: readonly string[]) {
  const creations = countCreations(stormy);
  const before = collectIdentities(stormy);
  const after = collectIdentities(calm);
  const isLost = (id: string) => {
    const identities = new Set([...(before.get(id) ?? []), ...(after.get(id) ?? [])]);
    return creations.get(id) === undefined || !after.has(id) || identities.size !== 1;
  };
  const isTwice = (id: string) => (creations.get(id) ?? 0) > 1 || (before.get(id)?.size ?? 0) > 1;
  return {
    errors: [...stormy, ...calm].filter((answer) => answer === undefined).length,
    lost: ids.filter(isLost).length,
    duplicated: ids.filter(isTwice).length,
  };
}

/** How often each id was reported as new. */
function countCreations(answers: Answers): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const answer of answers) {
    if (answer?.new_user_group !== true) continue;
    const id = answer.user_group.provided_id;
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** The different groups, by internal id and token, that were answered for each id. */
function collectIdentities(answers: Answers): ReadonlyMap<string, ReadonlySet<string>> {
  const identities = new Map<string, Set<string>>();
  for (const answer of answers) {
    if (answer === undefined) continue;
    const { provided_id: id, team_id: teamId, token } = answer.user_group;
    const known = identities.get(id) ?? new Set();
    identities.set(id, known.add(`${teamId} ${token}`));
  }
  return identities;
}
