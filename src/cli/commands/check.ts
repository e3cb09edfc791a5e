/** `lectern check`: builds where nobody looks, to report what a build would. Silent when clean. */

import { resolve } from 'node:path';
import { openScratchFolder } from '../../node/disk/scratch-folder.ts';
import { SiteFiles } from '../../node/output/site-files.ts';
import { readBaseOfProject } from '../../node/project/read-base.ts';
import { readBuildOptions } from '../options/checked-values.ts';
import type { ReportFormat } from '../options/option-values.ts';
import { base, common, format, site, strict } from '../options/options.ts';
import type { ExitCode, Verb } from '../options/verb.ts';
import { formatCounts, formatSeconds } from '../report/pretty.ts';
import { hasFindings } from '../report/report.ts';
import type { Report } from '../report/report.ts';
import { showRefusal, showReport } from '../report/show-report.ts';
import type { Context } from '../terminal/context.ts';
import { checkFolder } from '../terminal/project-folder.ts';
import { styleFor } from '../terminal/style.ts';
import { runBuild } from './run-build.ts';

export interface CheckCommand {
  readonly kind: 'check';
  readonly dir: string;
  /** `''` or `/docs`; absent: what docs.json says. */
  readonly base?: string;
  readonly site?: string;
  readonly strict: boolean;
  readonly format: ReportFormat;
}

export const check: Verb<CheckCommand> = {
  summary: 'Report every problem without writing a site',
  dir: 'Folder that holds docs.json (default: the current one)',
  options: [base, site, strict, format, ...common],
  read: ({ dir }, values) => ({ kind: 'check', dir, ...readBuildOptions(values) }),
  run,
};

async function run(command: CheckCommand, context: Context): Promise<ExitCode> {
  const { format, strict, site } = command;
  const unusable = checkFolder(context.cwd, command.dir);
  if (unusable) {
    showRefusal([unusable], { format }, context);
    return 2;
  }
  const dir = resolve(context.cwd, command.dir);
  const base = command.base ?? readBaseOfProject(dir);
  const scratch = openScratchFolder();
  const files = new SiteFiles(scratch.path);
  try {
    const report = await runBuild({ dir, files, base, site, colorsCode: false }, context);
    const isFailed = hasFindings(report.diagnostics, strict);
    const summary = formatSummary(report, isFailed, context);
    showReport(report, { format, dir, summary }, context);
    return isFailed ? 1 : 0;
  } finally {
    scratch.remove();
  }
}

function formatSummary(report: Report, isFailed: boolean, context: Context): string {
  const counts = formatCounts(report.diagnostics);
  if (counts === '') return '';
  const style = styleFor(context.stdout.hasColors);
  const sign = isFailed ? style('red', '✗') : style('yellow', '!');
  return `${sign} ${counts} (${formatSeconds(report.timings['total'] ?? 0)})`;
}
