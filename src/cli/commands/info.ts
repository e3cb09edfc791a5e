/** `lectern info`: prints what a bug report needs, without names, paths or content of the project. */

import { arch, release } from 'node:os';
import { resolve } from 'node:path';
import type { ProjectShape } from '../../engine/describe-project.ts';
import { readPlainFormat } from '../options/checked-values.ts';
import { common, plainFormat } from '../options/options.ts';
import type { ExitCode, Command } from '../options/command.ts';
import { count } from '../report/pretty.ts';
import { showRefusal } from '../report/show-report.ts';
import type { Context } from '../terminal/context.ts';
import { checkFolder } from '../terminal/project-folder.ts';
import { version } from '../terminal/version.ts';

export interface InfoCommand {
  readonly kind: 'info';
  readonly dir: string;
  readonly format: 'pretty' | 'json';
}

export const info: Command<InfoCommand> = {
  summary: 'Show versions and an outline of a project, for a bug report',
  dir: 'Folder that contains docs.json (default: the current one)',
  options: [plainFormat, ...common],
  examples: [['lectern info docs', 'Shows versions, and counts of what is in docs']],
  read: ({ dir }, values) => ({ kind: 'info', dir, format: readPlainFormat(values) }),
  run,
};

async function run(command: InfoCommand, context: Context): Promise<ExitCode> {
  const { format } = command;
  const unusable = checkFolder(context.cwd, command.dir);
  if (unusable) {
    showRefusal([unusable], { format }, context);
    return 2;
  }
  const { describeProject } = await import('../../engine/describe-project.ts');
  const shape = await describeProject(resolve(context.cwd, command.dir));
  const machine = {
    lectern: version,
    node: process.versions.node,
    system: `${process.platform} ${arch()} ${release()}`,
  };
  const text =
    format === 'json'
      ? JSON.stringify({ ...machine, ...shape })
      : formatRows([...Object.entries(machine), ...listRows(shape)]);
  context.stdout.write(`${text}\n`);
  return 0;
}

function listRows({ astro, site, problems }: ProjectShape): [string, string][] {
  const counts = Object.entries(problems).map(([code, times]) => `${times} × ${code}`);
  return [
    ['astro', astro ?? 'not in the project'],
    ['project', site === undefined ? 'no readable configuration' : describeSite(site)],
    ...(site?.documents ?? []).map(({ version: openapi, operations }): [string, string] => [
      'document',
      `OpenAPI ${openapi}, ${count(operations, 'operation')}`,
    ]),
    ...(site?.symbols ?? []).map(({ kind, count: symbols }): [string, string] => [
      'document',
      `${kind === 'sdk' ? 'SDK' : 'GraphQL'}, ${count(symbols, 'symbol')}`,
    ]),
    ['problems', counts.join(', ') || 'none in the folder as a whole'],
  ];
}

function describeSite(site: NonNullable<ProjectShape['site']>): string {
  return [
    site.configFile,
    site.layout === 'own' ? 'pages in content/' : 'pages next to the configuration',
    count(site.pages, 'page'),
    count(site.snippets, 'snippet'),
    count(site.files, 'file'),
  ].join(', ');
}

function formatRows(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`).join('\n');
}
