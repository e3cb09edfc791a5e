/** Returns what the compiler reports about TypeScript that users write against Lectern. */
import { relative } from 'node:path';
import ts from 'typescript';

export interface TypedCode {
  /** Absolute path of the folder that the files are in. */
  readonly folder: string;
  readonly files: readonly string[];
  /** Absolute paths of folders whose types are checked as well. */
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
 * Returns `file(line,column): code` for each fault. The types of other packages are read but not checked,
 * which would take longer than everything else and find faults that nobody here could fix.
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
