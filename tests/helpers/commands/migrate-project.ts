import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '../files/temp-folder.ts';
import { runCli } from './run-cli.ts';

export interface MigratedProject {
  readonly written: Readonly<Record<string, unknown>>;
  /** What is reported: `code:line message`. */
  readonly remarks: readonly string[];
}

interface Remark {
  readonly code: string;
  readonly line?: number;
  readonly message: string;
}

/** Converts the configuration of a project to the other format. Objects are written as JSON. */
export async function migrateProject(
  to: 'docs' | 'mint',
  files: Readonly<Record<string, string | object>>,
): Promise<MigratedProject> {
  const texts = Object.entries(files).map(([path, file]) => {
    return [path, typeof file === 'string' ? file : `${JSON.stringify(file, null, 2)}\n`] as const;
  });
  const cwd = tempFolder(Object.fromEntries(texts));
  const run = await runCli(['migrate', '.', '--to', to, '--format', 'json'], { cwd });
  const { remarks } = JSON.parse(run.stdout) as { remarks: readonly Remark[] };
  const written = readFileSync(join(cwd, to === 'docs' ? 'docs.json' : 'mint.json'), 'utf8');
  return {
    written: JSON.parse(written) as MigratedProject['written'],
    remarks: remarks.map(({ code, line, message }) => `${code}:${line} ${message}`),
  };
}
