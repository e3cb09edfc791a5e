import assert from 'node:assert/strict';
import { test } from 'node:test';

import { parseSvg } from '../../../../src/node/icons/parse-svg.ts';

const wrap = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4">${inside}</svg>`;
const path = '<path d="M0 0h4z"/>';

test('shapes and groups are kept, with their drawing attributes', () => {
  const text = wrap(
    '<g transform="rotate(45 2 2)" id="layer"><circle cx="2" cy="2" r="1" fill="none" stroke="#fff"/></g>',
  );
  assert.deepEqual(parseSvg(text), {
    viewBox: '0 0 4 4',
    body: '<g transform="rotate(45 2 2)"><circle cx="2" cy="2" r="1" fill="none" stroke="#fff"/></g>',
    attributes: '',
  });
});

test('line drawings keep the color and width of the outer element', () => {
  const text = `<svg viewBox="0 0 4 4" fill="none" stroke="currentColor" stroke-width="2">${path}</svg>`;
  assert.deepEqual(parseSvg(text), {
    viewBox: '0 0 4 4',
    body: path,
    fill: 'none',
    attributes: ' stroke="currentColor" stroke-width="2"',
  });
});

test('a missing viewBox is derived from the size', () => {
  assert.equal(parseSvg(`<svg width="16" height="8">${path}</svg>`)?.viewBox, '0 0 16 8');
  assert.equal(parseSvg(`<svg>${path}</svg>`), undefined);
});

test('the secondary layer of a Pro duotone drawing keeps its opacity', () => {
  const text = wrap(
    '<defs><style>.fa-secondary{opacity:.4}</style></defs><path class="fa-secondary" d="M0 0z"/>',
  );
  assert.equal(parseSvg(text)?.body, '<path d="M0 0z" opacity=".4"/>');
});

test('elements that run, load, link or style anything are removed', () => {
  const hostile = [
    '<script>alert(1)</script>',
    '<script href="x.js"/>',
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x"/></body></foreignObject>',
    '<image href="https://evil.test/x.png"/>',
    '<use href="https://evil.test/x.svg#a"/>',
    '<use xlink:href="#a"/>',
    '<a href="javascript:alert(1)"></a>',
    '<animate attributeName="href" values="javascript:alert(1)"/>',
    '<set attributeName="onload" to="alert(1)"/>',
    '<style>@import "https://evil.test/x.css"</style>',
    '<![CDATA[<script>alert(1)</script>]]>',
    '<!-- <script>alert(1)</script> -->',
    '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>&x;',
    '<iframe src="x"></iframe>',
    'text <b>bold</b>',
  ];
  for (const markup of hostile) assert.equal(parseSvg(wrap(markup + path))?.body, path, markup);
});

test('attributes that run code, load files or contain markup are removed', () => {
  const hostile = [
    'onclick="alert(1)"',
    'style="fill:url(https://evil.test)"',
    'fill="url(https://evil.test/x.svg#a)"',
    'fill="URL(#a)"',
    "d='M0 0\"/><script>alert(1)</script>'",
    'href="javascript:alert(1)"',
    'fill="expression(alert(1))<"',
  ];
  for (const attribute of hostile) {
    assert.equal(
      parseSvg(wrap(`<rect ${attribute} width="1"/>`))?.body,
      '<rect width="1"/>',
      attribute,
    );
  }
});

test('text that is not a drawing is refused', () => {
  for (const text of ['', 'house', '<html></html>', wrap(''), wrap('<g></g>'), `<p>${path}</p>`]) {
    assert.equal(parseSvg(text), undefined, text);
  }
});

test('unbalanced groups are refused', () => {
  assert.equal(parseSvg(wrap(`</g>${path}<g>`)), undefined);
  assert.equal(parseSvg(wrap(`<g>${path}`)), undefined);
});
