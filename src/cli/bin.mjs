#!/usr/bin/env node
// The package's command. Runs on any Node that supports modules, so that an old version prints what it
// needs instead of failing on syntax that it does not know.

import module from 'node:module';
import { fileURLToPath } from 'node:url';

const needed = [22, 19];
const own = process.versions.node.split('.').map(Number);

if (own[0] < needed[0] || (own[0] === needed[0] && own[1] < needed[1])) {
  console.error(
    [
      'lectern needs Node ' +
        needed.join('.') +
        ' or newer; this is ' +
        process.versions.node +
        '.',
      'hint: Install Node 24 from https://nodejs.org, or with your version manager, such as "nvm install 24".',
      'hint: If you cannot, "npm install --save-dev node@24" adds one for the npm scripts of a project.',
    ].join('\n'),
  );
  process.exit(2);
}

process.env.ASTRO_TELEMETRY_DISABLED = '1';
// Reusing compiled code, with its types stripped, saves half a second of a small build.
module.enableCompileCache?.();
// Node does not strip types under node_modules, so an installed package ships JavaScript.
const isInstalled = /[\\/]node_modules[\\/]/.test(import.meta.url);
// Commands that run the code of pages do so in a separate process, which can crash or be killed.
const command = process.argv.slice(2).find((word) => !word.startsWith('-'));
const isSupervised = ['build', 'check', 'dev'].includes(command) && !process.env.LECTERN_JOURNAL;
if (isSupervised) {
  import(isInstalled ? '../../dist-lib/supervised.js' : './supervised.ts').then((cli) =>
    cli.startSupervised(fileURLToPath(import.meta.url)),
  );
} else {
  import(isInstalled ? '../../dist-lib/start.js' : './start.ts').then((cli) => cli.start());
}
