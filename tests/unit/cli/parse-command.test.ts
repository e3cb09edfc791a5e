import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseCommand } from '../../../src/cli/parse-command.ts';
import { diagnosticText } from '../../helpers/mistakes/diagnostic-text.ts';

function commandOf(line: string) {
  const parsed = parseCommand(line.split(' ').filter((word) => word !== ''));
  assert.ok(parsed.kind === 'parsed', JSON.stringify(parsed));
  return parsed.command;
}

function mistakesOf(line: string): string[] {
  const parsed = parseCommand(line.split(' '));
  assert.ok(parsed.kind === 'refused', JSON.stringify(parsed));
  return parsed.diagnostics.map((diagnostic) => diagnosticText(diagnostic));
}

test('every option of build is parsed', () => {
  assert.deepEqual(
    commandOf(
      'build docs --out site --base /v2 --site https://docs.example.com --keep-going --strict --format json',
    ),
    {
      kind: 'build',
      dir: 'docs',
      out: 'site',
      base: '/v2',
      site: 'https://docs.example.com',
      keepGoing: true,
      strict: true,
      format: 'json',
    },
  );
});

test('without options, a command uses the current folder and the defaults', () => {
  assert.deepEqual(commandOf('build'), {
    kind: 'build',
    dir: '.',
    keepGoing: false,
    strict: false,
    format: 'pretty',
  });
  assert.deepEqual(commandOf('check'), {
    kind: 'check',
    dir: '.',
    strict: false,
    format: 'pretty',
    only: [],
    verbose: false,
    updateBaseline: false,
    links: 'none',
    fix: false,
    yes: false,
    decorativeImages: false,
  });
  assert.deepEqual(commandOf('dev'), {
    kind: 'dev',
    dir: '.',
    open: false,
    host: '127.0.0.1',
    allowHosts: [],
  });
  const listen = { host: '127.0.0.1', allowHosts: [] };
  const serve = { kind: 'serve', dir: '.', ...listen, accessLog: false };
  assert.deepEqual(commandOf('serve'), serve);
  assert.deepEqual(commandOf('init new'), { kind: 'init', dir: 'new', given: {}, yes: false });
});

test('serve and dev accept a timeout and a body limit for the proxy', () => {
  for (const name of ['serve', 'dev']) {
    const limitsOf = (text: string) => {
      const command = commandOf(`${name} ${text}`);
      assert.ok(command.kind === 'serve' || command.kind === 'dev');
      return [command.timeoutMilliseconds, command.maxBodyBytes];
    };
    assert.deepEqual(limitsOf(''), [undefined, undefined]);
    assert.deepEqual(limitsOf('--proxy-timeout 90'), [90_000, undefined]);
    assert.deepEqual(limitsOf('--proxy-body 25MB'), [undefined, 25 * 1024 * 1024]);
    assert.deepEqual(limitsOf('--proxy-body 1.5mb'), [undefined, 1.5 * 1024 * 1024]);
    assert.deepEqual(limitsOf('--proxy-body 500kB'), [undefined, 500 * 1024]);
    for (const text of ['0', '-1', '3601', '30s', 'NaN']) {
      assert.deepEqual(mistakesOf(`${name} --proxy-timeout=${text}`), [
        `error cli/invalid-value: --proxy-timeout must be a number of seconds from 1 to 3600, not "${text}". -> Give --proxy-timeout a number of seconds from 1 to 3600.`,
      ]);
    }
    for (const text of ['25', '0MB', '101MB', '5GB', 'MB']) {
      assert.deepEqual(mistakesOf(`${name} --proxy-body=${text}`), [
        `error cli/invalid-value: --proxy-body must be a size such as 500kB or 25MB, up to 100MB, not "${text}". -> Give --proxy-body a size such as 500kB or 25MB, up to 100MB.`,
      ]);
    }
  }
});

test('serve and dev accept names of private servers', () => {
  for (const name of ['serve', 'dev']) {
    const command = commandOf(`${name} --allow-private API.internal --allow-private db`);
    assert.ok(command.kind === 'serve' || command.kind === 'dev');
    assert.deepEqual(command.privateHosts, ['api.internal', 'db']);
    for (const text of ['api.internal:8080', '*.internal', 'http://api']) {
      assert.deepEqual(mistakesOf(`${name} --allow-private=${text}`), [
        `error cli/invalid-value: --allow-private must be a name such as api.internal, without port, not "${text}". -> Give --allow-private a name such as api.internal, without port.`,
      ]);
    }
  }
});

