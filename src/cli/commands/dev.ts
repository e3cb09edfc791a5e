/** `lectern dev`: shows the site while it is being written, and reports its problems after each save. */

import { resolve } from 'node:path';
import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import type { DevSiteOptions } from '../../engine/dev/dev-server.ts';
import type { ProxyLimits } from '../../server/proxy/limits.ts';
import { repairOutputFolder } from '../../node/output/output-folder.ts';
import { configNames } from '../../node/project/project-layout.ts';
import { readBaseOfProject } from '../../node/project/read-base.ts';
import {
  CheckedValues,
  type ListenOptions,
  readBase,
  readListen,
  readProxyLimits,
} from '../options/checked-values.ts';
import { allowHost, base, common, host, port, proxyLimits } from '../options/options.ts';
import type { ExitCode, Command } from '../options/command.ts';
import { diagnoseThrown } from '../report/diagnose-thrown.ts';
import { ProblemTracker } from '../report/new-problems.ts';
import { formatCounts } from '../report/pretty.ts';
import { showDiagnostics, showRefusal } from '../report/show-report.ts';
import type { Context } from '../terminal/context.ts';
import { checkFolder, commandBelow } from '../terminal/project-folder.ts';
import { untilQuit } from './dev-keys.ts';
import { announce, diagnosePort, toUrl, untilAborted } from './listening.ts';

export interface DevCommand extends ListenOptions, ProxyLimits {
  readonly kind: 'dev';
  readonly dir: string;
  /** `''` or `/docs`; if absent, docs.json decides. */
  readonly base?: string;
  /** Whether to open the browser. */
  readonly open: boolean;
}

export const dev: Command<DevCommand> = {
  summary: 'Show the site while you write; pages reload as you save',
  dir: 'Folder that contains docs.json (default: the current one)',
  options: [
    host,
    port,
    allowHost,
    base,
    { name: 'open', text: 'Open the site in the browser' },
    ...proxyLimits,
    ...common,
  ],
  examples: [
    ['lectern dev', 'Serves the site of this folder at http://localhost:4321'],
    ['lectern dev docs --open', 'Serves the site in docs and opens it in the browser'],
    ['lectern dev --host 0.0.0.0', 'Also serves other machines on the network'],
  ],
  read({ dir }, values) {
    const open = values.has('open');
    const limits = readProxyLimits(values);
    return { kind: 'dev', dir, open, ...readListen(values), ...readBase(values), ...limits };
  },
  run,
};

async function run(command: DevCommand, context: Context): Promise<ExitCode> {
  const { host, allowHosts } = command;
  const unusable = checkFolder(context.cwd, command.dir);
  if (unusable) return refuse(unusable, context);
  const dir = resolve(context.cwd, command.dir);
  const base = command.base ?? readBaseOfProject(dir);
  repairOutputFolder(resolve(dir, 'dist'));
  try {
    // Loaded here because other commands do not need it.
    const { findPort } = await import('../../server/listen.ts');
    const { createPlaygroundProxy } = await import('../../server/proxy/request-handler.ts');
    // Refuses a port that is taken before the site is loaded; it is only occupied once it has been.
    const found = await findPort(host, command.port);
    const onReport = reporter({ dir, base, isChosen: command.base !== undefined }, context);
    const { timeoutMilliseconds, maxBodyBytes, privateHosts } = command;
    const createProxy = (origins: () => readonly string[]) =>
      createPlaygroundProxy({ origins, timeoutMilliseconds, maxBodyBytes, privateHosts });
    const { journal } = context;
    const onFault = (error: unknown) => {
      showRefusal([diagnoseThrown(error)], { format: 'pretty' }, context);
    };
    const server = await context.engine.startDev({
      dir,
      host,
      port: command.port,
      allowHosts,
      base,
      onReport,
      onFault,
      createProxy,
      journal,
      commandFor: commandBelow(command, context),
    });
    const address = { host, port: toPort(server.url) ?? found, base };
    announce({ ...address, note: `  ready in ${Math.round(performance.now())} ms` }, context);
    const url = toUrl(address);
    if (command.open) context.openBrowser(url);
    const keyed = { server, url, onFault, check: () => checkAll(command, context) };
    await untilQuit(keyed, context, untilAborted(context.stop));
    await server.stop();
    return 0;
  } catch (error) {
    return refuse(diagnosePort(error, command), context);
  }
}

/** Prints what `lectern check` would, or a message if there are no problems. */
async function checkAll({ dir, base }: DevCommand, context: Context): Promise<void> {
  const { check } = await import('./check.ts');
  const words = { needed: [], dir, topic: false };
  const plain = check.read(words, new CheckedValues(new Map(), []));
  const printed: string[] = [];
  const stdout = {
    ...context.stdout,
    write: (text: string) => {
      printed.push(text);
      context.stdout.write(text);
    },
  };
  await check.run({ ...plain, ...(base !== undefined && { base }) }, { ...context, stdout }, {});
  if (printed.length === 0) context.stdout.write('✓ No problems\n');
}

interface Served {
  readonly dir: string;
  readonly base: string;
  /** Whether the base comes from the command line, which overrides the configuration. */
  readonly isChosen: boolean;
}

function reporter(served: Served, context: Context): DevSiteOptions['onReport'] {
  const reportProblems = problemReporter(served.dir, context);
  const reportBase = served.isChosen ? () => undefined : baseReporter(served, context);
  return (problems, isAll, statedBase) => {
    reportBase(problems, statedBase);
    reportProblems(problems, isAll);
  };
}

/** Reports when the configuration's base has changed: the server keeps the one that it started with. */
function baseReporter({ base }: Served, { stdout }: Context) {
  let known = base;
  return (problems: readonly Diagnostic[], now = known): void => {
    const isConfig = (file: string) => configNames.some((name) => name === file);
    // The base of an invalid configuration is unknown.
    if (problems.some(({ severity, file }) => severity === 'error' && isConfig(file))) return;
    const isNew = now !== known;
    known = now;
    if (!isNew || now === base) return;
    const [wanted, kept] = [now, base].map((path) => `${path}/`);
    stdout.write(
      `! The base is now ${wanted}: restart to use it; until then the site stays at ${kept}\n`,
    );
  };
}

/** Prints the new problems and the total, or a message if no page has any. */
function problemReporter(dir: string, context: Context) {
  const memory = new ProblemTracker();
  const { stdout } = context;
  return (problems: readonly Diagnostic[], isAll: boolean): void => {
    const news = memory.newsOf(problems, isAll);
    if (news === undefined) return;
    showDiagnostics(news.added, { dir, output: stdout, isSummed: true }, context);
    stdout.write(news.all.length === 0 ? '✓ No problems\n' : `${formatCounts(news.all)}\n`);
  };
}

/** The port that the server actually uses, from its address. */
function toPort(url: string): number | undefined {
  return URL.canParse(url) ? Number(new URL(url).port) || undefined : undefined;
}

function refuse(diagnostic: Diagnostic, context: Context): ExitCode {
  showRefusal([diagnostic], { format: 'pretty' }, context);
  return 2;
}
