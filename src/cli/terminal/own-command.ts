import { basename, dirname } from 'node:path';

export interface Invoked {
  /** The path of the script that was started: `process.argv[1]`. */
  readonly script: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** `process.versions.pnp`: set if Yarn's Plug'n'Play is active. */
  readonly pnp?: string | undefined;
}

/** The command to type for `lectern` in the current environment: a clone has no command of that name. */
export function ownCommand({ script, env, pnp }: Invoked): string {
  // With Plug'n'Play there is no folder of programs for `npx` to search.
  if (pnp !== undefined) return isBorrowed(env) ? 'yarn dlx lectern' : 'yarn lectern';
  // `npx lectern` and `npm create lectern` only add the command to the path temporarily.
  if (env['npm_command'] === 'exec' || env['npm_command'] === 'init') return 'npx lectern';
  if (basename(script) === 'bin.mjs') {
    const isInstalled = script.includes('node_modules');
    return isInstalled ? 'npx lectern' : 'npm run -s lectern --';
  }
  return basename(dirname(script)) === '.bin' ? 'npx lectern' : 'lectern';
}

/** Whether Yarn installed the package into a temporary folder for one command. */
function isBorrowed(env: Invoked['env']): boolean {
  return /[/\\]dlx-\d+$/.test(env['PROJECT_CWD'] ?? '');
}