test('rename takes two names before the folder, and explain a topic after it', () => {
  const rename = { kind: 'rename', from: 'a', to: 'b', dir: '.', redirect: true, dryRun: false };
  assert.deepEqual(commandOf('rename a b'), { ...rename, format: 'pretty' });
  assert.deepEqual(commandOf('rename a b docs --no-redirect --dry-run --format json'), {
    ...rename,
    dir: 'docs',
    redirect: false,
    dryRun: true,
    format: 'json',
  });
  const explain = { kind: 'explain', dir: '.', topic: 'keys', format: 'pretty' };
  assert.deepEqual(commandOf('explain'), explain);
  assert.deepEqual(commandOf('explain icons'), { ...explain, topic: 'icons' });
  assert.deepEqual(commandOf('explain docs icons'), { ...explain, dir: 'docs', topic: 'icons' });
  assert.deepEqual(commandOf('explain ./icons'), { ...explain, dir: './icons' });
  assert.equal(mistakesOf('rename').length, 2);
  assert.equal(mistakesOf('explain a b').length, 1);
});

test('options can come before the folder and have their value after an equals sign', () => {
  const command = commandOf('serve --port=8080 --host 0.0.0.0 site');
  const serve = { kind: 'serve', dir: 'site', accessLog: false, allowHosts: [] };
  assert.deepEqual(command, { ...serve, host: '0.0.0.0', port: 8080 });
});

test('a public address is reduced to its origin, as the path is known from the site', () => {
  const publicUrlOf = (text: string) => {
    const command = commandOf(`serve --access-log --public-url ${text}`);
    return command.kind === 'serve' && command.accessLog && command.publicUrl;
  };
  assert.equal(publicUrlOf('https://Docs.Example.com'), 'https://docs.example.com');
  assert.equal(publicUrlOf('https://example.com:8443/docs/'), 'https://example.com:8443');
  for (const text of ['docs.example.com', 'ftp://example.com', 'https://me@example.com']) {
    assert.deepEqual(mistakesOf(`serve --public-url ${text}`), [
      `error cli/invalid-value: --public-url must be an address such as https://docs.example.com, not "${text}". -> Give --public-url an address such as https://docs.example.com.`,
    ]);
  }
});

test('allowed hosts are given one by one and normalized', () => {
  const command = commandOf('serve --allow-host Docs.Internal --allow-host=bücher.example.');
  const hosts = command.kind === 'serve' && command.allowHosts;
  assert.deepEqual(hosts, ['docs.internal', 'xn--bcher-kva.example']);
  for (const text of ['https://docs.internal', 'docs.internal:80', '*.internal', 'a/b']) {
    assert.deepEqual(mistakesOf(`serve --allow-host docs --allow-host ${text}`), [
      `error cli/invalid-value: --allow-host must be a name such as docs.internal, without port, not "${text}". -> Give --allow-host a name such as docs.internal, without port.`,
    ]);
  }
});

test('a base is normalized', () => {
  const baseOf = (text: string) => {
    const command = commandOf(`check --base ${text}`);
    return command.kind === 'check' && command.base;
  };
  assert.equal(baseOf('docs'), '/docs');
  assert.equal(baseOf('/docs/'), '/docs');
  assert.equal(baseOf('/a/b'), '/a/b');
  assert.equal(baseOf('/'), '');
});

test('an empty base is no base', () => {
  for (const words of [['--base', ''], ['--base=']]) {
    const parsed = parseCommand(['check', ...words]);
    const command = parsed.kind === 'parsed' ? parsed.command : undefined;
    assert.equal(command?.kind === 'check' && command.base, '');
  }
});

test('a site is reduced to its origin', () => {
  const command = commandOf('check --site https://Docs.Example.com:443/');
  assert.equal(command.kind === 'check' && command.site, 'https://docs.example.com');
});

test('help and version are recognized in any position', () => {
  const overview = { kind: 'help', isRequested: true };
  assert.deepEqual(commandOf('--help'), overview);
  assert.deepEqual(commandOf('-h'), overview);
  assert.deepEqual(commandOf('help'), overview);
  assert.deepEqual(commandOf(''), { kind: 'help', isRequested: false });
  assert.deepEqual(commandOf('help build'), {
    kind: 'help',
    commandName: 'build',
    isRequested: true,
  });
  assert.deepEqual(commandOf('build --nope -h'), {
    kind: 'help',
    commandName: 'build',
    isRequested: true,
  });
  assert.deepEqual(commandOf('--version'), { kind: 'version' });
  assert.deepEqual(commandOf('-v'), { kind: 'version' });
});

