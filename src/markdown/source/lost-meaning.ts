/** What follows from something that is told already, or is told in place of what follows from it. */
import { componentCatalogue } from '../../core/components/component-catalogue.ts';
import { type Diagnostic, placeIn } from '../../core/diagnostic/diagnostic.ts';
import type { Findings } from '../model/findings.ts';
import { diagnoseMarkdown } from '../model/markdown-entries.ts';

/** Whether the braces are those of a variable that is told to be unknown. */
export function isBraceOf(
  { code, position: at }: Diagnostic,
  unknown: readonly Diagnostic[],
): boolean {
  return (
    /^page\/(?:open-)?brace$/.test(code) &&
    unknown.some(({ position, message }) => {
      const past = (at?.column ?? 0) - (position?.column ?? 0);
      return at?.line === position?.line && past >= 0 && past < message.length / 2;
    })
  );
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
