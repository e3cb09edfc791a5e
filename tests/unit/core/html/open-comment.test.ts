import assert from 'node:assert/strict';
import { test } from 'node:test';
import { closeComment, findOpenComment } from '../../../../src/core/html/open-comment.ts';

test('a comment that does not end is found and closed', () => {
  assert.equal(findOpenComment('<p>a<!-- b --></p><!-- c'), 18);
  assert.equal(closeComment('<div>\n<!-- a'), '<div>\n<!-- a-->');
});

test('comments that end, and what is not a comment, stay as they are', () => {
  for (const html of [
    '<!-- a -->',
    '<!-->',
    '<!-- a --!>b',
    '<p title="<!--">',
    '<!doctype html',
  ]) {
    assert.equal(closeComment(html), html);
  }
  assert.equal(findOpenComment('<script>"<!--"</script>'), undefined);
});
