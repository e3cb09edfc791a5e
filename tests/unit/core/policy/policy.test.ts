import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { parseHost, parseOrigin } from '../../../../src/core/address/origin.ts';
import {
  formatPolicy,
  hashSource,
  INLINE,
  joinPolicies,
  originSources,
  SELF,
  toDigest,
} from '../../../../src/core/policy/policy.ts';
import { parsePolicy } from '../../../helpers/pages/parse-policy.ts';

const digest = toDigest(new Uint8Array(32).fill(7));

test("a policy has a fixed order, unique sources, and 'none' for empty directives", () => {
  const hosts = originSources([parseOrigin('https://b.test'), undefined]);
  const text = formatPolicy({
    'img-src': [SELF, ...hosts, ...hosts],
    'default-src': [],
    'script-src': [SELF, hashSource(digest)],
  });
  assert.equal(
    text,
    `default-src 'none'; script-src 'self' 'sha256-${digest}'; img-src 'self' https://b.test`,
  );
});

test('a host pattern keeps the known parts of the host', () => {
  const host = parseHost('Example.com');
  assert.ok(host);
  const pattern = (isBelow: boolean, port?: number | 'any') =>
    formatPolicy({
      'connect-src': [
        { kind: 'pattern', pattern: { scheme: 'https', host, isBelow, ...(port && { port }) } },
      ],
    });
  assert.equal(pattern(true), 'connect-src https://*.example.com');
  assert.equal(pattern(false, 'any'), 'connect-src https://example.com:*');
  assert.equal(pattern(true, 8443), 'connect-src https://*.example.com:8443');
});

test('joined policies allow what each of them allows', () => {
  const joined = joinPolicies([
    { 'font-src': [SELF], 'frame-src': [] },
    { 'font-src': originSources([parseOrigin('https://f.test')]) },
  ]);
  assert.equal(formatPolicy(joined), "font-src 'self' https://f.test; frame-src 'none'");
});

suite('the policy parser of the tests', () => {
  test('accepts what Lectern writes', () => {
    const policy = parsePolicy(
      "default-src 'none'; img-src 'self' data: https://a.test:8443 http://[::1]:1 https://*.b.test; sandbox",
    );
    assert.deepEqual([...policy.keys()], ['default-src', 'img-src', 'sandbox']);
  });

  test('rejects everything else', () => {
    for (const text of [
      '',
      'img-src',
      "img-src 'self';connect-src 'self'",
      "img-src 'self'; img-src *",
      "script-src-elem 'self'",
      'img-src *',
      'img-src https://*',
      'img-src https://*.com',
      'img-src https://a;b',
      "img-src https://a'b",
      'img-src https://a,b',
      'img-src https://a_b.test',
      "img-src 'none' https://a.test",
      "script-src 'unsafe-inline'",
      "script-src 'unsafe-eval'",
      'script-src https:',
      'script-src data:',
      'object-src https://a.test',
      'report-uri https://a.test',
    ]) {
      assert.throws(() => parsePolicy(text), text);
    }
  });

  test('accepts inline styles only where they are expected', () => {
    const text = formatPolicy({ 'style-src': [INLINE] });
    assert.throws(() => parsePolicy(text));
    assert.ok(parsePolicy(text, { inlineStyles: true }).has('style-src'));
  });
});
