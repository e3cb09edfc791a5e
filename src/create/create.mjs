#!/usr/bin/env node
// `npm create lectern [dir]`: runs `lectern init` of the `lectern` package that is installed with this one.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const manifest = createRequire(import.meta.url).resolve('lectern/package.json');
process.argv.splice(2, 0, 'init');
import(pathToFileURL(join(dirname(manifest), 'src/cli/bin.mjs')).href);
