/**
 * What a document says is on its pages and in their Markdown; searched for without the code that reads
 * documents.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parse } from 'yaml';
import { buildFacts } from '../../helpers/facts/build-facts.ts';
import { recordOf } from '../../helpers/facts/fact.ts';
import { petsProject } from '../../helpers/projects/pets-project.ts';
import { buildFixture } from '../../helpers/sites/build-fixture.ts';

for (const name of ['openapi-3.2', 'openapi-3.0', 'swagger-2.0']) {
  test(`every keyword of ${name} is on a page and in its Markdown`, async () => {
    const text = readFileSync(
      new URL(`../../fixtures/facts/${name}.yaml`, import.meta.url),
      'utf8',
    );
    const { facts, lines } = await buildFacts(recordOf(parse(text, { intAsBigInt: true })), text);
    assert.deepEqual(lines, []);
    assert.ok(facts > 40, `${facts} facts`);
  });
}

test('a fact that is missing from a page is detected', async () => {
  const says = {
    openapi: '3.1.0',
    info: { title: 'Facts', version: '1', description: 'It is told.' },
  };
  const wanted = { ...says, info: { ...says.info, description: 'It is told nowhere.' } };
  const { lost, lostInTwin } = await buildFacts(wanted, JSON.stringify({ ...says, paths: {} }));
  assert.deepEqual([lost, lostInTwin], [1, 1]);
});

test('a description in HTML is found in its rendered form', async () => {
  const description =
    '<p>Call <a href="https://example.com/a">this place</a>. Or <code>/b</code>, as you wish.</p>';
  const root = { openapi: '3.1.0', info: { title: 'Facts', version: '1', description }, paths: {} };
  const { lines } = await buildFacts(root, JSON.stringify(root));
  assert.deepEqual(lines, []);
});

test('the list of servers shows descriptions as plain text, without Markdown', async () => {
  const servers = [
    { url: 'https://a.test', description: 'The **main** one, for `live` data' },
    { url: 'https://b.test' },
  ];
  const paths = { '/pets': { get: { responses: {} } } };
  const html = (await buildFixture(petsProject({ servers, paths }))).read('/pets/');
  assert.match(html, />\s*https:\/\/a\.test – The main one, for live data\s*<\/option>/);
});
