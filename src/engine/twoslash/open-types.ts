/**
 * What TypeScript says of code that authors mark with `twoslash`. The package of that name, which a
 * project installs for it, is loaded when the first such block is met.
 */
import type { createTwoslasher, TwoslashInstance } from 'twoslash';
import { BoundedCache } from '../../core/text/bounded-cache.ts';
import type { CodeTypes, TypeSource } from '../../markdown/code/code-types.ts';
import { importPackage } from '../../node/project/find-package.ts';

/** Asking again costs a tenth of a second. */
const mostBlocks = 500;

/** @param path that of the package; absent where it is not installed. */
export function openTypes(dir: string, path: string | undefined): TypeSource {
  const cache = new BoundedCache<CodeTypes>(mostBlocks);
  let twoslash: TwoslashInstance | undefined;
  return {
    async load() {
      if (path === undefined || twoslash !== undefined) return;
      const module = (await importPackage(path)) as { createTwoslasher: typeof createTwoslasher };
      twoslash = module.createTwoslasher({
        vfsRoot: dir,
        handbookOptions: { noErrorValidation: true },
      });
    },
    read(code, language) {
      const ask = twoslash;
      return (
        ask && cache.get(JSON.stringify([language, code]), () => readWith(ask, code, language))
      );
    },
  };
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
