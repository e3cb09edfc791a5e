import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAuthorStyle, toAuthorStyle } from '../../../../src/core/site/author-styles.ts';
import { formatContentPolicy } from '../../../../src/core/site/content-policy.ts';
import { smallSite } from '../../../helpers/small-site.ts';

test('every stylesheet of a flat project is for all pages, of public/ only two names are', () => {
  assert.ok(isAuthorStyle('styles/Main.CSS', 'flat'));
  assert.ok(!isAuthorStyle('styles/main.less', 'flat'));
  assert.ok(isAuthorStyle('custom.css', 'own'));
  assert.ok(isAuthorStyle('style.css', 'own'));
  assert.ok(!isAuthorStyle('demo/style.css', 'own'));
});

test('the address of a stylesheet is encoded', () => {
  assert.equal(toAuthorStyle('my styles/a#b.css', '').href, '/my%20styles/a%23b.css');
});

test('the policy allows the hosts that a stylesheet loads from, and no others', () => {
  const style = toAuthorStyle(
    'style.css',
    `@import url("https://fonts.googleapis.com/css2?family=Inter");
     @import '//rules.example/x.css';
     /* url(https://commented.example/a.png) */
     body { background: url( https://img.example/a.png ); mask: url(/own.svg) }`,
  );
  assert.deepEqual(style.origins, [
    'https://fonts.googleapis.com',
    'https://rules.example',
    'https://img.example',
    'https://fonts.gstatic.com',
  ]);
  const { config } = smallSite({ pages: ['index'] }).site;
  const policy = formatContentPolicy({ scriptHashes: [], config, bodyHtml: '', styles: [style] });
  assert.match(
    policy,
    /style-src 'self' https:\/\/fonts\.googleapis\.com https:\/\/rules\.example/,
  );
  assert.match(policy, /font-src 'self' [^;]*https:\/\/fonts\.gstatic\.com;/);
  assert.doesNotMatch(policy, /commented/);
});
