import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseOrigin } from '../../../../src/core/address/origin.ts';
import { listServices } from '../../../../src/core/policy/analytics.ts';
import { findEmbeds } from '../../../../src/core/policy/find-embeds.ts';
import { headSources } from '../../../../src/core/policy/head-tags.ts';
import { policyOf } from '../../../../src/core/policy/page-policy.ts';
import { formatPolicy, originSources, toDigest } from '../../../../src/core/policy/policy.ts';
import { parsePolicy } from '../../../helpers/pages/parse-policy.ts';
import { smallSite } from '../../../helpers/values/small-site.ts';

type Config = NonNullable<Parameters<typeof smallSite>[0]['config']>;

/** Returns a digest of a text, without the cost of a real hash. */
function digestOf(text: string) {
  return toDigest(new TextEncoder().encode(text.padEnd(32, '.')).subarray(0, 32));
}

const boot = `'sha256-${digestOf('boot')}'`;

function readPolicy(bodyHtml: string, config: Config = {}, playground?: readonly string[]) {
  const { site } = smallSite({ pages: ['index'], config });
  const extras = [
    ...[...listServices(site.config).values()].map(({ sources }) => sources),
    ...site.config.head.map((tag) => headSources(tag, (content) => digestOf(content))),
  ];
  const text = formatPolicy(
    policyOf({
      scripts: [digestOf('boot')],
      config: site.config,
      embeds: findEmbeds(bodyHtml),
      connect: playground && originSources(playground.map(parseOrigin)),
      extras,
    }),
  );
  return new Map(
    [...parsePolicy(text)].map(([name, sources]) => [name, sources.join(' ')] as const),
  );
}

test('a page without embeds allows only its own site', () => {
  const policy = readPolicy('<p>text</p>');
  assert.equal(policy.get('default-src'), "'none'");
  assert.equal(policy.get('script-src'), `'self' ${boot}`);
  assert.equal(policy.get('style-src'), "'self'");
  assert.equal(policy.get('connect-src'), "'self'");
  assert.equal(policy.get('frame-src'), "'none'");
  assert.ok(![...policy.values()].some((values) => values.includes('unsafe')));
});

test('an embed is allowed only from its own host', () => {
  const policy = readPolicy(
    '<iframe title="x" src="https://www.youtube.com/embed/1?a=1&amp;b=2"></iframe>' +
      '<img alt="" src="https://img.example/a.png"><img src="/local.png">' +
      '<video><source src="https://cdn.example/v.mp4"></video>',
  );
  assert.equal(policy.get('frame-src'), 'https://www.youtube.com');
  assert.equal(policy.get('img-src'), "'self' data: https://img.example");
  assert.equal(policy.get('media-src'), "'self' https://cdn.example");
});

test('frames from the site itself are allowed if the page has any', () => {
  const frames = (html: string) => readPolicy(html).get('frame-src');
  assert.equal(frames('<iframe title="x" src="/demo/index.html"></iframe>'), "'self'");
  assert.equal(frames('<iframe title="x" src="//other.example/a"></iframe>'), "'none'");
  assert.equal(
    frames('<iframe src="/demo"></iframe><iframe src="https://a.example/b"></iframe>'),
    "'self' https://a.example",
  );
});

test('forms may be submitted to their own action only', () => {
  const forms = (html: string) => readPolicy(html).get('form-action');
  assert.equal(forms('<form><button>Try</button></form>'), "'none'");
  assert.equal(forms('<form action="/api/join" method="post">'), "'self'");
  assert.equal(
    forms('<form class="a" action="https://list.example/join">'),
    'https://list.example',
  );
  assert.equal(forms('<form action="javascript:alert(1)">'), "'none'");
});

test('images in the configuration are allowed', () => {
  const policy = readPolicy('<p>text</p>', { favicon: 'https://logos.example/a.svg' });
  assert.equal(policy.get('img-src'), "'self' data: https://logos.example");
});

test('attributes before a URL do not affect the policy', () => {
  const policy = readPolicy(
    '<p><img alt="Settings > Billing" src="https://example.com/b.png"></p>' +
      '<iframe title="Settings > Video" src="https://www.youtube.com/embed/1"></iframe>' +
      "<video title='a > b' poster=https://posters.example/p.png></video>",
  );
  assert.equal(policy.get('img-src'), "'self' data: https://example.com https://posters.example");
  assert.equal(policy.get('frame-src'), 'https://www.youtube.com');
});

test('only actual elements of the page are allowed', () => {
  const policy = readPolicy(
    '<!-- <img src="https://comment.example/a"> --><textarea><img src="https://text.example/a">' +
      '</textarea><pre>&lt;img src="https://code.example/a"></pre>' +
      '<p title="<img src=https://title.example/a>">x</p>',
  );
  assert.equal(policy.get('img-src'), "'self' data:");
});

test('every URL in a srcset is allowed', () => {
  const policy = readPolicy(
    '<img src="/a.png" srcset="https://a.example/1,2.png 1x, https://b.example/2.png 2x,/c.png 3x">',
  );
  assert.equal(policy.get('img-src'), "'self' data: https://a.example https://b.example");
});

test('scripts and styles in the text of a page allow nothing', () => {
  const policy = readPolicy(
    '<script src="https://evil.example/a.js"></script>' +
      '<link rel="stylesheet" href="https://evil.example/a.css"><object data="https://evil.example/o">',
  );
  assert.ok(![...policy.values()].some((sources) => sources.includes('evil')));
});

