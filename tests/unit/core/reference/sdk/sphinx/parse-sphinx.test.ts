import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  isWantedSphinxFile,
  parseSphinx,
} from '../../../../../../src/core/reference/sdk/sphinx/parse-sphinx.ts';
import {
  buildSphinx,
  describeObject,
  membersIn,
  outlineGroups,
  pageOf,
  readSphinx,
  writeParameters,
} from '../../../../../helpers/values/sphinx-output.ts';

function faultsIn(files: Readonly<Record<string, string>>): readonly string[] {
  const { diagnostics } = parseSphinx({ name: 'docs/api', files: new Map(Object.entries(files)) });
  return diagnostics.map(({ code }) => code);
}

test('documents are wanted, but neither source code nor indexes', () => {
  const wanted = ['index.fjson', 'api/shop.client.fjson', 'research.fjson'];
  const unwanted = [
    'genindex.fjson',
    'genindex-A.fjson',
    'py-modindex.fjson',
    'search.fjson',
    '_modules/shop/client.fjson',
    'globalcontext.json',
    'searchindex.json',
    '_static/doctools.js',
  ];
  assert.deepEqual([...wanted, ...unwanted].filter(isWantedSphinxFile), wanted);
});

test('faults are told with their places', () => {
  assert.deepEqual(faultsIn({ 'a.fjson': '{"body": "<p>"}', 'b.fjson': '{\n  "body": }' }), [
    'sdk/syntax',
  ]);
  const [fault] = parseSphinx({
    name: 'docs/api',
    files: new Map([['b.fjson', '{\n  "body": }']]),
  }).diagnostics;
  assert.deepEqual(
    [fault?.file, fault?.position?.line, fault?.position?.column],
    ['docs/api/b.fjson', 2, 9],
  );
  assert.deepEqual(faultsIn({}), ['sdk/wrong-output']);
  for (const text of ['null', '[]', '7', '{"body": 1}', '{"title": "x"}']) {
    assert.deepEqual(faultsIn({ 'a.fjson': text }), ['sdk/wrong-output'], text);
  }
  assert.deepEqual(
    readSphinx('<p>Only prose.</p>').diagnostics.map(({ code }) => code),
    ['sdk/no-symbols'],
  );
});

test('symbols are grouped by module, also where only their ids tell it', () => {
  const inModule = describeObject('class', 'shop.api.Client', { before: 'class' });
  const source =
    '<a class="reference internal" href="../_modules/shop/x/#Deep"><span class="viewcode-link">[source]</span></a>';
  assert.deepEqual(
    outlineGroups(
      buildSphinx(
        `<section id="module-shop.api">${inModule}</section>` +
          describeObject('function', 'shop.tools.parse') +
          describeObject('class', 'shop.Odd.Deep', { before: 'class', after: source }),
        describeObject('data', 'shop.api.LIMIT') + describeObject('exception', 'shop.Odd.Bad'),
      ).groups,
    ),
    [
      [
        'shop.api',
        [
          ['classes', 'Client'],
          ['variables', 'LIMIT'],
        ],
      ],
      ['shop.tools', 'parse'],
      ['shop.Odd', 'Deep'],
      ['shop', 'Odd.Bad'],
    ],
  );
});

test('classes inside classes have the names of both, and their own members', () => {
  const inner = describeObject('class', 'shop.Client.Options', {
    before: 'class',
    content: describeObject('attribute', 'shop.Client.Options.retries'),
  });
  const built = buildSphinx(
    describeObject('class', 'shop.Client', { before: 'class', content: `<p>Outer.</p>${inner}` }),
  );
  assert.deepEqual(outlineGroups(built.groups), [['classes', 'Client', 'Client.Options']]);
  assert.equal(pageOf(built, 'class Client').description, 'Outer.');
  assert.deepEqual(pageOf(built, 'class Client').sections, []);
  assert.deepEqual(
    membersIn(pageOf(built, 'class Client.Options'), 'properties').map(({ name }) => name),
    ['retries'],
  );
});

test('what is described twice is shown once', () => {
  const get = { content: '<p>Gets it.</p>', after: writeParameters('id') };
  const full = describeObject('class', 'shop.Client', {
    before: 'class',
    content: `<p>A client.</p>${describeObject('method', 'shop.Client.get', get)}`,
  });
  const again = describeObject('class', '', {
    before: 'class',
    prefix: 'shop.',
    name: 'Client',
    content: `<p>A client.</p>${describeObject('method', '', { ...get, name: 'get' })}`,
  });
  for (const bodies of [
    [full, again],
    [again, full],
    [full, `<section id="module-shop">${again.replace('shop.</span>', '</span>')}</section>`],
  ]) {
    const built = buildSphinx(...bodies);
    assert.deepEqual(outlineGroups(built.groups), [['classes', 'Client']]);
    const page = pageOf(built, 'class Client');
    assert.equal(page.description, 'A client.');
    assert.deepEqual(
      membersIn(page, 'methods').map(({ name, description }) => [name, description]),
      [['get', 'Gets it.']],
    );
  }
});

