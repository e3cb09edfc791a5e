/** What the site tells machines, other services, and itself. */
import { ABSENT, act, cell, file, html, parts, read, remark, type Table } from '../table.ts';
import { unusedServices } from './unused-services.ts';

const badUrl = [['eu.example.com', 'config/bad-url']] as const;
const badIdentifier = [['a b', 'config/bad-identifier']] as const;
const REDIRECTS = '_redirects';
const meta = (name: string, attribute: string) =>
  html('/start/one/', `meta[name="lectern-${name}"]`, attribute);

/** Pages whose links begin with a path that no page has. */
const underPath = {
  'index.md': '---\ntitle: Home\n---\n[a](/docs) [b](/docs/#x) [c](/docs/a.txt)\n',
  'a.txt': '',
};

/** Whether the policy of a page allows its scripts to connect to a host. */
const mayAsk = (host: string) =>
  read('/', (page) =>
    page.locator('meta[http-equiv="content-security-policy"]').evaluate((policy, wanted) => {
      const [, allowed = ''] =
        /connect-src ([^;]*)/.exec(policy.getAttribute('content') ?? '') ?? [];
      return allowed.split(' ').includes(wanted);
    }, host),
  );

/** Links in a sidebar with addresses that end without a slash. */
const bareAddresses = ['/', '/start/one', '/start/two', '/api/find', '/api/plain'];

