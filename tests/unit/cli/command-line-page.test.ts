import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { commands } from '../../../src/cli/commands.ts';

const page = readFileSync(
  new URL('../../../content/reference/command-line.mdx', import.meta.url),
  'utf8',
);

/** Returns the part of the page about a command, up to the next heading. */
function sectionOf(command: string): string {
  return page.split(/^## /m).find((section) => section.startsWith(`${command}\n`)) ?? '';
}

/** Options of every command, which the page describes once. */
const shared = new Set(['debug', 'help']);

test('the command line page documents every command with all of its options', () => {
  const missing = Object.entries(commands).flatMap(([command, { options }]) =>
    options
      .filter(({ name }) => !shared.has(name) && !sectionOf(command).includes(`--${name}`))
      .map(({ name }) => `${command} --${name}`),
  );
  assert.deepEqual(missing, []);
  assert.deepEqual(
    Object.keys(commands).filter((command) => sectionOf(command) === ''),
    [],
  );
});

test('the command line page documents no unknown option', () => {
  const known = new Set<string>(
    Object.values(commands).flatMap(({ options }) => options.map((o) => o.name)),
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
