/** The examples on the pages of diagnostics do what the pages say. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildSite } from '../../../src/engine/build/build-site.ts';
import { allEntries } from '../../../src/generate/all-entries.ts';
import { allExamples } from '../../../src/generate/examples/all-examples.ts';
import { docs, type ExampleProject } from '../../../src/generate/examples/example.ts';
import { SiteFiles } from '../../../src/node/output/site-files.ts';
import { tempFolder } from '../../helpers/files/temp-folder.ts';
import { withoutExample } from './without-example.ts';

test('every diagnostic code has an example or a reason for having none', () => {
  const names = new Set([...Object.keys(allExamples), ...Object.keys(withoutExample)]);
  const bare = Object.keys(allEntries).filter((code) => {
    return !names.has(code) && !names.has(code.slice(0, code.indexOf('/')));
  });
  assert.deepEqual(bare, []);
  assert.deepEqual(
    Object.keys(allExamples).filter((code) => code in withoutExample || !(code in allEntries)),
    [],
  );
});

test('every example provokes its diagnostic', async () => {
  const silent: string[] = [];
  for (const [code, files] of Object.entries(allExamples)) {
    const dir = tempFolder(completeProject(files));
    const output = new SiteFiles(tempFolder({}));
    const { diagnostics } = await buildSite({ dir, files: output, base: '', colorsCode: false });
    const codes = diagnostics.map((diagnostic) => diagnostic.code);
    if (!codes.includes(code)) silent.push(`${code}: ${codes.join(' ')}`);
  }
  assert.deepEqual(silent, []);
});

/** Adds the files that every project needs to those of an example. */
function completeProject(files: ExampleProject): ExampleProject {
  const hasConfig = 'docs.json' in files || 'mint.json' in files;
  const hasPage = ['index.mdx', 'index.md'].some((file) => file in files);
  return {
    ...(!hasConfig && docs({})),
    ...(!hasPage && { 'index.mdx': 'Welcome.\n' }),
    ...files,
  };
}
