import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { parse } from '../../../../src/core/html/parse.ts';
import { elementText } from '../../../../src/core/html/text.ts';
import type { HtmlNode } from '../../../../src/core/html/tree.ts';
import { write } from '../../../../src/core/html/write.ts';
import { assertGrowsEvenly } from '../../../helpers/measure/assert-growth.ts';

/** Formats the tree as indented names, with its texts in quotes. */
function shapeOf(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (node.kind === 'text') return `'${node.source}'`;
      if (node.kind !== 'element') return node.kind;
      return node.children.length === 0 ? node.name : `${node.name}(${shapeOf(node.children)})`;
    })
    .join(' ');
}

const shape = (html: string): string => shapeOf(parse(html).children);

const UNCHANGED = [
  '<p>Plain</p>',
  '<img alt="The <details> element" src=a.png>',
  '<iframe srcdoc="<h2>Inside</h2>"></iframe>',
  '<h2 title="a > b">Titled</h2>',
  '<a title=\'it is > "that"\' href=/x/>x</a>',
  '<input disabled value = "1" / >',
  '<script>if (a < b && "</div>") x("<h2>");</script>',
  '<style>a > b { content: "<h2>" }</style><textarea><h2></textarea>',
  '<!-- <h2>no</h2> --><!DOCTYPE html><?php echo ">" ?><!--> text',
  '<svg viewBox="0 0 1 1"><linearGradient id="g"/><![CDATA[<h2>]]><path d="M0"/></svg>',
  '<template><h2>kept</h2></template>',
  'a < b &amp; c &lt; d &nbsp; &unknown; & e',
  '<ul><li>a<li>b</ul><p>one<p>two<div>three</div></p>',
  '</p></b><b><i>crossed</b></i>',
  '<div',
  '<a href="never ends>text',
  '<br/><BR><Hr>',
  '\u00a0\r\n\t<p>\r\n</p >',
  '<>< 3 </ x>',
];

suite('unchanged HTML is written as it was read', () => {
  for (const html of UNCHANGED) {
    test(html, () => {
      assert.equal(write(parse(html).children), html);
    });
  }

  test('a page truncated at any position', () => {
    const page = UNCHANGED.join('\n');
    for (let length = 0; length <= page.length; length += 1) {
      const html = page.slice(0, length);
      assert.equal(write(parse(html).children), html);
    }
  });

  test('deeply nested elements', () => {
    const html = '<div>'.repeat(5_000) + 'x' + '</div>'.repeat(5_000);
    assert.equal(write(parse(html).children), html);
    assert.equal(elementText(parse(html)), 'x');
  });
});

suite('the tree has the structure that browsers build', () => {
  test('a tag does not end at a > inside an attribute value', () => {
    assert.equal(shape('<h2 title="a > b">Titled</h2>'), "h2('Titled')");
    assert.equal(shape('<img alt="The <details> element"><h2>A</h2>'), "img h2('A')");
    assert.equal(shape('<iframe srcdoc="<h2>I</h2>"></iframe>b'), "iframe 'b'");
  });

  test('attributes are found with any quoting, and the first of a name counts', () => {
    const [link] = parse(`<A HREF=/x/ title='a "b" &lt; c' hidden title="no">x</A>`).children;
    assert.ok(link?.kind === 'element');
    assert.deepEqual(
      [link.name, link.get('href'), link.get('title'), link.get('hidden')],
      ['a', '/x/', 'a "b" < c', ''],
    );
    assert.equal(link.get('class'), undefined);
  });

  test('scripts, styles and text areas contain text; noscript contains elements', () => {
    assert.equal(shape('<script>"<h2>"</script><h2>A</h2>'), "script(raw) h2('A')");
    assert.equal(shape('<style>a>b{}</STYLE >b'), "style(raw) 'b'");
    assert.equal(shape('<textarea><b>&lt;</textarea>'), "textarea('<b>&lt;')");
    assert.equal(shape('<noscript><img src="a"></noscript>'), 'noscript(img)');
    assert.equal(shape('<script>never closed</scripts>'), 'script(raw)');
  });

  test('a comment contains no elements', () => {
    assert.equal(shape('a<!-- <b> -- > -->b<!-->c'), "'a' other 'b' other 'c'");
  });

  test('void elements have no children, and only SVG elements are self-closing', () => {
    assert.equal(shape('<br><img src="a"/>text'), "br img 'text'");
    assert.equal(shape('<div/>inside'), "div('inside')");
    assert.equal(shape('<svg><path/><g></g></svg>b'), "svg(path g) 'b'");
  });

  test('SVG may contain HTML in certain elements, and ends where HTML begins', () => {
    assert.equal(
      shape('<svg><style><a/></style><title>a<b>c</b></title><desc>d</desc></svg>'),
      "svg(style(a) title('a' b('c')) desc('d'))",
    );
    assert.equal(
      shape('<svg><foreignObject><p>a<p>b</p></foreignObject><g/></svg>'),
      "svg(foreignobject(p('a') p('b')) g)",
    );
    assert.equal(shape('<svg><path><h2>A</h2>'), "svg(path) h2('A')");
  });

  test('items, cells and paragraphs end where the next one begins', () => {
    assert.equal(shape('<ul><li>a<ul><li>b</ul><li>c</ul>'), "ul(li('a' ul(li('b'))) li('c'))");
    assert.equal(shape('<p>a<div>b</div>'), "p('a') div('b')");
    assert.equal(shape('<dl><dt>a<dd>b<dt>c</dl>'), "dl(dt('a') dd('b') dt('c'))");
    assert.equal(
      shape('<table><tr><td>a<td>b<tr><th>c</table>'),
      "table(tr(td('a') td('b')) tr(th('c')))",
    );
    assert.equal(
      shape('<table><tr><td><table><tr><td>a</table>b</table>'),
      "table(tr(td(table(tr(td('a'))) 'b')))",
    );
  });

  test('a heading ends where the next one begins, and plain text never ends', () => {
    assert.equal(shape('<h1>a<h2>b</h2>c'), "h1('a') h2('b') 'c'");
    assert.equal(shape('<p>a</p><plaintext><b>c</plaintext>'), "p('a') plaintext(raw)");
  });

  test('a closing tag also closes inner elements, but nothing outside a table cell', () => {
    assert.equal(shape('<div><b>a</div>b'), "div(b('a')) 'b'");
    assert.equal(shape('<div><span>a</p>b</span></div>'), "div(span('a' other 'b'))");
    assert.equal(shape('<div><table><tr><td>a</div>b'), "div(table(tr(td('a' other 'b'))))");
    assert.equal(shape('<h2>a</h3>b'), "h2('a') 'b'");
  });

  test('a < that does not start a tag is text', () => {
    assert.equal(shape('1 < 2 <3'), "'1 < 2 <3'");
  });
});

test('parsing comments takes time linear in their number', () => {
  assertGrowsEvenly((size) => parse('<!-- a -->'.repeat(size)), 4000);
});

test('a character reference named like an object property stays as written', () => {
  const html = '&constructor; &toString; &amp;';
  assert.equal(elementText(parse(html)), '&constructor; &toString; &');
});
