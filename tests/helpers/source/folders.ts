/** Rules for the folders of `src`: their order, their size, and their names. */
import { posix } from 'node:path';
import ts from 'typescript';
import type { Import } from './imports.ts';
import type { Source } from './read-sources.ts';

/** The rooms of the core. Each may import those before it, and none after it. */
export const coreOrder = [
  'text',
  'diagnostic',
  'address',
  'language',
  'config',
  'html',
  'pages',
  'components',
  'redirects',
  'navigation',
  'reference',
  'policy',
  'theme',
  'site.ts',
  'checks',
  'links',
  'live',
  'publish',
  'chrome',
  'preview',
  'rename',
  'migrate',
  'explain',
] as const;

/** Folders that may hold more than twenty files, and why. */
export const longFolders: Readonly<Record<string, string>> = {
  'src/core/config/keys': 'one file for each key of docs.json, or for keys that go together',
  'src/core/language/languages': 'one file for each language',
  'src/core/language/playground': 'a file for each language',
};

/** Returns, for each folder, the other folders that its files import from, types included. */
export function foldersAndTargets(imports: readonly Import[]): Map<string, string[]> {
  const folders = new Map<string, Set<string>>();
  for (const { from, target } of imports) {
    if (!target.startsWith('src/')) continue;
    const folder = posix.dirname(from);
    const other = posix.dirname(target);
    const known = folders.get(folder) ?? new Set();
    if (other !== folder) known.add(other);
    folders.set(folder, known);
  }
  return new Map([...folders].map(([folder, others]) => [folder, [...others]]));
}

/**
 * Files whose exports have the names that authors write, key by key and word by word: a name gets its
 * meaning from the file that it is imported from.
 */
export const namedByAuthors =
  /^src\/(?:core\/config\/(?:keys|newer)\/|core\/components\/prop-entry\.ts$)/;

/** Returns the names of the functions and constants that a source exports. */
export function listExportedValues({ code }: Source): string[] {
  return code.statements.flatMap((statement) => {
    if (!ts.canHaveModifiers(statement) || !isExported(statement)) return [];
    if (ts.isFunctionDeclaration(statement)) return statement.name?.text ?? [];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  });
}

function isExported(statement: ts.HasModifiers): boolean {
  return statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

/** Returns the names of the types that a source exports, except `Props`, which each component has. */
export function listExportedTypes({ path, code }: Source): string[] {
  return code.statements.flatMap((statement) => {
    const isType =
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement) ||
      ts.isClassDeclaration(statement);
    if (!isType || statement.name === undefined) return [];
    const isProps = path.endsWith('.astro') && statement.name.text === 'Props';
    return isExported(statement) && !isProps ? [statement.name.text] : [];
  });
}

/** Returns names that several sources have, each with the paths of these sources. */
export function findDuplicateNames(
  sources: readonly Source[],
  listNames: (source: Source) => readonly string[],
): [name: string, paths: readonly string[]][] {
  const files = new Map<string, string[]>();
  for (const source of sources) {
    for (const name of listNames(source)) {
      files.set(name, [...(files.get(name) ?? []), source.path]);
    }
  }
  return [...files].filter(([, paths]) => paths.length > 1);
}
