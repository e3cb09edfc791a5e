/** Which addresses may become links. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  authorLinkDanger,
  isExternal,
  isHostWithoutScheme,
  linkDanger,
  linkFault,
  webUrlFault,
} from '../../../../src/core/address/link.ts';
import { assertGrowsEvenly } from '../../../helpers/measure/assert-growth.ts';

const allowed = [
  'https://example.com',
  'HTTP://example.com/a?b#c',
  'http://localhost:3000',
  'mailto:me@example.com',
  'tel:+4930123456',
  '/guides/start',
  '/guides#part',
  'guides/start',
  '#part',
  '?query',
  './a',
  'https://example.com/a:b@c',
  'https://example.com/a?q=SELECT\n\t1\r\nFROM b',
  '\\images\\pot.svg',
];

const dangers: readonly (readonly [address: string, danger: string])[] = [
  ['javascript:alert(1)', 'scheme'],
  ['JaVaScRiPt:alert(1)', 'scheme'],
  [' \u0001javascript:alert(1)', 'scheme'],
  ['java\nscript:alert(1)', 'scheme'],
  ['javascript\t:alert(1)', 'scheme'],
  ['javascript:1/alert(1)', 'scheme'],
  ['data:text/html,<script>alert(1)</script>', 'scheme'],
  ['vbscript:msgbox', 'scheme'],
  ['file:///etc/passwd', 'scheme'],
  ['blob:https://example.com/1', 'scheme'],
  ['C:\\secret', 'scheme'],
  ['//example.com', 'hidden-host'],
  ['/\\example.com', 'hidden-host'],
  ['\\\\example.com', 'hidden-host'],
  ['\\/example.com', 'hidden-host'],
  ['/\t/example.com', 'hidden-host'],
  ['https://user@example.com', 'login'],
  ['https://user:pass@example.com', 'login'],
  ['https://example.com@evil.example', 'login'],
  ['/a\u0000b', 'control'],
  ['https://example.com/\u0007', 'control'],
  ['https://example.com\n/a', 'control'],
  ['https://exa\tmple.com/a', 'control'],
  ['ht\ntps://example.com/a', 'control'],
  ['https://user:\npass@example.com/a', 'control'],
  ['/a\nb', 'control'],
];

const malformed = ['', '  ', 'https://', 'http:example.com', 'https://a b', 'localhost:3000/app'];

for (const address of allowed) {
  test(`${JSON.stringify(address)} is allowed as a link`, () => {
    assert.equal(linkFault(address), undefined);
  });
}

for (const [address, danger] of dangers) {
  test(`${JSON.stringify(address)} is never allowed as a link: ${danger}`, () => {
    assert.equal(linkDanger(address), danger);
    assert.equal(linkFault(address), 'unsafe');
  });
}

for (const address of malformed) {
  test(`${JSON.stringify(address)} is malformed, but not unsafe`, () => {
    assert.equal(linkFault(address), 'malformed');
  });
}

for (const address of [
  'cursor://anysphere/add?x=1',
  'vscode:extension/a.b',
  'slack://open',
  'ftp://a.b/c',
  '//example.com/a',
]) {
  test(`${JSON.stringify(address)} is allowed as a link only when the author writes it`, () => {
    assert.equal(authorLinkDanger(address), undefined);
    assert.equal(linkFault(address, authorLinkDanger), undefined);
    assert.equal(linkFault(address), 'unsafe');
  });
}

test('executable schemes, system schemes and disguised hosts are rejected even from the author', () => {
  const more = [
    'intent://x#Intent;end',
    'ms-msdt:/id',
    'search-ms:query=x',
    'view-source:https://a.b',
  ];
  const hidden = ['//user@example.com', '///example.com', 'vs\u0000code:x', 'x:y'];
  const known = dangers
    .map(([address]) => address)
    .filter((address) => address !== '//example.com');
  for (const address of [...known, ...more, ...hidden]) {
    assert.notEqual(authorLinkDanger(address), undefined, address);
  }
});

test('a base URL must be complete', () => {
  assert.equal(webUrlFault('http://localhost:8000/api'), undefined);
  assert.equal(webUrlFault('/api'), 'malformed');
  assert.equal(webUrlFault('mailto:a@b.c'), 'malformed');
  assert.equal(webUrlFault('ftp://example.com'), 'unsafe');
});

test('a host without a scheme is distinguished from a path', () => {
  assert.equal(isHostWithoutScheme('github.com/owner'), true);
  assert.equal(isHostWithoutScheme('www.example.museum'), true);
  assert.equal(isHostWithoutScheme('docs.eu.example.org#a'), true);
  assert.equal(isHostWithoutScheme('docs.example.org.pdf'), false);
  assert.equal(isHostWithoutScheme('guides/example.com'), false);
  assert.equal(isHostWithoutScheme('sign-up-for-a-cal.com-account'), false);
  assert.equal(isHostWithoutScheme('v2.0/intro'), false);
});

test('only addresses with a scheme are external', () => {
  assert.equal(isExternal('mailto:a@b.c'), true);
  assert.equal(isExternal('/a:b'), false);
});

test('spaces in an address are read once, however many there are', () => {
  assert.equal(isExternal(' \0mailto:a@b.c '), true);
  assertGrowsEvenly((size) => isExternal(`a${' '.repeat(size)}b`), 2000);
});
