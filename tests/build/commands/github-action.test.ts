/** The steps of the action for GitHub, run like GitHub runs them. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { parse } from 'yaml';
import { lecternBin } from '../../helpers/commands/lectern-process.ts';
import { tempFolder } from '../../helpers/files/temp-folder.ts';
import { runCommand } from '../../helpers/runner/run-command.ts';
import { repositoryRoot } from '../../helpers/source/read-sources.ts';

const folder = join(repositoryRoot, '.github/actions/docs');

interface Action {
  readonly inputs: Readonly<Record<string, { readonly default: string }>>;
  readonly runs: {
    readonly steps: readonly {
      readonly name?: string;
      readonly run?: string;
      readonly env?: Readonly<Record<string, string>>;
    }[];
  };
}

const action = parse(readFileSync(join(folder, 'action.yml'), 'utf8')) as Action;

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

/** Starts a stand-in for GitHub's API for comments. */
async function startGitHub(comments: readonly object[]) {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    const { method = '', url: path = '' } = request;
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      asked.push({ method, path, body });
      response.end(JSON.stringify(method === 'GET' ? comments : {}));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  after(() => server.close().closeAllConnections());
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

interface Run {
  readonly inputs: Readonly<Record<string, string>>;
  readonly github: string;
  readonly docs: Readonly<Record<string, string>>;
}

/** Runs the steps until one fails, except the first two, which install Node and Lectern. */
async function runAction({ inputs, github, docs }: Run) {
  const cwd = tempFolder(docs);
  const temp = tempFolder({
    'bin/lectern': `#!/bin/sh\nexec "${process.execPath}" "${lecternBin}" "$@"\n`,
    summary: '',
    output: '',
  });
  await runCommand(['chmod', '+x', join(temp, 'bin/lectern')]);
  const context: Readonly<Record<string, string>> = {
    'github.event.pull_request.number': '7',
    'github.token': 'secret',
  };
  const fill = (value: string) =>
    value.replaceAll(/\$\{\{ ([\w.]+) \}\}/g, (_all, name: string) =>
      name.startsWith('inputs.')
        ? (inputs[name.slice(7)] ?? action.inputs[name.slice(7)]?.default ?? '')
        : (context[name] ?? ''),
    );
  let output = '';
  let failed = '';
  for (const { name = '', run, env = {} } of action.runs.steps) {
    if (run === undefined || name === 'Install Lectern') continue;
    const filled = Object.entries(env).map(([key, value]) => [key, fill(value)]);
    const ended = await runCommand(['bash', '-eo', 'pipefail', '-c', run], {
      cwd,
      env: {
        ...(Object.fromEntries(filled) as Record<string, string>),
        PATH: `${join(temp, 'bin')}:${process.env['PATH'] ?? ''}`,
        RUNNER_TEMP: temp,
        GITHUB_ACTION_PATH: folder,
        GITHUB_API_URL: github,
        GITHUB_REPOSITORY: 'acme/docs',
        GITHUB_STEP_SUMMARY: join(temp, 'summary'),
        GITHUB_OUTPUT: join(temp, 'output'),
      },
    });
    output += ended.output;
    if (ended.code !== 0) {
      failed = name;
      break;
    }
  }
  const readBack = (file: string) => readFileSync(join(temp, file), 'utf8');
  return { cwd, output, failed, summary: readBack('summary'), outputs: readBack('output') };
}

const config = '{\n  "name": "A",\n  "navigation": [{ "group": "All", "pages": ["index"] }]\n}\n';

test('a folder without problems is built, and the existing comment is updated', async () => {
  const { asked, url } = await startGitHub([
    { id: 1, body: 'Of somebody else' },
    { id: 2, body: '<!-- lectern docs -->\nOld' },
  ]);
  const docs = { 'docs/docs.json': config, 'docs/index.md': '# Hello\n' };
  const run = await runAction({ inputs: { docs: 'docs' }, github: url, docs });
  assert.equal(run.failed, '', run.output);
  assert.ok(existsSync(join(run.cwd, 'site/index.html')));
  assert.equal(run.summary, '**docs**: no problems found.\n');
  assert.equal(run.outputs, 'errors=0\nwarnings=0\n');
  assert.deepEqual(
    asked.map(({ method, path }) => `${method} ${path}`),
    [
      'GET /repos/acme/docs/issues/7/comments?per_page=100',
      'PATCH /repos/acme/docs/issues/comments/2',
    ],
  );
});

test('problems are annotated at their lines and summarized by code, and strict fails the build', async () => {
  const { asked, url } = await startGitHub([]);
  const page = '# Hello\n\n[One](/nowhere) and [two](/nothing).\n';
  const docs = { 'docs/docs.json': config, 'docs/index.md': page };
  const inputs = { docs: 'docs', strict: 'true' };
  const run = await runAction({ inputs, github: url, docs });
  assert.equal(run.failed, 'Build');
  assert.match(run.output, /^::warning file=docs\/index\.md,line=3,/m);
  assert.equal(existsSync(join(run.cwd, 'site')), false);
  assert.match(run.summary, /^\*\*docs\*\*: 0 errors, 2 warnings\.\n/);
  assert.match(run.summary, /^\| link\/missing-page \| 2 \| `index\.md:3` \| /m);
  assert.equal(run.outputs, 'errors=0\nwarnings=2\n');
  assert.deepEqual(
    asked.map(({ method }) => method),
    ['GET', 'POST'],
  );
  const { body } = JSON.parse(asked[1]?.body ?? '{}') as { readonly body: string };
  assert.equal(body, `<!-- lectern docs -->\n${run.summary}`);
});

test('a pull request from a fork is checked even though it may not write comments', async () => {
  const docs = { 'docs.json': config, 'index.md': '# Hello\n' };
  const run = await runAction({ inputs: {}, github: 'http://127.0.0.1:9', docs });
  assert.equal(run.failed, '', run.output);
  assert.match(run.output, /::notice::No comment was written/);
});

test('steps read inputs and context from variables, never interpolated into their scripts', () => {
  for (const { run = '' } of action.runs.steps) assert.doesNotMatch(run, /\$\{\{/);
  const text = JSON.stringify(action.runs.steps);
  const names = Array.from(text.matchAll(/inputs\.(\w+)/g), ([, name = '']) => name);
  assert.deepEqual(new Set(names), new Set(Object.keys(action.inputs)));
});
