/** Checks that the linter finds violations of the house rules: one fault for each rule, in the right file. */
import assert from 'node:assert/strict';
import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { tempFolder } from '../helpers/files/temp-folder.ts';
import { runCommand } from '../helpers/runner/run-command.ts';
import { repositoryRoot } from '../helpers/source/read-sources.ts';

/** The name of a rule, and code that breaks it. */
type Faults = Readonly<Record<string, string>>;

interface Planted {
  readonly path: string;
  readonly rule: string;
  readonly code: string;
}

const lines = (count: number) =>
  Array.from({ length: count }, (_, line) => `console.error(${line});`).join('\n');
const choices = Array.from({ length: 16 }, (_, count) => `a === ${count} ? 1 : 2`).join(', ');

/** Rules for code of every kind; those about the language apply to components too. */
const everywhere: Faults = {
  complexity: `export const f = (a: number) => [${choices}];`,
  eqeqeq: 'export const f = (a: unknown, b: unknown) => a == b;',
  'max-depth':
    'export function f(a: number) { if (a > 1) { if (a > 2) { if (a > 3) { if (a > 4) f(a); } } } }',
  'no-restricted-syntax': 'export const f = () => [...[1, 2], 3];',
  'no-unused-vars': 'const a = 1;',
  'no-var': 'export var a = 1;',
  'object-shorthand': 'export const f = (a: number) => ({ a: a });',
  'prefer-const': 'export function f() { let a = 1; return [a]; }',
};

const inScripts: Faults = {
  TS2322: "export const a: number = 'b';",
  TS6133: 'export function f(a: number) { return 1; }',
  'consistent-type-imports': "import { Stats } from 'node:fs';\nexport type A = Stats;",
  'max-lines': lines(260),
  'max-lines-per-function': `export function f() {\n${lines(70)}\n}`,
  'no-confusing-void-expression':
    'export const f = (g: () => void) => { const a = g(); return [a]; };',
  'no-deprecated': '/** @deprecated no */\nconst old = 1;\nexport const a = old + 1;',
  'no-explicit-any': 'export let a: any;',
  'no-floating-promises': 'export function f(p: Promise<number>) { p.then(String); }',
  'no-misused-promises': 'export const f = (p: Promise<boolean>) => (p ? 1 : 2);',
  'no-non-null-assertion': 'export const f = (a?: string) => a!.length;',
  'no-unnecessary-condition': 'export const f = (a: { b: string }) => a?.b;',
  'no-unsafe-assignment': "export const a = JSON.parse('1');",
  'no-unsafe-return': "export const f = () => JSON.parse('1');",
  'only-throw-error': "export function f() { throw 'no'; }",
  'require-await': 'export async function f() { return 1; }',
  'restrict-plus-operands': 'export const f = (a: number, b: string) => a + b;',
  'restrict-template-expressions': 'export const f = (a: object) => `${a}!`;',
  'switch-exhaustiveness-check':
    "export function f(a: 'b' | 'c') { switch (a) { case 'b': return 1; } return 2; }",
};

/** More code that `no-restricted-syntax` is about. */
const syntax: readonly string[] = [
  'export function f(a: number, b: number, c: number, d: number) { return [a, b, c, d]; }',
  'export const f = (a: number, b: number, c: number, d: number) => [a, b, c, d];',
  'export class A { b(a: number, b: number, c: number, d: number) { return [this, a, b, c, d]; } }',
  'export const a = { ...{ b: 1 } };',
  'export const a = [1].concat([2]);',
  'export const a = new Set([1]).add(2);',
  "import { join } from 'node:path';\nexport const f = (a: string) => join('/assets', a);",
  "import { join } from 'node:path';\nexport const f = (a: string) => join(`/assets/${a}`, a);",
];

const inTheCore: Faults = {
  'no-restricted-globals': 'export const f = () => [process];',
  'no-restricted-imports': "import { join } from 'node:path';\nexport const a = join('a');",
  'no-restricted-properties': 'export const f = () => Math.random();',
  'no-restricted-syntax': 'export const f = () => new Date();',
  'no-console': "console.log('a');",
};

