/**
 * Runs the samples of OpenAPI documents as their pages show them, against a server of its own, and
 * compares what arrives with the request of the model: `node tests/bench/samples.ts [--every N] [--most
 * N] [--languages curl,node] <folder or document> ...`. Prints a line for each document, and what
 * differs. `--most` is the number of operations of a document, `--every` takes each N-th of them.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import { cpSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import type { HttpRequest } from '../../src/core/reference/model/request-model.ts';
import { buildCodeSamples } from '../../src/core/reference/request/samples/code-samples.ts';
import { loadSite } from '../../src/node/load-site.ts';
import { listenEcho } from '../helpers/echo-server.ts';
import { runners } from '../helpers/sample-runners.ts';
import { writeFiles } from '../helpers/temp-folder.ts';
import { formatTable } from './format-table.ts';
import { differencesOf } from './sample-differences.ts';

const run = promisify(execFile);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    every: { type: 'string', default: '1' },
    most: { type: 'string', default: '60' },
    languages: { type: 'string', default: 'curl' },
  },
});

const files = positionals.flatMap((path) =>
  statSync(path).isDirectory() ? readdirSync(path).map((name) => join(path, name)) : path,
);
const documents = files.filter((file) => /\.(?:json|ya?ml)$/.test(file));
const echo = await listenEcho();
const rows: string[][] = [];
let failures = 0;
for (const file of documents) rows.push(await tryDocument(file));
echo.stop();
const sums = [1, 2, 3].map((column) => rows.reduce((sum, row) => sum + Number(row[column]), 0));
console.log(
  formatTable(
    ['document', 'operations', 'samples sent', 'that differ'],
    [...rows, ['all', ...sums.map(String)]],
  ),
);
process.exitCode = failures > 0 ? 1 : 0;

async function tryDocument(file: string): Promise<string[]> {
  const requests = await listRequests(file);
  let sent = 0;
  let wrong = 0;
  for (const { name, request } of requests) {
    for (const id of values.languages.split(',')) {
      const said = await trySample(id, request);
      if (said === undefined) continue;
      sent += 1;
      if (said.length === 0) continue;
      wrong += 1;
      console.log(`${basename(file)}: ${name}, ${id}: ${said.join('; ')}`);
    }
  }
  failures += wrong;
  return [basename(file), requests.length, sent, wrong].map(String);
}

async function listRequests(file: string) {
  const dir = realpathSync(mkdtempSync(join(tmpdir(), 'lectern-samples-')));
  try {
    const name = `api${file.slice(file.lastIndexOf('.'))}`;
    writeFiles(dir, {
      'docs.json': JSON.stringify({ name: 'Samples', navigation: [], openapi: name }),
    });
    cpSync(file, join(dir, name));
    const { loaded } = await loadSite({ dir, outDir: join(dir, '.site'), base: '' });
    const every = Number(values.every);
    return (loaded?.site.references.documents ?? []).flatMap((document) =>
      document.operations
        .filter((_, rank) => rank % every === 0)
        .slice(0, Number(values.most))
        .flatMap(({ key, method, path }) => {
          const operation = document.operation(key);
          return operation
            ? [{ name: `${method} ${path}`, request: toOwn(operation.sampleRequest) }]
            : [];
        }),
    );
  } finally {
    rmSync(dir, { recursive: true });
  }
}

/** The same request to this machine; the path of the server stays, and gaps of it are filled. */
function toOwn(request: HttpRequest): HttpRequest {
  const url = request.url.replace(/^(?:[a-z]+:\/\/[^/?#]*|<BASE_URL>)?/i, echo.url);
  // What readers are to fill in stands in braces, which curl takes for a list.
  return { ...request, url: url.replace(/\{([^{}]*)\}/g, '$1') };
}

/** What differs; undefined where the page shows no such sample. */
async function trySample(id: string, request: HttpRequest): Promise<readonly string[] | undefined> {
  const sample = buildCodeSamples(request, [id]).samples.find((each) => each.id === id);
  const runner = runners[id];
  if (sample === undefined || runner === undefined) return undefined;
  const dir = mkdtempSync(join(tmpdir(), 'lectern-sample-'));
  echo.requests.length = 0;
  try {
    const named = listFiles(request).map((name) => [name, 'MEOW'] as const);
    writeFiles(dir, { [runner.file]: sample.text, ...Object.fromEntries(named) });
    const [command, ...words] = runner.command;
    await run(command, words, { cwd: dir, timeout: 30_000 });
    return differencesOf(request, echo.requests, echo.url);
  } catch (error) {
    return [error instanceof Error ? error.message.slice(0, 300) : String(error)];
  } finally {
    rmSync(dir, { recursive: true });
  }
}

function listFiles({ body }: HttpRequest): readonly string[] {
  if (body?.kind === 'file') return [body.fileName];
  return body?.kind === 'multipart' ? body.parts.flatMap(({ fileName }) => fileName ?? []) : [];
}
