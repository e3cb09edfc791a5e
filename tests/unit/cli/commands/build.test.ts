import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Diagnostic } from '../../../../src/core/diagnostic/diagnostic.ts';
import { urlOf } from '../../../../src/core/diagnostic/explanation.ts';
import type { BuildOptions, BuildResult } from '../../../../src/engine/build/build-result.ts';
import { runCli } from '../../../helpers/commands/run-cli.ts';
import { tempFolder } from '../../../helpers/files/temp-folder.ts';
import { treeHash } from '../../../helpers/files/tree-hash.ts';
import { fillSite } from '../../../helpers/values/fill-site.ts';

const warning: Diagnostic = {
  code: 'config/unknown-key',
  severity: 'warning',
  title: 'Unknown key',
  message: 'There is no key "colours".',
  hint: 'Write "colors".',
  file: 'docs.json',
  position: { line: 2, column: 3 },
};
const error: Diagnostic = {
  code: 'mdx/syntax',
  severity: 'error',
  title: 'Not valid MDX',
  message: 'The tag is not closed.',
  hint: 'Close it.',
  file: 'index.mdx',
};

/** Returns a builder that writes one page and reports what it is given. */
const builder =
  (diagnostics: readonly Diagnostic[] = [], html = '<h1>Home</h1>') =>
  ({ files }: BuildOptions): Promise<BuildResult> => {
    fillSite(files, { 'index.html': html });
    const pages = [{ href: '/', file: 'index.mdx', status: 'ok' as const }];
    return Promise.resolve({ pages, diagnostics, timings: { read: 0.01 } });
  };

const project = () =>
  tempFolder({ 'docs.json': '{\n  "colours": {}\n}\n', 'index.mdx': '# Hello\n' });

/** Replaces times, which differ between runs. */
const steady = (text: string) => text.replace(/\d+\.\d s/g, '0.0 s');

test('a clean build writes the site, reports it in one line and exits with 0', async () => {
  const cwd = project();
  const run = await runCli(['build'], { cwd, buildSite: builder() });
  assert.deepEqual(
    { ...run, stdout: steady(run.stdout) },
    { code: 0, stdout: '✓ 1 page in 0.0 s, in dist\n', stderr: '' },
  );
  assert.equal(readFileSync(join(cwd, 'dist/index.html'), 'utf8'), '<h1>Home</h1>');
});

test('the builder receives absolute folders, the base and the public address', async () => {
  const cwd = tempFolder({ 'docs/docs.json': '{}' });
  let seen: Partial<BuildOptions> = {};
  const words = 'build docs --out site --base docs --site https://x.example/'.split(' ');
  await runCli(words, {
    cwd,
    buildSite: (options) => {
      seen = options;
      return builder()(options);
    },
  });
  assert.equal(seen.dir, join(cwd, 'docs'));
  assert.equal(seen.finalOutDir, join(cwd, 'site'));
  assert.match(seen.files?.folder ?? '', /site\.lectern-\d+$/);
  assert.equal(seen.base, '/docs');
  assert.equal(seen.site, 'https://x.example');
  assert.ok(existsSync(join(cwd, 'site/index.html')));
});

test('warnings are shown in their place and do not fail the build', async () => {
  const cwd = project();
  const run = await runCli(['build'], { cwd, buildSite: builder([warning, warning]) });
  assert.equal(run.code, 0);
  assert.equal(
    steady(run.stdout),
    [
      'docs.json:2:3  warning  config/unknown-key',
      'Unknown key',
      '',
      '  1 | {',
      '> 2 |   "colours": {}',
      '    |   ^^^^^^^^^',
      '  3 | }',
      '',
      'There is no key "colours".',
      'hint: Write "colors".',
      '',
      'What a code means: https://lectern-docs.github.io/lectern/reference/diagnostics/config/unknown-key/ or lectern check --explain config/unknown-key',
      '✓ 1 page in 0.0 s, in dist; 1 warning in 1 file',
      '',
    ].join('\n'),
  );
});

test('a build with an error exits with 1 and leaves the old site unchanged', async () => {
  const cwd = project();
  await runCli(['build'], { cwd, buildSite: builder([], 'old') });
  const before = treeHash(cwd);
  const run = await runCli(['build'], { cwd, buildSite: builder([error, warning], 'new') });
  assert.equal(run.code, 1);
  assert.match(
    run.stdout,
    /✗ 1 error, 1 warning in 2 files; nothing was written \(\d+\.\d s\)\n.*--keep-going\.\n$/,
  );
  assert.equal(treeHash(cwd), before);
});

