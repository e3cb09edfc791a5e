/**
 * `lectern mcp`: offers a built site to editors and agents on this machine, over standard input and output.
 */

import { resolve } from 'node:path';
import { common } from '../options/options.ts';
import type { ExitCode, Command } from '../options/command.ts';
import { showRefusal } from '../report/show-report.ts';
import { diagnoseCli } from '../terminal/cli-entries.ts';
import type { Context } from '../terminal/context.ts';
import { checkFolder } from '../terminal/project-folder.ts';
import { version } from '../terminal/version.ts';
import { findBuiltSite } from './built-folder.ts';

export interface McpCommand {
  readonly kind: 'mcp';
  readonly dir: string;
}

export const mcp: Command<McpCommand> = {
  summary: 'Let an editor or an agent search and read a built site',
  dir: 'Folder of a built site, or a docs folder whose dist is one (default: the current one)',
  options: [...common],
  examples: [
    [
      'lectern mcp docs',
      'Started by an editor; see "Agents and language models" in the documentation',
    ],
  ],
  read: ({ dir }) => ({ kind: 'mcp', dir }),
  run,
};

async function run({ dir }: McpCommand, context: Context): Promise<ExitCode> {
  const unusable = checkFolder(context.cwd, dir);
  const site = unusable ? undefined : findBuiltSite(resolve(context.cwd, dir));
  if (site === undefined) {
    const nothing = diagnoseCli('cli/nothing-built', { folder: dir }, { file: '' });
    showRefusal([unusable ?? nothing], { format: 'pretty' }, context);
    return 2;
  }
  // Loaded here because other commands do not need it.
  const { serveOverStdio } = await import('../../mcp/serve-stdio.ts');
  await serveOverStdio(site, { version, stop: context.stop });
  return 0;
}
