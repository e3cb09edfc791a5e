/**
 * Lets other clients send the requests of OpenAPI documents, as Lectern exports them, to a local server,
 * and compares what arrives with the request of the model: `node tests/bench/exports.ts --bin
 * <node_modules/.bin> [--most N] [--clients newman,bru,httpyac] <folder or document> ...`. The `--bin`
 * folder contains the commands of `newman`, `@usebruno/cli` and `httpyac`, which are not dependencies of
 * this package. The value of each variable is its own name.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { HttpRequest } from '../../src/core/reference/model/request-model.ts';
import { formatBruno } from '../../src/core/reference/request/exports/bruno.ts';
import {
  formatHttpFile,
  type NamedRequest,
} from '../../src/core/reference/request/exports/http-file.ts';
import { formatPostman, toPostmanItem } from '../../src/core/reference/request/exports/postman.ts';
import {
  listVariables,
  withVariables,
} from '../../src/core/reference/request/exports/variables.ts';
import { writeFiles } from '../helpers/files/temp-folder.ts';
import { type EchoedRequest, listenEcho } from '../helpers/servers/echo-server.ts';
import { formatTable } from './figures/format-table.ts';
import {
  removePlaceholderBraces,
  listFiles,
  listRequests,
  toOrigin,
} from './samples/document-requests.ts';
import { compareArrived } from './samples/sample-differences.ts';

interface Export {
  readonly files: Readonly<Record<string, string>>;
  readonly words: readonly string[];
}

interface Exported {
  readonly requests: readonly NamedRequest[];
  readonly variables: readonly (readonly [name: string, value: string])[];
}

/** Writers of exports, by the command that reads the export. */
const clients: Readonly<Record<string, (exported: Exported) => Export>> = {
  newman: ({ requests, variables }) => {
    const item = requests.map(({ name, request }) => toPostmanItem(name, request));
    return {
      files: { 'all.json': formatPostman({ name: 'All', item, variables }) },
      words: ['run', 'all.json', '--reporters', 'cli', '--timeout-request', '20000'],
    };
  },
  bru: ({ requests, variables }) => ({
    files: {
      'bruno.json': JSON.stringify({ version: '1', name: 'All', type: 'collection' }),
      ...Object.fromEntries(
        requests.map((named, rank) => [`${String(rank).padStart(4, '0')}.bru`, formatBruno(named)]),
      ),
    },
    words: ['run', ...variables.flatMap(([name, value]) => ['--env-var', `${name}=${value}`])],
  }),
  httpyac: ({ requests, variables }) => ({
    files: { 'all.http': formatHttpFile(requests, variables) },
    words: ['send', 'all.http', '--all', '--output', 'short'],
  }),
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    bin: { type: 'string', default: 'node_modules/.bin' },
    most: { type: 'string', default: '60' },
    clients: { type: 'string', default: Object.keys(clients).join() },
  },
});

const echo = await listenEcho();
const given = await listRequests(positionals, Number(values.most));
/** Each request has its own base path, which identifies it when it arrives. */
const originOf = (rank: number) => `${echo.url}/r${rank}`;
const requests = given.map(({ name, request }, rank) => ({
  name,
  request: withVariables(toOrigin(request, originOf(rank))),
}));
const rows: string[][] = [];
for (const client of values.clients.split(',')) rows.push(await tryClient(client));
echo.stop();
const head = ['equal by bytes', 'equal by tokens', 'different'];
console.log(formatTable([`of ${requests.length} operations`, ...head], rows));
process.exitCode = rows.some((row) => row[3] !== '0') ? 1 : 0;

async function tryClient(client: string): Promise<string[]> {
  const write = clients[client];
  if (write === undefined) throw new Error(`No client is called ${client}.`);
  const names = new Set(requests.flatMap(({ request }) => listVariables(request)));
  const variables = Array.from(names, (name) => [name, toValue(name)] as const);
  const { files, words } = write({ requests, variables });
  const folder = mkdtempSync(join(tmpdir(), 'lectern-exports-'));
  const sent = given.flatMap(({ request }) => listFiles(request));
  echo.requests.length = 0;
  try {
    writeFiles(folder, { ...files, ...Object.fromEntries(sent.map((name) => [name, 'MEOW'])) });
    const said = await runIn(folder, join(values.bin, client), words);
    if (echo.requests.length < requests.length) console.log(said.slice(-3000));
    return [client, ...countEqual(client)];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function countEqual(client: string): string[] {
  const sums = { bytes: 0, tokens: 0, different: 0 };
  for (const [rank, { name, request }] of given.entries()) {
    const origin = originOf(rank);
    const { equal, said } = compareArrived(
      toExpected(request, origin),
      echo.requests.flatMap((arrived) => toOwn(arrived, `/r${rank}`)),
      origin,
    );
    sums[equal ?? 'different'] += 1;
    if (equal === undefined) console.log(`${name}, ${client}: ${said.join('; ')}`);
  }
  return Object.values(sums).map(String);
}

/** Returns a request without its base path, or nothing if it has the path of another one. */
function toOwn(arrived: EchoedRequest, folder: string): readonly EchoedRequest[] {
  const rest = arrived.url.slice(folder.length);
  const isOwn = arrived.url.startsWith(folder) && !/^\d/.test(rest);
  return isOwn ? [{ ...arrived, url: rest }] : [];
}

/**
 * Returns the output of a command. Its exit code is ignored, because it is about tests that an export does
 * not contain.
 */
function runIn(cwd: string, command: string, words: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    const options = { cwd, timeout: 280_000, maxBuffer: 64_000_000 };
    execFile(command, words, options, (_, stdout, stderr) => resolve(`${stdout}\n${stderr}`));
  });
}

/** Replaces the placeholders of a request by their values. */
function toExpected(request: HttpRequest, origin: string): HttpRequest {
  const { url, headers, login } = removePlaceholderBraces(toOrigin(request, origin));
  const fill = (text: string) =>
    text.replace(/<([A-Z][A-Z\d_]*)>/g, (_, name: string) => toValue(name));
  const pair =
    login && Buffer.from(`${fill(login.username)}:${fill(login.password)}`).toString('base64');
  return {
    ...request,
    url: fill(url.replace(/%3C([A-Z][A-Z\d_]*)%3E/gi, '<$1>')),
    headers: headers.map(([name, value]) => {
      const isLogin = login?.kind === 'basic' && /^authorization$/i.test(name);
      return [name, isLogin ? `Basic ${pair ?? ''}` : fill(value)] as const;
    }),
  };
}

function toValue(name: string): string {
  return name;
}
