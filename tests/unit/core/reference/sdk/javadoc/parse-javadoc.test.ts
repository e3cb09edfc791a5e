import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  isWantedJavadocFile,
  parseJavadoc,
} from '../../../../../../src/core/reference/sdk/javadoc/parse-javadoc.ts';
import { assertGrowsEvenly } from '../../../../../helpers/measure/assert-growth.ts';
import { newMember, newPage } from './javadoc-pages.ts';

function parse(files: Readonly<Record<string, string>>) {
  return parseJavadoc({ name: 'docs', files: new Map(Object.entries(files)) });
}

function outline(files: Readonly<Record<string, string>>): unknown {
  return parse(files)
    .document?.build('sdk')
    .groups.map(({ label, symbols, groups }) => [
      typeof label === 'string' ? label : label.name,
      ...symbols.map(({ title }) => title),
      ...groups.map((inner) => [inner.label, ...inner.symbols.map(({ title }) => title)]),
    ]);
}

const clientPage = newPage({ signature: 'public class Client' });

test('only the pages of classes and packages and the values of constants are read', () => {
  const paths = [
    'com/example/Client.html',
    'com/example/Client.Builder.html',
    'java.base/java/lang/String.html',
    'Main.html',
    'constant-values.html',
    'apidocs/constant-values.html',
    'com/example/package-summary.html',
    'shop/module-summary.html',
    'com/example/package-tree.html',
    'com/example/class-use/Client.html',
    'src-html/com/example/Client.html',
    'com/example/doc-files/guide.html',
    'index-files/index-1.html',
    'index.html',
    'search.html',
    'allclasses.html',
    'help-doc.html',
    'legal/jquery.md',
    'script.js',
  ];
  assert.deepEqual(paths.filter(isWantedJavadocFile), paths.slice(0, 8));
});

test('a folder without pages of Javadoc is not its output', () => {
  for (const files of [{}, { 'a.html': '' }, { 'a.html': '<html><body>Hello</body></html>' }]) {
    const { document, diagnostics } = parse(files);
    assert.equal(document, undefined);
    assert.deepEqual(
      diagnostics.map(({ code, message }) => [code, message]),
      [['sdk/wrong-output', '"docs" is not what Javadoc writes.']],
    );
  }
});

test('a folder whose classes are all hidden documents nothing', () => {
  for (const signature of [
    'class Client',
    'private static class Client',
    'static void main()',
    '',
  ]) {
    const { diagnostics } = parse({ 'com/example/shop/Client.html': newPage({ signature }) });
    assert.deepEqual(
      diagnostics.map(({ code }) => code),
      ['sdk/no-symbols'],
    );
  }
});

test('classes are listed by their packages and kinds', () => {
  const thrown = 'java.lang.Object<div class="inheritance">java.lang.Throwable</div>';
  const model = 'com/example/shop/model';
  assert.deepEqual(
    outline({
      'com/example/shop/Client.html': clientPage,
      'com/example/shop/Failure.html': newPage({
        signature: 'public class Failure',
        inheritance: thrown,
      }),
      [`${model}/Color.html`]: newPage({ folder: model, signature: 'public enum Color' }),
      [`${model}/Point.html`]: newPage({ folder: model, signature: 'public record Point(int x)' }),
      [`${model}/Mark.html`]: newPage({ folder: model, signature: 'public @interface Mark' }),
      [`${model}/Shape.html`]: newPage({
        folder: model,
        signature: 'public sealed interface Shape',
      }),
    }),
    [
      ['shop', ['classes', 'Client'], ['exceptions', 'Failure']],
      ['shop.model', ['classes', 'Point'], ['interfaces', 'Mark', 'Shape'], ['enums', 'Color']],
    ],
  );
});

