/**
 * Asks TypeScript about code that authors mark with `twoslash`. The package of that name, which a project
 * installs for this, is loaded for the first such block.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { createTwoslasher, TwoslashInstance } from 'twoslash';
import { BoundedCache } from '../../core/text/bounded-cache.ts';
import type { CodeTypes, TypeSource } from '../../markdown/code/code-types.ts';
import { findPackage, importPackage } from '../../node/project/find-package.ts';

/** How many blocks are cached; checking one again takes a tenth of a second. */
const maxBlocks = 500;

export interface TypePackages {
  readonly path: string;
  /** The version of TypeScript that the package resolves. */
  readonly typescript: string | undefined;
}

/** Finds the package for a project; undefined if it is not installed. */
export function findTypePackages(dir: string): TypePackages | undefined {
  const path = findPackage(dir, 'twoslash');
  return path === undefined ? undefined : { path, typescript: readTypeScriptVersion(path) };
}

function readTypeScriptVersion(twoslash: string): string | undefined {
  try {
    const file = createRequire(twoslash).resolve('typescript/package.json');
    return (JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string }).version;
  } catch {
    return undefined;
  }
}

export function openTypes(dir: string, packages: TypePackages | undefined): TypeSource {
  const cache = new BoundedCache<CodeTypes>(maxBlocks);
  let twoslash: TwoslashInstance | undefined;
  return {
    async load() {
      if (packages?.typescript !== undefined) twoslash ??= await startCompiler(dir, packages.path);
    },
    read(code, language) {
      if (packages === undefined) return 'no-twoslash';
      const ask = twoslash;
      if (ask === undefined) return 'no-typescript';
      return cache.get(JSON.stringify([language, code]), () => readWith(ask, code, language));
    },
  };
}

/** Undefined if the package cannot use its TypeScript: version 7 has no compiler API. */
async function startCompiler(dir: string, path: string): Promise<TwoslashInstance | undefined> {
  try {
    const module = (await importPackage(path)) as { createTwoslasher: typeof createTwoslasher };
    return module.createTwoslasher({ vfsRoot: dir, handbookOptions: { noErrorValidation: true } });
  } catch {
    return undefined;
  }
}

function readWith(ask: TwoslashInstance, code: string, language: string): CodeTypes {
  const read = ask(code, language);
  const expected: readonly number[] = read.meta.handbookOptions.errors;
  return {
    code: read.code,
    hovers: read.hovers.map(({ line, character, length, text }) => ({
      line,
      range: [character, character + length],
      text,
    })),
    notes: [
      ...read.queries.map(({ line, text }) => ({ line, text, kind: 'query' as const })),
      ...read.errors.map(({ line, text }) => ({ line, text, kind: 'error' as const })),
    ],
    faults: read.errors
      .filter(({ code }) => !expected.includes(Number(code)))
      .map(({ text }) => text),
  };
}
