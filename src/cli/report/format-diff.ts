import { structuredPatch } from 'diff';
import type { FixedFile } from '../../core/diagnostic/plan-fixes.ts';
import { showInvisible } from '../../core/diagnostic/quote.ts';
import type { Style } from '../terminal/style.ts';

const CONTEXT_LINES = 2;

export interface DiffOptions {
  readonly style: Style;
  readonly toShownPath: (file: string) => string;
}

/** Formats the changes in a file as a unified diff, which `git apply` accepts. */
export function formatDiff({ file, before, after }: FixedFile, options: DiffOptions): string {
  const { style } = options;
  const path = options.toShownPath(file);
  const { hunks } = structuredPatch(path, path, before, after, undefined, undefined, {
    context: CONTEXT_LINES,
  });
  const lines = hunks.flatMap(({ oldStart, oldLines, newStart, newLines, lines: shown }) => [
    style('cyan', `@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`),
    ...shown.map((line) => paintLine(line, style)),
  ]);
  const head = [style('bold', `--- ${path}`), style('bold', `+++ ${path}`)];
  return `${[...head, ...lines].join('\n')}\n`;
}

/**
 * Shows control characters, because an author's text must not move the cursor; the line ending is omitted.
 */
function paintLine(line: string, style: Style): string {
  const text = line.replace(/\r$/, '').split('\t').map(showInvisible).join('\t');
  if (line.startsWith('+')) return style('green', text);
  return line.startsWith('-') ? style('red', text) : text;
}
