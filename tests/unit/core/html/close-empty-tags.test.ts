import assert from 'node:assert/strict';
import { test } from 'node:test';
import { closeEmptyTags } from '../../../../src/core/html/close-empty-tags.ts';

const TAGS: readonly (readonly [html: string, closed: string])[] = [
  ['<a id="x"/>', '<a id="x"></a>'],
  ['<DIV class=">" hidden />\n<p>b</p>', '<DIV class=">" hidden></div>\n<p>b</p>'],
  ['<svg><g><path d="M0 0"/></g></svg>', '<svg><g><path d="M0 0"></path></g></svg>'],
  [
    '<iframe src="/a" /><iframe src="/b"></iframe>',
    '<iframe src="/a"></iframe><iframe src="/b"></iframe>',
  ],
];

for (const [html, closed] of TAGS) {
  test(`a tag that closes itself gets a closing tag: ${html}`, () => {
    assert.equal(closeEmptyTags(html), closed);
  });
}

test('elements without content, comments, and the text of scripts stay as they are', () => {
  const texts = [
    '<br/><img src="/a" /><HR />',
    '<!-- <a/> -->',
    '<!-- <a/>',
    '<script>x = "<a/>"</script>',
    '<textarea><a/></textarea>',
    'a < b, c/> <a href=/b/>',
    '<a title="x/>',
  ];
  for (const text of texts) assert.equal(closeEmptyTags(text), text);
  assert.equal(closeEmptyTags('<style>a</style><i/>'), '<style>a</style><i></i>');
});
