/** Finds the parts of each line that are not code: prompts, output, and diff signs. Pure. */
import { readDiff } from './diff-fence.ts';
import type { Language } from './languages.ts';
import type { CodeLine } from './notation.ts';
import { readSession } from './terminal-session.ts';

/** Number of characters before the code of a line, mostly 0; or `answer` where a program printed the line. */
export type LinePart = number | 'answer';

export interface LineParts {
  /** The lines, with the marks that diff signs stand for. */
  readonly lines: readonly CodeLine[];
  readonly parts: readonly LinePart[];
  /** Whether the code itself shows what is added and removed. */
  readonly isDiff: boolean;
}

/** @param name the language, as the author wrote it. */
export function readLineParts(
  lines: readonly CodeLine[],
  { name, language }: { readonly name: string; readonly language: Language },
): LineParts {
  const isDiff = language.kind === 'grammar' && language.id === 'diff';
  const diff = isDiff ? readDiff(lines) : undefined;
  if (diff !== undefined) return { lines: diff.lines, parts: diff.signs, isDiff };
  const session = readSession(
    lines.map(({ text }) => text),
    name,
  );
  return { lines, parts: lines.map((_, index) => session[index] ?? 0), isDiff: false };
}

/** Returns the text that is copied: without removed lines, prompts and output. */
export function textToCopy(lines: readonly CodeLine[], parts: readonly LinePart[]): string {
  const kept = lines.flatMap(({ marks, text }, index) => {
    const part = parts[index] ?? 0;
    return marks.has('remove') || part === 'answer' ? [] : [text.slice(part)];
  });
  return kept.join('\n');
}
