/**
 * Small inputs that cost parsers, renderers or the memory more than there is, through the command itself:
 * each is reported at its line, and everything else is built.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { startLectern } from '../../helpers/commands/lectern-process.ts';
import { tempFolder } from '../../helpers/files/temp-folder.ts';
import { doublingAliases } from '../../hostile/hungry-pages.ts';

interface Reported {
  readonly code: string;
  readonly file: string;
  readonly line: number;
}

type Files = Readonly<Record<string, string>>;

/** By file: its contents, and the line and code that are reported; undefined if nothing needs to be. */
type Inputs = Readonly<Record<string, readonly [text: string, reported: string | undefined]>>;

/** The text is on line 5 of a page. */
const pages: Inputs = {
  'quotes.md': ['>'.repeat(10_000), '5 page/too-deep'],
  'divs.md': [`${'<div>'.repeat(10_000)}${'</div>'.repeat(10_000)}`, '5 page/too-deep'],
  'divs-in-mdx.mdx': [`${'<div>'.repeat(10_000)}${'</div>'.repeat(10_000)}`, '5 page/too-deep'],
  'lists.md': ['- '.repeat(20_000), '5 page/too-deep'],
  'brackets.mdx': [`{${'['.repeat(20_000)}${']'.repeat(20_000)}}`, '5 page/too-deep'],
  'memory.mdx': ['{Array.from({ length: 100 }, () => Array(2 ** 24).fill(0))}', '5 files/crashed'],
  'loop.mdx': ['{(() => { for (;;); })()}', '5 stopped'],
  'pattern.mdx': [`{/^(a+)+$/.test('${'a'.repeat(60)}b')}`, '5 files/never-ends'],
  'promise.mdx': ['export const a = await new Promise(() => {});', '5 page/mdx-syntax'],
  'promise-in-text.mdx': ['{await new Promise(() => {})}', '5 page/brace'],
  'exit.mdx': ['{process.exit()}', '5 files/crashed'],
  'import.mdx': ["import { a } from './nowhere.mdx'\n\n{a}", '5 snippet/missing'],
  'itself.mdx': ['export const A = () => <A />;\n\n<A />', '7 page/evaluation'],
};

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** Returns schemas, each of which contains the next one twice. */
function tower(levels: number, make: (next: object) => object): string {
  const schemas = Object.fromEntries(
    Array.from({ length: levels }, (_, rank) => [`S${rank}`, make(ref(`S${rank + 1}`))]),
  );
  return document({ schemas: { ...schemas, [`S${levels}`]: { type: 'string' } } });
}

interface Parts {
  readonly schemas?: Readonly<Record<string, object>>;
  readonly description?: string;
}

function document({ schemas = { S0: {} }, description = 'One' }: Parts): string {
  const content = { 'application/json': { schema: ref('S0') } };
  const paths = {
    '/a': { post: { requestBody: { content }, responses: { 200: { description } } } },
  };
  const whole = {
    openapi: '3.1.0',
    info: { title: 'A', version: '1' },
    paths,
    components: { schemas },
  };
  return JSON.stringify(whole, undefined, 2);
}

const documents: Inputs = {
  'all-of.json': [tower(60, (next) => ({ allOf: [next, next] })), undefined],
  'one-of.json': [tower(60, (next) => ({ oneOf: [next, next] })), undefined],
  'lists.json': [document({ description: '- '.repeat(20_000) }), '21 openapi/deep-description'],
  'deep.json': [
    `{\n  "openapi": "3.1.0",\n  "x": ${'['.repeat(50_000)}${']'.repeat(50_000)}\n}`,
    '3 openapi/too-deep',
  ],
  'deep.yaml': [
    `openapi: 3.1.0\nx:\n${Array.from({ length: 3000 }, (_, rank) => `${' '.repeat(rank + 1)}a:`).join('\n')}\n`,
    '202 openapi/too-deep',
  ],
  'deep-flow.yaml': [
    `openapi: 3.1.0\nx: ${'['.repeat(50_000)}${']'.repeat(50_000)}\n`,
    '2 openapi/too-deep',
  ],
  'aliases.yaml': [`openapi: 3.1.0\n${doublingAliases(30)}`, '1 openapi/syntax'],
};

