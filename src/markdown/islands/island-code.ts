/** Compiles an author's module to plain JavaScript for browsers, reduced to the code that they need. */
import { analyze } from 'periscopic';
import { parseSync, transformSync } from 'rolldown/utils';
import { type ImportStatement, splitImports } from '../imports.ts';
import { meets } from './find-live.ts';
import { replaceHostReads } from '../source/environment-uses.ts';
import { withoutExports } from '../source/plain-exports.ts';

/** The module from which compiled code imports the functions that create elements. */
export const JSX_SOURCE = 'lectern/jsx-runtime';

export interface IslandCode {
  /** JavaScript without its imports. */
  readonly text: string;
  /** The imports, reduced to the names that the text uses. */
  readonly imports: readonly ImportStatement[];
  /** Names that the module does not define, including globals of JavaScript and browsers. */
  readonly free: readonly string[];
  /** The text as the body of a function, without `export`. */
  readonly body: string;
  /** Exported name -> local name. */
  readonly exported: ReadonlyMap<string, string>;
}

/**
 * Compiles a module that is known to be free of errors.
 * @param roots names that are needed; without them the whole module is needed.
 */
export function toIslandCode(source: string, roots?: ReadonlySet<string>): IslandCode {
  const compiled = transformSync('module.tsx', source, {
    lang: 'tsx',
    jsx: { runtime: 'automatic', importSource: 'lectern', development: false },
    target: 'es2022',
    sourcemap: false,
  });
  const code = withoutReplaced(replaceHostReads(compiled.code, 'module'));
  const needed = roots === undefined ? code : withoutUnneeded(code, roots);
  const { imports, rest } = splitImports(needed);
  const used = mentionsOf(rest);
  const { program } = parseSync('module.js', rest);
  const { globals } = analyze(program as Parameters<typeof analyze>[0]);
  const plain = withoutExports(rest, program.body);
  const bound = new Set(imports.flatMap(({ names }) => names.map(({ local }) => local)));
  return {
    text: rest.trim(),
    imports: imports
      .map((one) => ({ ...one, names: one.names.filter(({ local }) => used.has(local)) }))
      .filter(({ names }) => names.length > 0),
    free: [...globals.keys()].filter((name) => !bound.has(name)),
    body: plain.text,
    exported: plain.exported,
  };
}

/** The name of a function. */
const NAMED = /\bfunction\s+([\p{ID_Start}$_][\p{ID_Continue}$]*)/gu;

/**
 * Returns the code without functions that a later one of the same name replaces. The build, where the code
 * is the body of a function, allows them; a module, as which browsers load it, is refused as a whole.
 */
function withoutReplaced(code: string): string {
  const names = Array.from(code.matchAll(NAMED), ([, name]) => name);
  if (new Set(names).size === names.length) return code;
  const later = new Set<string>();
  let text = code;
  for (const statement of parseSync('module.js', code).program.body.toReversed()) {
    const own = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (own?.type !== 'FunctionDeclaration' || !own.id) continue;
    const { start, end } = statement;
    if (later.has(own.id.name)) text = text.slice(0, start) + text.slice(end);
    later.add(own.id.name);
  }
  return text;
}

/** Returns the code without statements that none of the roots needs. */
function withoutUnneeded(code: string, roots: ReadonlySet<string>): string {
  const { program } = parseSync('module.js', code);
  const parts = program.body
    .filter(({ type }) => type !== 'ImportDeclaration')
    .map(({ start, end }) => ({ start, end, text: code.slice(start, end) }))
    .map((part) => ({ ...part, ...readPart(part.text) }));
  const names = new Set(roots);
  const kept = new Set<(typeof parts)[number]>();
  for (let known = -1; known < kept.size;) {
    known = kept.size;
    for (const part of parts) {
      if (kept.has(part) || !meets(part.declared, names)) continue;
      kept.add(part);
      for (const name of part.mentions) names.add(name);
    }
  }
  let text = code;
  for (const part of parts.toReversed()) {
    if (!kept.has(part)) text = text.slice(0, part.start) + text.slice(part.end);
  }
  return text;
}

/** Returns what a statement declares or exports, and what it mentions. */
function readPart(text: string): { declared: Set<string>; mentions: Set<string> } {
  const { program } = parseSync('statement.js', text);
  const { scope } = analyze(program as Parameters<typeof analyze>[0]);
  const { exported } = withoutExports(text, program.body);
  return {
    declared: new Set([...scope.declarations.keys(), ...exported.keys()]),
    mentions: mentionsOf(text),
  };
}

const WORD = /[\p{ID_Start}$_][\p{ID_Continue}$]*/gu;

/** Returns all words in the code, names or not: too many do no harm. */
function mentionsOf(code: string): Set<string> {
  return new Set(code.match(WORD));
}
