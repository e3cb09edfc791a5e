import ts from 'typescript';
import { listImports } from './imports.ts';
import type { Source } from './read-sources.ts';

/**
 * What the package exports, what a renderer is read by, what browsers load, and the catalogue's parts, which its test
 * reads as a folder.
 */
const readByName =
  /^src\/(?:env\.d\.ts$|server\/mount\.ts$|astro\/integration\.ts$|astro\/renderer\/entry\.ts$|islands\/browser\.ts$|.*-entries\.ts$)/;

/**
 * `path: name` of every value that `sources` export and none of `readers` imports. Types do not
 * count: they are the contracts of the functions beside them.
 */
export function listUnusedExports(
  sources: readonly Source[],
  readers: readonly Source[],
): string[] {
  const used = new Set(
    readers
      .flatMap(listImports)
      .flatMap(({ target, names }) => names.map((name) => `${target}: ${name}`)),
  );
  return sources
    .filter(({ path }) => !readByName.test(path) && !path.endsWith('.astro'))
    .filter(({ path }) => !used.has(`${path}: *`))
    .flatMap(({ path, code }) => listExports(code).map((name) => `${path}: ${name}`))
    .filter((name) => !used.has(name));
}

function listExports(code: ts.SourceFile): string[] {
  return code.statements.flatMap((statement) => {
    if (ts.isExportAssignment(statement)) return ['default'];
    if (ts.isExportDeclaration(statement)) return namesOfClause(statement.exportClause);
    if (!isExported(statement)) return [];
    if (ts.isVariableStatement(statement)) {
      return statement.declarationList.declarations.map(({ name }) => name.getText());
    }
    const isNamed = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
    return isNamed ? [statement.name?.text ?? 'default'] : [];
  });
}

function namesOfClause(clause: ts.NamedExportBindings | undefined): string[] {
  if (clause === undefined || !ts.isNamedExports(clause)) return [];
  return clause.elements.map(({ name }) => name.text);
}

function isExported(statement: ts.Statement): boolean {
  if (!ts.canHaveModifiers(statement)) return false;
  const modifiers = ts.getModifiers(statement) ?? [];
  return modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
}
