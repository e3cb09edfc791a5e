/** Checks what a release is made with: workflow, action, container file, and the package's own metadata. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';
import { commands } from '../../src/cli/commands.ts';
import { tempFolder } from '../helpers/files/temp-folder.ts';
import { repositoryRoot } from '../helpers/source/read-sources.ts';

const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8');
const manifest = JSON.parse(read('package.json')) as {
  readonly name: string;
  readonly version: string;
  readonly repository: { readonly url: string };
};

interface Step {
  readonly uses?: string;
  readonly run?: string;
}

interface Job {
  readonly permissions: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}

test('the release is published with provenance, by a job without other permissions', () => {
  const workflow = parse(read('.github/workflows/release.yml')) as {
    readonly permissions: object;
    readonly jobs: { readonly publish: Job };
  };
  assert.deepEqual(workflow.permissions, {});
  const { permissions, steps } = workflow.jobs.publish;
  assert.deepEqual(permissions, { contents: 'read', 'id-token': 'write' });
  const lines = steps.flatMap(({ run }) => run ?? []);
  const publish = lines.findIndex((command) => command.includes('npm publish'));
  assert.ok(lines.indexOf('.ci/run') >= 0 && lines.indexOf('.ci/run') < publish);
});

/** Runs the last step of the workflow with an npm that only prints its arguments. */
function publish(known: string): readonly string[] {
  const { jobs } = parse(read('.github/workflows/release.yml')) as {
    readonly jobs: { readonly publish: Job };
  };
  const script = jobs.publish.steps.at(-1)?.run ?? '';
  const npm = `#!/bin/sh\n[ "$1" = view ] && { [ "$2" = "${known}" ]; exit; }\necho "$@"\n`;
  const folder = tempFolder({ npm });
  chmodSync(join(folder, 'npm'), 0o755);
  const env = { ...process.env, PATH: `${folder}:${process.env['PATH']}` };
  const options = { cwd: repositoryRoot, env, encoding: 'utf8' } as const;
  const run = spawnSync('bash', ['-e', '-c', script], options);
  assert.equal(run.status, 0, run.stderr);
  return run.stdout.trim().split('\n');
}

test('the release publishes only packages missing from the registry, in order of dependency', () => {
  const words = 'publish --provenance --access public';
  const all = ['.', './src/search', './src/create'].map((folder) => `${words} ${folder}`);
  assert.deepEqual(publish('nothing'), all);
  assert.deepEqual(publish(`lectern@${manifest.version}`), all.slice(1));
});

test('all packages have the same version and name the repository', () => {
  const manifests = ['.', 'src/search', 'src/create'].map(
    (folder) => JSON.parse(read(`${folder}/package.json`)) as typeof manifest,
  );
  // npm rejects a provenance statement about another repository than that of the package.
  for (const { name, version, repository } of manifests) {
    assert.equal(version, manifest.version, name);
    assert.equal(repository.url, 'git+https://github.com/lectern-docs/lectern.git', name);
  }
});

test('create-lectern contains only a script and what the registry displays', () => {
  const words = ['pack', '--dry-run', '--json', join(repositoryRoot, 'src/create')];
  const { stdout } = spawnSync('npm', words, { cwd: tempFolder(), encoding: 'utf8' });
  const [packed] = JSON.parse(stdout) as [{ readonly files: readonly { readonly path: string }[] }];
  const paths = packed.files.map(({ path }) => path).sort();
  assert.deepEqual(paths, ['LICENSE', 'README.md', 'create.mjs', 'package.json']);
});

test('every third-party action is pinned to a version', () => {
  const files = globSync('.github/**/*.yml', { cwd: repositoryRoot });
  assert.ok(files.length >= 2);
  const used = files.flatMap((file) =>
    Array.from(read(file).matchAll(/uses: (\S+)/g), ([, name = '']) => `${file}: ${name}`),
  );
  assert.ok(used.length >= 3);
  assert.deepEqual(
    used.filter((each) => !/@v\d+\.\d+\.\d+$/.test(each)),
    [],
  );
});

test('the container file runs the command and creates the folder that npm packs into', () => {
  const lines = read('Dockerfile').split('\n');
  assert.ok(lines.includes('ENTRYPOINT ["lectern"]'));
  const words = lines.flatMap((line) => /^CMD \["(\w+)"\]$/.exec(line)?.[1] ?? []);
  assert.deepEqual(
    words.filter((word) => !(word in commands)),
    [],
  );
  assert.equal(words.length, 1);
  // npm packs into an existing folder, and does not create one.
  assert.match(read('Dockerfile'), /mkdir (\S+) && .*npm pack --pack-destination \1$/m);
});

test('the documentation names only the tarball of the current version', () => {
  const files = ['README.md', ...globSync('content/**/*.mdx', { cwd: repositoryRoot })];
  const named = files.flatMap((file) =>
    Array.from(read(file).matchAll(/lectern-(\d+\.\d+\.\d+)\.tgz/g), ([, version]) => version),
  );
  assert.ok(named.length > 2);
  assert.deepEqual(new Set(named), new Set([manifest.version]));
});
