/** The kind of project that a folder is, in versions and numbers: nothing that its author wrote. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Diagnostic } from '../core/diagnostic/diagnostic.ts';
import type { SymbolSourceKind } from '../core/reference/model/symbol-model.ts';
import { listSymbols } from '../core/reference/pages/generated/resolve-symbols.ts';
import { readPageTags } from '../markdown/compile/read-uses.ts';
import { loadSite } from '../node/load-site.ts';
import type { LoadedSite } from '../node/loaded-site.ts';

export interface ProjectShape {
  /** The version of Astro that is installed in the project; absent if there is none. */
  readonly astro?: string;
  /** Absent if there is no readable configuration. */
  readonly site?: SiteShape;
  /** How often each diagnostic code was reported for the folder as a whole. */
  readonly problems: Readonly<Record<string, number>>;
}

interface SiteShape {
  readonly configFile: string;
  readonly layout: 'own' | 'flat';
  readonly pages: number;
  readonly snippets: number;
  readonly files: number;
  readonly documents: readonly { readonly version: string; readonly operations: number }[];
  /** GraphQL schemas and SDKs, each with the number of its symbols. */
  readonly symbols: readonly { readonly kind: SymbolSourceKind; readonly count: number }[];
}

/**
 * @param dir absolute path.
 * @throws if the folder cannot be read.
 */
export async function describeProject(dir: string): Promise<ProjectShape> {
  const { loaded, diagnostics } = await loadSite({ dir, base: '', readPageTags });
  const astro = findAstro(dir);
  return {
    ...(astro !== undefined && { astro }),
    ...(loaded && { site: describeSite(loaded) }),
    problems: countCodes(diagnostics),
  };
}

function describeSite({ docs, site, configFile }: LoadedSite): SiteShape {
  return {
    configFile,
    layout: docs.layout.kind,
    pages: docs.pages.length,
    snippets: docs.snippets.length,
    files: docs.staticFiles.length,
    documents: site.references.documents.map(({ openapi, operations }) => {
      return { version: openapi, operations: operations.length };
    }),
    symbols: site.references.symbols.map(({ kind, groups }) => {
      return { kind, count: listSymbols(groups).length };
    }),
  };
}

function countCodes(diagnostics: readonly Diagnostic[]): Readonly<Record<string, number>> {
  const byCode = Object.entries(Object.groupBy(diagnostics, ({ code }) => code));
  return Object.fromEntries(byCode.map(([code, found = []]) => [code, found.length]));
}

function findAstro(dir: string): string | undefined {
  try {
    const path = createRequire(join(dir, 'package.json')).resolve('astro/package.json');
    return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version;
  } catch {
    return undefined;
  }
}
