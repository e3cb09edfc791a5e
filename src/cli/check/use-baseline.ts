/** Implements `lectern check --baseline`: reads and writes the file of known problems. */
import { resolve } from 'node:path';
import {
  type Baseline,
  formatBaseline,
  splitByBaseline,
  type LineOf,
  parseBaseline,
  toBaseline,
} from '../../core/diagnostic/silence/baseline.ts';
import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import { writeWhole } from '../../node/disk/replace-file.ts';
import { readTextSync } from '../../node/disk/read-text.ts';
import { readSource } from '../../node/project/read-docs.ts';
import { count } from '../report/pretty.ts';
import type { Report } from '../report/report.ts';
import { diagnoseCheck } from './check-entries.ts';

export interface BaselineOptions {
  /** Absolute path of the project folder. */
  readonly dir: string;
  /** Path of the baseline file, relative to the project folder. */
  readonly file: string;
}

/** The name of the file if none is given. */
export const baselineName = 'lectern-baseline.json';

/** Reads the known problems; returns a diagnostic if that is not possible. */
export function readBaseline({ dir, file }: BaselineOptions): Baseline | Diagnostic {
  const { text } = readTextSync(resolve(dir, file), file);
  if (text === undefined) return diagnoseCheck('cli/no-baseline', { file }, { file: '' });
  return parseBaseline(text) ?? diagnoseCheck('cli/bad-baseline', {}, { file });
}

/** The report with only the new problems, and with notes about the others. */
export function withoutKnown(report: Report, baseline: Baseline, { dir }: BaselineOptions): Report {
  const { fresh, known, gone } = splitByBaseline(report.diagnostics, baseline, linesOf(dir));
  const notes = [
    ...(known.length > 0 ? [`${count(known.length, 'known problem')} not shown.`] : []),
    ...(gone > 0
      ? [
          `${count(gone, 'known problem')} gone: run "lectern check --update-baseline" to update the file.`,
        ]
      : []),
  ];
  return { ...report, diagnostics: fresh, known, notes: [...(report.notes ?? []), ...notes] };
}

/**
 * Records all reported problems as known.
 * @throws if the file cannot be written.
 */
export function writeBaseline(report: Report, { dir, file }: BaselineOptions): void {
  const ofFiles = report.diagnostics.filter((diagnostic) => diagnostic.file !== '');
  writeWhole(resolve(dir, file), formatBaseline(toBaseline(ofFiles, linesOf(dir))));
}

/** Reads each file once. */
function linesOf(dir: string): LineOf {
  const read = new Map<string, readonly string[]>();
  return ({ file, position }) => {
    if (position === undefined) return undefined;
    const lines = read.get(file) ?? (readSource(dir, file)?.text ?? '').split('\n');
    read.set(file, lines);
    return lines[position.line - 1];
  };
}
