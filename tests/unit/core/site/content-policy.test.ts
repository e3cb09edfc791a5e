import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatContentPolicy } from '../../../../src/core/site/content-policy.ts';
import { smallSite } from '../../../helpers/small-site.ts';

type Config = NonNullable<Parameters<typeof smallSite>[0]['config']>;

function policyOf(bodyHtml: string, config: Config = {}, playground?: readonly string[]) {
  const { site } = smallSite({ pages: ['index'], config });
  const text = formatContentPolicy({
    scriptHashes: ['abc='],
    config: site.config,
    bodyHtml,
    ...(playground && { playground }),
  });
  return new Map(
    text.split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1).join(' ')]),
  );
}

test('a page that embeds nothing allows nothing but its own site', () => {
  const policy = policyOf('<p>text</p>');
  assert.equal(policy.get('default-src'), "'none'");
  assert.equal(policy.get('script-src'), "'self' 'sha256-abc='");
  assert.equal(policy.get('style-src'), "'self'");
  assert.equal(policy.get('connect-src'), "'self'");
  assert.equal(policy.get('frame-src'), "'none'");
  assert.ok(![...policy.values()].some((values) => values.includes('unsafe')));
});

test('what the author embeds is allowed from its own host only', () => {
  const policy = policyOf(
    '<iframe title="x" src="https://www.youtube.com/embed/1?a=1&amp;b=2"></iframe>' +
      '<img alt="" src="https://img.example/a.png"><img src="/local.png">' +
      '<video><source src="https://cdn.example/v.mp4"></video>',
  );
  assert.equal(policy.get('frame-src'), 'https://www.youtube.com');
  assert.equal(policy.get('img-src'), "'self' data: https://img.example");
  assert.equal(policy.get('media-src'), "'self' https://cdn.example");
});

test('frames of the site itself are allowed where there are some', () => {
  const frames = (html: string) => policyOf(html).get('frame-src');
  assert.equal(frames('<lectern-mermaid></lectern-mermaid>'), "'self'");
  assert.equal(frames('<iframe title="x" src="/demo/index.html"></iframe>'), "'self'");
  assert.equal(frames('<iframe title="x" src="//other.example/a"></iframe>'), "'none'");
  assert.equal(
    frames('<lectern-mermaid></lectern-mermaid><iframe src="https://a.example/b"></iframe>'),
    "'self' https://a.example",
  );
});

test('images of the configuration and the star count are allowed where they are used', () => {
  const policy = policyOf('', {
    favicon: 'https://logos.example/a.svg',
    topbarCtaButton: { type: 'github', url: 'https://github.com/acme/docs' },
  });
  assert.equal(policy.get('img-src'), "'self' data: https://logos.example");
  assert.equal(policy.get('connect-src'), "'self' https://api.github.com");
});

test('an address cannot smuggle a directive into the policy', () => {
  const policy = policyOf(`<img src="https://evil.example; script-src *">`);
  assert.equal(policy.get('script-src'), "'self' 'sha256-abc='");
  assert.equal(policy.get('img-src'), "'self' data:");
});

test('the host that ratings go to is allowed while readers are asked for them', () => {
  const endpoint = 'https://ratings.example/page';
  const connect = (thumbsRating: boolean) =>
    policyOf('', { feedback: { thumbsRating, endpoint } }).get('connect-src');
  assert.equal(connect(true), "'self' https://ratings.example");
  assert.equal(connect(false), "'self'");
});

test('a page with a playground may reach the servers of its API, and show images of answers', () => {
  const policy = policyOf('', {}, ['http://localhost:4322', 'https://api.example']);
  assert.equal(policy.get('connect-src'), "'self' http://localhost:4322 https://api.example");
  assert.equal(policy.get('img-src'), "'self' data: blob:");
});