const home = '---\ntitle: Home\n---\n\nGood {1 + 1}.\n';

/** One for each way in which a page is ended: because of its depth, by a watcher, on its own. */
const fewPages = pick(pages, ['quotes.md', 'loop.mdx', 'exit.mdx']);

function pick(inputs: Inputs, names: readonly string[]): Inputs {
  return Object.fromEntries(Object.entries(inputs).filter(([name]) => names.includes(name)));
}

function projectOf(inputs: Inputs): Files {
  const texts = Object.entries(inputs).map(
    ([name, [text]]) => [name, `---\ntitle: ${name}\n---\n\n${text}\n`] as const,
  );
  const paths = ['index', ...Object.keys(inputs).map((name) => name.replace(/\.\w+$/, ''))];
  const navigation = [{ group: 'Pages', pages: paths }];
  return {
    'docs.json': JSON.stringify({ name: 'Hungry', navigation }),
    'index.mdx': home,
    ...Object.fromEntries(texts),
  };
}
const ofDocuments = {
  'docs.json': JSON.stringify({
    name: 'Hungry',
    openapi: Object.keys(documents),
    navigation: [{ group: 'Pages', pages: ['index'] }],
  }),
  'index.mdx': home,
  ...Object.fromEntries(Object.entries(documents).map(([name, [text]]) => [name, text])),
};

interface Ran {
  readonly dir: string;
  readonly code: number | null;
  readonly stderr: string;
  /** `file:line code` of each diagnostic. */
  readonly reported: readonly string[];
}

async function lectern(words: readonly string[], files: Files): Promise<Ran> {
  const dir = tempFolder(files);
  const env = { LECTERN_STALL_SECONDS: '5', NODE_OPTIONS: '--max-old-space-size=600' };
  const run = startLectern([...words, dir, '--format', 'json'], dir, env);
  const { code, stdout, stderr } = await run.ended;
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly Reported[] };
  const reported = diagnostics.map((each) => `${each.file}:${each.line} ${toWord(each)}`).sort();
  return { dir, code, stderr, reported };
}

/**
 * Replaces the code, because either of two watchers can end a loop: one checks the clock, the other the
 * work done.
 */
function toWord({ file, code }: Reported): string {
  const isStopped = ['page/evaluation', 'files/never-ends'].includes(code);
  return file === 'loop.mdx' && isStopped ? 'stopped' : code;
}

const expectedOf = (inputs: Inputs): string[] =>
  Object.entries(inputs)
    .flatMap(([name, [, reported]]) => (reported === undefined ? [] : `${name}:${reported}`))
    .sort();

test('resource-exhausting pages are errors at their lines, and the rest is built', async () => {
  const { dir, code, reported } = await lectern(['build', '--keep-going'], projectOf(pages));
  assert.deepEqual(reported, expectedOf(pages));
  assert.equal(code, 1);
  assert.match(readFileSync(join(dir, 'dist/index.html'), 'utf8'), /Good 2\./);
  for (const [name, [, place]] of Object.entries(pages)) {
    // This text is shown as written.
    if (place === '5 page/brace') continue;
    const html = readFileSync(join(dir, 'dist', name.replace(/\.\w+$/, ''), 'index.html'), 'utf8');
    assert.match(
      html,
      /The text of this page is not available|Parts of this page are missing/,
      name,
    );
  }
});

test('check reports resource-exhausting pages as build does', async () => {
  const { code, reported } = await lectern(['check'], projectOf(fewPages));
  assert.deepEqual(reported, expectedOf(fewPages));
  assert.equal(code, 1);
});

test('resource-exhausting documents are reported at their lines, and the rest is built', async () => {
  const { dir, code, reported, stderr } = await lectern(['build', '--keep-going'], ofDocuments);
  assert.deepEqual(reported, expectedOf(documents));
  assert.deepEqual([code, stderr], [1, '']);
  assert.match(readFileSync(join(dir, 'dist/index.html'), 'utf8'), /Good 2\./);
});
