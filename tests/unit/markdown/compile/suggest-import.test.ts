import assert from 'node:assert/strict';
import { test } from 'node:test';
import { maskCodeAndComments } from '../../../../src/core/text/markup/list-code.ts';
import { suggestImport } from '../../../../src/markdown/compile/suggest-import.ts';
import { compileText } from '../../../helpers/pages/compile.ts';

/** Returns the hints for a page that uses a component which only these files define. */
async function hintsFor(tag: string, snippets: Readonly<Record<string, string>>) {
  const { diagnostics } = await compileText(`${tag}\n`, { snippets });
  return diagnostics.map(({ code, hint, fix }) => `${code} ${hint}${fix ? ' (fix)' : ''}`);
}

const reported = (statement: string) => [`page/unknown-component Import it: ${statement}`];

test('a component that a snippet exports is reported with its import', async () => {
  const named = reported("import { PlanTable } from '/snippets/parts.jsx'");
  for (const code of [
    'export const PlanTable = () => <b>x</b>;',
    'const A = 1;\nexport function PlanTable() {}',
    'const PlanTable = () => 1;\nexport { PlanTable, PlanTable as Other };',
    'const Own = () => 1;\nexport { Own as PlanTable };',
  ]) {
    assert.deepEqual(await hintsFor('<PlanTable />', { 'snippets/parts.jsx': code }), named, code);
  }
  assert.deepEqual(
    await hintsFor('<PlanTable />', {
      'snippets/parts.jsx': 'export default function PlanTable() {}',
    }),
    reported("import PlanTable from '/snippets/parts.jsx'"),
  );
});

test('a Markdown snippet is found by its file name in any casing style', async () => {
  for (const file of ['snippets/PlanTable.mdx', 'snippets/a/plan-table.md']) {
    const snippets = { [file]: 'Plans.', 'snippets/other.jsx': 'export const PlanTable = 1;' };
    assert.deepEqual(
      await hintsFor('<PlanTable />', snippets),
      reported(`import PlanTable from '/${file}'`),
    );
  }
});

test('no import is suggested if it does not provide the component or is ambiguous', async () => {
  const unknown = [
    'page/unknown-component Import it from a file in /snippets, or write `PlanTable` as code if it is meant as text.',
  ];
  for (const snippets of [
    { 'snippets/parts.jsx': 'const PlanTable = 1;\nexport { PlanTable as Other };' },
    { 'snippets/parts.mdx': '```jsx\nexport const PlanTable = 1;\n```\n' },
    { 'snippets/plan-table.jsx': 'export const PlanTables = 1;' },
    {
      'snippets/one.jsx': 'export const PlanTable = 1;',
      'snippets/two.jsx': 'export const PlanTable = 2;',
    },
  ]) {
    assert.deepEqual(await hintsFor('<PlanTable />', snippets), unknown, JSON.stringify(snippets));
  }
});

test('a value that a snippet exports is reported with its import, unlike the text of one', async () => {
  const prices = { 'snippets/prices.js': 'export const prices = { pro: 9 };' };
  assert.deepEqual(await hintsFor('Costs {prices.pro}.', prices), [
    "page/undefined-name Write `import { prices } from '/snippets/prices.js'`, or write `{prices}` as code to show the braces.",
  ]);
  assert.deepEqual(await hintsFor('Costs {prices}.', { 'snippets/prices.mdx': 'Nine.' }), [
    'page/undefined-name Define it with `export const prices = ...`, or write `{prices}` as code to show the braces.',
  ]);
});

test('files that do not contain a name are not parsed as Markdown to find it', () => {
  const text = 'Words, `code` and {/* a comment */}.\n\n```js\ngo();\n```\n\n'.repeat(2000);
  const host = {
    snippetPaths: () => ['/snippets/long.mdx'],
    findSnippet: () => ({ path: 'snippets/long.mdx', text }),
  };
  const whole = minWork(() => maskCodeAndComments(text));
  const search = minWork(() => suggestImport('PlanTable', 'page.mdx', host));
  assert.ok(search * 4 < whole, `${search} of ${whole}`);
});

/** Returns the processor time of the shortest of several runs, in microseconds. */
function minWork(work: () => unknown): number {
  const runs = Array.from({ length: 5 }, () => {
    const start = process.cpuUsage();
    for (let turn = 0; turn < 10; turn += 1) work();
    const { user, system } = process.cpuUsage(start);
    return user + system;
  });
  return Math.min(...runs);
}
