/** Runs code samples exactly as they are on the page, with the clients that this machine has. */
import { execFile } from 'node:child_process';
import type { TestContext } from 'node:test';
import { promisify } from 'node:util';
import type { HttpRequest } from '../../../src/core/reference/model/request-model.ts';
import { buildCodeSamples } from '../../../src/core/reference/request/samples/code-samples.ts';
import { tempFolder } from '../files/temp-folder.ts';

const run = promisify(execFile);

interface Runner {
  readonly file: string;
  readonly command: readonly [string, ...string[]];
  /** A command that succeeds if the machine has the client. */
  readonly probe: readonly [string, ...string[]];
}

/** Runners by the id of the language. */
export const runners: Readonly<Record<string, Runner>> = {
  curl: { file: 'a.sh', command: ['sh', 'a.sh'], probe: ['curl', '--version'] },
  python: {
    file: 'a.py',
    command: ['python3', 'a.py'],
    probe: ['python3', '-c', 'import requests'],
  },
  javascript: {
    file: 'a.mjs',
    command: [process.execPath, 'a.mjs'],
    probe: [process.execPath, '-v'],
  },
  node: { file: 'b.mjs', command: [process.execPath, 'b.mjs'], probe: [process.execPath, '-v'] },
  go: { file: 'a.go', command: ['go', 'run', 'a.go'], probe: ['go', 'version'] },
  java: {
    file: 'Example.java',
    // The samples run only briefly: optimizing compilation would cost more than it saves.
    command: [
      'java',
      '-XX:TieredStopAtLevel=1',
      '-XX:+UseSerialGC',
      '-Dfile.encoding=UTF-8',
      'Example.java',
    ],
    probe: ['java', '--list-modules'],
  },
  ruby: { file: 'a.rb', command: ['ruby', 'a.rb'], probe: ['ruby', '-rnet/http', '-e', ''] },
  php: { file: 'a.php', command: ['php', 'a.php'], probe: ['php', '-r', 'curl_init();'] },
};

function succeeds(command: string, words: readonly string[]): Promise<boolean> {
  return run(command, words).then(
    () => true,
    () => false,
  );
}

const present = new Map<Runner, Promise<boolean>>();

/** Whether the machine has what the language needs. */
function isPresent(runner: Runner): Promise<boolean> {
  const [command, ...words] = runner.probe;
  const found = present.get(runner) ?? succeeds(command, words);
  present.set(runner, found);
  return found;
}

export interface SampleRun {
  readonly id: string;
  readonly request: HttpRequest;
  readonly files?: Readonly<Record<string, string>>;
  readonly env?: NodeJS.ProcessEnv;
}

/**
 * Returns what the sample prints. Undefined if there is no sample, or the machine lacks the client, which
 * is reported in the test.
 */
export async function runSample(
  t: TestContext,
  { id, request, files = {}, env = {} }: SampleRun,
): Promise<string | undefined> {
  const runner = runners[id];
  const sample = buildCodeSamples(request, [id]).samples.find((candidate) => candidate.id === id);
  if (runner === undefined || sample === undefined) return undefined;
  if (!(await isPresent(runner))) {
    t.diagnostic(`This machine does not have what ${id} needs.`);
    return undefined;
  }
  const folder = tempFolder({ [runner.file]: sample.text, ...files });
  const [command, ...words] = runner.command;
  const { stdout } = await run(command, words, { cwd: folder, env: { ...process.env, ...env } });
  return stdout.trim();
}
