/** Compares what the pages about the API say with what the service does. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { limits } from '../../../src/user-groups/domain/limits.ts';
import { statusOfCode } from '../../../src/user-groups/http/error-codes.ts';
import { demoToken, parseEnvironments } from '../../../src/user-groups/settings/environments.ts';
import { parseSettings } from '../../../src/user-groups/settings/settings.ts';
import { listExamples, loadServiceDocument } from '../../helpers/service/openapi.ts';
import { listCodeBlocks, listPages, readPage } from '../../helpers/service/pages.ts';

const pages = listPages().map((name) => ({ name, text: readPage(name) }));

test('the page of errors lists exactly the codes of the service with their statuses', () => {
  const rows = readPage('errors').matchAll(/^\| (\d{3}) +\| `(\w+)` /gm);
  const listed = Array.from(rows, ([, status, code]) => [code, Number(status)]);
  assert.deepEqual(Object.fromEntries(listed), statusOfCode);
  assert.equal(listed.length, Object.keys(statusOfCode).length);
});

test('the page of limits has the numbers that the service enforces', () => {
  const page = readPage('limits').replaceAll(/ {2,}/g, ' ');
  const row = (what: string, limit: string) =>
    assert.ok(page.includes(`| ${what} | ${limit} `), what);
  row('`name`', `1 to ${limits.nameCharacters} characters`);
  row('`user_group_id`, `current_token`', `1 to ${limits.idCharacters} characters`);
  row('`mapping`', `${limits.mappingEntries} entries, each value a string`);
  const bytes = (count: number) => `${count.toLocaleString('en')} bytes`;
  row('`properties`', `${bytes(limits.propertiesBytes)}, ${limits.propertiesDepth} levels`);
  row('Request body', bytes(limits.bodyBytes));
  row('Requests per API token', `${parseSettings({}).rateLimit} in a minute, if not set otherwise`);
});

test('the page on running the service lists exactly its settings with their defaults', () => {
  const fields = readPage('running').matchAll(
    /<ParamField name="(\w+)"[^>]*?(?:default="([^"]*)")?>/g,
  );
  const described = new Map(Array.from(fields, ([, name, value]) => [name, value]));
  const asked = new Set<string>();
  const watch = (given: Record<string, string>) =>
    new Proxy(given, {
      get(target, name) {
        asked.add(String(name));
        return target[String(name)];
      },
    });
  parseSettings(watch({ DATABASE_URL: 'postgres://localhost/groups' }));
  const defaults = parseSettings(watch({}));
  assert.deepEqual([...described.keys()].sort(), [...asked].sort());
  assert.equal(described.get('PORT'), String(defaults.port));
  assert.equal(described.get('HOST'), defaults.host);
  assert.equal(described.get('RATE_LIMIT'), String(defaults.rateLimit));
  assert.equal(described.get('LOG_LEVEL'), defaults.logLevel);
  assert.deepEqual(defaults.storage, { kind: 'sqlite', file: described.get('DATABASE_FILE') });
});

test('the demo token on the pages is the one that the service accepts', () => {
  const printed = pages.flatMap(({ text }) => text.match(/lectern-demo-[\w-]+/g) ?? []);
  assert.ok(printed.length >= 2);
  assert.deepEqual(new Set(printed), new Set([demoToken]));
});

test('the environments file on the pages is valid', () => {
  const blocks = listCodeBlocks(readPage('authentication'));
  const file = blocks.find(({ language }) => language === 'json');
  const { environments, problems } = parseEnvironments(file?.code ?? '');
  assert.deepEqual(problems, []);
  assert.deepEqual(
    environments.map(({ tag }) => tag),
    ['Customer', 'Testing'],
  );
});

test('every error on the pages is an example in openapi.yaml', async () => {
  const { operations, others } = await loadServiceDocument();
  const responses = [...operations, { responses: others }].flatMap(({ responses: all }) =>
    Object.values(all),
  );
  const known = responses
    .flatMap(({ content }) => listExamples(content?.['application/json']))
    .map(([, value]) => JSON.stringify(value));
  const printed = pages
    .flatMap(({ text }) => listCodeBlocks(text))
    .filter(({ language, code }) => language === 'json' && code.includes('"success": 0'))
    .map(({ code }) => JSON.stringify(JSON.parse(code.replace(/\n\d{3}\n$/, ''))));
  assert.ok(printed.length >= 5);
  assert.deepEqual(
    printed.filter((example) => !known.includes(example)),
    [],
  );
});

test('every page has a title and a description, and links only to existing pages', () => {
  for (const { name, text } of pages) {
    assert.match(text, /^---\ntitle: .+\n(?:sidebarTitle: .+\n)?description: .+\n/, name);
    for (const [, target] of text.matchAll(/(?:\]\(|href=")\/user-groups\/([\w-]*)/g)) {
      assert.ok(
        pages.some((page) => page.name === target),
        `${name} links to ${target}`,
      );
    }
  }
});
