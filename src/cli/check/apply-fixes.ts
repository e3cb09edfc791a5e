/** Implements `lectern check --fix`: shows what would change, asks, and writes. */
import type { Diagnostic, FixConsent } from '../../core/diagnostic/diagnostic.ts';
import { type FixPlan, planFixes } from '../../core/diagnostic/plan-fixes.ts';
import { type EditableText, readEditable, replaceFileText } from '../../node/disk/replace-file.ts';
import type { Context } from '../terminal/context.ts';
import { styleFor } from '../terminal/style.ts';
import { count } from '../report/pretty.ts';
import { formatDiff } from '../report/format-diff.ts';
import { toShownPath } from '../report/show-report.ts';
import { diagnoseCheck } from './check-entries.ts';

export interface FixOptions {
  /** Absolute path of the project folder. */
  readonly dir: string;
  /** Writes without asking. */
  readonly yes: boolean;
  readonly consents: ReadonlySet<FixConsent>;
  /** False if standard output is for machines: nothing is shown, and there is nobody to ask. */
  readonly isShown: boolean;
}

/** `none`: there is nothing to fix. `refused`: the author declined, or could not be asked. */
export type FixOutcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'refused'; readonly diagnostics: readonly Diagnostic[] }
  | {
      readonly kind: 'fixed';
      readonly fixed: readonly Diagnostic[];
      /** Reports files that changed in the meantime and were left alone. */
      readonly diagnostics: readonly Diagnostic[];
    };

/** @throws if a file cannot be written; files already written stay changed. */
export async function applyFixes(
  diagnostics: readonly Diagnostic[],
  options: FixOptions,
  context: Context,
): Promise<FixOutcome> {
  const read = new Map<string, EditableText | undefined>();
  const textOf = (file: string) => {
    if (!read.has(file)) read.set(file, readEditable(options.dir, file));
    return read.get(file)?.text;
  };
  const plan = planFixes(diagnostics, { textOf, consents: options.consents });
  if (options.isShown) showPlan(plan, options, context);
  if (plan.files.length === 0) return { kind: 'none' };
  if (!options.yes && !(await isConfirmed(options, context))) {
    const files = plan.files.length;
    const asked = options.isShown && context.ask !== undefined;
    const reported = diagnoseCheck(
      'cli/fix-not-asked',
      { fixes: plan.fixed.length, files },
      nowhere,
    );
    return { kind: 'refused', diagnostics: asked ? [] : [reported] };
  }
  return writePlan(plan, read);
}

const nowhere = { file: '' };

function showPlan(plan: FixPlan, { dir }: FixOptions, { stdout, cwd }: Context): void {
  const style = styleFor(stdout.hasColors);
  const shownPath = toShownPath(dir, cwd);
  for (const file of plan.files) {
    stdout.write(`${formatDiff(file, { style, toShownPath: shownPath })}\n`);
  }
  if (plan.left.length === 0) return;
  const left = `${count(plan.left.length, 'more problem')} can be fixed by another run`;
  stdout.write(`${style('yellow', '!')} ${left}: their changes overlap those above.\n\n`);
}

async function isConfirmed({ isShown }: FixOptions, { ask }: Context): Promise<boolean> {
  if (!isShown || ask === undefined) return false;
  return /^y(?:es)?$/i.test((await ask('Make these changes? [y/N] ')).trim());
}

function writePlan(plan: FixPlan, read: ReadonlyMap<string, EditableText | undefined>): FixOutcome {
  const changed = plan.files
    .filter(({ file, after }) => {
      const source = read.get(file);
      return source === undefined || replaceFileText(source, after) === 'changed';
    })
    .map(({ file }) => file);
  return {
    kind: 'fixed',
    fixed: plan.fixed.filter(({ fix }) => !fix?.edits.some(({ file }) => changed.includes(file))),
    diagnostics: changed.map((file) => diagnoseCheck('cli/fix-changed-file', {}, { file })),
  };
}

/** `12 problems fixed in 3 files`. */
export function formatFixed(fixed: readonly Diagnostic[]): string {
  const files = new Set(fixed.flatMap(({ fix }) => fix?.edits.map(({ file }) => file) ?? []));
  return `${count(fixed.length, 'problem')} fixed in ${count(files.size, 'file')}`;
}
