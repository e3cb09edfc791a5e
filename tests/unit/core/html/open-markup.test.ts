import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endMarkup, findOpenMarkup } from '../../../../src/core/html/open-markup.ts';

const never = () => false;
const end = (html: string) => endMarkup(html, never);

test('a comment that does not end is found and closed', () => {
  assert.deepEqual(findOpenMarkup('<p>a<!-- b --></p><!-- c'), { kind: 'comment', start: 18 });
  assert.equal(end('<div>\n<!-- a'), '<div>\n<!-- a-->');
});

test('a tag that does not end is found and shown as text', () => {
  assert.deepEqual(findOpenMarkup('<p>a</p><p title="b>'), { kind: 'tag', start: 8 });
  assert.equal(end('<p>a <b title="c>'), '<p>a &lt;b title=&quot;c&gt;');
  assert.equal(end('<p\na'), '&lt;p\na');
});

test('a block of PHP, XML or CDATA that does not end is found and shown as text', () => {
  const found = { kind: 'tag', start: 1, ending: '?>' };
  assert.deepEqual(findOpenMarkup(' <?php echo "<b>";'), found);
  assert.equal(end('<?php\n\nText <b>x</b>'), '&lt;?php\n\nText &lt;b&gt;x&lt;/b&gt;');
  assert.equal(end('<![CDATA[ a > b'), '&lt;![CDATA[ a &gt; b');
});

test('comments and tags that end, and what is neither, stay as they are', () => {
  const whole = [
    '<!-- a -->',
    '<!-->',
    '<!-- a --!>b',
    '<p title="<!--">',
    '<p>a</b>',
    'a < b',
    '<?xml?>',
    '<![CDATA[a]]>',
  ];
  for (const html of [...whole, '<!doctype html', '<br><img src="a"> c']) {
    assert.equal(end(html), html);
  }
  assert.equal(findOpenMarkup('<script>"<!--"</script>'), undefined);
  assert.equal(findOpenMarkup('<script>a<b("'), undefined);
});
