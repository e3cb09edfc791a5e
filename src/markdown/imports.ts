import { parseSync } from 'rolldown/utils';

/** One name that an `import` statement brings in. */
export interface ImportedName {
  /** What the page calls it. */
  readonly local: string;
  /** What the file calls it: `default`, `*`, or the export's name. */
  readonly imported: string;
}

export interface ImportStatement {
  readonly path: string;
  readonly names: readonly ImportedName[];
  /** Offset of the statement in the block of code it was found in. */
  readonly start: number;
}

export interface SplitModule {
  readonly imports: readonly ImportStatement[];
  /** The block without its import statements; line numbers are kept. */
  readonly rest: string;
  /** Names that the remaining statements export or declare. */
  readonly declared: readonly string[];
}

/** Takes the import statements out of a block of module code (JSX allowed). */
export function splitImports(code: string): SplitModule {
  const { program } = parseSync('page.tsx', code, {});
  const imports: ImportStatement[] = [];
  const declared: string[] = [];
  let rest = code;
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      const blank = code.slice(statement.start, statement.end).replace(/[^\n]/g, ' ');
      rest = rest.slice(0, statement.start) + blank + rest.slice(statement.end);
      // Types are gone before anything runs.
      const names = statement.specifiers.filter((one) => !isType(one));
      const isTypes = names.length < statement.specifiers.length && names.length === 0;
      if (isTypes || statement.importKind === 'type') continue;
      imports.push({
        path: statement.source.value,
        names: names.map(toImportedName),
        start: statement.start,
      });
    } else if (statement.type === 'ExportNamedDeclaration' && statement.declaration !== null) {
      declared.push(...declaredNames(statement.declaration));
    }
  }
  return { imports, rest: rest.trim() === '' ? '' : rest, declared };
}

type Program = ReturnType<typeof parseSync>['program'];
type ImportDeclaration = Extract<Program['body'][number], { type: 'ImportDeclaration' }>;
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

/** Names that a declaration introduces. */
export function declaredNames(declaration: NonNullable<NamedExport['declaration']>): string[] {
  if (declaration.type === 'VariableDeclaration') {
    return declaration.declarations.flatMap(({ id }) =>
      id.type === 'Identifier' ? [id.name] : [],
    );
  }
  return 'id' in declaration && declaration.id?.type === 'Identifier' ? [declaration.id.name] : [];
}
