/**
 * Avoids reporting consequences of a fault that is reported already, and reports the cause in place of its
 * consequences.
 */
import { componentCatalog } from '../../core/components/component-catalog.ts';
import { type Diagnostic, placeIn } from '../../core/diagnostic/diagnostic.ts';
import type { VariableUse } from '../../core/pages/variables.ts';
import { offsetAt } from '../../core/text/source-file.ts';
import type { CodeOutput } from '../model/code-output.ts';
import { diagnoseMarkdown } from '../model/markdown-entries.ts';

/** Whether a diagnostic is about the braces of an undefined variable. */
export function isBraceOf(
  { code, position }: Diagnostic,
  text: string,
  unknown: readonly VariableUse[],
): boolean {
  if (position === undefined || !/^page\/(?:open-)?brace$/.test(code)) return false;
  const offset = offsetAt(text, position);
  return unknown.some(({ start, end }) => offset >= start && offset < end);
}

/** Finds a component in a page that is read as plain Markdown, where it is an element unknown to browsers. */
export function findLostComponent(output: CodeOutput): string | undefined {
  if (output.kind === 'error') return undefined;
  return output.findings.tags.find(({ name }) => Object.hasOwn(componentCatalog, name))?.name;
}

/** @param causes why the page cannot be read as MDX. */
export function diagnoseLostComponent(name: string, causes: readonly Diagnostic[]): Diagnostic[] {
  return causes.map(({ file, position, message: reason, hint: advice }) =>
    diagnoseMarkdown('page/components-lost', { name, reason, advice }, placeIn(file, position)),
  );
}