test('a URL cannot inject anything into the policy', () => {
  const nothing = [...readPolicy('')];
  const addresses = [
    'https://evil.example; script-src *',
    'https://x;script-src-elem/a.png',
    'https://*/a.png',
    "https://a'b.example/a.png",
    'https://a,b.example/a.png',
    'https://my_cdn.example/a.png',
    'https://me:secret@cdn.example/a.png',
    'https:cdn.example/a.png',
    'https:\\\\cdn.example/a.png',
    '//cdn.example/a.png',
    'javascript:alert(1)',
  ];
  for (const address of addresses) {
    for (const tag of ['img', 'iframe', 'video', 'form', 'input']) {
      const name = tag === 'form' ? 'action' : 'src';
      const html = `<${tag} ${name}="${address.replaceAll('"', '&quot;')}"></${tag}>`;
      assert.deepEqual([...readPolicy(html)], nothing, html);
    }
  }
});

test('the host of the feedback endpoint is allowed only if ratings are enabled', () => {
  const endpoint = 'https://ratings.example/page';
  const connect = (thumbsRating: boolean) =>
    readPolicy('', { feedback: { thumbsRating, endpoint } }).get('connect-src');
  assert.equal(connect(true), "'self' https://ratings.example");
  assert.equal(connect(false), "'self'");
});

test('a page with a playground may connect to its API servers and show blob images', () => {
  const policy = readPolicy('', {}, ['http://localhost:4322', 'https://api.example']);
  assert.equal(policy.get('connect-src'), "'self' http://localhost:4322 https://api.example");
  assert.equal(policy.get('img-src'), "'self' data: blob:");
});

test('an enabled analytics service is allowed only its own hosts', () => {
  const analytics = { plausible: { domain: 'a.example' }, fathom: { siteId: 'ABC' } };
  const off = readPolicy('', { analytics });
  assert.equal(off.get('script-src'), `'self' ${boot}`);
  const on = readPolicy('', { analytics: { ...analytics, enabled: true } });
  assert.equal(
    on.get('script-src'),
    `'self' ${boot} https://plausible.io https://cdn.usefathom.com`,
  );
  assert.equal(on.get('connect-src'), "'self' https://plausible.io https://cdn.usefathom.com");
  assert.equal(on.get('img-src'), "'self' data: https://cdn.usefathom.com");
  assert.equal(on.get('frame-src'), "'none'");
});

test('PostHog is allowed its cloud hosts, and a worker only for session recording', () => {
  const policy = (settings: object) =>
    readPolicy('', { analytics: { enabled: true, posthog: { apiKey: 'phc_1', ...settings } } });
  const cloud = policy({ apiHost: 'https://eu.i.posthog.com' });
  assert.equal(
    cloud.get('script-src'),
    `'self' ${boot} https://eu-assets.i.posthog.com https://eu.i.posthog.com`,
  );
  assert.equal(cloud.get('worker-src'), undefined);
  const own = policy({ apiHost: 'https://p.acme.example', sessionRecording: true });
  assert.equal(own.get('connect-src'), "'self' https://p.acme.example");
  assert.equal(own.get('worker-src'), 'blob:');
});

test('Google Analytics is allowed the hosts that Google lists', () => {
  const policy = readPolicy('', { analytics: { enabled: true, ga4: { measurementId: 'G-1' } } });
  assert.equal(policy.get('script-src'), `'self' ${boot} https://*.googletagmanager.com`);
  assert.match(policy.get('connect-src') ?? '', /https:\/\/\*\.google-analytics\.com/);
});

test('head elements are allowed by URL or by the hash of their content', () => {
  const policy = readPolicy('', {
    head: [
      { tag: 'script', content: 'start()' },
      { tag: 'style', content: 'p{}' },
      { tag: 'script', attrs: { src: 'https://cdn.example/a.js' }, hosts: ['https://api.example'] },
      { tag: 'link', attrs: { rel: 'stylesheet', href: 'https://css.example/a.css' } },
      { tag: 'link', attrs: { rel: 'preload', as: 'image', href: 'https://img.example/a.png' } },
      { tag: 'link', attrs: { rel: 'manifest', href: '/site.webmanifest' } },
      { tag: 'link', attrs: { rel: 'shortcut icon', href: 'https://icon.example/a.ico' } },
      { tag: 'link', attrs: { rel: 'modulepreload', href: 'https://module.example/a.js' } },
      { tag: 'noscript', content: '<img src="https://count.example/p.gif" alt="">' },
      { tag: 'meta', attrs: { name: 'theme-color', content: '#fff' } },
    ],
  });
  assert.equal(
    policy.get('script-src'),
    `'self' ${boot} 'sha256-${digestOf('start()')}' https://cdn.example https://api.example https://module.example`,
  );
  assert.equal(policy.get('style-src'), `'self' 'sha256-${digestOf('p{}')}' https://css.example`);
  assert.equal(policy.get('connect-src'), "'self' https://api.example https://cdn.example");
  assert.equal(policy.get('frame-src'), 'https://api.example');
  assert.equal(policy.get('manifest-src'), "'self'");
  for (const host of ['api', 'cdn', 'img', 'icon', 'count']) {
    assert.ok(policy.get('img-src')?.includes(`https://${host}.example`), host);
  }
});
