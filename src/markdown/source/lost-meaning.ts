/** What follows from something that is told already, or is told in place of what follows from it. */
import { componentCatalogue } from '../../core/components/component-catalogue.ts';
import { type Diagnostic, placeIn } from '../../core/diagnostic/diagnostic.ts';
import type { VariableUse } from '../../core/pages/variables.ts';
import { offsetAt } from '../../core/text/source-file.ts';
import type { Findings } from '../model/findings.ts';
import { diagnoseMarkdown } from '../model/markdown-entries.ts';

/** Whether the braces are those of a variable whose name is not known. */
export function isBraceOf(
  { code, position }: Diagnostic,
  text: string,
  unknown: readonly VariableUse[],
): boolean {
  if (position === undefined || !/^page\/(?:open-)?brace$/.test(code)) return false;
  const offset = offsetAt(text, position);
  return unknown.some(({ start, end }) => offset >= start && offset < end);
}

/** In Markdown alone a component is an element that no browser knows. */
export function findLostComponent({ tags }: Findings): string | undefined {
  return tags.find(({ name }) => Object.hasOwn(componentCatalogue, name))?.name;
}

/** @param causes why the page cannot be read as MDX. */
export function tellLostComponent(name: string, causes: readonly Diagnostic[]): Diagnostic[] {
  return causes.map(({ file, position, message: reason, hint: advice }) =>
    diagnoseMarkdown('page/components-lost', { name, reason, advice }, placeIn(file, position)),
  );
}
