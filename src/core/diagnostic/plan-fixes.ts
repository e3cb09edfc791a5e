/**
 * Decides which fixes can be applied together, and what the files contain afterwards. The caller writes
 * them.
 */
import { applyChanges, type TextChange } from '../text/text-change.ts';
import type { Diagnostic, Fix, FixConsent } from './diagnostic.ts';
import { locateFix } from './fix.ts';

export interface FixSources {
  /** Returns the text that diagnostics are about; undefined for a file that must not be changed. */
  readonly textOf: (file: string) => string | undefined;
  /** What the author has confirmed. */
  readonly consents: ReadonlySet<FixConsent>;
}

export interface FixPlan {
  readonly files: readonly FixedFile[];
  /** Diagnostics whose fixes are applied, in the given order. */
  readonly fixed: readonly Diagnostic[];
  /** Diagnostics whose fixes change the same text as others; another run can apply them. */
  readonly left: readonly Diagnostic[];
}

export interface FixedFile {
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

/**
 * Plans the fixes. If several change the same text differently, only the first is applied; identical
 * changes are all accepted.
 */
export function planFixes(diagnostics: readonly Diagnostic[], sources: FixSources): FixPlan {
  const taken = new Map<string, TextChange[]>();
  const fixed: Diagnostic[] = [];
  const left: Diagnostic[] = [];
  for (const diagnostic of diagnostics) {
    const { fix } = diagnostic;
    const changes = fix && isWanted(fix, sources) ? locate(fix, sources) : undefined;
    if (changes === undefined) continue;
    if (isTaken(changes, taken)) {
      left.push(diagnostic);
      continue;
    }
    fixed.push(diagnostic);
    for (const [file, own] of changes) taken.set(file, [...(taken.get(file) ?? []), ...own]);
  }
  const files = [...taken].map(([file, changes]) => changeFile(file, changes, sources));
  return { files: files.filter(({ before, after }) => before !== after), fixed, left };
}

function isWanted({ needs }: Fix, { consents }: FixSources): boolean {
  return needs === undefined || consents.has(needs);
}

type ChangesByFile = ReadonlyMap<string, readonly TextChange[]>;

/** Returns undefined if a text to replace is not in its place, or must not be changed. */
function locate(fix: Fix, { textOf }: FixSources): ChangesByFile | undefined {
  const changes = new Map<string, readonly TextChange[]>();
  for (const { file } of fix.edits) {
    const text = changes.has(file) ? undefined : textOf(file);
    if (changes.has(file)) continue;
    const located = text === undefined ? undefined : locateFix(text, fix, file);
    if (located === undefined) return undefined;
    changes.set(file, located);
  }
  return changes;
}

function isTaken(changes: ChangesByFile, taken: ChangesByFile): boolean {
  return [...changes].some(([file, own]) =>
    own.some((change) => taken.get(file)?.some((other) => clash(change, other))),
  );
}

/** Whether two changes conflict by overlapping or touching; identical changes do not. */
function clash(left: TextChange, right: TextChange): boolean {
  const isSame = left.start === right.start && left.end === right.end && left.text === right.text;
  if (isSame) return false;
  return left.start <= right.end && right.start <= left.end;
}

function changeFile(
  file: string,
  changes: readonly TextChange[],
  { textOf }: FixSources,
): FixedFile {
  const before = textOf(file) ?? '';
  const breaks = before.includes('\r\n') ? '\r\n' : '\n';
  // Identical changes begin at the same offset, where `applyChanges` keeps only the first.
  const written = changes.map((change) => ({
    ...change,
    text: change.text.replace(/\r?\n/g, breaks),
  }));
  return { file, before, after: applyChanges(before, written) };
}
