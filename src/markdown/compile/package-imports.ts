/**
 * Resolves imports of packages. No packages are installed for pages, so an import can only be React's, or
 * name components of the site that go by the same names everywhere.
 */
import { meantComponent } from '../../core/components/component-synonyms.ts';
import type { Diagnostic, Place } from '../../core/diagnostic/diagnostic.ts';
import type { ImportStatement } from '../imports.ts';
import { diagnoseMarkdown } from '../model/markdown-entries.ts';

export interface PackageNames {
  /** Components of the site by local name; `*` is all of them. */
  readonly ofSite: ReadonlyMap<string, string>;
  /** Local names that resolve to nothing. */
  readonly unresolved: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

export function resolvePackage(
  { path, names }: Pick<ImportStatement, 'path' | 'names'>,
  known: ReadonlySet<string>,
  place: Place,
): PackageNames {
  const ofSite = new Map<string, string>();
  const unresolved: string[] = [];
  const missing: string[] = [];
  const diagnostics: Diagnostic[] = [];
  const isBeside = (other: string) => names.some(({ imported }) => imported === other);
  for (const { local, imported } of names) {
    // A package that exports a single component as its default leaves the local name to each page.
    const name = imported === 'default' ? local : imported;
    const meant = name === '*' || known.has(name) ? name : meantComponent(name, known, isBeside);
    if (meant === undefined) {
      unresolved.push(local);
      missing.push(name);
      continue;
    }
    ofSite.set(local, meant);
    if (meant !== name) {
      const facts = { name, meant, isImport: true } as const;
      diagnostics.push(diagnoseMarkdown('page/component-name', facts, place));
    }
  }
  if (missing.length > 0 || names.length === 0) {
    const facts = { path, names: missing };
    diagnostics.push(diagnoseMarkdown('snippet/unsupported-import', facts, place));
  }
  return { ofSite, unresolved, diagnostics };
}
