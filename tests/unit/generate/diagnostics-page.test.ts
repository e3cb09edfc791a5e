import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { allEntries } from '../../../src/generate/all-entries.ts';
import { AREAS, areaOf, formatDiagnosticsPage } from '../../../src/generate/diagnostics-page.ts';
import { repositoryRoot } from '../../helpers/source/read-sources.ts';

test('the page of diagnostics is what the catalogue says now', () => {
  const file = join(repositoryRoot, 'content/reference/diagnostics.mdx');
  const help = 'Run: npm run generate';
  assert.equal(readFileSync(file, 'utf8'), formatDiagnosticsPage(), help);
});

test('the catalogue that is described is the whole one', async () => {
  const folder = join(repositoryRoot, 'src');
  const modules = await Promise.all(
    globSync('**/*-entries.ts', { cwd: folder })
      .filter((file) => file !== 'generate/all-entries.ts')
      .map(async (file) => (await import(join(folder, file))) as Record<string, object>),
  );
  const parts = modules.flatMap((module) =>
    Object.entries(module).filter(([name]) => name.endsWith('Entries')),
  );
  const codes = new Set(parts.flatMap(([, part]) => Object.keys(part)));
  assert.deepEqual(new Set(Object.keys(allEntries)), codes);
});

test('every diagnostic has a part of the page, and every part has diagnostics', () => {
  assert.deepEqual(new Set(Object.keys(allEntries).map(areaOf)), new Set(Object.keys(AREAS)));
});

test('every diagnostic has an example that says all it can say', () => {
  const incomplete = Object.entries(allEntries).filter(([, { message, hint, example = {} }]) => {
    try {
      const facts = example as never;
      return /undefined|NaN|\[object/.test(message(facts) + hint(facts));
    } catch {
      return true;
    }
  });
  assert.deepEqual(
    incomplete.map(([code]) => code),
    [],
    'Give these entries an `example`: the facts of a typical case.',
  );
});
