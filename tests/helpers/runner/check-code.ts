/**
 * Types and lint of all code, from one reading of it: rules that ask for types get them from the
 * program that was checked. What `tsc --noEmit` and `eslint --max-warnings 0 .` would say.
 */
import { ESLint } from 'eslint';
import ts from 'typescript';

const program = openProgram('tsconfig.json');
const mistakes = ts.getPreEmitDiagnostics(program);
if (mistakes.length > 0) console.log(formatMistakes(mistakes));

const eslint = new ESLint({
  overrideConfig: {
    files: ['**/*.ts'],
    languageOptions: { parserOptions: { projectService: false, programs: [program] } },
  },
});
const results = await eslint.lintFiles('.');
const formatter = await eslint.loadFormatter('stylish');
console.log(await formatter.format(results));

const isClean = results.every(({ errorCount, warningCount }) => errorCount + warningCount === 0);
process.exitCode = mistakes.length === 0 && isClean ? 0 : 1;

/** The program of a `tsconfig.json`. Rules walk up its trees. */
function openProgram(path: string): ts.Program {
  const onUnRecoverableConfigFileDiagnostic = (mistake: ts.Diagnostic) => {
    throw new Error(formatMistakes([mistake]));
  };
  const system = { ...ts.sys, onUnRecoverableConfigFileDiagnostic };
  const config = ts.getParsedCommandLineOfConfigFile(path, {}, system);
  if (config === undefined) throw new Error(`There is no ${path}.`);
  const { fileNames: rootNames, options, errors: configFileParsingDiagnostics } = config;
  const host = ts.createCompilerHost(options, true);
  return ts.createProgram({ rootNames, options, host, configFileParsingDiagnostics });
}

function formatMistakes(found: readonly ts.Diagnostic[]): string {
  return ts.formatDiagnosticsWithColorAndContext(found, {
    getCurrentDirectory: () => process.cwd(),
    getCanonicalFileName: (name) => name,
    getNewLine: () => '\n',
  });
}
