/** The command line as a function: words and a world in, an exit code out. */

import { isEnvironmental } from '../node/system-error.ts';
import type { Command, ReportFormat } from './command.ts';
import { Interrupted, signalCodes } from './context.ts';
import type { Context, Interruption } from './context.ts';
import { formatHelp } from './help.ts';
import { parseCommand } from './parse-command.ts';
import type { ExitCode } from './report/report.ts';
import { diagnoseThrown } from './report/diagnose-thrown.ts';
import { showRefusal } from './report/show-report.ts';
import { styleFor } from './style.ts';
import { version } from './version.ts';

export interface Invocation {
  /** What follows `lectern` on the command line. */
  readonly words: readonly string[];
  /** Whether `LECTERN_DEBUG` asks for stack traces; `--debug` does so too. */
  readonly debug: boolean;
}

/** Runs one command. Throws nothing; what goes wrong is printed and told by the exit code. */
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

/** Loads the one command that is asked for: each brings much of Lectern with it. */
async function run(command: Command, context: Context): Promise<ExitCode> {
  switch (command.kind) {
    case 'help': {
      const output = command.isAsked ? context.stdout : context.stderr;
      output.write(formatHelp(command.verb, styleFor(output.hasColors)));
      return command.isAsked ? 0 : 2;
    }
    case 'version':
      context.stdout.write(`${version}\n`);
      return 0;
    case 'build':
      return (await import('./commands/build.ts')).build(command, context);
    case 'check':
      return (await import('./commands/check.ts')).check(command, context);
    case 'serve':
      return (await import('./commands/serve.ts')).serve(command, context);
    case 'dev':
      return (await import('./commands/dev.ts')).dev(command, context);
    case 'init':
      return (await import('./commands/init.ts')).init(command, context);
    case 'rename':
      return (await import('./commands/rename.ts')).rename(command, context);
    case 'explain':
      return (await import('./commands/explain.ts')).explain(command, context);
  }
}

function interruptedCode({ stop }: Context): number {
  return signalCodes[(stop.reason as Interruption).signal];
}

function formatOf(command: Command): ReportFormat {
  return 'format' in command ? command.format : 'pretty';
}
