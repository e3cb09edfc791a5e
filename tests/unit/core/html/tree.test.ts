import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { parse } from '../../../../src/core/html/parse.ts';
import { findElement, elementText } from '../../../../src/core/html/text.ts';
import { createElement, createRaw, type Element } from '../../../../src/core/html/tree.ts';
import { type Pass, walk } from '../../../../src/core/html/walk.ts';
import { write } from '../../../../src/core/html/write.ts';

/** Returns the HTML after a change to its first element. */
function changed(html: string, change: (element: Element) => void): string {
  const root = parse(html);
  const first = findElement(root, () => true);
  assert.ok(first);
  change(first);
  return write(root.children);
}

suite('a change affects only its own place in the HTML', () => {
  test('a changed attribute keeps its position', () => {
    const html = changed("<a  HREF=x class='y' data-z>&nbsp;</a >", (link) => {
      link.set('href', 'a & "b"');
    });
    assert.equal(html, '<a href="a &amp; &quot;b&quot;" class=\'y\' data-z>&nbsp;</a >');
  });

  test('a new attribute is added first or last', () => {
    assert.equal(
      changed('<img src="a" />', (img) => img.set('width', '8')),
      '<img src="a" width="8" />',
    );
    assert.equal(
      changed('<p class="x">', (p) => p.set('id', 'a', 'first')),
      '<p id="a" class="x">',
    );
  });

  test('an attribute is removed however it is written', () => {
    assert.equal(
      changed('<p STYLE=a id=b>c</p>', (p) => p.remove('style')),
      '<p id=b>c</p>',
    );
  });

  test('an element is renamed', () => {
    assert.equal(
      changed('<h1 id="a">b</h1>', (h1) => h1.rename('h2')),
      '<h2 id="a">b</h2>',
    );
    assert.equal(
      changed('<li>b', (item) => item.rename('div')),
      '<div>b',
    );
  });

  test('an element is replaced by another one', () => {
    const html = changed('<p>a</p><p>b</p>', (p) => {
      const box = createElement('div', { class: 'rail' });
      box.append(createRaw('<i>raw</i>'));
      p.replaceWith([box]);
    });
    assert.equal(html, '<div class="rail"><i>raw</i></div><p>b</p>');
  });
});

suite('text', () => {
  test('leaves out tags and icons, and decodes character references', () => {
    assert.equal(elementText(parse('<svg><path/></svg> a &lt; <b>b</b>')), 'a < b');
    assert.equal(
      elementText(parse('&#65;&#x42;&copy;&nope;&#0; &#xD800;')),
      'AB©&nope;&#0; &#xD800;',
    );
  });
});

suite('walking', () => {
  test('all passes share one walk, in pass order and document order', () => {
    const seen: string[] = [];
    const pass = (name: string): Pass => ({
      enter: (element) => seen.push(`${name}<${element.name}`),
      leave: (element) => seen.push(`${name}>${element.name}`),
      leaf: ({ source }) => seen.push(`${name} ${source}`),
    });
    walk(parse('<p>x<b></b></p>'), [pass('1'), pass('2')]);
    assert.deepEqual(seen, '1<p,2<p,1 x,2 x,1<b,2<b,1>b,2>b,1>p,2>p'.split(','));
  });

  test('an element that a pass appends is also walked', () => {
    const names: string[] = [];
    walk(parse('<p></p>'), [
      {
        enter(element) {
          names.push(element.name);
          if (element.name === 'p') element.append(createElement('b'));
        },
      },
    ]);
    assert.deepEqual(names, ['p', 'b']);
  });
});
