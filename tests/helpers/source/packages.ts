import { listImports } from './imports.ts';
import { walk, type Source } from './read-sources.ts';
import ts from 'typescript';

/** Returns the names of the packages that a file imports, or finds with `resolve('name/file')`. */
export function listPackages(source: Source): string[] {
  const specifiers = listImports(source).map(({ specifier }) => specifier);
  walk(source.code, (node) => {
    if (!ts.isCallExpression(node) || !node.expression.getText().endsWith('resolve')) return;
    const [name] = node.arguments;
    if (name !== undefined && ts.isStringLiteralLike(name)) specifiers.push(name.text);
  });
  return specifiers.flatMap((specifier) => toPackage(specifier) ?? []);
}

/**
 * Returns the package of a specifier: `@scope/name` for `@scope/name/file.js`; none for paths and virtual
 * modules.
 */
function toPackage(specifier: string): string | undefined {
  if (/^[./#]|^[a-z]+:/.test(specifier)) return undefined;
  const [first = '', second = ''] = specifier.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}
