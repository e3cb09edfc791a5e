/**
 * The samples of one language as files, and how to start each of them. Samples of compiled languages are
 * compiled together: their text is unchanged, except for what combining many samples in one program
 * requires.
 */
import { runners } from '../helpers/servers/sample-runners.ts';

type Command = readonly [string, ...string[]];

export interface SampleBatch {
  /** Contents of all files by path, in one folder. */
  readonly files: Readonly<Record<string, string>>;
  /** The command that runs first, in that folder. */
  readonly build?: Command;
  /** Returns the command of a sample, which runs in the folder with the files that the sample reads. */
  readonly start: (rank: number, folder: string) => Command;
  /** Returns why the installed compiler or its library does not support a sample. */
  readonly refuse?: (rank: number) => string | undefined;
}

/** Returns undefined for a language that cannot be run here. */
export function toBatch(id: string, texts: readonly string[]): SampleBatch | undefined {
  if (id === 'go') return toGo(texts);
  if (id === 'java') return toJava(texts);
  return id === 'csharp' ? toMono(texts) : toScripts(id, texts);
}

function toScripts(id: string, texts: readonly string[]): SampleBatch | undefined {
  const runner = runners[id];
  if (runner === undefined) return undefined;
  const nameOf = (rank: number) => `${rank}-${runner.file}`;
  return {
    files: Object.fromEntries(texts.map((text, rank) => [nameOf(rank), text])),
    start: (rank, folder) => {
      const [command, ...words] = runner.command;
      return [
        command,
        ...words.map((word) => (word === runner.file ? `${folder}/${nameOf(rank)}` : word)),
      ];
    },
  };
}

/** Puts all samples into one package, in which only their `main` functions are renamed. */
function toGo(texts: readonly string[]): SampleBatch {
  const cases = texts.map((_, rank) => `\tcase "${rank}":\n\t\tsample${rank}()\n`);
  const main = `package main\n\nimport "os"\n\nfunc main() {\n\tswitch os.Args[1] {\n${cases.join('')}\t}\n}\n`;
  const samples = texts.map((text, rank) => {
    return [`s${rank}.go`, text.replace(/^func main\(\)/m, `func sample${rank}()`)] as const;
  });
  return {
    files: { 'go.mod': 'module samples\n', 'main.go': main, ...Object.fromEntries(samples) },
    build: ['go', 'build', '-o', 'samples', '.'],
    start: (rank, folder) => [`${folder}/samples`, String(rank)],
  };
}

/** Puts each class into its own package. */
function toJava(texts: readonly string[]): SampleBatch {
  const nameOf = (rank: number) => `s${rank}/Example.java`;
  const samples = texts.map((text, rank) => [nameOf(rank), `package s${rank};\n${text}`] as const);
  return {
    files: Object.fromEntries(samples),
    build: ['javac', '-encoding', 'UTF-8', '-d', '.', ...samples.map(([name]) => name)],
    start: (rank, folder) => ['java', '-cp', folder, `s${rank}.Example`],
  };
}

/**
 * Rewrites samples for Mono, whose compiler supports C# up to version 7: top-level statements, `using var`
 * and raw string literals are replaced by equivalents, and the implicit usings of .NET are written out.
 */
function toMono(texts: readonly string[]): SampleBatch {
  const cases = texts.map((_, rank) => `case "${rank}": S${rank}.Sample.Run().Wait(); break;\n`);
  const main = `class Program { static void Main(string[] words) { switch (words[0]) {\n${cases.join('')}} ${endMono} } }`;
  const samples = texts.map((text, rank) => [`s${rank}.cs`, toOldCsharp(text, rank)] as const);
  return {
    files: { 'main.cs': main, ...Object.fromEntries(samples) },
    build: ['mcs', '-r:System.Net.Http.dll', '-out:samples.exe', '*.cs'],
    start: (rank, folder) => ['sh', '-c', monoUntilKilled, `${folder}/samples.exe`, String(rank)],
    refuse: (rank) => refuseMono(texts[rank] ?? ''),
  };
}

/** One in ten Mono processes hangs on exit with nothing left to do, so programs kill themselves. */
const endMono =
  'System.Console.Out.Flush(); System.Diagnostics.Process.GetCurrentProcess().Kill();';
const monoUntilKilled = 'mono "$0" "$1"; [ $? -eq 137 ]';

const implied = ['System', 'System.IO', 'System.Net.Http', 'System.Threading.Tasks'];

function toOldCsharp(text: string, rank: number): string {
  const usings = text.match(/^using [\w.]+;$/gm) ?? [];
  const statements = text
    .replace(/^using [\w.]+;\n+/gm, '')
    .replace(/"""\n([\s\S]*?)\n"""/g, (_, raw: string) => `@"${raw.replaceAll('"', '""')}"`)
    .replace(/^using var /gm, 'var ');
  const body = refuseMono(text) === undefined ? statements : 'await Task.Yield();';
  return [
    `namespace S${rank} {`,
    ...implied.map((name) => `using ${name};`),
    ...usings,
    `static class Sample { public static async Task Run() {\n${body}\n} } }`,
  ].join('\n');
}

function refuseMono(text: string): string | undefined {
  if (text.includes('CreateFromPemFile')) return 'mono has no X509Certificate2.CreateFromPemFile';
  return /\.NET Framework refuses/.test(text) ? 'mono sends no body with GET' : undefined;
}
