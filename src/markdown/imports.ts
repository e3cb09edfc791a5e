import { extract_names } from 'periscopic';
import { parseSync } from 'rolldown/utils';

/** One name that an `import` statement brings in. */
export interface ImportedName {
  /** The name in the importing file. */
  readonly local: string;
  /** The name in the imported file: `default`, `*`, or the export's name. */
  readonly imported: string;
}

export interface ImportStatement {
  readonly path: string;
  readonly names: readonly ImportedName[];
  /** Offset of the statement in the block of code it was found in. */
  readonly start: number;
}

/** A re-export of another file, `export { default } from './a.mdx'`, which is not supported. */
export interface ReExport {
  readonly path: string;
  /** The exported name; `*` for everything that the file exports. */
  readonly name: string;
  /** Offset of the statement in the block of code it was found in. */
  readonly start: number;
}

export interface SplitModule {
  readonly imports: readonly ImportStatement[];
  readonly reExports: readonly ReExport[];
  /** The block without these statements; line numbers are kept. */
  readonly rest: string;
  /** Names that the remaining statements export or declare. */
  readonly declared: readonly string[];
  readonly defaultMade: DefaultMade | undefined;
}

/** A default export of a value of its own: `export default function Plans() {`. */
export interface DefaultMade {
  /** The name that it declares; undefined for a value without one. */
  readonly name: string | undefined;
  /** Offset of the statement. */
  readonly start: number;
  /** Offset of the declaration or expression in it. */
  readonly declaration: number;
}

/** Takes the import statements out of a block of module code, which may contain JSX. */
export function splitImports(code: string): SplitModule {
  const { program } = parseSync('page.tsx', code, {});
  const imports: ImportStatement[] = [];
  const reExports: ReExport[] = [];
  const declared: string[] = [];
  let rest = code;
  let defaultMade: DefaultMade | undefined;
  for (const statement of program.body) {
    const { start, end } = statement;
    const reExport = readReExport(statement);
    if (reExport !== undefined || statement.type === 'ImportDeclaration') {
      const blank = code.slice(start, end).replace(/[^\n]/g, ' ');
      rest = rest.slice(0, start) + blank + rest.slice(end);
    }
    if (reExport !== undefined) reExports.push(reExport);
    else if (statement.type === 'ImportDeclaration') imports.push(...readImport(statement));
    else if (statement.type === 'ExportNamedDeclaration' && statement.declaration !== null) {
      declared.push(...declaredNames(statement.declaration));
    } else if (statement.type === 'ExportDefaultDeclaration') {
      defaultMade = readDefault(statement);
    }
  }
  if (defaultMade?.name !== undefined) declared.push(defaultMade.name);
  return { imports, reExports, rest: rest.trim() === '' ? '' : rest, declared, defaultMade };
}

/** Reads an import; type imports are dropped, since types do not exist at run time. */
function readImport(statement: ImportDeclaration): ImportStatement[] {
  const names = statement.specifiers.filter((one) => !isType(one));
  const isTypes = names.length < statement.specifiers.length && names.length === 0;
  if (isTypes || statement.importKind === 'type') return [];
  return [
    { path: statement.source.value, names: names.map(toImportedName), start: statement.start },
  ];
}

function readReExport(statement: Program['body'][number]): ReExport | undefined {
  const { type, start } = statement;
  if (type === 'ExportAllDeclaration' && statement.exportKind !== 'type') {
    return { path: statement.source.value, name: '*', start };
  }
  if (type !== 'ExportNamedDeclaration' || statement.source === null) return undefined;
  const [first] = statement.specifiers;
  if (first === undefined || statement.exportKind === 'type') return undefined;
  const { exported } = first;
  const name = 'name' in exported ? exported.name : exported.value;
  return { path: statement.source.value, name, start };
}

/** Reads a default export that makes what it exports; undefined for one of a name from elsewhere. */
function readDefault({ start, declaration }: DefaultExport): DefaultMade | undefined {
  if (declaration.type === 'Identifier') return undefined;
  return { name: declaredDefault(declaration), start, declaration: declaration.start };
}

/** Returns the name that a default export declares; undefined for a value without one. */
export function declaredDefault(declaration: DefaultExport['declaration']): string | undefined {
  const id = 'id' in declaration ? declaration.id : null;
  const hasName = /^(?:Function|Class)Declaration$/.test(declaration.type);
  return hasName && id !== null && 'name' in id ? id.name : undefined;
}

type Program = ReturnType<typeof parseSync>['program'];
type ImportDeclaration = Extract<Program['body'][number], { type: 'ImportDeclaration' }>;
type DefaultExport = Extract<Program['body'][number], { type: 'ExportDefaultDeclaration' }>;
type NamedExport = Extract<Program['body'][number], { type: 'ExportNamedDeclaration' }>;

function isType(specifier: ImportDeclaration['specifiers'][number]): boolean {
  return specifier.type === 'ImportSpecifier' && specifier.importKind === 'type';
}

function toImportedName(specifier: ImportDeclaration['specifiers'][number]): ImportedName {
  const local = specifier.local.name;
  switch (specifier.type) {
    case 'ImportDefaultSpecifier':
      return { local, imported: 'default' };
    case 'ImportNamespaceSpecifier':
      return { local, imported: '*' };
    case 'ImportSpecifier': {
      const { imported } = specifier;
      return { local, imported: 'name' in imported ? imported.name : imported.value };
    }
  }
}

/** Returns the names that a declaration introduces. */
export function declaredNames(declaration: NonNullable<NamedExport['declaration']>): string[] {
  if (declaration.type === 'VariableDeclaration') {
    return declaration.declarations.flatMap(({ id }) =>
      extract_names(id as Parameters<typeof extract_names>[0]),
    );
  }
  return 'id' in declaration && declaration.id?.type === 'Identifier' ? [declaration.id.name] : [];
}

/** The name that a default export without one gets. */
export const DEFAULT_NAME = 'lecternDefault';

/**
 * Declares the default export of module code by its name. MDX takes it for the layout around the text of
 * the file, and drops its name, by which authors use the component in tags.
 */
export function declareDefault(code: string, { name, start, declaration }: DefaultMade): string {
  const head = name === undefined ? `export const ${DEFAULT_NAME} = ` : 'export ';
  const lines = code.slice(start, declaration).replace(/[^\n]/g, '');
  const declared = `${code.slice(0, start)}${head}${lines}${code.slice(declaration)}`;
  return `${declared}\nexport default ${name ?? DEFAULT_NAME};`;
}
