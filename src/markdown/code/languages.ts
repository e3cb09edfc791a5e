/** Maps the name of a language to its grammar. Loads no grammar. */
import { bundledLanguages, bundledLanguagesInfo } from 'shiki/langs';

import { nearest } from '../../core/diagnostic/nearest.ts';

/** A Shiki grammar by its id, plain text, or an unknown name. */
export type Language =
  | { readonly kind: 'grammar'; readonly id: string }
  | { readonly kind: 'plain' }
  /** `nearest` is what was probably meant: a language, or a language and a title. */
  | { readonly kind: 'unknown'; readonly nearest?: string };

/** Names for text that is meant to stay plain. */
const plain = new Set(
  'text txt plain plaintext none raw output nohighlight no-highlight ansi ascii diagram tree url dockerignore gitattributes gitignore cron crontab'.split(
    ' ',
  ),
);

/** Grammar -> further names that authors use for it, in addition to those in Shiki. */
const furtherNames: Readonly<Record<string, string>> = {
  ada: 'adb ads',
  apache: 'apacheconf htaccess',
  asm: 'nasm x86asm',
  bat: 'batchfile dos',
  c: 'h opencl',
  clojure: 'cljc cljs edn',
  'common-lisp': 'cl',
  cpp: 'cc cplusplus cu cuda cxx hpp hxx metal',
  crystal: 'cr',
  csharp: 'dotnet',
  d: 'dlang',
  diff: 'patch git udiff',
  docker: 'containerfile',
  dotenv:
    'env env.development env.example env.local env.production env.sample env.staging env.test',
  elixir: 'ex exs iex',
  'fortran-free-form': 'fortran',
  gherkin: 'cucumber feature',
  go: 'golang',
  groovy: 'gradle jenkinsfile',
  handlebars: 'mustache',
  html: 'htm ejs xhtml',
  http: 'rest',
  ini: 'cfg conf config editorconfig gitconfig',
  java: 'jsp',
  javascript: 'node nodejs deno',
  jinja: 'j2 jinja2 njk nunjucks django',
  json: 'avsc geojson har ipynb jsonld webmanifest',
  jsonl: 'json-lines jsonlines ndjson',
  jsx: 'javascriptreact react',
  latex: 'math',
  log: 'logs syslog',
  matlab: 'octave',
  'objective-c': 'obj-c objectivec',
  ocaml: 'ml mli',
  pascal: 'delphi pas',
  perl: 'pl',
  puppet: 'pp',
  purescript: 'purs',
  python: 'bazel bzl ipython py3 pycon python3 starlark',
  r: 'rscript',
  racket: 'rkt',
  razor: 'cshtml',
  rst: 'restructuredtext',
  ruby: 'gemfile irb podfile rake vagrantfile',
  scheme: 'scm',
  shellscript: 'cli command curl ksh terminal',
  shellsession: 'bash-session sh-session shell-session',
  solidity: 'sol',
  sql: 'bigquery duckdb hiveql ksql mariadb mssql mysql pgsql plpgsql postgres postgresql redshift snowflake sqlite tsql',
  'ssh-config': 'ssh_config sshconfig sshd_config',
  'system-verilog': 'sv systemverilog',
  systemd: 'service unit',
  terraform: 'hcl2',
  tsx: 'typescriptreact',
  v: 'vlang',
  vb: 'vbnet vbs vbscript visualbasic',
  wasm: 'wast wat webassembly',
  wolfram: 'mathematica',
  xml: 'csproj mjml plist rss svg wsdl xaml xsd',
  xsl: 'xslt',
  yaml: 'ansible asyncapi compose docker-compose helm k8s kubernetes openapi raml swagger',
};

const ids: ReadonlyMap<string, string> = new Map([
  ...bundledLanguagesInfo.flatMap(({ id, aliases = [] }) =>
    [id, ...aliases].map((name): [string, string] => [name, id]),
  ),
  ...Object.entries(furtherNames).flatMap(([id, names]) =>
    names.split(' ').map((name): [string, string] => [name, id]),
  ),
]);

/** A name that can follow a fence, and the name of its language. */
interface LanguageName {
  readonly name: string;
  readonly language: string;
}

/** Lists the names that can follow the marks of a fence, except those that only some authors use. */
export function listLanguageNames(): readonly LanguageName[] {
  return [
    { name: 'text', language: 'Plain text' },
    ...bundledLanguagesInfo.flatMap(({ id, name: language, aliases = [] }) =>
      [id, ...aliases].map((name): LanguageName => ({ name, language })),
    ),
  ];
}

/** Returns the id of the grammar that `name`, in lower case, stands for. */
export function findGrammar(name: string): string | undefined {
  return ids.get(name);
}

/** Returns what `name`, in lower case, stands for. */
export function resolveLanguage(name: string): Language {
  const id = findGrammar(name);
  if (id !== undefined) return { kind: 'grammar', id };
  if (name === '' || plain.has(name)) return { kind: 'plain' };
  const extension = /[^.]\.([\w-]+)$/.exec(name)?.[1] ?? '';
  // The name of a file is a title, which follows the language.
  if (ids.has(extension) || plain.has(extension)) {
    return { kind: 'unknown', nearest: `${extension} ${name}` };
  }
  // Do not suggest short names of plain text: `neon` is a language, not a typo of `none`.
  const words = [...ids.keys(), ...[...plain].filter((known) => known.length > 4)];
  const near = nearest(
    name,
    words.filter((known) => isLikely(name, known)),
  );
  return near === undefined ? { kind: 'unknown' } : { kind: 'unknown', nearest: near };
}

/**
 * Whether one name can be a typo of another. Short names are all one letter away from each other, so only
 * transposed letters count.
 */
function isLikely(name: string, known: string): boolean {
  if (Math.min(name.length, known.length) > 4) return true;
  const lettersOf = (text: string) => Array.from(text).sort().join('');
  return lettersOf(name) === lettersOf(known);
}

/** Imports a grammar, and those that it includes, from the installed package. */
export async function importGrammar(id: string) {
  const { default: grammars } = await bundledLanguages[id as keyof typeof bundledLanguages]();
  return grammars;
}
