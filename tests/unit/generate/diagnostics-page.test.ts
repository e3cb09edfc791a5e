import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { allEntries } from '../../../src/generate/all-entries.ts';
import { formatDiagnosticPages } from '../../../src/generate/diagnostic-pages.ts';
import { formatDiagnosticsPage } from '../../../src/generate/diagnostics-page.ts';
import { repositoryRoot } from '../../helpers/source/read-sources.ts';

test('the page of diagnostics is up to date with the catalog', () => {
  const file = join(repositoryRoot, 'content/reference/diagnostics.mdx');
  const help = 'Run: npm run generate';
  assert.equal(readFileSync(file, 'utf8'), formatDiagnosticsPage(), help);
});

test('every diagnostic has a page, and no page of a removed diagnostic is left', () => {
  const pages = formatDiagnosticPages();
  for (const [file, text] of Object.entries(pages)) {
    assert.equal(readFileSync(join(repositoryRoot, file), 'utf8'), text, 'Run: npm run generate');
  }
  const found = globSync('content/reference/diagnostics/**/*.mdx', { cwd: repositoryRoot });
  assert.deepEqual(found.toSorted(), Object.keys(pages).toSorted());
  assert.ok('content/reference/diagnostics/config/unknown-key.mdx' in pages);
});

test('the documented catalog is complete', async () => {
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

test('every diagnostic is in a section of the page, and every section has diagnostics', () => {
  const parts = formatDiagnosticsPage().split('\n## ').slice(1);
  const codesBySection = parts.map((part) =>
    Array.from(part.matchAll(/^\| \[`(.+?)`\]/gm), ([, code]) => code),
  );
  assert.deepEqual(codesBySection.flat().sort(), Object.keys(allEntries).sort());
  assert.ok(codesBySection.every((codes) => codes.length > 0));
});

test('every diagnostic has an example with all facts of its messages', () => {
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
