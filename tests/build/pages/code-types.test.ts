/** Types of names in code, as TypeScript reports them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildFixture } from '../../helpers/sites/build-fixture.ts';

const typed = [
  '```ts twoslash server.ts',
  'interface User { id: string }',
  '// ---cut---',
  'export const toId = (user: User) => user.id; // [!code highlight]',
  '//           ^?',
  '```',
].join('\n');

const site = await buildFixture({
  'docs.json': JSON.stringify({
    name: 'Acme',
    navigation: [{ group: 'Start', pages: ['index', 'wrong', 'plain'] }],
  }),
  'content/index.mdx': `---\ntitle: Types\n---\n\n${typed}\n`,
  'content/wrong.mdx': [
    '---\ntitle: Wrong\n---\n',
    '```ts twoslash\nconst port: number = "3000";\n```\n',
    '```ts twoslash\n// @errors: 2322\nconst size: number = "3";\n```\n',
  ].join('\n'),
  'content/plain.mdx': '---\ntitle: Plain\n---\n\n```ts\nconst port = 3000;\n```\n',
});

test('names show their types, and compiler comments are left out of the code', () => {
  const html = site.read('/');
  assert.match(html, /<span class="typed" data-type="\(parameter\) user: User">/);
  assert.match(html, /<span class="type-note type-query" data-type="const toId: [^"]+"><\/span>/);
  assert.match(html, /<details class="code-types">[\s\S]*<li><code>interface User<\/code><\/li>/);
  assert.match(html, /class="line highlighted"/);
  const code = html.slice(html.indexOf('<pre'), html.indexOf('</pre>'));
  assert.doesNotMatch(code, /---cut---|\^\?|twoslash/);
});

test('the Markdown of a page has the code alone', () => {
  assert.equal(
    site.read('/index.md').match(/```[\s\S]*$/)?.[0],
    '```ts server.ts\nexport const toId = (user: User) => user.id;\n```\n',
  );
});

test('an unexpected type error is reported, an expected one is only shown', () => {
  assert.deepEqual(site.codes, ['content/wrong.mdx:5:1 page/type-error']);
  const shown = site.read('/wrong/').match(/class="type-note type-error"/g);
  assert.equal(shown?.length, 2);
});

test('code without twoslash has no types', () => {
  assert.doesNotMatch(site.read('/plain/'), /data-type|code-types/);
});
