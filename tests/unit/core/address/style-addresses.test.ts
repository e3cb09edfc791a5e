import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rewriteStyleAddresses } from '../../../../src/core/address/style-addresses.ts';

const rewrite = (url: string) => `/docs/${url}`;

for (const [about, css, written] of [
  ['an unquoted URL', '.a { background: url( a.png ) }', '.a { background: url("/docs/a.png") }'],
  [
    'a quoted URL',
    `.a { b: url("a (1).png"), url('c.png') }`,
    '.a { b: url("/docs/a (1).png"), url("/docs/c.png") }',
  ],
  ['an import', `@import 'a.css' print;`, '@import "/docs/a.css" print;'],
  ['an import with url()', '@import url(a.css);', '@import url("/docs/a.css");'],
  [
    'an image set',
    `.a { b: image-set("a.png" 1x type("image/png"), url('b.png') 2x) }`,
    '.a { b: image-set("/docs/a.png" 1x type("image/png"), url("/docs/b.png") 2x) }',
  ],
  [
    'an image set with a vendor prefix',
    `.a { b: -webkit-image-set( 'a.png' 1x) }`,
    '.a { b: -webkit-image-set( "/docs/a.png" 1x) }',
  ],
  [
    'a font',
    '@font-face { font-family: "a"; src: local("b"), url(c.woff2) format("woff2") }',
    '@font-face { font-family: "a"; src: local("b"), url("/docs/c.woff2") format("woff2") }',
  ],
  [
    'a URL after an unclosed string',
    '.a::before { content: "half\n; b: url(a.png) }',
    '.a::before { content: "half\n; b: url("/docs/a.png") }',
  ],
  ['an uppercase URL function', '.a { b: URL(a.png) }', '.a { b: url("/docs/a.png") }'],
] as const) {
  test(`the address in CSS is rewritten: ${about}`, () => {
    assert.equal(rewriteStyleAddresses(css, rewrite), written);
  });
}

for (const [about, css] of [
  ['a data URL', '.a { b: url(data:image/png;base64,AA), url("data:image/svg+xml,%3Csvg") }'],
  ['a fragment of the page', '.a { fill: url(#shade) }'],
  ['a comment', '/* url(a.png) and "half */ .a { b: none }'],
  ['a string', `.a::before { content: "url(a.png)"; quotes: 'url(b.png)' }`],
  ['a function with a similar name', '.a { b: my-curl(a.png) }'],
  ['a string in an import condition', '@import url(#a) supports(content: "b");'],
  ['an XML namespace', '@namespace svg url(http://www.w3.org/2000/svg);'],
  ['an empty URL', '.a { b: url() }'],
  ['a long series of unclosed strings', `"'\\`.repeat(100_000)],
] as const) {
  test(`nothing in CSS is rewritten: ${about}`, () => {
    assert.equal(rewriteStyleAddresses(css, rewrite), css);
  });
}
