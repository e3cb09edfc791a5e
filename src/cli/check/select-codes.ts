/** The kinds of diagnostics that a check is asked to tell of. */
import { isCodeOrArea, isNamed, nearestName } from '../../core/diagnostic/code-names.ts';
import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import { diagnoseCheck } from './check-entries.ts';

/** What is wrong with the names that follow `--only`: codes, or areas such as `link`. */
export function checkSelection(names: readonly string[]): Diagnostic[] {
  const unknown = names.filter((name) => !isCodeOrArea(name));
  return unknown.map((code) =>
    diagnoseCheck('cli/unknown-code', { code, nearest: nearestName(code) }, { file: '' }),
  );
}

/** All of them where nothing was asked for. */
export function selectCodes(
  diagnostics: readonly Diagnostic[],
  names: readonly string[],
): readonly Diagnostic[] {
  if (names.length === 0) return diagnostics;
  return diagnostics.filter(({ code }) => names.some((name) => isNamed(code, name)));
}
