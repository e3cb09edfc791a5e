import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatPolicy, joinPolicies } from '../../../../src/core/policy/policy.ts';
import { sitePolicies } from '../../../../src/core/policy/site-policies.ts';
import { isAuthorStyle, toAuthorStyle } from '../../../../src/core/theme/author-styles.ts';
import { smallSite } from '../../../helpers/values/small-site.ts';

test('a flat project includes every stylesheet, a public/ folder only two names', () => {
  assert.ok(isAuthorStyle('styles/Main.CSS', 'flat'));
  assert.ok(!isAuthorStyle('styles/main.less', 'flat'));
  assert.ok(isAuthorStyle('custom.css', 'own'));
  assert.ok(isAuthorStyle('style.css', 'own'));
  assert.ok(!isAuthorStyle('demo/style.css', 'own'));
});

test('the URL of a stylesheet is encoded', () => {
  assert.equal(toAuthorStyle('my styles/a#b.css', '').href, '/my%20styles/a%23b.css');
});

test('the policy allows only the hosts that a stylesheet loads from', () => {
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
  const hosts = style.origins.join(' ');
  assert.equal(
    formatPolicy(
      joinPolicies(sitePolicies({ ...smallSite({ pages: ['a'] }).site, styles: [style] })),
    ),
    `style-src ${hosts}; img-src ${hosts}; font-src ${hosts}`,
  );
});
