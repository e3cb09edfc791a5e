/** Sites of many pages, which two cores build: their output and their reports are the same as with one. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Journal } from '../../../src/core/diagnostic/journal.ts';
import { buildSite } from '../../../src/engine/build/build-site.ts';
import { SiteFiles } from '../../../src/node/output/site-files.ts';
import { startLectern } from '../../helpers/commands/lectern-process.ts';
import { tempFolder } from '../../helpers/files/temp-folder.ts';
import { listDifferences } from '../../helpers/files/tree-difference.ts';

const count = 120;
const names = Array.from({ length: count }, (_, index) => `page-${index}`);

/** Returns pages of every kind that compiling distinguishes, and with every mistake that it reports. */
function textOf(index: number): string {
  const parts = [
    `# Page ${index}\n\n## Part\n\nOf {{product}}, [the next](/page-${(index + 1) % count}#part).`,
    `\`\`\`ts title="a.ts" {1}\nconst page: number = ${index};\n\`\`\`\n\n\`\`\`own\nmark ${index}\n\`\`\``,
    index % 10 === 0 && '```nolang\nx\n```\n\n<Note>\n\nNever closed.',
    index % 10 === 1 && '{undefinedName} and {1 + 1}',
    index % 10 === 2 && 'import Part from \'/snippets/part.mdx\';\n\n<Part of="x" />',
    index % 10 === 3 && 'export const broken = missing.name;\n\nStill {2 + 2}.',
    index % 10 === 4 && '[lost](/nowhere) $a_b$ <Crad title="x">y</Crad>',
  ];
  return parts.filter((part) => part !== false).join('\n\n');
}

function project(changed: Readonly<Record<string, string>> = {}): string {
  const pages = names.map((name, index) => [`${name}.mdx`, `${textOf(index)}\n`]);
  return tempFolder({
    'docs.json': JSON.stringify({
      name: 'Many',
      navigation: [{ group: 'Pages', pages: names }],
      variables: { product: 'Product' },
      codeBlock: { grammars: ['own.tmLanguage.json'] },
    }),
    'own.tmLanguage.json': JSON.stringify({
      name: 'own',
      scopeName: 'source.own',
      patterns: [{ match: 'mark', name: 'keyword.control' }],
    }),
    'snippets/part.mdx': 'Of {of}.\n\n```js\nlet part;\n```\n',
    ...(Object.fromEntries(pages) as Record<string, string>),
    ...changed,
  });
}

function journalThat(shares: boolean, onAsked: () => void = () => undefined): Journal {
  return {
    begin: () => () => undefined,
    failureOf: () => undefined,
    forget: () => undefined,
    share() {
      onAsked();
      return shares;
    },
  };
}

test('compiling pages ahead on the second thread gives the same site and diagnostics', async () => {
  let asked = 0;
  const build = async (shares: boolean) => {
    const dir = project();
    const out = tempFolder();
    const journal = journalThat(shares, () => (asked += 1));
    const { diagnostics } = await buildSite({ dir, files: new SiteFiles(out), base: '', journal });
    return { out, diagnostics };
  };
  const alone = await build(false);
  const beside = await build(true);
  assert.ok(alone.diagnostics.length > count / 3);
  const first = readFileSync(join(alone.out, 'page-0/index.html'), 'utf8');
  assert.match(first, /Of Product/);
  assert.match(first, /<span[^>]*>mark<\/span>/);
  assert.deepEqual(beside.diagnostics, alone.diagnostics);
  assert.deepEqual(listDifferences(alone.out, beside.out), []);
  assert.equal(asked, availableParallelism() > 1 ? 2 : 0);
});

test('a page that ends the process of a large site is reported, and the rest is built', async () => {
  const dir = project({ 'page-70.mdx': "# Page\n\n{process.kill(process.pid, 'SIGSEGV')}\n" });
  const words = ['build', dir, '--keep-going', '--format', 'json'];
  const { code, stdout } = await startLectern(words, dir).ended;
  assert.equal(code, 1);
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: readonly { code: string; file: string; line: number }[];
  };
  const crashes = diagnostics.filter((each) => each.code === 'files/crashed');
  assert.deepEqual(
    crashes.map(({ file, line }) => `${file}:${line}`),
    ['page-70.mdx:3'],
  );
  for (const name of names) assert.ok(existsSync(join(dir, 'dist', name, 'index.html')), name);
});
