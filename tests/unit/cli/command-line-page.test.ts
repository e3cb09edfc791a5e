import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { verbs } from '../../../src/cli/verbs.ts';

const page = readFileSync(
  new URL('../../../content/reference/command-line.mdx', import.meta.url),
  'utf8',
);

/** Returns the part of the page about a verb, up to the next heading. */
function sectionOf(verb: string): string {
  return page.split(/^## /m).find((section) => section.startsWith(`${verb}\n`)) ?? '';
}

/** Options of every verb, which the page describes once. */
const shared = new Set(['debug', 'help']);

test('the command line page documents every command with all of its options', () => {
  const missing = Object.entries(verbs).flatMap(([verb, { options }]) =>
    options
      .filter(({ name }) => !shared.has(name) && !sectionOf(verb).includes(`--${name}`))
      .map(({ name }) => `${verb} --${name}`),
  );
  assert.deepEqual(missing, []);
  assert.deepEqual(
    Object.keys(verbs).filter((verb) => sectionOf(verb) === ''),
    [],
  );
});

test('the command line page documents no unknown option', () => {
  const known = new Set<string>(
    Object.values(verbs).flatMap(({ options }) => options.map((o) => o.name)),
  );
  const documented = Array.from(
    page.matchAll(/<ParamField name="--([\w-]+)"/g),
    ([, name = '']) => name,
  );
  assert.deepEqual(
    documented.filter((name) => !known.has(name)),
    [],
  );
});
