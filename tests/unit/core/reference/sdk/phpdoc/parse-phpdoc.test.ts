import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { parsePhpdoc } from '../../../../../../src/core/reference/sdk/phpdoc/parse-phpdoc.ts';
import { build, membersOf, outline, page } from '../../../../../helpers/values/phpdoc-pages.ts';
import {
  docblock,
  element,
  method,
  names,
  project,
  tag,
  text,
} from '../../../../../helpers/values/phpdoc-project.ts';

suite('faults of the output', () => {
  function said(written: string) {
    const { document, diagnostics } = parsePhpdoc({ name: 'structure.xml', text: written });
    assert.equal(document, undefined);
    return diagnostics.map(({ code, file, position, message }) => [
      `${file}:${position?.line}:${position?.column} ${code}`,
      message,
    ]);
  }

  test('a text that is not XML is reported with the place', () => {
    assert.deepEqual(said('<project>\n  <file></fil>\n</project>'), [
      [
        'structure.xml:2:9 sdk/syntax',
        "Expected closing tag 'file' (opened in line 2, col 3) instead of closing tag 'fil'.",
      ],
    ]);
    for (const written of ['', '{}', '<project', '<a>'.repeat(100_000)]) {
      assert.match(said(written)[0]?.[0] ?? '', /^structure\.xml:1:\d+ sdk\/syntax$/);
    }
  });

  test('XML that phpDocumentor did not write is refused', () => {
    const others = [
      '<html><body/></html>',
      '<project name="build"><target name="all"/></project>',
      '<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion></project>',
      `${'<a>'.repeat(10_000)}${'</a>'.repeat(10_000)}`,
      '<project name="a"><file>a</file></project>',
      '<__proto__ name="a"><file path="a"/></__proto__>',
    ];
    for (const written of others) {
      assert.equal(
        said(written)[0]?.[0],
        'structure.xml:1:1 sdk/wrong-output',
        written.slice(0, 80),
      );
    }
  });

  test('a project without symbols is reported', () => {
    for (const written of [project(), '<project name="a"><namespace name="\\"/></project>']) {
      assert.equal(said(written)[0]?.[0], 'structure.xml:1:1 sdk/no-symbols', written);
    }
  });
});

suite('odd output', () => {
  test('entities are not replaced, so that they cannot grow', () => {
    const bomb = Array.from({ length: 20 }, (_, level) => {
      const value = level === 0 ? 'ha' : `&a${level - 1};`.repeat(10);
      return `<!ENTITY a${level} "${value}">`;
    });
    const written = project(
      element(
        'class',
        {},
        ...names('\\A'),
        '<docblock><description>&a19;</description></docblock>',
      ),
    ).replace('?>', `?><!DOCTYPE project [${bomb.join('')}]>`);
    const { document } = parsePhpdoc({ name: 'structure.xml', text: written });
    assert.equal(document?.build('sdk').symbol('sdk class A')?.description, '&a19;');
  });

  test('a class that extends itself, names of objects and names that occur twice do no harm', () => {
    const odd = build(
      element('class', {}, ...names('\\A'), docblock('{@inheritDoc}'), text('extends', '\\B')),
      element('class', {}, ...names('\\B'), docblock(''), text('extends', '\\A')),
      element('class', {}, ...names('\\C'), text('extends', '\\C')),
      element('class', {}, ...names('\\A'), docblock('Again.')),
      ...['__proto__', 'constructor', 'toString'].map((name) =>
        element(
          'class',
          {},
          ...names(`\\${name}`),
          docblock(''),
          method(`\\${name}::${name}()`, {}, docblock('')),
        ),
      ),
      element('class', {}, docblock('No name.')),
      '<class/>',
      '<class>text</class>',
    );
    assert.deepEqual(outline(odd.groups), [
      ['classes', '__proto__', 'A', 'B', 'C', 'constructor', 'toString'],
    ]);
    assert.equal(page(odd, 'class A').description, undefined);
    assert.deepEqual(
      membersOf(odd, 'class constructor', 'methods').map(({ name }) => name),
      ['constructor'],
    );
  });

  test('thousands of classes that extend each other are read', () => {
    const count = 3000;
    const classes = Array.from({ length: count }, (_, rank) =>
      element(
        'class',
        {},
        ...names(`\\C${rank}`),
        docblock(''),
        text('extends', rank === 0 ? '\\Exception' : `\\C${rank - 1}`),
        method(`\\C${rank}::f()`, {}, docblock('')),
      ),
    );
    const many = build(...classes.reverse());
    assert.equal(many.groups[0]?.symbols.length, count);
    assert.equal(many.groups[0]?.label, 'exceptions');
  });

  test('comments that refer to each other do not grow without end', () => {
    const count = 80;
    const classes = Array.from({ length: count }, (_, rank) =>
      element(
        'class',
        {},
        ...names(`\\C${rank}`),
        docblock(rank === 0 ? 'Root.' : '{@inheritDoc} and {@inheritDoc}'),
        text('extends', `\\C${rank - 1}`),
      ),
    );
    const chain = build(...classes);
    assert.equal(page(chain, 'class C1').description, 'Root. and');
    assert.equal(page(chain, `class C${count - 1}`).description?.split('and').length, count);
  });

  test('a very long comment is shown once, not at all that overrides its element', () => {
    const of = (owner: string, words: string, ...parents: string[]) =>
      element(
        'class',
        {},
        ...names(owner),
        docblock(''),
        ...parents.map((parent) => text('extends', parent)),
        method(`${owner}::f()`, {}, docblock(words)),
      );
    const read = (words: string) => {
      const both = build(of('\\A', words), of('\\B', '', '\\A'));
      return ['A', 'B'].map((key) => membersOf(both, `class ${key}`, 'methods')[0]?.description);
    };
    assert.deepEqual(read('Short.'), ['Short.', 'Short.']);
    const long = 'long '.repeat(10_000).trim();
    assert.deepEqual(read(long), [long, undefined]);
  });

  test('a text without end is no work', () => {
    const long = [
      '{@link '.repeat(100_000),
      '{@internal {a} '.repeat(50_000),
      '<p>'.repeat(100_000),
      '<b>a</b> '.repeat(50_000),
      `<b>a</b>${' '.repeat(200_000)}a`,
      '`'.repeat(100_000),
      '<code>\n'.repeat(50_000),
      '    a\n\n'.repeat(50_000),
    ];
    const reference = build(
      ...long.map((words, rank) => element('class', {}, ...names(`\\C${rank}`), docblock(words))),
      element(
        'class',
        {},
        ...names('\\T'),
        element(
          'property',
          {},
          ...names('\\T::$a'),
          docblock('', tag('var', { type: '<'.repeat(200_000) })),
        ),
        element(
          'property',
          {},
          ...names('\\T::$b'),
          docblock('', tag('var', { type: '\\A|'.repeat(50_000) })),
        ),
      ),
    );
    assert.equal(reference.groups[0]?.symbols.length, long.length + 1);
  });
});
