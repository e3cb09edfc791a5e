import assert from 'node:assert/strict';
import { test } from 'node:test';

import { isInRanges, parseFenceMeta } from '../../../../src/markdown/code/fence-meta.ts';
import type { FenceMeta } from '../../../../src/markdown/code/fence-meta.ts';

const bare: FenceMeta = {
  language: 'js',
  highlight: [],
  focus: [],
  collapse: [],
  lines: false,
  wrap: false,
  expandable: false,
  nocopy: false,
  twoslash: false,
};

function check(meta: string, expected: Partial<FenceMeta>): void {
  assert.deepEqual(parseFenceMeta('js', meta), { ...bare, ...expected }, meta);
}

test('a fence with only a language has no options', () => {
  check('', {});
  assert.deepEqual(parseFenceMeta('js'), bare);
});

test('everything after the language is the title', () => {
  check('HelloWorld.java', { title: 'HelloWorld.java' });
  check('Node.js / Serverless', { title: 'Node.js / Serverless' });
  check('with TypeScript SDK', { title: 'with TypeScript SDK' });
  check('@libsql/client', { title: '@libsql/client' });
  check('"Quoted title"', { title: 'Quoted title' });
  check('[app.ts]', { title: 'app.ts' });
  check('200', { title: '200' });
});

test('a title can be an attribute, with quotes, braces or neither', () => {
  for (const meta of [
    'title="src/a b.ts"',
    "title='src/a b.ts'",
    'title={"src/a b.ts"}',
    'filename="src/a b.ts"',
    'lost words title="src/a b.ts"',
  ]) {
    check(meta, { title: 'src/a b.ts' });
  }
  check('title=a.ts', { title: 'a.ts' });
  check('title="never closed', { title: 'never closed' });
});

test('braces select lines', () => {
  check('{1,3-5}', {
    highlight: [
      { from: 1, to: 1 },
      { from: 3, to: 5 },
    ],
  });
  check('{ 1, 3 - 5 } app.js', {
    highlight: [
      { from: 1, to: 1 },
      { from: 3, to: 5 },
    ],
    title: 'app.js',
  });
  check('Generate text {11-13}', { highlight: [{ from: 11, to: 13 }], title: 'Generate text' });
  check('{foo}', {});
  check('{1', { highlight: [{ from: 1, to: 1 }] });
});

test('braces inside a word belong to the title', () => {
  check('GET /users/{id}', { title: 'GET /users/{id}' });
});

test('highlight and focus accept lines in every form', () => {
  const two = [{ from: 1, to: 3 }];
  for (const value of ['{1-3}', '"1-3"', "'1-3'", '1-3', '{[1-3]}']) {
    check(`highlight=${value}`, { highlight: two });
    check(`focus=${value}`, { focus: two });
  }
  check('{1} highlight={3}', {
    highlight: [
      { from: 1, to: 1 },
      { from: 3, to: 3 },
    ],
  });
});

test('switches can be written with or without a value', () => {
  check('lines wrap expandable nocopy', {
    lines: true,
    wrap: true,
    expandable: true,
    nocopy: true,
  });
  check('lines=true wrap={true} expandable="true"', { lines: true, wrap: true, expandable: true });
  for (const value of ['false', '"false"', "'false'", '{false}', '{"false"}']) {
    check(`wrap wrap=${value}`, { wrap: false });
    check(`expandable=${value} a.ts`, { expandable: false, title: 'a.ts' });
  }
  check('showLineNumbers', { lines: true });
});

test('a switch in brackets is not part of the title', () => {
  check('app.ts [expandable]', { title: 'app.ts', expandable: true });
  check('[expandable] app.ts [wrap]', { title: 'app.ts', expandable: true, wrap: true });
  check('[nocopy]', { nocopy: true });
  check('list [0]', { title: 'list [0]' });
});

test('a fence without a language can begin with a switch', () => {
  assert.deepEqual(parseFenceMeta('nocopy'), { ...bare, language: '', nocopy: true });
  assert.deepEqual(parseFenceMeta('nocopy', 'Output'), {
    ...bare,
    language: '',
    nocopy: true,
    title: 'Output',
  });
});

test('a start line turns on line numbers', () => {
  check('startLine=40', { startLine: 40, lines: true });
  check('startLine=99999999999', { startLine: 1_000_000, lines: true });
  check('startLine=x', {});
});

test('twoslash requests types and is not part of the title', () => {
  check('twoslash app.ts', { title: 'app.ts', twoslash: true });
});

test('an icon has a name and a type', () => {
  check('icon="square-js" iconType="brands" app.js', {
    icon: 'square-js',
    iconType: 'brands',
    title: 'app.js',
  });
});

test('options of other tools have no effect and are not part of the title', () => {
  check('theme="nord" app.ts', { title: 'app.ts' });
  check('Answer verify=output varies="token"', { title: 'Answer' });
  check('verify', {});
  check('app.ts theme={null}', { title: 'app.ts' });
});

test('unknown options remain words of the title', () => {
  check('FOO=bar run', { title: 'FOO=bar run' });
});

test('languages are lowercased, and prefixes of other tools are removed', () => {
  const language = (lang: string) => parseFenceMeta(lang).language;
  assert.equal(language('JSON'), 'json');
  assert.equal(language('language-ts'), 'ts');
  assert.equal(language('lang-ts'), 'ts');
  assert.equal(language('.env'), 'env');
  assert.equal(language('c++'), 'c++');
  assert.equal(language(''), '');
});

test('lines and titles can directly follow the language', () => {
  assert.deepEqual(parseFenceMeta('js{1,3}', 'a.js'), {
    ...bare,
    highlight: [
      { from: 1, to: 1 },
      { from: 3, to: 3 },
    ],
    title: 'a.js',
  });
  assert.deepEqual(parseFenceMeta('js:src/a.js'), { ...bare, title: 'src/a.js' });
  assert.deepEqual(parseFenceMeta('{2}'), {
    ...bare,
    language: '',
    highlight: [{ from: 2, to: 2 }],
  });
});

test('invalid ranges are clamped, swapped or ignored', () => {
  const highlighted = (ranges: string) => parseFenceMeta('js', `highlight="${ranges}"`).highlight;
  assert.deepEqual(highlighted('5-3'), [{ from: 3, to: 5 }]);
  assert.deepEqual(highlighted('1-999999999999'), [{ from: 1, to: 1_000_000 }]);
  assert.deepEqual(highlighted('0'), []);
  assert.deepEqual(highlighted('0-2'), [{ from: 1, to: 2 }]);
  assert.deepEqual(highlighted('a-b,,-'), []);
});

test('a range includes both ends', () => {
  const ranges = [{ from: 2, to: 3 }];
  assert.deepEqual(
    [1, 2, 3, 4].map((line) => isInRanges(line, ranges)),
    [false, true, true, false],
  );
});