test('--keep-going writes the site despite errors and still exits with 1', async () => {
  const cwd = project();
  const run = await runCli(['build', '--keep-going'], { cwd, buildSite: builder([error]) });
  assert.equal(run.code, 1);
  assert.match(run.stdout, /✗ 1 page in \d+\.\d s, in dist; 1 error in 1 file\n$/);
  assert.ok(existsSync(join(cwd, 'dist/index.html')));
});

test('--keep-going does not replace a site with an empty one', async () => {
  const cwd = project();
  await runCli(['build'], { cwd, buildSite: builder() });
  const before = treeHash(cwd);
  const buildSite = () => Promise.resolve({ pages: [], diagnostics: [error], timings: {} });
  assert.equal((await runCli(['build', '--keep-going'], { cwd, buildSite })).code, 1);
  assert.equal(treeHash(cwd), before);
});

test('--strict makes warnings fail the build', async () => {
  const cwd = project();
  const run = await runCli(['build', '--strict'], { cwd, buildSite: builder([warning]) });
  assert.equal(run.code, 1);
  assert.equal(existsSync(join(cwd, 'dist')), false);
});

test('--format json prints one object and nothing else', async () => {
  const cwd = project();
  const buildSite = builder([error, warning]);
  const run = await runCli(['build', '--format', 'json'], { cwd, buildSite });
  assert.equal(run.stderr, '');
  const { timings, ...report } = JSON.parse(run.stdout) as { timings: Record<string, number> };
  assert.deepEqual(report, {
    pages: [{ href: '/', file: 'index.mdx', status: 'ok' }],
    diagnostics: [
      {
        code: 'config/unknown-key',
        url: urlOf('config/unknown-key'),
        severity: 'warning',
        file: 'docs.json',
        line: 2,
        column: 3,
        message: 'There is no key "colours".',
        hint: 'Write "colors".',
        fix: null,
      },
      {
        code: 'mdx/syntax',
        url: urlOf('mdx/syntax'),
        severity: 'error',
        file: 'index.mdx',
        line: null,
        column: null,
        message: 'The tag is not closed.',
        hint: 'Close it.',
        fix: null,
      },
    ],
  });
  assert.deepEqual(Object.keys(timings), ['read', 'total']);
});

test('--format github prints workflow commands with paths relative to the current folder', async () => {
  const cwd = tempFolder({ 'docs/docs.json': '{}' });
  const sly = { ...warning, message: '100%\nof a, b: c' };
  const words = ['build', 'docs', '--format', 'github'];
  const run = await runCli(words, { cwd, buildSite: builder([sly, error]) });
  assert.equal(
    run.stdout,
    '::error file=docs/index.mdx,title=Not valid MDX (mdx/syntax)::The tag is not closed.%0AClose it.\n' +
      '::warning file=docs/docs.json,line=2,col=3,title=Unknown key (config/unknown-key)::100%25%0Aof a, b: c%0AWrite "colors".\n',
  );
});