test('a misspelled command or option is reported with the nearest one', () => {
  assert.deepEqual(mistakesOf('biuld'), [
    'error cli/unknown-verb: "biuld" is not a command of lectern. -> Did you mean "lectern build"?',
  ]);
  assert.deepEqual(mistakesOf('deploy'), [
    'error cli/unknown-verb: "deploy" is not a command of lectern. -> Run "lectern --help" for the list.',
  ]);
  assert.deepEqual(mistakesOf('build --keepgoing'), [
    'error cli/unknown-option: "lectern build" has no option --keepgoing. -> Did you mean --keep-going?',
  ]);
  assert.deepEqual(mistakesOf('build -x'), [
    'error cli/unknown-option: "lectern build" has no option -x. -> Run "lectern build --help" for the list.',
  ]);
  assert.deepEqual(mistakesOf('--verison'), [
    'error cli/unknown-option: "lectern" has no option --verison. -> Did you mean --version?',
  ]);
});

test('an option with one hyphen in place of two is reported once', () => {
  assert.deepEqual(mistakesOf('dev -port 3000'), [
    'error cli/unknown-option: "lectern dev" has no option -port. -> Did you mean --port?',
  ]);
  assert.deepEqual(mistakesOf('build -out=site'), [
    'error cli/unknown-option: "lectern build" has no option -out. -> Did you mean --out?',
  ]);
});

test('an option of another command is reported as such, without an error about its value', () => {
  assert.deepEqual(mistakesOf('build docs --port 80'), [
    'error cli/unknown-option: "lectern build" has no option --port; "lectern dev" and "lectern serve" have it. -> Run "lectern build --help" for the list.',
  ]);
});

test('a missing argument that can only be one of some words is reported with these', () => {
  assert.deepEqual(mistakesOf('completion'), [
    'error cli/missing-argument: "lectern completion" needs <shell>, and it is not there. -> Write lectern completion <shell>, with "bash", "zsh" or "fish" for <shell>.',
  ]);
});

test('missing, unexpected and invalid values and extra arguments are distinguished', () => {
  assert.deepEqual(mistakesOf('build --out'), [
    'error cli/missing-value: --out needs a value, and none follows it. -> Write --out <folder>.',
  ]);
  assert.deepEqual(mistakesOf('build --out --strict'), [
    'error cli/missing-value: --out needs a value, and none follows it. -> Write --out <folder>.',
  ]);
  assert.deepEqual(mistakesOf('build --strict=yes'), [
    'error cli/unexpected-value: --strict is either on or off; "yes" has no meaning here. -> Write --strict alone, or leave it out.',
  ]);
  assert.deepEqual(mistakesOf('serve --port 99999'), [
    'error cli/invalid-value: --port must be a number from 0 to 65535, not "99999". -> Give --port a number from 0 to 65535.',
  ]);
  assert.deepEqual(mistakesOf('build a b'), [
    'error cli/extra-argument: "b" is one word too many for "lectern build". -> Put a path that contains spaces in quotes, and write lectern build [dir].',
  ]);
  assert.deepEqual(mistakesOf('lsp docs'), [
    'error cli/extra-argument: "docs" is one word too many for "lectern lsp". -> Write lectern lsp alone.',
  ]);
});

test('a misspelled "icons" is reported with a suggestion, before or after the folder', () => {
  for (const line of ['explain icon docs', 'explain docs icon']) {
    assert.deepEqual(mistakesOf(line), [
      'error cli/extra-argument: "icon" is one word too many for "lectern explain". -> Did you mean "icons"?',
    ]);
  }
});

test('options without effect next to --live are refused', () => {
  const live = 'check --live https://api.example.com';
  assert.deepEqual(mistakesOf(`${live} --links --fix`), [
    'error cli/excluded-option: With --live, --links would do nothing. -> Leave --links out here, and use it in a separate run.',
    'error cli/excluded-option: With --live, --fix would do nothing. -> Leave --fix out here, and use it in a separate run.',
  ]);
  assert.match(mistakesOf(`${live} --private-links`).join(), /--private-links would do nothing/);
  assert.equal(commandOf(`${live} --dry-run --strict`).kind, 'check');
  assert.equal(commandOf('check --links --fix').kind, 'check');
});

test('unsafe and invalid bases and sites are refused', () => {
  for (const base of ['/a/../b', '/a?b', '/a//b', '/a"b', 'https://x/y']) {
    assert.match(mistakesOf(`build --base ${base}`).join(), /cli\/invalid-value/, base);
  }
  for (const site of [
    'docs.example.com',
    'ftp://x',
    'https://x/docs',
    'https://u:p@x',
    'https://x?a',
  ]) {
    assert.match(mistakesOf(`build --site ${site}`).join(), /cli\/invalid-value/, site);
  }
});

test('all errors of a command line are reported at the same time', () => {
  assert.equal(mistakesOf('build --out --format xml --nope --port').length, 3);
});
