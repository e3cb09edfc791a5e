import { type AST, RegExpParser } from '@eslint-community/regexpp';

/** Longer ones are made by programs, and may nest too deep to be followed. */
const longest = 200;

/** An engine goes through these in less than a tenth of a second. */
const mostWays = 1_000_000;

/** Undefined for patterns that nobody can read, and for those that could take for ever. */
export function isMatch(value: string, pattern: string): boolean | undefined {
  if (pattern.length > longest) return undefined;
  try {
    const { alternatives } = new RegExpParser().parsePattern(pattern, 0, pattern.length, {
      unicode: true,
    });
    const starts = alternatives.every(beginsAtStart) ? 1 : value.length + 1;
    if (starts * countOptions(alternatives, value.length) > mostWays) return undefined;
    return new RegExp(pattern, 'u').test(value);
  } catch {
    return undefined;
  }
}

function beginsAtStart({ elements: [first] }: AST.Alternative): boolean {
  return first?.type === 'Assertion' && first.kind === 'start';
}

/** At most in how many ways a value of a length may be tried; infinite where that is no number. */
function countOptions(alternatives: readonly AST.Alternative[], length: number): number {
  return alternatives.reduce((sum, { elements }) => {
    return sum + elements.reduce((product, each) => product * countWays(each, length), 1);
  }, 0);
}

function countWays(element: AST.Element, length: number): number {
  // Values are written without them, so nobody would find one that matches.
  if (element.type === 'Backreference') return Infinity;
  if (element.type === 'Quantifier') {
    const most = Math.min(element.max, Math.max(length, element.min));
    return (most - element.min + 1) * countWays(element.element, length) ** most;
  }
  return 'alternatives' in element ? countOptions(element.alternatives, length) : 1;
}
