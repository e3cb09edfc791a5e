/** What of each line of code is none: prompts, answers, and the signs of a diff. Pure. */
import { readDiff } from './diff-fence.ts';
import type { Language } from './languages.ts';
import type { CodeLine } from './notation.ts';
import { readSession } from './terminal-session.ts';

/** Characters before the code of a line, none for most; or that all of it was answered by a program. */
export type LinePart = number | 'answer';

export interface LineParts {
  /** With the marks that signs of a diff stand for. */
  readonly lines: readonly CodeLine[];
  readonly parts: readonly LinePart[];
  /** Whether the code itself says what is added and removed. */
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

/** What is left of the lines for whoever copies them. */
export function textToCopy(lines: readonly CodeLine[], parts: readonly LinePart[]): string {
  const kept = lines.flatMap(({ marks, text }, index) => {
    const part = parts[index] ?? 0;
    return marks.has('remove') || part === 'answer' ? [] : [text.slice(part)];
  });
  return kept.join('\n');
}
