import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listServices } from '../../../../src/core/site/analytics.ts';
import { formatContentPolicy } from '../../../../src/core/site/content-policy.ts';
import { headSources } from '../../../../src/core/site/head-tags.ts';
import { smallSite } from '../../../helpers/small-site.ts';

type Config = NonNullable<Parameters<typeof smallSite>[0]['config']>;

function policyOf(bodyHtml: string, config: Config = {}, playground?: readonly string[]) {
  const { site } = smallSite({ pages: ['index'], config });
  const extras = [
    ...[...listServices(site.config).values()].map(({ sources }) => sources),
    ...site.config.head.map((tag) => headSources(tag, (content) => `<${content}>`)),
  ];
  const text = formatContentPolicy({
    scriptHashes: ['abc='],
    config: site.config,
    bodyHtml,
    ...(playground && { playground }),
    extras,
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

test('forms of the author may be sent where they say', () => {
  const forms = (html: string) => policyOf(html).get('form-action');
  assert.equal(forms('<form><button>Try</button></form>'), "'none'");
  assert.equal(forms('<form action="/api/join" method="post">'), "'self'");
  assert.equal(
    forms('<form class="a" action="https://list.example/join">'),
    'https://list.example',
  );
  assert.equal(forms('<form action="javascript:alert(1)">'), "'none'");
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

test('a service that the author enables is allowed its own hosts, and nothing else', () => {
  const analytics = { plausible: { domain: 'a.example' }, fathom: { siteId: 'ABC' } };
  const off = policyOf('', { analytics });
  assert.equal(off.get('script-src'), "'self' 'sha256-abc='");
  const on = policyOf('', { analytics: { ...analytics, enabled: true } });
  assert.equal(
    on.get('script-src'),
    "'self' 'sha256-abc=' https://plausible.io https://cdn.usefathom.com",
  );
  assert.equal(on.get('connect-src'), "'self' https://plausible.io https://cdn.usefathom.com");
  assert.equal(on.get('img-src'), "'self' data: https://cdn.usefathom.com");
  assert.equal(on.get('frame-src'), "'none'");
});

test('PostHog has the hosts of its cloud, and a worker only where it records', () => {
  const policy = (settings: object) =>
    policyOf('', { analytics: { enabled: true, posthog: { apiKey: 'phc_1', ...settings } } });
  const cloud = policy({ apiHost: 'https://eu.i.posthog.com' });
  assert.equal(
    cloud.get('script-src'),
    "'self' 'sha256-abc=' https://eu-assets.i.posthog.com https://eu.i.posthog.com",
  );
  assert.equal(cloud.get('worker-src'), undefined);
  const own = policy({ apiHost: 'https://p.acme.example', sessionRecording: true });
  assert.equal(own.get('connect-src'), "'self' https://p.acme.example");
  assert.equal(own.get('worker-src'), 'blob:');
});

test('Google is allowed what it lists for its services', () => {
  const policy = policyOf('', { analytics: { enabled: true, ga4: { measurementId: 'G-1' } } });
  assert.equal(policy.get('script-src'), "'self' 'sha256-abc=' https://*.googletagmanager.com");
  assert.match(policy.get('connect-src') ?? '', /https:\/\/\*\.google-analytics\.com/);
});

test('elements of the head are allowed by their address or by the hash of their text', () => {
  const policy = policyOf('', {
    head: [
      { tag: 'script', content: 'start()' },
      { tag: 'style', content: 'p{}' },
      { tag: 'script', attrs: { src: 'https://cdn.example/a.js' }, hosts: ['https://api.example'] },
      { tag: 'link', attrs: { rel: 'stylesheet', href: 'https://css.example/a.css' } },
      { tag: 'link', attrs: { rel: 'preload', as: 'image', href: 'https://img.example/a.png' } },
      { tag: 'link', attrs: { rel: 'manifest', href: '/site.webmanifest' } },
      { tag: 'noscript', content: '<img src="https://count.example/p.gif" alt="">' },
      { tag: 'meta', attrs: { name: 'theme-color', content: '#fff' } },
    ],
  });
  assert.equal(
    policy.get('script-src'),
    "'self' 'sha256-abc=' 'sha256-<start()>' https://cdn.example https://api.example",
  );
  assert.equal(policy.get('style-src'), "'self' 'sha256-<p{}>' https://css.example");
  assert.equal(policy.get('connect-src'), "'self' https://api.example https://cdn.example");
  assert.equal(policy.get('frame-src'), 'https://api.example');
  assert.equal(policy.get('manifest-src'), "'self'");
  for (const host of ['api', 'cdn', 'img', 'count']) {
    assert.ok(policy.get('img-src')?.includes(`https://${host}.example`), host);
  }
});
