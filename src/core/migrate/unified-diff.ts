import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import type { SourceFile } from '../text/source-file.ts';

/** Formats what changes from one text to the other in the format of `diff -u` and git. */
export function formatUnifiedDiff(before: SourceFile, after: SourceFile): string {
  const [old, now] = [`a/${before.path}`, `b/${after.path}`];
  const options = { context: 3, headerOptions: FILE_HEADERS_ONLY };
  return createTwoFilesPatch(old, now, before.text, after.text, undefined, undefined, options);
}
