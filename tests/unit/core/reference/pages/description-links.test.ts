import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  createFragmentResolver,
  mayLinkToSite,
  documentOf,
  nearestFragment,
  resolveLinks,
} from '../../../../../src/core/reference/pages/description-links.ts';
import { smallReference } from '../../../../helpers/values/openapi-reference.ts';

const responses = { '200': { description: 'OK' } };
const zoo = smallReference({
  info: {
    title: 'Zoo',
    version: '1',
    description: '# Error *codes*\n\n```\n# No heading\n```\n\n## Rate limits ##\n',
  },
  tags: [{ name: 'Big cats' }, { name: 'empty' }],
  paths: {
    '/pets/{id}': { get: { operationId: 'find/pet', tags: ['Big cats'], responses } },
    '/secret': { get: { operationId: 'secret', responses } },
  },
  components: {
    schemas: { Pet: { type: 'object', properties: { a: {} } } },
    securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
  },
});
const [key = '', secret = ''] = zoo.operations.map((operation) => operation.key);
const page = { reference: { kind: 'operation', key } } as const;
const hrefs: Record<string, string> = { [key]: '/find/', zoo: '/zoo/' };
const hrefOf = (name: string) => hrefs[name] ?? (name === secret ? undefined : `/${name}/`);
const find = createFragmentResolver(documentOf([zoo], page), hrefOf);

test('fragments of other API tools resolve to the matching pages', () => {
  const places = {
    '#operation/find%2Fpet': '/find/',
    '#operation/find/pet': '/find/',
    '#tag/Big-cats/operation/find/pet': '/find/',
    '#tag/big-cats/GET/pets/{id}': '/find/',
    '#/paths/~1pets~1{id}/get': '/find/',
    '#tag/Big%20cats': '/zoo/#tag-big-cats',
    '#tag/Big-cats': '/zoo/#tag-big-cats',
    '#section/Authentication': '/zoo/#authentication',
    '#section/Error-codes': '/zoo/#error-codes',
    '#section/Error-codes/Rate-limits': '/zoo/#rate-limits',
    '#description/rate-limits': '/zoo/#rate-limits',
    '#rate-limits': '/zoo/#rate-limits',
    '#/Big%20cats/find%2Fpet': '/find/',
    '#/Big%20cats': '/zoo/#tag-big-cats',
  };
  const found = Object.keys(places).map((fragment) => [fragment, find(fragment)]);
  assert.deepEqual(Object.fromEntries(found), places);
  const schema = zoo.schemas.find(({ name }) => name === 'Pet');
  const pointers = ['#/components/schemas/Pet', '#schema/Pet', '#model/Pet', '#/schemas/Pet'];
  for (const pointer of pointers) assert.equal(find(pointer), schema && `/${schema.key}/`);
});

test('unknown fragments and operations without a page do not resolve', () => {
  const none = [
    '#operation/none',
    '#operation/secret',
    '#tag/empty',
    '#tag/',
    '#tag',
    '#section/Errors',
    '#/components/schemas/None',
    '#/info',
    '#/%E0%A4%A',
    '#parameters',
    '#',
    'operation/secret',
  ];
  assert.deepEqual(
    none.map((fragment) => find(fragment)),
    none.map(() => undefined),
  );
  assert.equal(createFragmentResolver(documentOf([zoo]), hrefOf)('#tag/Big-cats'), undefined);
});

test('a text with possible links to the site is recognized by its link targets', () => {
  const texts = [
    '[a](#tag/x)',
    '[a](/b)',
    '![a](</b c>)',
    '[a]: /b',
    '[a](b)',
    '[a](../b.md)',
    '[a](#b)',
    '<a href="/b">',
    '<img src=/b>',
  ];
  assert.deepEqual(texts.filter(mayLinkToSite), texts);
  const others = ['/a', '[a](https://b/c)', '[a](//b/c)', '<a href="mailto:a@b.c">'];
  assert.deepEqual(others.filter(mayLinkToSite), []);
});

test('in Markdown, fragments become addresses, broken ones plain text, and code is unchanged', () => {
  const inLine = '`[a](#tag/none)`, ``` `[a](#tag/none) ```, \\[a](#tag/none)';
  assert.equal(resolveLinks(inLine, find), inLine);
  const code = '```\n[a](#tag/none)\n```';
  assert.equal(
    resolveLinks(
      `[a](#tag/Big-cats), [b](#tag/none), [c](https://b/c)\n${code}\n[d](#tag/none)`,
      find,
    ),
    `[a](/zoo/#tag-big-cats), b, [c](https://b/c)\n${code}\nd`,
  );
});

test('in Markdown, site links and images get their address and keep their title', () => {
  const resolve = (href: string) => `/docs/${href}`;
  assert.equal(
    resolveLinks('[a](guide "Guide"), ![b](b.png), [c](<d>), [e](mailto:a@b.c)', resolve),
    '[a](/docs/guide "Guide"), ![b](/docs/b.png), [c](</docs/d>), [e](mailto:a@b.c)',
  );
});

test('in Markdown, a link is one even if its text has brackets in code, or escaped ones', () => {
  const resolve = () => '/x/';
  const resolved = (text: string) => `[${text}](/x/)`;
  for (const text of ['`of(int[])`', 'a `b[0]` c `d`', String.raw`of(int\[\])`, 'a ` b']) {
    assert.equal(resolveLinks(`See [${text}](#y).`, resolve), `See ${resolved(text)}.`);
  }
  assert.equal(resolveLinks('[`a[](#y)', resolve), '[`a[](/x/)');
});

test('the nearest valid fragment is suggested', () => {
  const wrong = ['#operation/find/pte', '#tag/Big-cat', '#section/error-code', '#rate-limit'];
  assert.deepEqual(
    wrong.map((fragment) => nearestFragment(zoo, fragment)),
    ['#operation/find/pet', '#tag/Big-cats', '#section/error-codes', '#rate-limits'],
  );
  assert.equal(nearestFragment(zoo, '#section/Something-else'), undefined);
});
