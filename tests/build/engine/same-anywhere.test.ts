/** A build produces the same site wherever it runs, and opens no connections. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { startLectern } from '../../helpers/commands/lectern-process.ts';
import { tempFolder } from '../../helpers/files/temp-folder.ts';
import { treeHash } from '../../helpers/files/tree-hash.ts';

const docs = {
  'docs.json': JSON.stringify({
    name: 'Acme',
    $schema: 'https://example.invalid/schema.json',
    colors: { primary: '#0b5fa5' },
    logo: 'https://example.invalid/logo.svg',
    topbarLinks: [{ name: 'İstanbul', url: 'https://github.com/acme/acme' }],
    navigation: [{ group: 'Start', pages: ['index', 'changes'] }],
    openapi: 'api.yaml',
  }),
  'index.mdx':
    '---\ntitle: Start\nicon: rocket\n---\n\n![Far](https://example.invalid/a.png)\n\n```js\nconst i = "I";\n```\n\n{[3, 20, 1].map((n) => n.toString()).join()}\n',
  'changes.mdx':
    '---\ntitle: Changes\nrss: true\n---\n\n<Update label="2026-03-29" description="v1">\n  Much.\n</Update>\n',
  'api.yaml':
    'openapi: 3.1.0\ninfo: { title: Zoo, version: "1" }\nservers: [{ url: https://api.example.invalid }]\npaths:\n  /i:\n    get:\n      responses:\n        "200":\n          description: Fine\n          content:\n            application/json:\n              schema: { type: object, properties: { at: { type: string, format: date-time } } }\n',
};

/** Records every connection that a process tries to open, and opens none. */
const noNetwork = `
  import { appendFileSync } from 'node:fs';
  import { Socket } from 'node:net';
  import dns from 'node:dns';
  const refuse = (what) => {
    appendFileSync(process.env.LECTERN_TEST_CALLS, what + '\\n');
    throw new Error('There is no network.');
  };
  const connect = Socket.prototype.connect;
  Socket.prototype.connect = function (...words) {
    const [first] = words.flat();
    // A pipe between two processes of the build is no network.
    if (typeof first?.path === 'string') return connect.apply(this, words);
    refuse('connect ' + JSON.stringify(first));
  };
  for (const name of ['lookup', 'resolve', 'resolve4', 'resolve6']) {
    dns[name] = (host) => refuse(name + ' ' + host);
    dns.promises[name] = async (host) => refuse(name + ' ' + host);
  }
`;

interface Machine {
  readonly env: NodeJS.ProcessEnv;
  readonly umask: number;
}

const machines: readonly Machine[] = [
  { env: { TZ: 'Pacific/Kiritimati', LANG: 'C', LC_ALL: 'C' }, umask: 0o022 },
  {
    env: {
      TZ: 'Pacific/Pago_Pago',
      LANG: 'tr_TR.UTF-8',
      LC_ALL: 'tr_TR.UTF-8',
      HTTPS_PROXY: 'http://127.0.0.1:9',
      npm_config_registry: 'http://127.0.0.1:9',
      UV_THREADPOOL_SIZE: '1',
    },
    umask: 0o077,
  },
];

async function buildOn({ env, umask }: Machine): Promise<{ hash: string; calls: string }> {
  const dir = tempFolder({ ...docs, 'no-network.mjs': noNetwork });
  const [calls, outDir] = [join(dir, 'calls.txt'), join(dir, 'out')];
  const before = process.umask(umask);
  const lectern = startLectern(['build', dir, '--out', outDir], dir, {
    ...env,
    LECTERN_TEST_CALLS: calls,
    NODE_OPTIONS: `--import ${pathToFileURL(join(dir, 'no-network.mjs')).href}`,
  });
  process.umask(before);
  const { code, stderr } = await lectern.ended;
  assert.equal(code, 0, stderr);
  return { hash: treeHash(outDir), calls: existsSync(calls) ? readFileSync(calls, 'utf8') : '' };
}

test('a site is identical across time zones, locales, folders and umasks, and is built offline', async () => {
  const sites = [];
  for (const machine of machines) sites.push(await buildOn(machine));
  assert.deepEqual(
    sites.map(({ calls }) => calls),
    ['', ''],
  );
  assert.notEqual(sites[0]?.hash, 'absent');
  assert.equal(sites[0]?.hash, sites[1]?.hash);
});
