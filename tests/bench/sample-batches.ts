/**
 * Samples of one language as files, and how each of them is started. Those of compiled languages are
 * compiled in one go: their text stays, but for what a program of many samples needs.
 */
import { runners } from '../helpers/servers/sample-runners.ts';

type Command = readonly [string, ...string[]];

export interface SampleBatch {
  /** Of the folder in which all of them stand. */
  readonly files: Readonly<Record<string, string>>;
  /** Runs in that folder first. */
  readonly build?: Command;
  /** Runs where the files are that the sample reads. */
  readonly start: (rank: number, folder: string) => Command;
  /** Why the machine's compiler or its library cannot do it. */
  readonly refuse?: (rank: number) => string | undefined;
}

/** undefined for a language that nothing here runs. */
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

/** One package: only the name of each `main` is another. */
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

/** A package for each class. */
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
 * Mono's compiler ends with C# 7: statements beside classes, `using var` and raw literals of the sample
 * become what they mean, and the usings that .NET implies are written.
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

/** One of ten ends of mono waits for ever, with nothing left to do: a program ends itself. */
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
