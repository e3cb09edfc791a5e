import { listImports } from './imports.ts';
import { walk, type Source } from './read-sources.ts';
import ts from 'typescript';

/** Names of the packages that a file imports, or finds with `resolve('name/file')`. */
export function listPackages(source: Source): string[] {
  const specifiers = listImports(source).map(({ specifier }) => specifier);
  walk(source.code, (node) => {
    if (!ts.isCallExpression(node) || !node.expression.getText().endsWith('resolve')) return;
    const [name] = node.arguments;
    if (name !== undefined && ts.isStringLiteralLike(name)) specifiers.push(name.text);
  });
  return specifiers.flatMap((specifier) => toPackage(specifier) ?? []);
}

/** `@scope/name/file.js` is of `@scope/name`; paths and virtual modules are of no package. */
function toPackage(specifier: string): string | undefined {
  if (/^[./#]|^[a-z]+:/.test(specifier)) return undefined;
  const [first = '', second = ''] = specifier.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}
