/** `_redirects` and `_headers`, read by Netlify's own parsers. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import {
  formatNetlifyHeaders,
  formatNetlifyRedirects,
} from '../../../../../src/core/publish/hosts/netlify.ts';
import { tempFolder } from '../../../../helpers/files/temp-folder.ts';
import { nastyRedirects } from '../../../../helpers/hostile/nasty-redirects.ts';
import { smallSite } from '../../../../helpers/values/small-site.ts';

interface Rule {
  readonly from: string;
  readonly to: string;
  readonly status: number;
  readonly force: boolean;
  readonly query: object;
  readonly conditions: object;
}

const redirects = nastyRedirects.map(({ asks, notIn, ...redirect }) => redirect);

async function rulesOf(text: string): Promise<readonly Rule[]> {
  const file = join(tempFolder({ _redirects: text }), '_redirects');
  const parsed = await parseAllRedirects({
    redirectsFiles: [file],
    configRedirects: [],
    minimal: true,
  });
  assert.deepEqual(parsed.errors, []);
  return parsed.redirects as Rule[];
}

/** Applies redirects as both hosts document them: a name matches one segment, a star the rest. */
function answer(rules: readonly Rule[], path: string, read: (path: string) => string) {
  for (const { from, to, status } of rules) {
    const source = from.replace(/:[a-z]\w*|\*|[^:*]+|:/gi, (token) => {
      if (token === '*') return '(?<splat>.*)';
      if (/^:\w/.test(token)) return `(?<${token.slice(1)}>[^/]+)`;
      return read(token).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    });
    const groups = new RegExp(`^${source}$`).exec(read(path))?.groups;
    if (groups === undefined && !new RegExp(`^${source}$`).test(read(path))) continue;
    const target = Object.entries(groups ?? {}).reduce(
      (url, [name, value]) => url.replaceAll(`:${name}`, encodeValue(value)),
      to,
    );
    return `${status} ${target}`;
  }
  return undefined;
}

function encodeValue(value: string): string {
  return value
    .split('/')
    .map((part) => encodeURIComponent(safeDecode(part)))
    .join('/');
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const readers = {
  'decode paths': safeDecode,
  'compare paths as they are sent': (path: string) => path,
};

for (const base of ['', '/docs']) {
  for (const [name, read] of Object.entries(readers)) {
    test(`hosts that ${name} redirect as in docs.json, or not at all, under ${base || '/'}`, async () => {
      const { site } = smallSite({ pages: ['index'], base, config: { redirects } });
      const rules = await rulesOf(formatNetlifyRedirects(site));
      for (const { source, permanent, asks, notIn = [] } of nastyRedirects) {
        for (const [path, target] of Object.entries(asks)) {
          // The address with a slash has its own page, which redirects.
          if (path === `${source}/`) continue;
          const found = answer(rules, base + path, read);
          const isFound = target !== undefined && !notIn.includes('netlify');
          const wanted = `${permanent === false ? 302 : 301} ${target?.startsWith('/') ? base : ''}${target}`;
          assert.equal(simplify(found), isFound ? simplify(wanted) : undefined, path);
        }
      }
      const odd = rules.filter(({ query, conditions, force }) => {
        return force || Object.keys(query).length + Object.keys(conditions).length > 0;
      });
      assert.deepEqual(odd, []);
    });
  }
}

/** Removes unnecessary escapes. */
function simplify(text: string | undefined): string | undefined {
  return text && text.replace(/%(?:2[4B6C]|3[ABD]|40)/gi, decodeURIComponent);
}

test('static redirects come first, and no source appears twice', () => {
  const { site } = smallSite({
    pages: ['index'],
    config: {
      redirects: [
        { source: '/a/:rest*', destination: '/b/:rest*' },
        { source: '/a', destination: '/c', permanent: false },
        { source: '/x/:y', destination: '/z/:y' },
      ],
    },
  });
  assert.equal(
    formatNetlifyRedirects(site),
    '/a /c 302\n/a/* /b/:splat 301\n/x/:y /z/:y 301\n/x/:y/ /z/:y 301\n',
  );
});

test('redirects lead to the page address and keep the query and fragment', () => {
  const { site } = smallSite({
    pages: ['index', 'guides/a', 'unlisted'],
    base: '/docs',
    config: {
      navigation: [{ group: 'All', pages: ['index', 'guides/a'] }],
      redirects: [
        { source: '/older/', destination: '/guides/a' },
        { source: '/older', destination: '/unlisted' },
        { source: '/x', destination: '/guides/a?tab=1#part' },
        { source: '/w/*', destination: '/guides/a' },
        { source: '/guides/a', destination: '/unlisted' },
      ],
    },
  });
  assert.deepEqual(formatNetlifyRedirects(site).trimEnd().split('\n'), [
    '/docs/older /docs/guides/a/ 301',
    '/docs/x /docs/guides/a/?tab=1#part 301',
    '/docs/w /docs/guides/a/ 301',
    '/docs/w/* /docs/guides/a/ 301',
  ]);
});

test('a splat may be the entire destination only if it cannot name another host', () => {
  const config = { redirects: [{ source: '/v1/*', destination: '/*' }] };
  const { site } = smallSite({ pages: ['index'], config });
  assert.equal(formatNetlifyRedirects(site), '# Not for this kind of host: /v1/*\n');
  assert.equal(
    formatNetlifyRedirects({ ...site, url: 'https://docs.example' }),
    '/v1 / 301\n/v1/* https://docs.example/:splat 301\n',
  );
  assert.match(
    formatNetlifyRedirects({ ...site, base: '/docs' }),
    /^\/docs\/v1\/\* \/docs\/:splat/m,
  );
});

test('a comment lists each redirect that is left out', () => {
  const { site } = smallSite({
    pages: ['index'],
    config: {
      redirects: [
        { source: '/a-*', destination: '/b-*' },
        { source: '/two words'.replace(' ', '%20'), destination: `/${'x'.repeat(1000)}` },
      ],
    },
  });
  assert.equal(
    formatNetlifyRedirects(site),
    '# Not for this kind of host: /two%20words\n# Not for this kind of host: /a-*\n',
  );
});

test('the headers of pages and immutable files are parsed as intended', async () => {
  const { site } = smallSite({ pages: ['index'], base: '/docs' });
  const file = join(tempFolder({ _headers: formatNetlifyHeaders(site) }), '_headers');
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [file],
    netlifyConfigPath: undefined,
    configHeaders: undefined,
    minimal: true,
  });
  assert.deepEqual(errors, []);
  assert.deepEqual(headers, [
    {
      for: '/docs/*',
      values: {
        'Content-Security-Policy': "frame-ancestors 'self'",
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
      },
    },
    {
      for: '/docs/_lectern/assets/*',
      values: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    },
  ]);
});
