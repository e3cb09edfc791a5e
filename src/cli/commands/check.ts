/** `lectern check`: builds where nobody looks, to report what a build would. Silent when clean. */

import { resolve } from 'node:path';
import { openScratchFolder } from '../../node/scratch-folder.ts';
import { SiteFiles } from '../../node/site-files.ts';
import type { CheckCommand } from '../command.ts';
import type { Context } from '../context.ts';
import { checkFolder } from '../project-folder.ts';
import { formatCounts, formatSeconds } from '../report/pretty.ts';
import { hasFindings } from '../report/report.ts';
import type { ExitCode, Report } from '../report/report.ts';
import { showRefusal, showReport } from '../report/show-report.ts';
import { styleFor } from '../style.ts';
import { runBuild } from './run-build.ts';

export async function check(command: CheckCommand, context: Context): Promise<ExitCode> {
  const { format, strict, base, site } = command;
  const unusable = checkFolder(context.cwd, command.dir);
  if (unusable) {
    showRefusal([unusable], { format }, context);
    return 2;
  }
  const dir = resolve(context.cwd, command.dir);
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
