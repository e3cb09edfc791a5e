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

test('comments and tags that end, and what is neither, stay as they are', () => {
  const whole = ['<!-- a -->', '<!-->', '<!-- a --!>b', '<p title="<!--">', '<p>a</b>', 'a < b'];
  for (const html of [...whole, '<!doctype html', '<br><img src="a"> c']) {
    assert.equal(end(html), html);
  }
  assert.equal(findOpenMarkup('<script>"<!--"</script>'), undefined);
  assert.equal(findOpenMarkup('<script>a<b("'), undefined);
});
