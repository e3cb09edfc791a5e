/** Selects the kinds of diagnostics that a check reports. */
import { isCodeOrArea, isNamed, nearestName } from '../../core/diagnostic/code-names.ts';
import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import { diagnoseCheck } from './check-entries.ts';

/** Checks the names after `--only`, which are codes or areas such as `link`. */
export function checkSelection(names: readonly string[]): Diagnostic[] {
  const unknown = names.filter((name) => !isCodeOrArea(name));
  return unknown.map((code) =>
    diagnoseCheck('cli/unknown-code', { code, nearest: nearestName(code) }, { file: '' }),
  );
}

/** Keeps the diagnostics with the given codes or areas; all if none are given. */
export function selectCodes(
  diagnostics: readonly Diagnostic[],
  names: readonly string[],
): readonly Diagnostic[] {
  if (names.length === 0) return diagnostics;
  return diagnostics.filter(({ code }) => names.some((name) => isNamed(code, name)));
}
