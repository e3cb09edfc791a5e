/** `lectern lsp`: serves an editor over standard input and output, until the editor ends it. */

import { common, type Option } from '../options/options.ts';
import type { ExitCode, Command } from '../options/command.ts';
import type { Context } from '../terminal/context.ts';
import { version } from '../terminal/version.ts';
import { untilAborted } from './listening.ts';

export interface LspCommand {
  readonly kind: 'lsp';
}

const stdio: Option = {
  name: 'stdio',
  text: 'Use standard input and output, as it always does; many editors pass this',
};

export const lsp: Command<LspCommand> = {
  summary: 'Report problems in an editor while you type, and complete names',
  options: [stdio, ...common],
  examples: [['lectern lsp', 'Started by an editor; see "Editors" in the documentation']],
  read: () => ({ kind: 'lsp' }),
  run,
};

async function run(_command: LspCommand, { stop }: Context): Promise<ExitCode> {
  // Loaded here because other commands do not need it.
  const { serveEditor } = await import('../../lsp/start-server.ts');
  const { stdin, stdout } = process;
  const serving = serveEditor({ input: stdin, output: stdout, version });
  return await Promise.race([serving, untilAborted(stop).then((): ExitCode => 0)]);
}
