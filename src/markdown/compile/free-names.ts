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
  const found = analyzeNames(`function page(){${functionBody}\n}`);
  return found ?? { names: [], isVolatile: true };
}

/**
 * Names that the expressions in braces of one file use without defining them. They are the only ones
 * in its compiled content, which is many times as long: generated pages say the same in thousands of
 * braces. Undefined where one does not parse by itself.
 */
export function freeNamesIn(expressions: readonly string[]): FreeNames | undefined {
  const told = [...new Set(expressions)].filter((code) => !LITERAL.test(code));
  if (told.length === 0) return NONE;
  // Each on lines of its own, as a comment may end it.
  const found = analyzeNames(`[${told.join('\n,')}\n]`);
  return found && { ...found, names: found.names.filter((name) => name !== CONTENT_PROPS) };
}

const NONE: FreeNames = { names: [], isVolatile: false };

/** Numbers, and words of JavaScript that stand for themselves. */
const LITERAL = /^\s*(?:true|false|null|undefined|\d+)\s*$/;

/** What content calls its props. */
const CONTENT_PROPS = 'props';

/** Undefined for code that does not parse. */
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
