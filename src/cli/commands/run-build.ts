import { orderDiagnostics } from '../../core/diagnostic/order.ts';
import type { BuildOptions } from '../../engine/build/build-result.ts';
import type { Report } from '../report/report.ts';
import { untilStopped } from '../terminal/context.ts';
import type { Context } from '../terminal/context.ts';
import { progressLine } from '../terminal/progress.ts';

/** Builds a site into `options.files`, shows progress on a terminal, and sorts the diagnostics. */
export async function runBuild(
  options: Omit<BuildOptions, 'onProgress'>,
  context: Context,
): Promise<Report> {
  const startedAt = performance.now();
  const progress = progressLine(context.stderr, () => performance.now());
  const { engine, journal } = context;
  const work = context.withQuietOutput(() =>
    engine.buildSite({ ...options, journal, onProgress: progress.show }),
  );
  try {
    const { diagnostics, timings, ...built } = await untilStopped(context.stop, work);
    const total = Math.round(performance.now() - startedAt) / 1000;
    const ordered = orderDiagnostics(diagnostics);
    return { ...built, diagnostics: ordered, timings: { ...timings, total } };
  } finally {
    progress.clear();
  }
}
