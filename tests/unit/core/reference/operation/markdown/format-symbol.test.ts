import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildSymbols } from '../../../../../../src/core/reference/graphql/build-symbols.ts';
import { parseSchema } from '../../../../../../src/core/reference/graphql/parse-schema.ts';
import { formatSymbol } from '../../../../../../src/core/reference/operation/markdown/format-symbol.ts';

function format(text: string, key: string): string {
  const { document } = parseSchema({ name: 's.graphql', text });
  assert.ok(document);
  const symbol = buildSymbols(document, 's', { showsOptional: true }).symbol(`s ${key}`);
  assert.ok(symbol);
  const hrefOf = (wanted: string) => `/${wanted.split(' ').at(-1) ?? ''}`;
  return formatSymbol(symbol, hrefOf)
    .filter((block) => typeof block === 'string' && block !== '')
    .join('\n\n');
}

test('the Markdown of a type has its declaration, fields with links, and users', () => {
  const text = `"Words." type A { b(c: [B!] = [X]): B! @deprecated(reason: "Old.")
    """
    First.

    Second.
    """
    d: Int }
    enum B { X }
    type Query { a(e: Int!): A f: A }`;
  assert.equal(
    format(text, 'type A'),
    [
      'Words.',
      '```graphql\ntype A\n```',
      '## Fields',
      '- `b` ([`B`](/B)`!`): **Deprecated:** Old.\n  - `c` (`[`[`B`](/B)`!]`, default: `[X]`)\n- `d` (`Int`): First.\n\n  Second.',
      '## Used by',
      '- [`a`](/a)\n- [`f`](/f)',
      '## Definition',
      '```graphql\ntype A {\n  b(c: [B!] = [X]): B! @deprecated(reason: "Old.")\n  d: Int\n}\n```',
    ].join('\n\n'),
  );
  assert.match(
    format(text, 'query a'),
    /## Arguments\n\n- `e` \(`Int!`, required\)\n\n## Returns\n\n\[`A`\]\(\/A\)/,
  );
});

test('each overload of a function begins with the keyword, and spaces beside links stay', () => {
  const blocks = formatSymbol(
    {
      kind: 'symbol',
      key: 'sdk function f',
      title: 'f',
      keyword: 'function',
      language: 'typescript',
      declarations: [[{ text: 'f(): A' }], [{ text: 'f(a: A): A' }]],
      sections: [
        {
          id: 'returns',
          title: 'returns',
          type: [{ text: 'keyof ' }, { text: 'A', key: 'A', anchor: 'b' }, { text: ' | B' }],
          text: 'Words.',
          members: [],
          links: [],
        },
      ],
      examples: [],
    },
    (key) => `/${key}`,
  );
  assert.deepEqual(
    blocks.filter((block) => typeof block === 'string' && block !== ''),
    [
      '```typescript\nfunction f(): A\nfunction f(a: A): A\n```',
      '## Returns',
      '`keyof` [`A`](/A#b) `| B`',
      'Words.',
    ],
  );
});

test('code and lists of a member begin on lines of their own', () => {
  const text = `type Query { a(
    "- one\\n- two"
    b: Int
  ): Int }`;
  assert.match(format(text, 'query a'), /- `b` \(`Int`\):\n\n {2}- one\n {2}- two/);
});
