import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Diagnostic } from '../../../src/core/diagnostic/diagnostic.ts';
import type { DevOptions } from '../../../src/engine/dev/dev-server.ts';
import { listen } from '../../../src/server/listen.ts';
import { runCli } from '../../helpers/run-cli.ts';
import { tempFolder } from '../../helpers/temp-folder.ts';

const problem: Diagnostic = {
  code: 'mdx/syntax',
  severity: 'error',
  title: 'Not valid MDX',
  message: 'The tag is not closed.',
  hint: 'Close it.',
  file: 'index.mdx',
  position: { line: 1, column: 1 },
};

const project = () => tempFolder({ 'docs.json': '{}', 'index.mdx': '<Card>\n' });

test('the server is started with what was asked for, and stopped by a signal', async () => {
  const cwd = project();
  let seen: Partial<DevOptions> = {};
  let isStopped = false;
  const run = await runCli(['dev', '--port', '0', '--base', 'docs'], {
    cwd,
    startDev: (options) => (seen = options),
    stopDev: () => (isStopped = true),
    onOutput: (_text, stop) => stop('SIGTERM'),
  });
  assert.equal(run.code, 143);
  assert.match(run.stdout, /^➜ http:\/\/localhost:\d+\/docs\/\n$/);
  assert.deepEqual([seen.dir, seen.host, seen.base], [cwd, '127.0.0.1', '/docs']);
  assert.ok(isStopped);
});

test('problems are printed when they change, and so is the end of the last one', async () => {
  let report: DevOptions['onReport'] = () => undefined;
  const run = await runCli(['dev'], {
    cwd: project(),
    startDev: (options) => (report = options.onReport),
    onOutput: (text, stop) => {
      if (/No problems/.test(text)) stop('SIGINT');
      else if (!text.includes('mdx/syntax')) {
        report([]);
        report([problem]);
        report([problem]);
        report([]);
      }
    },
  });
  assert.equal(
    run.stdout.replace(/^.*\n/, ''),
    [
      'index.mdx:1:1  error  mdx/syntax',
      'Not valid MDX',
      '',
      '> 1 | <Card>',
      '    | ^^^^^',
      '  2 |',
      '',
      'The tag is not closed.',
      'hint: Close it.',
      '',
      '1 error in 1 file',
      '✓ No problems',
      '',
    ].join('\n'),
  );
});

test('a busy port that was asked for and a missing folder are refused', async () => {
  const other = await listen({ host: '127.0.0.1', port: 0, listener: () => undefined });
  const busy = await runCli(['dev', '--port', String(other.port)], { cwd: project() });
  await other.stop();
  assert.equal(busy.code, 2);
  assert.match(busy.stderr, /cli\/port-unavailable/);
  const missing = await runCli(['dev', 'nope'], { cwd: project() });
  assert.equal(missing.code, 2);
  assert.match(missing.stderr, /cli\/no-folder/);
});
