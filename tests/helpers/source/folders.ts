/** What holds of the folders of `src`: their order, their size, what they remember, and their words. */
import { posix } from 'node:path';
import ts from 'typescript';
import type { Import } from './imports.ts';
import type { Source } from './read-sources.ts';

/** The rooms of the core. Each may import those before it, and none behind it. */
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
  'publish',
  'chrome',
  'rename',
  'migrate',
  'explain',
] as const;

/** Folders that may hold more than twenty files, and why. */
export const longFolders: Readonly<Record<string, string>> = {
  'src/core/config/keys': 'one file for each key of docs.json, or for keys that go together',
  'src/core/language/languages': 'one file for each language',
};

/** Files of the core that remember what they made, and by what it is forgotten. */
export const rememberers: Readonly<Record<string, string>> = {
  'src/core/language/wording.ts': 'rules for counts, as many as there are languages',
  'src/core/navigation/navigation-index.ts': 'goes with its navigation',
  'src/core/pages/build-pages.ts': 'goes with the file as it was read',
  'src/core/reference/examples/build-examples.ts': 'goes with the schemas of its document',
  'src/core/reference/examples/limit-counts.ts': 'goes with its schema',
  'src/core/reference/schema/build-shape.ts': 'goes with the schemas of its document',
  'src/core/reference/schema/merge-schema.ts': 'goes with the resolver of its document',
  'src/search/words.ts': 'forgets all when it is full',
};

/** For each folder the others that its files import from, types included. */
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

/** Variables of a module in which something is kept between two calls of its functions. */
export function listRemembered({ code }: Source): string[] {
  return code.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) => {
    const isConstant = (declarationList.flags & ts.NodeFlags.Const) !== 0;
    return declarationList.declarations
      .filter(({ initializer }) => !isConstant || isEmptyCollection(initializer))
      .map(({ name }) => name.getText());
  });
}

function isEmptyCollection(node: ts.Expression | undefined): boolean {
  if (node === undefined || !ts.isNewExpression(node)) return false;
  const isCollection = /^(?:Weak)?(?:Map|Set)$/.test(node.expression.getText());
  return isCollection && (node.arguments ?? []).length === 0;
}

/** Names of the types that a source exports. Each component has `Props` of its own. */
export function listExportedTypes({ path, code }: Source): string[] {
  return code.statements.flatMap((statement) => {
    const isType =
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement) ||
      ts.isClassDeclaration(statement);
    if (!isType || statement.name === undefined) return [];
    const isExported = statement.modifiers?.some(
      ({ kind }) => kind === ts.SyntaxKind.ExportKeyword,
    );
    const isProps = path.endsWith('.astro') && statement.name.text === 'Props';
    return isExported === true && !isProps ? [statement.name.text] : [];
  });
}
