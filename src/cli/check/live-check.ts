/** Implements `lectern check --live`: runs a document's examples against an API, and writes the results. */
import { join, resolve } from 'node:path';
import { orderDiagnostics } from '../../core/diagnostic/order.ts';
import { formatBadge } from '../../core/live/report-badge.ts';
import { formatLivePage } from '../../core/live/report-page.ts';
import { makeFolders } from '../../node/disk/make-folders.ts';
import { writeWhole } from '../../node/disk/replace-file.ts';
import type { LiveOptions } from '../../engine/live/check-live.ts';
import type { Report } from '../report/report.ts';
import { type Context, untilStopped } from '../terminal/context.ts';
import { progressLine } from '../terminal/progress.ts';
import { checkUserAgent } from './link-checker.ts';
import type { LiveRequest } from './live-options.ts';

type LiveJob = LiveRequest & Pick<LiveOptions, 'dir' | 'commandFor'>;

export async function runLiveCheck(live: LiveJob, context: Context): Promise<Report> {
  const startedAt = performance.now();
  const progress = progressLine(context.stderr, () => performance.now());
  const { checkLive } = await import('../../engine/live/check-live.ts');
  const work = context.withQuietOutput(() =>
    checkLive({
      ...live,
      environment: process.env,
      userAgent: checkUserAgent,
      onProgress: (done, total) => progress.show({ phase: 'requests', done, total }),
    }),
  );
  try {
    const { diagnostics, report } = await untilStopped(context.stop, work);
    const total = Math.round(performance.now() - startedAt) / 1000;
    if (report !== undefined && live.report !== undefined) {
      const folder = resolve(context.cwd, live.report);
      makeFolders(folder);
      const day = new Date().toISOString().slice(0, 10);
      writeWhole(join(folder, 'index.html'), formatLivePage(report, day));
      writeWhole(join(folder, 'badge.svg'), formatBadge(report));
    }
    return {
      pages: [],
      diagnostics: orderDiagnostics(diagnostics),
      timings: { total },
      ...(report && { live: report }),
    };
  } finally {
    progress.clear();
  }
}
