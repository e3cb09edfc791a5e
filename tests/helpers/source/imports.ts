import { posix } from 'node:path';
import ts from 'typescript';
import { walk, type Source } from './read-sources.ts';

/** One import, re-export or `import()` of a source. */
export interface Import {
  readonly from: string;
  /** As written. */
  readonly specifier: string;
  /** Path from the root of the repository for a relative specifier, otherwise the specifier. */
  readonly target: string;
  readonly isTypeOnly: boolean;
  /** Names imported from the target; `*` for all of them. */
  readonly names: readonly string[];
}

export function listImports(source: Source): Import[] {
  const imports: Import[] = [];
  const add = (specifier: ts.Node | undefined, rest: Pick<Import, 'isTypeOnly' | 'names'>) => {
    if (specifier === undefined || !ts.isStringLiteralLike(specifier)) return;
    const target = resolveTarget(source.path, specifier.text);
    imports.push({ from: source.path, specifier: specifier.text, target, ...rest });
  };
  walk(source.code, (node) => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, describeClause(node.importClause));
    if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, describeExport(node));
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      add(node.argument.literal, { isTypeOnly: true, names: ['*'] });
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      for (const specifier of literalsIn(node.arguments[0])) {
        add(specifier, { isTypeOnly: false, names: ['*'] });
      }
    }
  });
  return imports;
}

/** Returns the strings that `import(condition ? './a.js' : './b.ts')` can load. */
function literalsIn(node: ts.Node | undefined): ts.Node[] {
  const literals: ts.Node[] = [];
  if (node !== undefined) {
    walk(node, (inner) => {
      if (ts.isStringLiteralLike(inner)) literals.push(inner);
    });
  }
  return literals;
}

/** Resolves a specifier: `../pages/page.ts?raw` in `src/core/config/a.ts` is `src/core/pages/page.ts`. */
function resolveTarget(from: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier;
  return posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''));
}

function describeClause(clause: ts.ImportClause | undefined) {
  if (clause === undefined) return { isTypeOnly: false, names: [] };
  const bindings = clause.namedBindings;
  const elements = bindings !== undefined && ts.isNamedImports(bindings) ? bindings.elements : [];
  const hasValue =
    clause.name !== undefined ||
    (bindings !== undefined && ts.isNamespaceImport(bindings)) ||
    elements.some((element) => !element.isTypeOnly);
  const names = elements.map((element) => (element.propertyName ?? element.name).text);
  if (clause.name !== undefined) names.push('default');
  if (bindings !== undefined && ts.isNamespaceImport(bindings)) names.push('*');
  const isMarked = clause.phaseModifier === ts.SyntaxKind.TypeKeyword;
  return { isTypeOnly: isMarked || !hasValue, names };
}

function describeExport(declaration: ts.ExportDeclaration) {
  const clause = declaration.exportClause;
  if (clause === undefined || !ts.isNamedExports(clause)) {
    return { isTypeOnly: declaration.isTypeOnly, names: ['*'] };
  }
  const { elements } = clause;
  const isTypeOnly = declaration.isTypeOnly || elements.every((element) => element.isTypeOnly);
  return {
    isTypeOnly,
    names: elements.map((element) => (element.propertyName ?? element.name).text),
  };
}
