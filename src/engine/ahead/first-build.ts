import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Absolute path of the file in which builds of the project in `dir` leave its pages to the next one. */
export function pageRecordsPath(dir: string, colorsCode: boolean): string {
  // Pages with code in one colour are no records of others.
  return join(dir, '.lectern', `${colorsCode ? 'pages' : 'checked-pages'}.records`);
}

/** Whether every page is to be rendered, as far as can be told without reading records. */
export function isFirstBuild(dir: string, colorsCode: boolean): boolean {
  return !existsSync(pageRecordsPath(dir, colorsCode));
}