test('members with documents of their own are listed by their classes', () => {
  const built = buildSphinx(
    describeObject('method', 'shop.Client.get', { after: writeParameters('id') }),
    describeObject('class', 'shop.Client', { before: 'class', content: '<p>A client.</p>' }),
    describeObject('attribute', 'shop.Lost.name') + describeObject('attribute', 'shop.version'),
  );
  assert.deepEqual(outlineGroups(built.groups), [
    ['classes', 'Client', 'Lost'],
    ['variables', 'version'],
  ]);
  const page = pageOf(built, 'class Client');
  assert.equal(page.description, 'A client.');
  assert.deepEqual(
    membersIn(page, 'methods').map(({ name }) => name),
    ['get'],
  );
});

test('other languages are not shown as Python', () => {
  const others =
    '<dl class="js function"><dt class="sig sig-object js" id="get"><span class="sig-name descname">get</span></dt><dd></dd></dl>' +
    '<dl class="c function"><dt id="c.foo"><code class="descname">foo</code></dt><dd></dd></dl>' +
    '<dl class="function"><dt id="c.bar"><code class="descname">bar</code></dt><dd></dd></dl>' +
    '<dl class="std option"><dt id="cmdoption-x"><code class="descname">-x</code></dt><dd></dd></dl>';
  assert.deepEqual(
    readSphinx(others).diagnostics.map(({ code }) => code),
    ['sdk/no-symbols'],
  );
  assert.deepEqual(
    outlineGroups(buildSphinx(others + describeObject('function', 'shop.f')).groups),
    [['functions', 'f']],
  );
});

test('odd and hostile output is read without a fault', () => {
  const deep = '<dl class="py class"><dt id="a.B"><span class="descname">B</span></dt><dd>'.repeat(
    2000,
  );
  const link = (id: string) => `<a class="reference internal" href="#${id}"><code>${id}</code></a>`;
  const self = describeObject('class', 'a.Loop', {
    before: 'class',
    content: `<p>Bases: ${link('a.Loop')}</p>`,
  });
  const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'].map((name) =>
    describeObject('class', `a.${name}`, {
      before: 'class',
      content:
        describeObject(name, `a.${name}.${name}`) +
        describeObject('attribute', `a.${name}.${name}`),
    }),
  );
  for (const body of [
    deep,
    self,
    names.join(''),
    '<dl class="py class"></dl>',
    '<dl class="py x"><dt></dt>',
  ]) {
    const { document } = readSphinx(body, describeObject('function', 'a.f'));
    const built = document?.build('sdk');
    assert.ok(built);
    for (const { symbols, groups } of built.groups) {
      for (const { key } of [...symbols, ...groups.flatMap((group) => group.symbols)]) {
        assert.ok(built.symbol(key), key);
      }
    }
  }
});

test('the time that reading takes grows no faster than the output', () => {
  const many = (count: number, write: (rank: number) => string) =>
    Array.from({ length: count }, (_, rank) => write(rank)).join('');
  const terms = many(5000, () => '<dt id="a.f"><span class="descname">f</span></dt>');
  const entries = many(5000, (rank) => `<li><p><strong>p${rank}</strong> – x</p></li>`);
  const fields = `<dl class="field-list"><dt>Parameters</dt><dd><ul>${entries}</ul></dd></dl>`;
  const bodies = {
    classes: many(10_000, (rank) => describeObject('class', `a.C${rank}`, { before: 'class' })),
    methods: many(10_000, (rank) => describeObject('method', `a.C.m${rank}`)),
    duplicates: many(10_000, () => describeObject('class', 'a.C', { content: '<p>x</p>' })),
    overloads: `<dl class="py function">${terms}<dd>${fields}</dd></dl>`,
    id: describeObject('class', 'a.'.repeat(200_000) + 'C'),
    spaces: describeObject('function', 'a.f', {
      content: `<dl><dt>Args:</dt><dd><p>name${'&#160;'.repeat(200_000)}x</p></dd></dl>`,
    }),
    brackets: describeObject('function', 'a.f', { after: writeParameters('['.repeat(500_000)) }),
    formula: describeObject('function', 'a.f', {
      content: `<span class="math">\\(${' '.repeat(300_000)}x</span>`,
    }),
  };
  for (const [name, body] of Object.entries(bodies)) {
    const start = performance.now();
    buildSphinx(body);
    const time = performance.now() - start;
    assert.ok(time < 6000, `${name}: ${time} ms`);
  }
});