export const siteRows: Table = {
  metadata: {
    effect: 'html',
    cells: [
      cell(
        { 'og:image': 'https://example.com/card.png' },
        'looks',
        html('/', 'meta[property="og:image"]', 'content'),
        ['https://example.com/card.png'],
      ),
      cell(ABSENT, 'plain', html('/', 'meta[property="og:image"]', 'content'), []),
    ],
    wrong: [],
  },
  seo: parts,
  'seo.indexHiddenPages': {
    effect: 'file',
    cells: [
      cell(true, 'tabs', file('llms.txt', /unlisted\.md/g), ['unlisted.md']),
      cell(false, 'looks', file('llms.txt', /unlisted\.md/g), []),
      cell(ABSENT, 'plain', file('llms.txt', /unlisted\.md/g), []),
    ],
  },
  base: {
    effect: 'remark',
    cells: [
      { value: '/docs', config: { base: '/docs' }, files: underPath, expect: [] },
      {
        value: ABSENT,
        config: {},
        files: underPath,
        expect: [/^3 links and redirects begin with "\/docs"/],
      },
    ],
    wrong: [['https://example.com/docs', 'config/bad-base']],
  },
  checks: {
    effect: 'remark',
    cells: [
      {
        value: { 'site/base': 'off' },
        config: { checks: { 'site/base': 'off' } },
        files: underPath,
        expect: [],
      },
      {
        value: ABSENT,
        config: {},
        files: underPath,
        expect: [/^3 links and redirects begin with "\/docs"/],
      },
    ],
    wrong: [[{ 'site/base': 'silent' }, 'config/unknown-value']],
  },
  redirects: {
    effect: 'file',
    cells: [
      cell(ABSENT, 'plain', file(REDIRECTS, /./g), undefined),
      cell(
        [
          { source: '/old', destination: '/start/one' },
          { source: '/gone', destination: '/start/two', permanent: false },
          { source: '/back', destination: '/', permanent: true },
        ],
        'looks',
        file(REDIRECTS, /^\S+/gm),
        ['/old', '/gone', '/back'],
      ),
    ],
  },
  'redirects[].source': {
    effect: 'behavior',
    cells: [
      cell(
        '/old',
        'looks',
        act('/old/', async (page) => {
          await page.waitForURL('**/start/one/');
          return page.title();
        }),
        'One - Looks',
      ),
    ],
    wrong: [['/a?b', 'config/bad-redirect-source']],
  },
  'redirects[].destination': {
    effect: 'file',
    cells: [cell('/start/two', 'looks', file(REDIRECTS, /^\/gone (\S+)/gm), ['/start/two/'])],
    wrong: [['javascript:alert(1)', 'config/unsafe-link']],
  },
  'redirects[].permanent': {
    effect: 'file',
    cells: [
      cell(true, 'looks', file(REDIRECTS, /^\/back .* (\d+)/gm), ['301']),
      cell(false, 'looks', file(REDIRECTS, /^\/gone .* (\d+)/gm), ['302']),
      cell(ABSENT, 'looks', file(REDIRECTS, /^\/old .* (\d+)/gm), ['301']),
    ],
  },
  trailingSlash: {
    effect: 'html',
    cells: [
      cell('never', 'key', html('/', '.sidebar-group :is(a, summary)', 'href'), bareAddresses),
      cell('never', 'key', file('start/one.html', /<title>(.*?)<\/title>/g), ['One - Key']),
      cell('always', 'basic', file('start/one/index.html', /<title>(.*?)<\/title>/g), [
        'One - Basic',
      ]),
      cell(ABSENT, 'plain', html('/', '.sidebar-group :is(a, summary)', 'href'), [
        '/',
        '/start/one/',
        '/start/two/',
      ]),
    ],
  },
  head: {
    effect: 'html',
    cells: [
      cell(
        [
          {
            tag: 'script',
            attrs: { src: 'https://cdn.example.com/a.js', defer: true },
            hosts: ['https://api.example.com'],
          },
        ],
        'usual',
        html('/', 'head script[defer]', 'src'),
        ['https://cdn.example.com/a.js'],
      ),
      cell(ABSENT, 'plain', html('/', 'head meta[name="theme-color"]', 'content'), []),
    ],
  },
  'head[].tag': {
    effect: 'behavior',
    cells: [
      cell('meta', 'looks', html('/', 'head meta[name="theme-color"]', 'content'), ['#16a34a']),
      cell('link', 'looks', html('/', 'head link[rel="me"]', 'href'), ['https://example.com/me']),
      cell('style', 'looks', html('/', 'head style'), ['body{--own:1}']),
      cell(
        'script',
        'looks',
        read('/', (page) => page.locator('html').getAttribute('data-own')),
        'ran',
      ),
      cell('noscript', 'looks', file('index.html', /<noscript>([^<]+)</g), ['No scripts']),
    ],
  },
  'head[].attrs': {
    effect: 'html',
    cells: [
      cell(
        { src: 'https://cdn.example.com/a.js', defer: true },
        'usual',
        html('/', 'head script[defer]', 'src'),
        ['https://cdn.example.com/a.js'],
      ),
      cell(ABSENT, 'looks', html('/', 'head style', 'class'), [null]),
    ],
  },
  'head[].content': {
    effect: 'behavior',
    cells: [
      cell(
        'body{--own:1}',
        'looks',
        read('/', (page) =>
          page.locator('body').evaluate((body) => getComputedStyle(body).getPropertyValue('--own')),
        ),
        '1',
      ),
      cell(ABSENT, 'looks', html('/', 'head link[rel="me"]'), ['']),
    ],
  },
  'head[].hosts': {
    effect: 'behavior',
    cells: [
      cell(['https://api.example.com'], 'usual', mayAsk('https://api.example.com'), true),
      cell(ABSENT, 'looks', mayAsk('https://api.example.com'), false),
    ],
    wrong: [[['api.example.com'], 'config/bad-url']],
  },
  scripts: {
    effect: 'behavior',
    cells: [
      cell(
        true,
        'looks',
        read('/', (page) => page.locator('html').getAttribute('data-custom')),
        'ran',
      ),
      cell(false, 'key', file('custom.js', /./g), undefined),
      cell(ABSENT, 'plain', file('custom.js', /./g), undefined),
    ],
  },
  analytics: parts,
  'analytics.enabled': {
    effect: 'html',
    cells: [
      cell(true, 'looks', meta('ga4', 'data-id'), ['G-1']),
      cell(false, 'basic', html('/', 'script[data-site]', 'data-site'), []),
      cell(ABSENT, 'usual', meta('ga4', 'data-id'), []),
    ],
  },
  'analytics.ga4': parts,
  'analytics.ga4.measurementId': {
    effect: 'html',
    cells: [cell('G-1', 'looks', meta('ga4', 'data-id'), ['G-1'])],
    wrong: badIdentifier,
  },
  'analytics.gtm': parts,
  'analytics.gtm.tagId': {
    effect: 'html',
    cells: [cell('GTM-1', 'looks', meta('gtm', 'data-id'), ['GTM-1'])],
    wrong: badIdentifier,
  },
  'analytics.posthog': parts,
  'analytics.posthog.apiKey': {
    effect: 'html',
    cells: [cell('phc_1', 'looks', meta('posthog', 'data-key'), ['phc_1'])],
    wrong: badIdentifier,
  },
  'analytics.posthog.apiHost': {
    effect: 'html',
    cells: [
      cell('https://eu.example.com', 'looks', meta('posthog', 'data-host'), [
        'https://eu.example.com',
      ]),
      cell(ABSENT, 'key', html('/', 'meta[name="lectern-posthog"]', 'data-host'), [
        'https://us.i.posthog.com',
      ]),
    ],
    wrong: badUrl,
  },
  'analytics.posthog.sessionRecording': {
    effect: 'html',
    cells: [
      cell(true, 'looks', meta('posthog', 'data-recording'), ['']),
      cell(false, 'key', html('/', 'meta[name="lectern-posthog"]', 'data-recording'), [null]),
    ],
  },
  'analytics.plausible': parts,
  'analytics.plausible.domain': {
    effect: 'html',
    cells: [
      cell('docs.example.com', 'looks', html('/', 'script[data-domain]', 'data-domain'), [
        'docs.example.com',
      ]),
    ],
    wrong: [['a b', 'config/bad-identifier']],
  },
  'analytics.plausible.server': {
    effect: 'html',
    cells: [
      cell('https://count.example.com', 'looks', html('/', 'script[data-domain]', 'src'), [
        'https://count.example.com/js/script.js',
      ]),
      cell(ABSENT, 'key', html('/', 'script[data-domain]', 'src'), [
        'https://plausible.io/js/script.js',
      ]),
    ],
    wrong: badUrl,
  },
  'analytics.fathom': parts,
  'analytics.fathom.siteId': {
    effect: 'html',
    cells: [cell('FATHOM', 'looks', html('/', 'script[data-site]', 'data-site'), ['FATHOM'])],
    wrong: badIdentifier,
  },
  ...Object.fromEntries(unusedServices.map((name) => [`analytics.${name}`, remark])),
  integrations: remark,
  isWhiteLabeled: remark,
  basePath: remark,
  mintlify: remark,
  'navigation[].public': remark,
  'colors.ultraLight': remark,
  'colors.ultraDark': remark,
  'topAnchor.url': remark,
  'search.location': remark,
};
