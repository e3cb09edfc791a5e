import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parseSettings, SettingsError } from '../../../../src/user-groups/settings/settings.ts';
import { tempFolder } from '../../../helpers/files/temp-folder.ts';

const folder = tempFolder();

const environments = '{"environments":[{"name":"live","tokens":["a-token-long-enough"]}]}';

function findProblems(variables: Record<string, string>): readonly string[] {
  try {
    parseSettings(variables);
    return [];
  } catch (error) {
    assert.ok(error instanceof SettingsError);
    return error.problems;
  }
}

test('the defaults are the demo on loopback, with SQLite and a rate limit', () => {
  const { environments: demo, ...settings } = parseSettings({ PORT: '', DATABASE_URL: ' ' });
  assert.deepEqual(settings, {
    host: '127.0.0.1',
    port: 4322,
    storage: { kind: 'sqlite', file: '.data/user-groups.sqlite' },
    isDemo: true,
    corsOrigins: [],
    rateLimit: 600,
    logLevel: 'info',
    trustedProxies: [],
  });
  assert.deepEqual(
    demo.map(({ name, tag }) => [name, tag]),
    [['demo', 'Testing']],
  );
});

test('every setting is read', () => {
  const { environments: read, ...settings } = parseSettings({
    HOST: '0.0.0.0',
    PORT: '8080',
    API_ENVIRONMENTS: environments,
    DATABASE_URL: 'postgres://user:password@db/groups',
    DATABASE_CONNECTIONS: '25',
    CORS_ORIGINS: 'https://docs.example.com, http://localhost:4321',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
    TRUST_PROXY: '10.0.0.0/8',
  });
  assert.deepEqual(settings, {
    host: '0.0.0.0',
    port: 8080,
    storage: { kind: 'postgres', url: 'postgres://user:password@db/groups', connections: 25 },
    isDemo: false,
    corsOrigins: ['https://docs.example.com', 'http://localhost:4321'],
    rateLimit: 0,
    logLevel: 'warn',
    trustedProxies: ['10.0.0.0/8'],
  });
  assert.deepEqual(
    read.map(({ name, tag }) => [name, tag]),
    [['live', null]],
  );
});

test('the demo token is not available to other machines', () => {
  const problem =
    'HOST=0.0.0.0 is reachable from other machines, where the demo token is not accepted. ' +
    'Set API_ENVIRONMENTS_FILE or API_ENVIRONMENTS.';
  assert.deepEqual(findProblems({ HOST: '0.0.0.0' }), [problem]);
  for (const host of ['::', '192.168.1.5', '127.example.com', 'example.com']) {
    assert.equal(findProblems({ HOST: host }).length, 1, host);
  }
  for (const host of ['localhost', '127.0.0.1', '127.1.2.3', '::1']) {
    assert.deepEqual(findProblems({ HOST: host }), []);
  }
});

test('all problems are reported at the same time, with the names of the variables', () => {
  const problems = findProblems({
    API_ENVIRONMENTS: environments,
    PORT: '70000',
    CORS_ORIGINS: 'https://docs.example.com/,docs.example.com,*',
    RATE_LIMIT: '0',
    LOG_LEVEL: 'loud',
    DATABASE_URL: 'mysql://secret@db',
    DATABASE_CONNECTIONS: '0',
    TRUST_PROXY: '10.0.0.0/8, ::1, 10.0.0.0/33, proxy',
  });
  assert.deepEqual(problems, [
    'PORT=70000 is not a port: use a whole number from 0 to 65535.',
    'DATABASE_URL is not of the form postgres://user:password@host:5432/database.',
    'DATABASE_CONNECTIONS=0 is not a whole number above 0.',
    'CORS_ORIGINS: https://docs.example.com/ is not an origin such as https://docs.example.com.',
    'CORS_ORIGINS: docs.example.com is not an origin such as https://docs.example.com.',
    'CORS_ORIGINS: * is not an origin such as https://docs.example.com.',
    'RATE_LIMIT=0 is neither "off" nor a number of requests per minute.',
    'LOG_LEVEL=loud is not one of fatal, error, warn, info, debug, silent.',
    'TRUST_PROXY: 10.0.0.0/33 is not an address such as 10.0.0.1 or 10.0.0.0/8.',
    'TRUST_PROXY: proxy is not an address such as 10.0.0.1 or 10.0.0.0/8.',
  ]);
});

test('environments can be read from a file, and problems name the file', () => {
  const file = join(folder, 'environments.json');
  writeFileSync(file, environments);
  assert.equal(parseSettings({ API_ENVIRONMENTS_FILE: file }).environments.length, 1);
  writeFileSync(file, '{"environments":[{"name":"live","tokens":[]}]}');
  assert.deepEqual(findProblems({ API_ENVIRONMENTS_FILE: file }), [
    `${file}: environments[0].tokens must be a list with at least one token.`,
  ]);
});

test('a missing file or two sources are a problem and never fall back to the demo', () => {
  const file = join(folder, 'missing.json');
  assert.deepEqual(findProblems({ API_ENVIRONMENTS_FILE: file }), [
    `API_ENVIRONMENTS_FILE=${file} cannot be read (ENOENT).`,
  ]);
  assert.match(
    findProblems({ API_ENVIRONMENTS_FILE: file, API_ENVIRONMENTS: environments }).join(),
    /not both/,
  );
});
