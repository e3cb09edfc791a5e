/**
 * Runs the samples of OpenAPI documents, as their pages show them, against a local server, and compares
 * what arrives with the request of the model: `node tests/bench/samples.ts [--most N] [--languages
 * curl,node] <folder or document> ...`. Prints a line for each language, and the differences. `--most`
 * limits the number of operations per document, which are taken evenly from all of it.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import type { HttpRequest } from '../../src/core/reference/model/request-model.ts';
import { buildCodeSamples } from '../../src/core/reference/request/samples/code-samples.ts';
import { writeFiles } from '../helpers/files/temp-folder.ts';
import { listenEcho } from '../helpers/servers/echo-server.ts';
import { formatTable } from './figures/format-table.ts';
import { type SampleBatch, toBatch } from './sample-batches.ts';
import {
  removePlaceholderBraces,
  listFiles,
  listRequests,
  toOrigin,
} from './samples/document-requests.ts';
import { compareArrived } from './samples/sample-differences.ts';

const run = promisify(execFile);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    most: { type: 'string', default: '60' },
    languages: { type: 'string', default: 'curl' },
  },
});

const echo = await listenEcho();
const requests = (await listRequests(positionals, Number(values.most))).map(
  ({ name, request }) => ({ name, request: removePlaceholderBraces(toOrigin(request, echo.url)) }),
);
const rows: string[][] = [];
for (const id of values.languages.split(',')) rows.push(await tryLanguage(id));
echo.stop();
const head = ['samples sent', 'equal by bytes', 'equal by tokens', 'different', 'left out'];
console.log(formatTable([`of ${requests.length} operations`, ...head], rows));
process.exitCode = rows.some((row) => row[4] !== '0') ? 1 : 0;

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
