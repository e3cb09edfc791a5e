/**
 * Builds a site in which every name tries to leave the output folder, between canary files, and reports
 * what was written where no file of a site belongs.
 */
import { lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeFiles } from '../helpers/files/temp-folder.ts';
import { runCommand } from '../helpers/runner/run-command.ts';

export interface CanaryResult {
  /** Files around the output folder that are new, changed or gone. */
  readonly escaped: readonly string[];
  /**
   * Files inside the output folder with names that some hosts or file systems do not support, and that were
   * not reported.
   */
  readonly unreported: readonly string[];
  readonly code: number | undefined;
  readonly output: string;
}

const bin = fileURLToPath(new URL('../../src/cli/bin.mjs', import.meta.url));

const climbs = ['..', '../..', '../../..', '../../../../../..'].flatMap((up) => [
  `/${up}/escaped`,
  `/a/${up}/${up}/escaped`,
  `/${up.replaceAll('.', '%2e')}/escaped`,
  `/${up.replaceAll('.', '%252e')}/escaped`,
  `/${up.replaceAll('/', '%2f')}%2fescaped`,
  `/${up.replaceAll('/', '\\')}\\escaped`,
  `/${up.replaceAll('/', '%5c')}%5cescaped`,
]);

const redirects = [
  ...climbs,
  '/robots.txt',
  '/_lectern/origins.json',
  '/index.html',
  '/linked/escaped',
  '/a\0b',
  '/a%00b',
  '/con',
  '/nul.txt',
  '/a:b',
  '/trailing.',
  '/trailing ',
  `/${'long'.repeat(100)}`,
  '//evil.example/x',
  '/.git/config',
  '/A',
  '/a',
].map((source) => ({ source, destination: '/index' }));

const operations = ['../../escaped', '..', '/etc/escaped', 'a/../../../escaped', 'CON', 'a\\..\\b'];

function project(): Readonly<Record<string, string>> {
  const responses = { 200: { description: 'Fine' } };
  const document = {
    openapi: '3.1.0',
    info: { title: '../../escaped', version: '1' },
    paths: Object.fromEntries(
      operations.map((name) => [
        `/${name}`,
        { get: { operationId: name, tags: [name], responses } },
      ]),
    ),
    components: {
      schemas: Object.fromEntries(
        operations.map((name) => [name, { type: 'object', title: name }]),
      ),
    },
  };
  return {
    'docs.json': JSON.stringify({
      name: 'A',
      navigation: [{ group: 'A', pages: ['index', '../outside', 'pages/%2e%2e/x'] }],
      openapi: 'openapi.json',
      tabs: [{ name: 'T', url: '../../escaped', openapi: 'openapi.json' }],
      favicon: '../../canary.txt',
      redirects,
    }),
    'index.mdx':
      '---\ntitle: Good\nrss: true\n---\n\n![a](../../canary.txt)\n\n```mermaid\ngraph TD; A-->B\n```\n',
    'pages/..%2f..%2fescaped.mdx': '---\ntitle: A\n---\n',
    'pages/%2e%2e.mdx': '---\ntitle: B\nopenapi: GET /..\n---\n',
    'pages/aux.mdx': '---\ntitle: C\n---\n',
    'openapi.json': JSON.stringify(document),
  };
}

export async function buildBetweenCanaries(): Promise<CanaryResult> {
  const root = mkdtempSync(join(tmpdir(), 'lectern-canary-'));
  try {
    const dir = join(root, 'a/b/c/project');
    const canaries = ['', 'a/', 'a/b/', 'a/b/c/', 'elsewhere/'].map((at) => `${at}canary.txt`);
    writeFiles(root, Object.fromEntries(canaries.map((path) => [path, 'canary'])));
    writeFiles(dir, project());
    symlinkSync(join(root, 'elsewhere'), join(dir, 'linked'));
    const before = listAround(root);
    const out = join(dir, 'dist');
    const command = [process.execPath, bin, 'build', dir, '--out', out, '--keep-going'];
    const { code, output } = await runCommand(command);
    const after = listAround(root);
    const escaped = [...after]
      .filter(([path, content]) => before.get(path) !== content)
      .map(([path]) => path);
    const gone = [...before.keys()].filter((path) => !after.has(path));
    const written = listFiles(out).flatMap((path) => relative(out, path).split(sep));
    const strange = [...new Set(written)].filter(isStrange);
    const unreported = strange.filter((name) => !isReported(name, output));
    return { escaped: [...escaped, ...gone], unreported, code, output };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** Returns the text, by path, of every file outside the output folder and the caches. */
function listAround(root: string): ReadonlyMap<string, string> {
  const files = listFiles(root).filter((path) => !/\/(?:dist|\.lectern)\//.test(path));
  return new Map(files.map((path) => [relative(root, path), readFileSync(path, 'utf8')]));
}

function listFiles(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((path) => join(folder, path))
      .filter((path) => lstatSync(path).isFile());
  } catch {
    return [];
  }
}

/** Whether Windows, zip files or hosts do not accept a name as it is. */
function isStrange(name: string): boolean {
  return (
    /[\p{Cc}<>:"|?*\\]/u.test(name) ||
    /[. ]$/.test(name) ||
    /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(name) ||
    Buffer.byteLength(name) > 255
  );
}

/** Whether a name was reported: a page is several files, and its name is reported once for all of them. */
function isReported(name: string, output: string): boolean {
  const stem = name.replace(/\.(?:html|md)$/, '');
  return [name, stem].some((each) =>
    output.includes(`A file or folder "${each}" was written, but`),
  );
}
