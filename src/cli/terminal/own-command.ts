import { basename, dirname } from 'node:path';

export interface Invoked {
  /** The script that was started, as it was named: `process.argv[1]`. */
  readonly script: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** `process.versions.pnp`: set where Yarn's Plug'n'Play is at work. */
  readonly pnp?: string | undefined;
}

/** What to type for `lectern` where it was started from: a clone has no command of that name. */
export function ownCommand({ script, env, pnp }: Invoked): string {
  // There is no folder of programs that `npx` could look into.
  if (pnp !== undefined) return isBorrowed(env) ? 'yarn dlx lectern' : 'yarn lectern';
  // `npx lectern` and `npm create lectern`, which put a folder on the path for themselves alone.
  if (env['npm_command'] === 'exec' || env['npm_command'] === 'init') return 'npx lectern';
  if (basename(script) === 'bin.mjs') {
    const isInstalled = script.includes('node_modules');
    return isInstalled ? 'npx lectern' : 'npm run -s lectern --';
  }
  return basename(dirname(script)) === '.bin' ? 'npx lectern' : 'lectern';
}

/** Whether Yarn installed the package for one command, into a folder that goes with it. */
function isBorrowed(env: Invoked['env']): boolean {
  return /[/\\]dlx-\d+$/.test(env['PROJECT_CWD'] ?? '');
}
