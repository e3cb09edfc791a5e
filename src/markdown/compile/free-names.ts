import { analyze } from 'periscopic';
import { parseSync } from 'rolldown/utils';

export interface FreeNames {
  /** Names without a meaning in JavaScript itself. */
  readonly names: readonly string[];
  /** Whether the code asks for what may differ the next time that it runs: the time, chance, the disk. */
  readonly isVolatile: boolean;
}

/**
 * Names that a compiled function body uses without defining them. Empty for code that does not parse;
 * evaluating it will say why.
 */
export function freeNames(functionBody: string): FreeNames {
  const { program, errors, module } = parseSync(
    'page.js',
    `function page(){${functionBody}\n}`,
    {},
  );
  if (errors.length > 0) return { names: [], isVolatile: true };
  const { globals } = analyze(program as Parameters<typeof analyze>[0]);
  const used = [...globals.keys()].filter((name) => !KEYWORDS.has(name));
  return {
    names: used.filter((name) => !(name in globalThis)),
    isVolatile:
      module.dynamicImports.length > 0 ||
      used.some((name) => name in globalThis && !CONSTANT.has(name)),
  };
}

/** What stands where a name could: `import` of `import.meta`. */
const KEYWORDS = new Set(['arguments', 'import', 'meta']);

/** Names of JavaScript's own whose meaning is the same at any time and on any machine. */
const CONSTANT = new Set(
  [
    'Array BigInt Boolean Error Infinity JSON Map NaN Number Object Promise RangeError RegExp Set',
    'String Symbol TypeError URLSearchParams decodeURI decodeURIComponent encodeURI',
    'encodeURIComponent isFinite isNaN parseFloat parseInt structuredClone undefined',
  ].flatMap((line) => line.split(' ')),
);
