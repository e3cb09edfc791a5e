#!/usr/bin/env node
// The package's command. Written for any Node that can read modules, so that an old one is told
// what it needs instead of failing on syntax that it does not know.

const needed = [22, 19];
const own = process.versions.node.split('.').map(Number);

if (own[0] < needed[0] || (own[0] === needed[0] && own[1] < needed[1])) {
  console.error(
    'lectern needs Node ' + needed.join('.') + ' or newer; this is ' + process.versions.node + '.',
  );
  process.exit(2);
}

process.env.ASTRO_TELEMETRY_DISABLED = '1';
// Node does not strip types under node_modules; an installed package carries emitted JavaScript.
const isInstalled = /[\\/]node_modules[\\/]/.test(import.meta.url);
import(isInstalled ? '../../dist-lib/cli/start.js' : './start.ts').then((cli) => cli.start());
