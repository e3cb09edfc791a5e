/**
 * Runs the samples of OpenAPI documents as their pages show them, against a server of its own, and
 * compares what arrives with the request of the model: `node tests/bench/samples.ts [--most N]
 * [--languages curl,node] <folder or document> ...`. Prints a line for each language, and what differs.
 * `--most` is the number of operations of a document, which are taken from all over it.
 */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import type { HttpRequest } from '../../src/core/reference/model/request-model.ts';
import { buildCodeSamples } from '../../src/core/reference/request/samples/code-samples.ts';
import { loadSite } from '../../src/node/load-site.ts';
import { listenEcho } from '../helpers/echo-server.ts';
import { writeFiles } from '../helpers/temp-folder.ts';
import { formatTable } from './format-table.ts';
import { type SampleBatch, toBatch } from './sample-batches.ts';
import { compareArrived } from './sample-differences.ts';

const run = promisify(execFile);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    most: { type: 'string', default: '60' },
    languages: { type: 'string', default: 'curl' },
  },
});

interface NamedRequest {
  readonly name: string;
  readonly request: HttpRequest;
}

const files = positionals.flatMap((path) =>
  statSync(path).isDirectory() ? readdirSync(path).map((name) => join(path, name)) : path,
);
const echo = await listenEcho();
const requests: NamedRequest[] = [];
for (const file of files.filter((name) => /\.(?:json|ya?ml)$/.test(name))) {
  const found = await listRequests(file);
  console.log(`${basename(file)}: ${found.length} operations`);
  requests.push(...found);
}
const rows: string[][] = [];
for (const id of values.languages.split(',')) rows.push(await tryLanguage(id));
echo.stop();
const head = ['samples sent', 'equal by bytes', 'equal by tokens', 'different', 'left out'];
console.log(formatTable([`of ${requests.length} operations`, ...head], rows));
process.exitCode = rows.some((row) => row[4] !== '0') ? 1 : 0;

async function listRequests(file: string): Promise<readonly NamedRequest[]> {
  const dir = realpathSync(mkdtempSync(join(tmpdir(), 'lectern-samples-')));
  try {
    const name = `api${file.slice(file.lastIndexOf('.'))}`;
    writeFiles(dir, {
      'docs.json': JSON.stringify({ name: 'Samples', navigation: [], openapi: name }),
    });
    cpSync(file, join(dir, name));
    const { loaded } = await loadSite({ dir, outDir: join(dir, '.site'), base: '' });
    return (loaded?.site.references.documents ?? []).flatMap((document) => {
      const step = Math.ceil(document.operations.length / Number(values.most));
      return document.operations
        .filter((_, rank) => rank % step === 0)
        .flatMap(({ key, method, path }) => {
          const operation = document.operation(key);
          if (operation === undefined) return [];
          const request = toOwn(operation.sampleRequest);
          return [{ name: `${basename(file)}: ${method} ${path}`, request }];
        });
    });
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

async function tryLanguage(id: string): Promise<string[]> {
  const shown = requests.flatMap(({ name, request }) => {
    const sample = buildCodeSamples(request, [id]).samples.find((each) => each.id === id);
    return sample === undefined ? [] : [{ name, request, text: sample.text }];
  });
  const batch = toBatch(
    id,
    shown.map(({ text }) => text),
  );
  if (batch === undefined) throw new Error(`Nothing here runs ${id}.`);
  const folder = mkdtempSync(join(tmpdir(), 'lectern-samples-'));
  const sums = { sent: 0, bytes: 0, tokens: 0, different: 0 };
  try {
    writeFiles(folder, batch.files);
    if (batch.build) await run('sh', ['-c', batch.build.join(' ')], { cwd: folder });
    for (const [rank, { name, request }] of shown.entries()) {
      const reason = batch.refuse?.(rank);
      if (reason !== undefined) console.log(`${name}, ${id}: left out: ${reason}`);
      if (reason !== undefined) continue;
      const { equal, said } = await trySample(request, batch.start(rank, folder));
      sums.sent += 1;
      sums[equal ?? 'different'] += 1;
      if (equal === undefined) console.log(`${name}, ${id}: ${said.join('; ')}`);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  const { sent, bytes, tokens, different } = sums;
  return [id, ...[sent, bytes, tokens, different, requests.length - sent].map(String)];
}

async function trySample(request: HttpRequest, start: ReturnType<SampleBatch['start']>) {
  const cwd = mkdtempSync(join(tmpdir(), 'lectern-sample-'));
  echo.requests.length = 0;
  try {
    writeFiles(cwd, Object.fromEntries(listFiles(request).map((name) => [name, 'MEOW'])));
    const [command, ...words] = start;
    await run(command, words, { cwd, timeout: 30_000 });
    return compareArrived(request, echo.requests, echo.url);
  } catch (error) {
    const said = error instanceof Error ? error.message.slice(0, 300) : String(error);
    return { equal: undefined, said: [said] };
  } finally {
    rmSync(cwd, { recursive: true });
  }
}

function listFiles({ body }: HttpRequest): readonly string[] {
  if (body?.kind === 'file') return [body.fileName];
  return body?.kind === 'multipart' ? body.parts.flatMap(({ fileName }) => fileName ?? []) : [];
}
