import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseFrontMatter } from '../../../../src/core/pages/front-matter.ts';
import { diagnosticText } from '../../../helpers/mistakes/diagnostic-text.ts';

function parse(line: string) {
  const { frontMatter, diagnostics } = parseFrontMatter({
    path: 'a.mdx',
    text: `---\n${line}\n---\n`,
  });
  return { frontMatter, said: diagnostics.map((diagnostic) => diagnosticText(diagnostic)) };
}

test('an unknown value of playground or authMethod is reported', () => {
  const fact = 'a.mdx:2:1 warning front-matter/unknown-value:';
  const { frontMatter, said } = parse('playground: hidden');
  assert.equal(frontMatter.playground, undefined);
  assert.deepEqual(said, [
    `${fact} "hidden" is not a value of "playground"; it is left out. -> Write "playground: hide".`,
  ]);
  assert.deepEqual(parse('authMethod: oauth').said, [
    `${fact} "oauth" is not a value of "authMethod"; it is left out. -> Use one of bearer, basic, key, none, or remove the line.`,
  ]);
  assert.deepEqual(parse('playground: [show]').said, [
    'a.mdx:2:1 warning front-matter/wrong-type: "playground" is a list but must be text; it is left out. -> Write playground as text, in quotes if it contains brackets or braces.',
  ]);
  for (const word of ['show', 'simple', 'hide', 'interactive', 'none', 'auth']) {
    assert.deepEqual(parse(`playground: ${word}`).said, []);
  }
});

test('a misspelled key next to the correct key should be removed', () => {
  const { frontMatter, said } = parse('title: Right\ntitel: Old');
  assert.equal(frontMatter.title, 'Right');
  assert.deepEqual(said, [
    'a.mdx:3:1 warning front-matter/unknown-key: "titel" is not a key that Lectern knows, so it has no effect. -> Remove the line: "title", which "titel" resembles, is given beside it.',
  ]);
});

test('a nonexistent day is reported', () => {
  const { frontMatter, said } = parse('lastUpdatedDate: 2026-02-31');
  assert.deepEqual(frontMatter, { meta: {} });
  assert.deepEqual(said, [
    'a.mdx:2:1 warning front-matter/wrong-type: "lastUpdatedDate" is "2026-02-31" but must be a day such as 2026-03-31; it is left out. -> Write lastUpdatedDate as a day such as 2026-03-31, or remove the line.',
  ]);
});

test('a canonical address that depends on the page is reported', () => {
  const { frontMatter, said } = parse('canonical: guides/b');
  assert.deepEqual(frontMatter, { meta: {} });
  assert.deepEqual(said, [
    'a.mdx:2:1 warning front-matter/wrong-type: "canonical" is "guides/b" but must be a complete URL such as https://example.com/guide; it is left out. -> Write canonical as a complete URL such as https://example.com/guide, or remove the line.',
  ]);
  for (const address of ['HTTPS://example.com/b', '/guides/b', '"{{site}}/b"']) {
    assert.deepEqual(parse(`canonical: ${address}`).said, [], address);
  }
});

test('a list of authors or of rules for robots becomes one text', () => {
  const { frontMatter, said } = parse('author:\n  - Ada\n  - Grace\nrobots: [noindex, nofollow]');
  assert.deepEqual(frontMatter.meta, { author: 'Ada, Grace', robots: 'noindex, nofollow' });
  assert.deepEqual(said, []);
  assert.deepEqual(parse('author: [{ name: Ada }]').said, [
    'a.mdx:2:1 warning front-matter/wrong-type: "author" is a list but must be text; it is left out. -> Write author as text, in quotes if it contains brackets or braces.',
  ]);
});

test('a part of an SDK is named by a text, or by an object that says the same', () => {
  assert.equal(parse('sdk: a.json class Client').frontMatter.sdk, 'a.json class Client');
  const whole = 'sdk: { source: a.json, kind: method, parent: Client, name: list }';
  assert.equal(parse(whole).frontMatter.sdk, 'a.json method Client.list');
  const { frontMatter, said } = parse('sdk: { kind: class }');
  assert.equal(frontMatter.sdk, undefined);
  assert.match(said.join('\n'), /must be text or an object with kind and name/);
});
