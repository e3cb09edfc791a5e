import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatPretty } from '../../../../src/cli/report/pretty.ts';
import { styleFor } from '../../../../src/cli/terminal/style.ts';
import type { Diagnostic } from '../../../../src/core/diagnostic/diagnostic.ts';
import type { DevOptions } from '../../../../src/engine/dev/dev-server.ts';
import { listen } from '../../../../src/server/listen.ts';
import { runCli } from '../../../helpers/commands/run-cli.ts';
import { tempFolder } from '../../../helpers/files/temp-folder.ts';

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

test('the server is started with the given options and stopped by a signal', async () => {
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
  assert.match(run.stdout, /^➜ http:\/\/localhost:\d+\/docs\/ {2}ready in \d+ ms\n$/);
  assert.deepEqual([seen.dir, seen.host, seen.base], [cwd, '127.0.0.1', '/docs']);
  assert.ok(isStopped);
});

test('without a requested port, one is chosen when the site has loaded, since others may start too', async () => {
  const asked: (number | undefined)[] = [];
  for (const words of [['dev'], ['dev', '--port', '0']]) {
    await runCli(words, {
      cwd: project(),
      startDev: ({ port }) => asked.push(port),
      onOutput: (_text, stop) => stop('SIGTERM'),
    });
  }
  assert.deepEqual(asked, [undefined, 0]);
});

/** Returns what is printed for successive reports. The server stops when there are no problems left. */
async function printReports(
  ...reports: readonly Parameters<DevOptions['onReport']>[]
): Promise<string> {
  let report: DevOptions['onReport'] = () => undefined;
  const { stdout } = await runCli(['dev'], {
    cwd: project(),
    startDev: (options) => (report = options.onReport),
    onOutput: (text, stop) => {
      if (/No problems/.test(text)) stop('SIGINT');
      else if (!text.includes('mdx/syntax')) for (const each of reports) report(...each);
    },
  });
  return stdout;
}

