import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { repositoryRoot } from '../../helpers/source/read-sources.ts';

const folder = join(repositoryRoot, 'src');
const files = globSync('**/*-entries.ts', { cwd: folder });
const modules = await Promise.all(
  files.map(async (file) => (await import(join(folder, file))) as Record<string, unknown>),
);
const entries = modules
  .flatMap((module) => Object.entries(module))
  .filter(([name]) => name.endsWith('Entries'))
  .flatMap(([, part]) => Object.entries(part as Record<string, unknown>));
const codes = [...new Set(entries.map(([code]) => code))];

test('every diagnostic has a unique code of the form area/kind', () => {
  assert.ok(codes.length > 50);
  const ambiguous = codes.filter(
    (code) => new Set(entries.filter(([name]) => name === code).map(([, entry]) => entry)).size > 1,
  );
  assert.deepEqual(ambiguous, []);
  const odd = codes.filter((code) => !/^[a-z]+(?:-[a-z]+)*\/[a-z0-9]+(?:-[a-z0-9]+)*$/.test(code));
  assert.deepEqual(odd, []);
});

test('every diagnostic is provoked by a test', () => {
  const tests = globSync('tests/**/*.test.ts', { cwd: repositoryRoot })
    .map((path) => readFileSync(join(repositoryRoot, path), 'utf8'))
    .join('\n')
    // Regular expressions contain codes with an escaped slash.
    .replaceAll('\\/', '/');
  const untested = codes.filter((code) => !new RegExp(`${code}(?![\\w-])`).test(tests));
  assert.deepEqual(untested, []);
});
