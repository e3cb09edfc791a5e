/** `vercel.json`, turned into routes by Vercel's own code. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  getTransformedRoutes,
  headersSchema,
  redirectsSchema,
  type RouteWithSrc,
  type GetRoutesProps,
} from '@vercel/routing-utils';
import { Ajv } from 'ajv';
import { formatVercelConfig } from '../../../../../src/core/publish/hosts/vercel.ts';
import { nastyRedirects } from '../../../../helpers/hostile/nasty-redirects.ts';
import { smallSite } from '../../../../helpers/values/small-site.ts';

const redirects = nastyRedirects.map(({ asks, notIn, ...redirect }) => redirect);

function configOf(base: string, trailingSlash: 'always' | 'never'): GetRoutesProps {
  const { site } = smallSite({ pages: ['index'], base, config: { redirects, trailingSlash } });
  return JSON.parse(formatVercelConfig(site)) as GetRoutesProps;
}

/** Answers like Vercel: tries routes in order, and adds or removes a slash before redirecting. */
function answer(routes: readonly RouteWithSrc[], path: string, depth = 0): string | undefined {
  for (const { src, headers, status } of routes) {
    const values = new RegExp(src).exec(path);
    if (values === null || headers?.Location === undefined) continue;
    const target = headers.Location.replace(/\$(\d+)/g, (_, rank: string) => values[+rank] ?? '');
    const isSlash = target === `${path}/` || `${target}/` === path;
    return isSlash && depth === 0 ? answer(routes, target, 1) : `${status} ${target}`;
  }
  return undefined;
}

for (const [base, trailingSlash] of [
  ['', 'always'],
  ['/docs', 'never'],
  ['/d.o(c)s+', 'always'],
] as const) {
  test(`Vercel redirects as in docs.json under ${base || '/'}, with trailing slash ${trailingSlash}`, () => {
    const { routes, error } = getTransformedRoutes(configOf(base, trailingSlash));
    assert.equal(error, null);
    for (const { permanent, asks, notIn = [] } of nastyRedirects) {
      for (const [path, target] of Object.entries(asks)) {
        const found = answer((routes ?? []) as RouteWithSrc[], base + path);
        const start = target?.startsWith('/') ? base : '';
        const isFound = target !== undefined && !notIn.includes('vercel');
        const wanted = isFound ? `${permanent === false ? 307 : 308} ${start}${target}` : undefined;
        assert.equal(simplify(found), simplify(wanted), path);
      }
    }
  });
}

/** Removes unnecessary escapes, and a slash before a query. */
function simplify(text: string | undefined): string | undefined {
  return text
    ?.replace(/%(?:2[489AB]|3[A]|21)/gi, decodeURIComponent)
    .replace(/(:\d+)\/(?=\?|$)/, '$1');
}

test('the matched rest of a path cannot name another host', () => {
  const config = {
    redirects: [
      { source: '/go*', destination: '/*' },
      { source: '/out/:a*', destination: '/:a*' },
      { source: '/one/:a', destination: '/:a' },
    ],
  };
  const { site } = smallSite({ pages: ['index'], config });
  const { routes } = getTransformedRoutes(JSON.parse(formatVercelConfig(site)) as GetRoutesProps);
  for (const start of ['/go', '/out', '/one']) {
    for (const rest of ['//evil.example', '///evil.example', '/\\evil.example', '//\\evil']) {
      const found = answer((routes ?? []) as RouteWithSrc[], start + rest);
      assert.doesNotMatch(found ?? '', /^\d+ \/[/\\]/);
    }
  }
});

test('vercel.json is valid according to the schemas of Vercel', () => {
  const { redirects: found, headers } = configOf('/docs', 'always');
  const ajv = new Ajv({ strict: false });
  for (const [schema, value] of [
    [redirectsSchema, found],
    [headersSchema, headers],
  ] as const) {
    const isValid = ajv.compile(schema)(value);
    assert.ok(isValid);
  }
});

test('clean URLs are enabled only without trailing slashes', () => {
  assert.deepEqual(
    (['always', 'never'] as const).map((wanted) => {
      const { cleanUrls, trailingSlash: hasSlash } = configOf('', wanted);
      return { cleanUrls, hasSlash };
    }),
    [
      { cleanUrls: undefined, hasSlash: true },
      { cleanUrls: true, hasSlash: false },
    ],
  );
});
