import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOffsite, offsiteAttributes } from '../../../../src/core/address/offsite.ts';

test('only links with a host leave the site', () => {
  for (const href of ['https://a.example', 'HTTP://a.example', '//a.example/x']) {
    assert.equal(isOffsite(href), true, href);
  }
  for (const href of ['/a', 'a/b', '#a', 'mailto:a@b.example', undefined]) {
    assert.equal(isOffsite(href), false, href);
  }
});

test('only a link that leaves the site opens in a new tab', () => {
  assert.deepEqual(offsiteAttributes('https://a.example'), { target: '_blank', rel: 'noopener' });
  assert.deepEqual(offsiteAttributes('/a'), {});
});