/** A component can have a fault in its code, in its markup or in its script. */
const inComponents: Faults = {
  ...Object.fromEntries(
    Object.entries(everywhere)
      .filter(([rule]) => rule !== 'no-unused-vars')
      .map(([rule, code]) => [rule, `---\n${code}\n---\n`]),
  ),
  'no-unused-vars': '<script>\nconst a = 1;\n</script>',
  'no-conflict-set-directives': '<p set:html="a">b</p>',
  'no-explicit-any': '<p>{(1 as any)}</p>',
  'max-lines': '<p>a</p>\n'.repeat(160),
};

test('a violation of each rule is found in scripts', async () => {
  const planted = [
    ...plant('src/node/', '.ts', { ...everywhere, ...inScripts }),
    ...syntax.flatMap((code, at) =>
      plant(`src/node/syntax-${at}-`, '.ts', { 'no-restricted-syntax': code }),
    ),
    ...plant('src/core/', '.ts', inTheCore),
    ...plant('src/search/', '.ts', inTheCore),
    ...plant('src/client/', '.ts', {
      'no-restricted-imports': inTheCore['no-restricted-imports'] ?? '',
    }),
    ...plant('src/cli/', '.mjs', { 'no-undef': 'export const a = unheardOf;' }),
    ...plant('tests/unit/', '.ts', {
      'max-lines': lines(410),
      'no-floating-promises': inScripts['no-floating-promises'] ?? '',
    }),
  ];
  assert.deepEqual(listMissed(planted, await lint(planted, ['oxlint', '--format=unix'])), []);
});

test('a violation of each rule is found in components', async () => {
  const planted = plant('src/components/', '.astro', inComponents);
  assert.deepEqual(listMissed(planted, await lint(planted, ['eslint', '--format=json'])), []);
});

test('exceptions of a rule are allowed in the files that it exempts', async () => {
  const words = Array.from({ length: 260 }, (_, at) => `export const word${at} = ${at};`).join(
    '\n',
  );
  const reported = await lint(
    [
      { path: 'src/cli/say.ts', code: "console.log('a');\nexport {};" },
      { path: 'src/core/time.ts', code: 'export const f = (time: number) => new Date(time);' },
      { path: 'src/core/language/english.ts', code: words },
      { path: 'src/node/names.ts', code: 'export const f = (_a: number) => [1].map((b) => b);' },
      {
        path: 'tests/unit/a.test.ts',
        code:
          "import { test } from 'node:test';\n\ntest('a', f);\nfunction f() {\n" +
          lines(70) +
          '\n}',
      },
    ],
    ['oxlint', '--format=unix'],
  );
  assert.doesNotMatch(reported, /\.ts:/);
});

test('a directive that disables nothing is reported', async () => {
  const code = '// oxlint-disable-next-line no-var -- for nothing\nexport const a = 1;';
  const reported = await lint([{ path: 'src/node/a.ts', code }], ['oxlint', '--format=unix']);
  assert.match(reported, /a\.ts:1.*Unused .+ directive/);
});

function plant(prefix: string, suffix: string, faults: Faults): Planted[] {
  return Object.entries(faults).map(([rule, code], at) => ({
    path: `${prefix}fault-${at}${suffix}`,
    rule,
    code,
  }));
}

/** Returns what a linter reports about files in a folder with the configuration of this repository. */
async function lint(
  files: readonly Pick<Planted, 'path' | 'code'>[],
  [linter, ...args]: readonly [string, ...string[]],
): Promise<string> {
  const folder = tempFolder(Object.fromEntries(files.map(({ path, code }) => [path, `${code}\n`])));
  for (const name of ['oxlint.config.ts', 'eslint.config.js', 'tsconfig.json', 'package.json']) {
    cpSync(join(repositoryRoot, name), join(folder, name));
  }
  const packages = join(folder, 'node_modules');
  symlinkSync(join(repositoryRoot, 'node_modules'), packages);
  const folders = new Set(files.map(({ path }) => path.split('/')[0] ?? ''));
  const command = [join(packages, '.bin', linter), ...args, ...folders];
  return (await runCommand(command, { cwd: folder })).output;
}

/** Returns the faults that are not reported for their file with the name of their rule. */
function listMissed(planted: readonly Planted[], reported: string): string[] {
  const places = reported.split(/\n|(?="filePath")/);
  return planted
    .filter(
      ({ path, rule }) => !places.some((place) => place.includes(path) && place.includes(rule)),
    )
    .map(({ path, rule }) => `${path}: ${rule}`);
}
