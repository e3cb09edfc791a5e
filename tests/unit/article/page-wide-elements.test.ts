import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findEmbeds } from '../../../src/core/policy/find-embeds.ts';
import { policyOf } from '../../../src/core/policy/page-policy.ts';
import { formatPolicy } from '../../../src/core/policy/policy.ts';
import { compileText } from '../../helpers/pages/compile.ts';
import { finished } from '../../helpers/pages/finished.ts';
import { smallSite } from '../../helpers/values/small-site.ts';

const frame = '<iframe title="A" src="data:text/html,<p>Hello</p>"></iframe>';

test('a frame with an inline document is sandboxed, unless its author sets the sandbox', async () => {
  const { html } = await finished(`${frame}<iframe src="https://a.example"></iframe>`);
  assert.match(html, /src="data:text\/html,<p>Hello<\/p>" sandbox/);
  assert.equal(html.match(/sandbox/g)?.length, 1);
  const own = '<iframe sandbox="allow-forms" src="data:text/html,x"></iframe>';
  assert.equal((await finished(own)).html, own);
});

test('the policy of a page allows inline documents in frames only if it has one', () => {
  const { config } = smallSite({ pages: ['index'] }).site;
  const policyFor = (html: string) =>
    formatPolicy(policyOf({ config, scripts: [], embeds: findEmbeds(html) }));
  assert.match(policyFor(frame), /frame-src data:(?:;|$)/);
  assert.match(policyFor('<p>x</p>'), /frame-src 'none'/);
});

test('the URL of such a frame stays unchanged, but not that of a link', async () => {
  const rewriteUrl = () => '#';
  const { render } = await compileText(
    '<iframe title="A" src="data:text/html,hi" />\n\n<a href="data:text/html,hi">x</a>',
    { rewriteUrl },
  );
  assert.match(render(), /<iframe[^>]* src="data:text\/html,hi"/);
  assert.match(render(), /<a href="#"/);
});

test('data for search engines is written as programs read it, wherever a page has it', async () => {
  const script = (type: string, data: string) => `<script type="${type}">${data}</script>`;
  const escaped =
    '{ &quot;name&quot;: &quot;A &amp; B&quot;, &quot;text&quot;: &quot;&lt;/script&gt;&quot; }';
  const { html } = await finished(`<head>${script('application/ld+json', escaped)}</head>`);
  const data = String.raw`{ "name": "A & B", "text": "\u003c/script>" }`;
  assert.equal(html, script('application/ld+json', data));
  const plain = script('application/json', '{"a": "&quot;"}');
  assert.equal((await finished(plain)).html, plain);
  const code = script('module', 'a &amp;&amp; b');
  assert.equal((await finished(code)).html, code);
});
