/** What the compiler says of TypeScript that users write against Lectern. */
import { relative } from 'node:path';
import ts from 'typescript';

export interface TypedCode {
  /** Absolute path of the folder that the files are in. */
  readonly folder: string;
  readonly files: readonly string[];
  /** Folders, by absolute path, with types that are judged as well. */
  readonly judged: readonly string[];
}

const options: ts.CompilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.NodeNext,
  types: ['node'],
};

/**
 * `file(line,column): code` of each fault. The types of other packages are read, and not
 * judged: that would take longer than all else, and nobody here could mend them.
 */
export function findTypeFaults({ folder, files, judged }: TypedCode): string[] {
  const names = files.map((file) => `${folder}/${file}`);
  const host = ts.createCompilerHost(options);
  const program = ts.createProgram(names, options, { ...host, getCurrentDirectory: () => folder });
  const own = program.getSourceFiles().filter(({ fileName }) => {
    return names.includes(fileName) || judged.some((each) => fileName.startsWith(`${each}/`));
  });
  const found = [
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...own.flatMap((file) => [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ]),
  ];
  return found.map((fault) => `${placeOf(fault, folder)}: TS${fault.code}`);
}

function placeOf({ file, start = 0 }: ts.Diagnostic, folder: string): string {
  if (file === undefined) return '';
  const { line, character } = file.getLineAndCharacterOfPosition(start);
  return `${relative(folder, file.fileName)}(${line + 1},${character + 1})`;
}
