/** The command line as a function: takes the words and a context, returns an exit code. */

import { isEnvironmental } from '../node/disk/system-error.ts';
import type { ReportFormat } from './options/option-values.ts';
import type { ExitCode } from './options/command.ts';
import { formatHelp } from './help.ts';
import { type CommandLine, parseCommand } from './parse-command.ts';
import { diagnoseThrown } from './report/diagnose-thrown.ts';
import { showRefusal } from './report/show-report.ts';
import { toSignalCode } from '../engine/stop-signals.ts';
import { Interrupted } from './terminal/context.ts';
import type { Context, Interruption } from './terminal/context.ts';
import { styleFor } from './terminal/style.ts';
import { version } from './terminal/version.ts';
import { commandOf, commands } from './commands.ts';

export interface Invocation {
  /** The words after `lectern` on the command line. */
  readonly words: readonly string[];
  /** Whether `LECTERN_DEBUG` requests stack traces; `--debug` does too. */
  readonly debug: boolean;
}

/** Runs one command. Never throws: problems are printed and reflected in the exit code. */
export async function main({ words, debug }: Invocation, context: Context): Promise<number> {
  const parsed = parseCommand(words);
  if (parsed.kind === 'refused') {
    showRefusal(parsed.diagnostics, { format: parsed.format }, context);
    return 2;
  }
  try {
    const code = await run(parsed.command, context);
    return context.stop.aborted ? interruptedCode(context) : code;
  } catch (error) {
    if (error instanceof Interrupted) return interruptedCode(context);
    if ((debug || parsed.debug) && error instanceof Error) {
      context.stderr.write(`${error.stack ?? error.message}\n`);
    }
    showRefusal([diagnoseThrown(error)], { format: formatOf(parsed.command) }, context);
    return isEnvironmental(error) ? 1 : 2;
  }
}

async function run(command: CommandLine, context: Context): Promise<ExitCode> {
  if (command.kind === 'version') {
    context.stdout.write(`${version}\n`);
    return 0;
  }
  if (command.kind !== 'help') return commandOf(command.kind).run(command, context, commands);
  const output = command.isRequested ? context.stdout : context.stderr;
  output.write(formatHelp(command.commandName, styleFor(output.hasColors)));
  return command.isRequested ? 0 : 2;
}

function interruptedCode({ stop }: Context): number {
  return toSignalCode((stop.reason as Interruption).signal);
}

function formatOf(command: CommandLine): ReportFormat {
  return 'format' in command ? command.format : 'pretty';
}
