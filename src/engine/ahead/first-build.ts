import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the absolute path of the file in which a build of the project in `dir` records its pages for the
 * next one.
 */
export function pageRecordsPath(dir: string, colorsCode: boolean): string {
  // Pages without code colors are kept apart, because other builds must not reuse them.
  return join(dir, '.lectern', `${colorsCode ? 'pages' : 'checked-pages'}.records`);
}

/** Whether every page has to be rendered, as far as can be determined without reading the records. */
export function isFirstBuild(dir: string, colorsCode: boolean): boolean {
  return !existsSync(pageRecordsPath(dir, colorsCode));
}
