import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rewriteStyleAddresses } from '../../../../src/core/address/style-addresses.ts';

const rewrite = (url: string) => `/docs/${url}`;

for (const [about, css, written] of [
  ['a bare address', '.a { background: url( a.png ) }', '.a { background: url("/docs/a.png") }'],
  [
    'one in quotes',
    `.a { b: url("a (1).png"), url('c.png') }`,
    '.a { b: url("/docs/a (1).png"), url("/docs/c.png") }',
  ],
  ['an import', `@import 'a.css' print;`, '@import "/docs/a.css" print;'],
  ['an import by address', '@import url(a.css);', '@import url("/docs/a.css");'],
  ['letters of any case', '.a { b: URL(a.png) }', '.a { b: url("/docs/a.png") }'],
] as const) {
  test(`in rules ${about} becomes that of the site`, () => {
    assert.equal(rewriteStyleAddresses(css, rewrite), written);
  });
}

for (const [about, css] of [
  [
    'a picture as data',
    '.a { b: url(data:image/png;base64,AA), url("data:image/svg+xml,%3Csvg") }',
  ],
  ['a place of the page', '.a { fill: url(#shade) }'],
  ['a comment', '/* url(a.png) and "half */ .a { b: none }'],
  ['a text', `.a::before { content: "url(a.png)"; quotes: 'url(b.png)' }`],
  ['a name that ends alike', '.a { b: my-curl(a.png) }'],
  ['nothing', '.a { b: url() }'],
] as const) {
  test(`in rules ${about} is no address of a file`, () => {
    assert.equal(rewriteStyleAddresses(css, rewrite), css);
  });
}
