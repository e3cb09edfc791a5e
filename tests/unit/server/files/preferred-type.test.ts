import assert from 'node:assert/strict';
import { test } from 'node:test';
import { prefersMarkdown } from '../../../../src/server/files/preferred-type.ts';

const browsers = [
  'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8',
];

test('a client that lists Markdown first or with a higher quality prefers it', () => {
  for (const accept of [
    'text/markdown',
    'Text/Markdown; charset=utf-8',
    'text/markdown, */*',
    'text/markdown, text/html, */*',
    'text/html;q=0.9, text/markdown',
    'text/html;q=0.5, text/markdown; q=0.501',
    'text/markdown;q=0.2, text/html;q=0',
    'text/markdown;q=0.5, */*;q=0.1',
  ]) {
    assert.equal(prefersMarkdown(accept), true, accept);
  }
});

test('browsers and clients without a preference get HTML', () => {
  for (const accept of [
    undefined,
    '',
    '*/*',
    'text/*',
    'application/json',
    'text/html, text/markdown',
    'text/markdown;q=0.9, text/html',
    'text/markdown;q=0.5, */*',
    'text/markdown;q=0',
    'text/markdown;q=2',
    'text/markdown;q=',
    'text/markdown-x',
    ...browsers,
  ]) {
    assert.equal(prefersMarkdown(accept), false, accept);
  }
});
