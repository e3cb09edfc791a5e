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
  [
    'a set of pictures',
    `.a { b: image-set("a.png" 1x type("image/png"), url('b.png') 2x) }`,
    '.a { b: image-set("/docs/a.png" 1x type("image/png"), url("/docs/b.png") 2x) }',
  ],
  [
    'a set with the prefix of a browser',
    `.a { b: -webkit-image-set( 'a.png' 1x) }`,
    '.a { b: -webkit-image-set( "/docs/a.png" 1x) }',
  ],
  [
    'a font',
    '@font-face { font-family: "a"; src: local("b"), url(c.woff2) format("woff2") }',
    '@font-face { font-family: "a"; src: local("b"), url("/docs/c.woff2") format("woff2") }',
  ],
  [
    'an address after a text without its end',
    '.a::before { content: "half\n; b: url(a.png) }',
    '.a::before { content: "half\n; b: url("/docs/a.png") }',
  ],
  ['letters of any case', '.a { b: URL(a.png) }', '.a { b: url("/docs/a.png") }'],
] as const) {
  test(`the address in CSS is rewritten: ${about}`, () => {
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
  ['a text that an import depends on', '@import url(#a) supports(content: "b");'],
  ['a name of XML', '@namespace svg url(http://www.w3.org/2000/svg);'],
  ['nothing', '.a { b: url() }'],
  ['a long row of texts without their ends', `"'\\`.repeat(100_000)],
] as const) {
  test(`nothing in CSS is rewritten: ${about}`, () => {
    assert.equal(rewriteStyleAddresses(css, rewrite), css);
  });
}