test('incorrect usage is refused with exit code 2 before the build, in the requested format', async () => {
  const cwd = project();
  const missing = await runCli(['build', 'nope'], { cwd });
  assert.deepEqual([missing.code, missing.stdout], [2, '']);
  assert.equal(
    missing.stderr,
    'error  cli/no-folder\nNo such folder\nThere is no folder "nope".\nhint: Name the folder that holds docs.json, or leave it out to use the current one.\n\n',
  );
  assert.match((await runCli(['build', 'docs.json'], { cwd })).stderr, /"docs\.json" is a file/);
  const json = await runCli(['build', '--out', '.', '--format', 'json'], { cwd });
  assert.deepEqual([json.code, json.stderr], [2, '']);
  assert.match(json.stdout, /^\{"pages":\[\],"diagnostics":\[\{"code":"output\/contains-sources"/);
});

test('source folders are refused as output', async () => {
  const cwd = tempFolder({ 'docs.json': '{}', 'content/index.mdx': 'hello', 'public/a.txt': 'a' });
  for (const out of ['public', 'content/site']) {
    const run = await runCli(['build', '--out', out], { cwd, buildSite: builder() });
    assert.equal(run.code, 2);
    assert.match(run.stderr, /output\/source-folder/);
  }
});

test('the folder in which pages are looked for is refused as output before it exists', async () => {
  const cwd = tempFolder({ 'docs.json': '{}', 'index.mdx': 'hello' });
  const run = await runCli(['build', '--out', 'content'], { cwd, buildSite: builder() });
  assert.equal(run.code, 2);
  assert.match(run.stderr, /output\/source-folder/);
});

test('an interrupted build exits with the code of its signal and leaves nothing behind', async () => {
  const cwd = project();
  await runCli(['build'], { cwd, buildSite: builder() });
  const before = treeHash(cwd);
  const interruptedBy = async (signal: 'SIGINT' | 'SIGTERM') => {
    const run = await runCli(['build'], {
      cwd,
      isTerminal: true,
      buildSite: ({ files }) => {
        fillSite(files, { 'half.html': '' });
        return new Promise(() => undefined);
      },
      onBuild: (stop) => stop(signal),
    });
    return run.code;
  };
  assert.equal(await interruptedBy('SIGINT'), 130);
  assert.equal(await interruptedBy('SIGTERM'), 143);
  assert.equal(treeHash(cwd), before);
  assert.deepEqual(readdirSync(cwd).sort(), ['dist', 'docs.json', 'index.mdx']);
});

test('a full disk is reported, the old site stays and nothing is left behind', async () => {
  const cwd = project();
  await runCli(['build'], { cwd, buildSite: builder() });
  const before = treeHash(cwd);
  const buildSite = () =>
    Promise.reject(Object.assign(new Error('write'), { code: 'ENOSPC', path: '/x/y' }));
  const run = await runCli(['build'], { cwd, buildSite });
  assert.equal(run.code, 1);
  assert.equal(
    run.stderr,
    'error  cli/system\nThe system refused\nThe command stopped because the system reported: no space is left on the device (/x/y).\nhint: Free what is missing and run again; an existing site was left as it was.\n\n',
  );
  assert.equal(treeHash(cwd), before);
});

test('an error of the system names the files and what would help', async () => {
  for (const [error, reported] of [
    [
      { code: 'EACCES', path: '/x/y' },
      'permission denied (/x/y).\nhint: Make it readable and writable for this user, and run again; an existing site was left as it was.',
    ],
    [
      { code: 'ENOSPC', path: '/font.woff2', dest: '/site/font.woff2' },
      'no space is left on the device (/font.woff2 -> /site/font.woff2).\nhint: Free what is missing and run again; an existing site was left as it was.',
    ],
  ] as const) {
    const buildSite = () => Promise.reject(Object.assign(new Error('copyfile'), error));
    const run = await runCli(['build'], { cwd: project(), buildSite });
    assert.ok(run.stderr.includes(` because the system reported: ${reported}\n`), run.stderr);
  }
});

test('an internal error is a short message with exit code 2, with a stack only on request', async () => {
  const cwd = project();
  const buildSite = () => Promise.reject(new TypeError('x is not a function'));
  const run = await runCli(['build'], { cwd, buildSite });
  assert.equal(run.code, 2);
  assert.equal(
    run.stderr.replace(/lectern \d[^,]*, node [\d.]+/, 'versions'),
    'error  cli/bug\nA fault in Lectern\nThis should not have happened (versions): x is not a function\nhint: Please report it at https://github.com/lectern-docs/lectern/issues, with the output of the same command with --debug added.\n\n',
  );
  assert.match((await runCli(['build', '--debug'], { cwd, buildSite })).stderr, /\n {4}at /);
  assert.match((await runCli(['build'], { cwd, buildSite, debug: true })).stderr, /\n {4}at /);
  assert.deepEqual(readdirSync(cwd).sort(), ['docs.json', 'index.mdx']);
});

test('progress is shown on a terminal and erased before the report', async () => {
  const cwd = project();
  const buildSite = (options: BuildOptions) => {
    options.onProgress?.({ phase: 'reading' });
    options.onProgress?.({ phase: 'pages', done: 1, total: 1200 });
    return builder()(options);
  };
  const terminal = await runCli(['build'], { cwd, buildSite, isTerminal: true });
  const wipe = '\r\u001b[K';
  assert.equal(terminal.stderr, `${wipe}Reading${wipe}Building pages 1 of 1200${wipe}`);
  const pipe = await runCli(['build'], { cwd, buildSite });
  assert.equal(pipe.stderr, '');
});

test('control characters of authors are escaped on the terminal', async () => {
  const cwd = project();
  const sly = { ...error, file: 'a\u001b[2J\n.mdx', message: 'b\u202Ec', hint: 'd\u0007' };
  const { stdout } = await runCli(['build'], { cwd, buildSite: builder([sly]) });
  assert.match(stdout, /^a\\u001b\[2J\\u000a\.mdx {2}error/);
  for (const control of ['\u001b', '\u202E', '\u0007']) assert.ok(!stdout.includes(control));
});
