import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadSite } from '../../../../src/node/load-site.ts';
import { diagnosticText } from '../../../helpers/mistakes/diagnostic-text.ts';
import { zooFolder } from '../../../helpers/projects/zoo.ts';

async function reported(config: object, files: Record<string, string>): Promise<readonly string[]> {
  const dir = zooFolder(config, files);
  const { loaded } = await loadSite({ dir, base: '' });
  return (loaded?.diagnostics ?? [])
    .filter(({ code }) => code === 'files/idle-script')
    .map((diagnostic) => diagnosticText(diagnostic, dir));
}

const footer = "const foot = document.querySelector('footer');\nfoot.append('Acme');\n";

test('scripts that run on pages in other tools are reported once, together', async () => {
  assert.deepEqual(await reported({}, { 'footer.js': footer }), [
    'docs.json warning files/idle-script: "footer.js" is left out: scripts run on pages only when docs.json says so. -> Add "scripts": true to run it on every page, or name "footer.js" in .lecternignore.',
  ]);
  const many = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((name) => [`${name}.js`, footer]));
  assert.deepEqual(await reported({}, many), [
    'docs.json warning files/idle-script: "a.js", "b.js", "c.js" and 2 more are left out: scripts run on pages only when docs.json says so. -> Add "scripts": true to run them on every page, or name "a.js" and the others in .lecternignore.',
  ]);
});

test('scripts that run, are named, are ignored or belong to tools are not reported', async () => {
  assert.deepEqual(await reported({ scripts: true }, { 'footer.js': footer }), []);
  const head = [{ tag: 'script', attrs: { src: '/footer.js' } }];
  assert.deepEqual(await reported({ head }, { 'footer.js': footer }), []);
  assert.deepEqual(
    await reported({ scripts: [{ src: 'footer.js' }] }, { 'footer.js': footer }),
    [],
  );
  assert.deepEqual(
    await reported({}, { 'footer.js': footer, '.lecternignore': 'footer.js\n' }),
    [],
  );
  const tools = {
    'build.js': "const fs = require('fs');\nfs.readFileSync('document.md');\nwindow.x = 1;\n",
    'check.js':
      "import { test } from 'node:test';\ntest('document.title', () => document.title);\n",
    'sum.js': 'export const sum = (a, b) => a + b;\n',
    'docs.test.js': footer,
  };
  assert.deepEqual(await reported({}, tools), []);
});