test('problems are printed when they change, and so is the absence of problems', async () => {
  const printed = await printReports([[], true], [[problem], false], [[problem], true], [[], true]);
  assert.equal(
    printed.replace(/^.*\n/, ''),
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

test('a changed base is reported once, but not while the configuration has errors', async () => {
  const invalid = { ...problem, file: 'docs.json' };
  const stated = async (...words: readonly string[]) => {
    let report: DevOptions['onReport'] = () => undefined;
    let isReady = false;
    const { stdout } = await runCli(['dev', ...words], {
      cwd: tempFolder({ 'docs.json': '{ "base": "/docs" }' }),
      startDev: (options) => (report = options.onReport),
      onOutput: (text, stop) => {
        // This also receives the output of the reports.
        if (isReady || !text.includes('ready in')) return;
        isReady = true;
        report([], false);
        report([], false, '/docs');
        report([invalid], false, '');
        report([], false, '/guide');
        report([], false, '/guide');
        report([], false, '/docs');
        report([], false, '');
        stop('SIGINT');
      },
    });
    return stdout.match(/^! .*$/gm);
  };
  assert.deepEqual(await stated(), [
    '! The base is now /guide/: restart to use it; until then the site stays at /docs/',
    '! The base is now /: restart to use it; until then the site stays at /docs/',
  ]);
  assert.equal(await stated('--base', '/docs'), null);
});

test('the absence of problems is reported only after all pages have been checked', async () => {
  const printed = await printReports(
    [[problem], false],
    [[], false],
    [[problem], true],
    [[], true],
  );
  assert.equal(printed.match(/Not valid MDX/g)?.length, 1, 'the same problem is not told again');
  assert.equal(printed.match(/No problems/g)?.length, 1);
});

test('a change reports new problems and the number of all, without repeating known ones', async () => {
  const other = { ...problem, file: 'other.mdx', message: 'Another one.' };
  const printed = await printReports(
    [[problem], true],
    [[problem, other], true],
    [[problem], true],
    [[], true],
  );
  const lines = printed
    .split('\n')
    .filter((line) => /is not closed\.|Another|error|No problems/.test(line));
  assert.deepEqual(lines, [
    'index.mdx:1:1  error  mdx/syntax',
    'The tag is not closed.',
    '1 error in 1 file',
    'other.mdx:1:1  error  mdx/syntax',
    'Another one.',
    '2 errors in 2 files',
    '1 error in 1 file',
    '✓ No problems',
  ]);
});

test('the server goes on without notice of changes if the system cannot watch so many files', async () => {
  const error = Object.assign(new Error(), { code: 'ENOSPC', syscall: 'watch', path: '/docs/a' });
  const run = await runCli(['dev', '--port', '0'], {
    cwd: project(),
    startDev: ({ onFault }) => onFault(error),
    onOutput: (text, stop) => text.includes('ready in') && stop('SIGTERM'),
  });
  assert.equal(
    run.stderr,
    [
      'warning  cli/unwatched',
      'Changes are not noticed',
      'The system does not report changes of some files: no more files can be watched.',
      'hint: Let it watch more, on Linux with "sudo sysctl fs.inotify.max_user_watches=524288 fs.inotify.max_user_instances=1024", and start again.\n\n',
    ].join('\n'),
  );
});

test('a requested port that is busy and a missing folder are refused', async () => {
  const other = await listen({ host: '127.0.0.1', port: 0, listener: () => undefined });
  const busy = await runCli(['dev', '--port', String(other.port)], { cwd: project() });
  await other.stop();
  assert.equal(busy.code, 2);
  assert.match(busy.stderr, /cli\/port-unavailable/);
  const missing = await runCli(['dev', 'nope'], { cwd: project() });
  assert.equal(missing.code, 2);
  assert.match(missing.stderr, /cli\/no-folder/);
});

test('keys open, reload, check and quit, and one lists the others', async () => {
  const events: string[] = [];
  const run = await runCli(['dev', '--port', '0'], {
    cwd: project(),
    onOpen: (url) => events.push(`open ${url.replace(/\d+/, '0')}`),
    onReload: () => events.push('reload'),
    stopDev: () => events.push('stop'),
    buildSite: () => {
      events.push('check');
      return Promise.resolve({ pages: [], diagnostics: [], timings: {} });
    },
    press: (onKey) => {
      for (const key of ['o', 'r', 'h', 'x', 'C']) onKey(key);
      return () => events.push('deaf');
    },
    onOutput: (text, stop) => {
      if (text.includes('No problems')) stop('SIGTERM');
    },
  });
  assert.deepEqual(events, ['open http://localhost:0/', 'reload', 'check', 'deaf', 'stop']);
  assert.match(run.stdout, /\nPress h to list the keys\.\n/);
  assert.match(run.stdout, /\n {2}q {2}quit\n/);
  assert.match(run.stdout, /\n✓ No problems\n$/);
});

test('q ends the command with exit code 0', async () => {
  const run = await runCli(['dev', '--port', '0'], {
    cwd: project(),
    press: (onKey) => {
      setImmediate(() => onKey('q'));
      return () => undefined;
    },
  });
  assert.equal(run.code, 0);
});

test('--open opens the printed address', async () => {
  let opened = '';
  const run = await runCli(['dev', '--port', '0', '--open', '--base', '/docs'], {
    cwd: project(),
    onOpen: (url) => (opened = url),
    onOutput: (_text, stop) => setImmediate(() => stop('SIGTERM')),
  });
  assert.ok(opened !== '' && run.stdout.startsWith(`➜ ${opened} `), `${opened}\n${run.stdout}`);
});

test('a code is a link to its documentation if the terminal supports links', () => {
  const text = formatPretty([problem], {
    style: styleFor(false),
    toShownPath: (file) => file,
    linkToCode: (code) => `https://docs.example/${code}/`,
    framesOf: () => undefined,
  });
  const link = '\u001b]8;;https://docs.example/mdx/syntax/\u001b\\mdx/syntax\u001b]8;;\u001b\\';
  assert.equal(text.split('\n')[0], `index.mdx:1:1  error  ${link}`);
});

test('a place is a link to its file if the terminal supports links', () => {
  const text = formatPretty([problem], {
    style: styleFor(false),
    toShownPath: (file) => `docs/${file}`,
    linkTo: (file) => `file:///a/${file}`,
    framesOf: () => undefined,
  });
  const link = '\u001b]8;;file:///a/index.mdx\u001b\\docs/index.mdx:1:1\u001b]8;;\u001b\\';
  assert.equal(text.split('\n')[0], `${link}  error  mdx/syntax`);
});
