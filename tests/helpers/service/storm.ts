/**
 * Many clients that create the same groups at the same time, through one service process or several, and a
 * count of what went wrong.
 */
import { createCallers, toHeaders } from './client.ts';
import { apiTokens } from './environments.ts';

export interface StormOptions {
  /** Addresses of the processes; clients take turns among them. */
  readonly urls: readonly string[];
  readonly clients: number;
  readonly ids: readonly string[];
  /** How many clients request each id at the same time; all of them by default. */
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
  /** Responses that are not a success. */
  readonly errors: number;
  /** Ids that nobody created, or whose groups were gone or different afterwards. */
  readonly lost: number;
  /** Ids that were created more than once, or have two groups. */
  readonly duplicated: number;
}

/** Starts the clients, and afterwards checks every id once more. */
export async function runStorm(options: StormOptions): Promise<StormReport> {
  const stormy = await createGroups(options);
  const calm = await createGroups({ ...options, clients: 10, clientsPerId: 1 });
  return { ...countFaults(stormy, calm, options.ids), answers: stormy.length };
}

/** Responses in any order; undefined for each that is not a success. */
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

/** Counts how often each id was reported as new. */
function countCreations(answers: Answers): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const answer of answers) {
    if (answer?.new_user_group !== true) continue;
    const id = answer.user_group.provided_id;
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** Collects, for each id, the different groups in the responses, by internal id and token. */
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