test('the package is told by the folders below the main folder, without that of the module', () => {
  const fullName = (path: string, html: string) =>
    parse({ [path]: html }).document?.build('sdk').groups[0]?.symbols[0]?.fullName;
  assert.equal(fullName('com/example/shop/Client.html', clientPage), 'com.example.shop.Client');
  assert.equal(
    fullName('site/apidocs/com/example/shop/Client.html', clientPage),
    'com.example.shop.Client',
    'The main folder can be anywhere.',
  );
  const inModule = newPage({
    folder: 'shop.core/com/example',
    description: 'declaration: module: shop.core, package: com.example, class: Client',
    signature: 'public class Client',
  });
  assert.equal(fullName('shop.core/com/example/Client.html', inModule), 'com.example.Client');
  const unnamed = newPage({ folder: '', signature: 'public class Client' });
  assert.equal(fullName('docs/Client.html', unnamed), undefined);
});

test('a class that is documented twice has one page', () => {
  assert.deepEqual(
    outline({
      'a/com/example/shop/Client.html': clientPage,
      'b/com/example/shop/Client.html': clientPage,
    }),
    [['classes', 'Client']],
  );
});

test('the texts of a folder can be checked, and are found in its files', () => {
  const page = newPage({
    signature: 'public class Client',
    below: '<div class="block">See <a href="https://example.com/x">this</a>.</div>',
  });
  const [text] = parse({ 'com/example/shop/Client.html': page }).document?.descriptions ?? [];
  assert.equal(text?.text, 'See [this](https://example.com/x).');
  assert.equal(text.findPlace('https://example.com/x').file, 'docs/com/example/shop/Client.html');
});

test('odd pages never stop a build', () => {
  const odd = [
    newPage({
      signature: 'public class <a href="%zz.html#%">X</a>&lt;',
      above: '<dl><dd>x</dd></dl>',
    }),
    newPage({ signature: 'public class A extends <a href="A.html">A</a>' }),
    newPage({
      signature: 'public class A',
      details: { 'method-details': ['<section class="detail">'] },
    }),
    newPage({
      signature: 'public class A',
      details: {
        'method-details': [
          newMember('', 'public'),
          newMember('x', 'public ('),
          newMember('__proto__()', 'public void __proto__(constructor constructor'),
          newMember('f()', 'public @A("(" void f(@B({) int a'),
        ],
      },
    }),
    '<!-- START OF CLASS DATA -->',
    clientPage.slice(0, 700),
  ];
  for (const html of odd) {
    const reference = parse({ 'com/example/shop/A.html': html }).document?.build('sdk');
    for (const { symbols } of reference?.groups ?? []) {
      for (const { key } of symbols) assert.ok(reference?.symbol(key));
    }
  }
});

test('the time to read a page grows with its size, whatever is in it', () => {
  const member = '<section class="detail" id="x"><pre>public void f';
  const hostile: Readonly<Record<string, (size: number) => string>> = {
    'tags without an end': (size) => '<a '.repeat(size),
    'values without an end': (size) => '<a name="'.repeat(size),
    'members without an end': (size) => '<section class="detail'.repeat(size),
    'escaped quotes': (size) => `${member}(${'"\\'.repeat(size)}</pre>`,
    'open brackets': (size) => `${member}(${'<'.repeat(size)}</pre>`,
    'a long word': (size) => `${member}(${'x'.repeat(size)})</pre>`,
    'many parameters': (size) => `${member}(${'<a href="A.html">A</a> a, '.repeat(size)})</pre>`,
    'many bounds': (size) => `${member}(${'<a href="A.html">T</a> extends '.repeat(size)})</pre>`,
    'the same member': (size) => `${member}()</pre></section>`.repeat(size),
    'nested elements': (size) => `${member}()</pre>${'<div>'.repeat(size)}`,
    'nested code': (size) =>
      `${member}()</pre><div class="block">${'<code><a href=x>'.repeat(size)}`,
    'empty lines': (size) => `${member}()</pre><div class="block"><pre>${' \n'.repeat(size)}</pre>`,
  };
  for (const write of Object.values(hostile)) {
    assertGrowsEvenly((size) => {
      const html = newPage({
        signature: `public class A ${'extends '.repeat(size)}`,
        details: { 'method-details': [write(size)] },
      });
      parse({ 'com/example/shop/A.html': html }).document?.build('sdk').symbol('sdk class A');
    }, 500);
  }
});
