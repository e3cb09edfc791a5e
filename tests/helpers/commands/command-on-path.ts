import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../source/read-sources.ts';

/**
 * Returns the environment of a user who calls `lectern` by name; puts the command into the folder's `bin`.
 */
export function withCommand(folder: string): Record<string, string | undefined> {
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  const script = join(repositoryRoot, 'src/cli/bin.mjs');
  const text = `#!/bin/sh\nexec "${process.execPath}" "${script}" "$@"\n`;
  writeFileSync(join(bin, 'lectern'), text, { mode: 0o755 });
  return { ...process.env, PATH: `${bin}:${process.env['PATH']}` };
}
