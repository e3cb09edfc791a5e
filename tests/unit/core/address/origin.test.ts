import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseOrigin } from '../../../../src/core/address/origin.ts';

test('an origin consists of scheme, host and port, normalized as browsers do', () => {
  const origins: Record<string, string> = {
    'https://api.example.com/v1?a=b#c': 'https://api.example.com',
    'HTTPS://API.Example.COM:443': 'https://api.example.com',
    'http://localhost:3000': 'http://localhost:3000',
    'http://example.com:80/': 'http://example.com',
    'https://example.com:8443': 'https://example.com:8443',
    'https://bücher.example/a': 'https://xn--bcher-kva.example',
    'https://ex%61mple.com': 'https://example.com',
    'https://example.com.': 'https://example.com.',
    'http://127.0.0.1:1': 'http://127.0.0.1:1',
    'http://0x7f.1/': 'http://127.0.0.1',
    'http://[::1]:3000/v1': 'http://[::1]:3000',
    '  https://example.com/a ': 'https://example.com',
  };
  for (const [address, origin] of Object.entries(origins)) {
    assert.equal(parseOrigin(address), origin, address);
  }
});

test('an address that is not a plain web address has no origin', () => {
  const addresses = [
    '',
    '/v1',
    'example.com',
    '//example.com',
    'ftp://example.com',
    'ws://example.com',
    'javascript:alert(1)',
    'data:text/html,x',
    'https:example.com',
    'https:/example.com',
    'https:\\\\example.com',
    'https://',
    'https:///example.com',
    'https://example.com:99999',
    'https://me@example.com',
    'https://me:secret@example.com',
    'https://exa mple.com',
    'https://exa\tmple.com',
    'https://{tenant}.example.com',
  ];
  for (const address of addresses) assert.equal(parseOrigin(address), undefined, address);
});

test('a host that only the URL class accepts has no origin', () => {
  for (const host of [
    'x;script-src-elem',
    '*',
    '*.example.com',
    "a'b.example",
    'a,b.example',
    'a"b.example',
    'a!b.example',
    'a$b.example',
    'a&b.example',
    'a(b).example',
    'a+b.example',
    'a=b.example',
    'a`b.example',
    'a~b.example',
    'a{b}.example',
    'a_b.example',
    'a..b',
    '.example.com',
  ]) {
    assert.equal(parseOrigin(`https://${host}/a`), undefined, host);
    assert.equal(parseOrigin(`https://${encodeURIComponent(host)}/a`), undefined, host);
  }
});
