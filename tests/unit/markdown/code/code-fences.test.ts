import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CodeFences, createCodeFences } from '../../../../src/markdown/code/code-fences.ts';
import type { TypeSource } from '../../../../src/markdown/code/code-types.ts';
import { createHighlighter } from '../../../../src/markdown/code/highlight.ts';
import { PageCode } from '../../../../src/markdown/code/page-code.ts';
import { diagnoseCode } from '../../../../src/markdown/model/code-entries.ts';

const highlighter = createHighlighter({ usesGrammars: false });
const fence = { lang: 'ts', meta: 'twoslash', code: 'const a = 1;' };

function countingSource(): TypeSource & { loads: number } {
  return {
    loads: 0,
    load() {
      this.loads += 1;
      return Promise.resolve();
    },
    read: () => 'no-twoslash',
  };
}

function show(fences: CodeFences, shown: typeof fence, page = new PageCode()) {
  const text = `\`\`\`${shown.lang} ${shown.meta}\n${shown.code}\n\`\`\``;
  return fences.compile(text, page, (toElement) => toElement(shown));
}

test('a block that asks for types renders without them and is reported if twoslash is not installed', async () => {
  const fences = createCodeFences(highlighter, countingSource());
  const { attributes, typeFaults } = await show(fences, fence);
  assert.equal(typeFaults, 'no-twoslash');
  assert.doesNotMatch(String(attributes['html']), /data-type/);
  const { message, hint } = diagnoseCode('page/twoslash-not-installed', {}, { file: 'a.mdx' });
  assert.equal(
    message,
    'This block asks for the types of its names, which the npm package twoslash reads; it is not installed, so they are left out.',
  );
  assert.equal(
    hint,
    'Run "npm install twoslash typescript@6" in the project, or remove "twoslash" from the fence.',
  );
});

test('an unusable version of TypeScript is distinguished from a missing package', async () => {
  const source: TypeSource = { ...countingSource(), read: () => 'no-typescript' };
  const { attributes, typeFaults } = await show(createCodeFences(highlighter, source), fence);
  assert.equal(typeFaults, 'no-typescript');
  assert.doesNotMatch(String(attributes['html']), /data-type/);
  const { message, hint } = diagnoseCode('page/typescript-not-usable', {}, { file: 'a.mdx' });
  assert.equal(
    message,
    'This block asks for the types of its names, which the npm package twoslash reads with TypeScript 5.5 to 6; the project has another version, such as 7, or none, so they are left out.',
  );
  assert.equal(
    hint,
    'Run "npm install twoslash typescript@6" in the project and start Lectern again, or remove "twoslash" from the fence.',
  );
});

test('types are loaded only for pages and languages that use them', async () => {
  const source = countingSource();
  const fences = createCodeFences(highlighter, source);
  await fences.compile('```ts\nconst twoslash = 1;\n```\n', new PageCode(), () => 0);
  assert.equal(source.loads, 0);
  await fences.compile('- ```ts twoslash\n  const a = 1;\n  ```\n', new PageCode(), () => 0);
  assert.equal(source.loads, 1);
  assert.equal((await show(fences, { ...fence, lang: 'python' })).typeFaults, undefined);
});

test('whether a page asks for types is known at once, however long a line of backticks is', async () => {
  const source = countingSource();
  const fences = createCodeFences(highlighter, source);
  // With work that grows with the cube of the length, this would take hours.
  await fences.compile(`${'`'.repeat(20_000)} no types`, new PageCode(), () => 0);
  assert.equal(source.loads, 0);
  await fences.compile(`${'~'.repeat(20_000)} ts twoslash`, new PageCode(), () => 0);
  assert.equal(source.loads, 1);
});

test('new nested code is highlighted on a page whose other code is cached', async () => {
  const [before, nested] = ['let a', '```json\n{ "a": 1 }\n```'];
  const text = `\`\`\`js\n${before}\n\`\`\`\n\n\`\`\`\`md\n${nested}\n\`\`\`\``;
  const first = new PageCode();
  await createCodeFences(createHighlighter()).compile(text, first, (toElement) =>
    toElement({ lang: 'js', meta: '', code: before }),
  );
  const fences = createCodeFences(createHighlighter());
  const { attributes } = await fences.compile(text, new PageCode(first.format()), (toElement) =>
    toElement({ lang: 'md', meta: '', code: nested }),
  );
  assert.match(String(attributes['html']), /<span class="ta">"a"<\/span>/);
});

test('diagrams and code blocks with Windows line endings render like any others', async () => {
  const fences = createCodeFences(highlighter);
  for (const lang of ['mermaid', 'ts']) {
    const [windows, other] = await Promise.all(
      ['a\r\nb\r\n', 'a\nb\n'].map((code) => show(fences, { lang, meta: '', code })),
    );
    assert.deepEqual(windows, other);
  }
});
