import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import {
  findPathConcern,
  findPathFault,
  foldPath,
  type PathConcern,
  type PathFault,
} from '../../../../src/core/address/site-path.ts';

const FAULTS: readonly [path: string, fault: PathFault][] = [
  ['', 'empty'],
  ['//', 'empty'],
  ['..', 'dots'],
  ['/../x', 'dots'],
  ['a/../../x', 'dots'],
  ['a/./b', 'dots'],
  ['a/..', 'dots'],
  ['..\\..\\x', 'backslash'],
  ['C:\\x', 'backslash'],
  ['a\0b', 'control'],
  ['a\nb', 'control'],
  ['a\u007f', 'control'],
  ['a\u0085', 'control'],
  ['a\ud800', 'control'],
  ['%2e%2e/x', 'escaped-separator'],
  ['.%2E/x', 'escaped-separator'],
  ['..%2f..%2fx', 'escaped-separator'],
  ['a%5Cb', 'escaped-separator'],
  ['a%00', 'escaped-separator'],
  ['l'.repeat(256), 'long-name'],
  ['é'.repeat(128), 'long-name'],
  [`${'a/'.repeat(512)}b`, 'long-path'],
];

suite('paths that no site can have', () => {
  for (const [path, fault] of FAULTS) {
    test(`${JSON.stringify(path.slice(0, 40))}: ${fault}`, () => {
      assert.equal(findPathFault(path), fault);
    });
  }

  test('ordinary and unusual names are accepted', () => {
    const names = ['a/b.html', '/a//b/', '...', '..a', '.well-known/x', 'a b', 'c#/why?', '100%'];
    const others = ['日本語', '\u{1f600}', 'a\u200db', '@scope/a+b,c;d=e&f', "it's", '_redirects'];
    const longest = ['l'.repeat(255), 'é'.repeat(127), `${'a/'.repeat(511)}bc`];
    for (const path of [...names, ...others, ...longest]) {
      assert.equal(findPathFault(path), undefined, path);
    }
  });
});

const CONCERNS: readonly [path: string, kind: PathConcern, name: string][] = [
  ['a/what?/index.html', 'windows-character', 'what?'],
  ['a:b', 'windows-character', 'a:b'],
  ['con', 'windows-name', 'con'],
  ['a/AUX.tar.gz', 'windows-name', 'AUX.tar.gz'],
  ['com1 .txt', 'windows-name', 'com1 .txt'],
  ['LPT¹', 'windows-name', 'LPT¹'],
  ['dot./a', 'windows-end', 'dot.'],
  ['blank /a', 'windows-end', 'blank '],
  ['a%41', 'escape', 'a%41'],
];

suite('names that some file systems cannot store', () => {
  for (const [path, kind, name] of CONCERNS) {
    test(`${path}: ${kind}`, () => assert.deepEqual(findPathConcern(path), { kind, name }));
  }

  test('names that only resemble these are accepted', () => {
    for (const path of [
      'console',
      'com10',
      'a.con',
      'lpt',
      'nul-a',
      ' a',
      '.a',
      '100%',
      '日本語',
    ]) {
      assert.equal(findPathConcern(path), undefined, path);
    }
  });
});

suite('names that some file systems treat as equal', () => {
  const isSame = (left: string, right: string) => foldPath(left) === foldPath(right);

  test('differ only in case or in how accents are composed', () => {
    for (const [left, right] of [
      ['/Guides/A.html', 'guides//a.html'],
      ['é', 'e\u0301'],
      ['É', 'e\u0301'],
      ['straße', 'STRASSE'],
      ['ẞ', 'ss'],
      ['ΟΔΟΣ', 'οδος'],
      ['οδοσ', 'οδος'],
      ['\u212a', 'k'],
      ['ﬁle', 'FILE'],
    ] as const) {
      assert.ok(isSame(left, right), `${left} ${right}`);
    }
  });

  test('do not include names that differ in more than case', () => {
    for (const [left, right] of [
      ['kapı', 'kapi'],
      ['é', 'e'],
      ['a/b', 'ab'],
      ['²', '2'],
      ['ａ', 'a'],
    ] as const) {
      assert.ok(!isSame(left, right), `${left} ${right}`);
    }
  });
});
