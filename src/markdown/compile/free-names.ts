import { analyze } from 'periscopic';
import { parseSync } from 'rolldown/utils';

export interface FreeNames {
  /** Names that JavaScript itself does not define. */
  readonly names: readonly string[];
  /** Whether the code reads values that can differ on the next run: the time, random numbers, the disk. */
  readonly isVolatile: boolean;
}

/**
 * Returns the names that a compiled function body uses without defining them. Empty for code that does not
 * parse; evaluating it reports the reason.
 */
export function freeNames(functionBody: string): FreeNames {
  const found = analyzeNames(`function page(){${functionBody}\n}`);
  return found ?? { names: [], isVolatile: true };
}

/**
 * Returns the names that the expressions in braces of one file use without defining them. Its compiled
 * content has no others and is many times as long: generated pages repeat the same expressions in thousands
 * of braces. Undefined if one does not parse on its own.
 */
export function freeNamesIn(expressions: readonly string[]): FreeNames | undefined {
  const nonLiterals = [...new Set(expressions)].filter((code) => !LITERAL.test(code));
  if (nonLiterals.length === 0) return NONE;
  // Each on its own lines, because one can end with a line comment.
  const found = analyzeNames(`[${nonLiterals.join('\n,')}\n]`);
  return found && { ...found, names: found.names.filter((name) => name !== CONTENT_PROPS) };
}

const NONE: FreeNames = { names: [], isVolatile: false };

/** Numbers and literal keywords of JavaScript. */
const LITERAL = /^\s*(?:true|false|null|undefined|\d+)\s*$/;

/** The name that compiled content gives its props. */
const CONTENT_PROPS = 'props';

/** Finds the free names; undefined for code that does not parse. */
function analyzeNames(code: string): FreeNames | undefined {
  const { program, errors, module } = parseSync('page.jsx', code, {});
  if (errors.length > 0) return undefined;
  const { globals } = analyze(program as Parameters<typeof analyze>[0]);
  const used = [...globals.keys()].filter((name) => !KEYWORDS.has(name));
  return {
    names: used.filter((name) => !(name in globalThis)),
    isVolatile:
      module.dynamicImports.length > 0 ||
      used.some((name) => name in globalThis && !CONSTANT.has(name)),
  };
}

/** Words that appear in the place of a name, such as `import` in `import.meta`. */
const KEYWORDS = new Set(['arguments', 'import', 'meta']);

/** Globals of JavaScript that mean the same at any time and on any machine. */
const CONSTANT = new Set(
  [
    'Array BigInt Boolean Error Infinity JSON Map NaN Number Object Promise RangeError RegExp Set',
    'String Symbol TypeError URLSearchParams decodeURI decodeURIComponent encodeURI',
    'encodeURIComponent isFinite isNaN parseFloat parseInt structuredClone undefined',
  ].flatMap((line) => line.split(' ')),
);
