import { TextStore } from '../../node/disk/text-store.ts';
import { readDocs } from '../../node/project/read-docs.ts';
import { WorkAhead } from '../ahead/work-ahead.ts';
import type { BuildOptions, BuildResult } from './build-result.ts';
import { startTimer } from './timer.ts';

/**
 * Builds the site of `dir`. Every page is built, even one with errors as far as possible, so that one run
 * reports everything; the caller decides what to do about errors. Throws only for faults of the machine or
 * of Lectern itself.
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { dir, files, finalOutDir, commandFor, colorsCode = true, journal, onProgress } = options;
  const timer = startTimer();
  onProgress?.({ phase: 'reading' });
  const kept = new TextStore(files.folder);
  const ahead = new WorkAhead({ colorsCode, journal });
  try {
    const docs = readDocs(dir, { out: finalOutDir, commandFor, keep: (text) => kept.keep(text) });
    ahead.warmUp(docs);
    // Everything else is loaded here, while the thread loads what it needs to compile.
    const { makeSite } = await import('./make-site.ts');
    return await makeSite({ options, docs, ahead, kept, timer });
  } finally {
    ahead.close();
    kept.close();
  }
}
