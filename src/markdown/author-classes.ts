import { replaceFences } from '../core/text/markup/list-fences.ts';

/** A `class` or `className` attribute: quoted, or an expression with strings in it. */
const CLASS_ATTRIBUTE = /\bclass(?:Name)?=(?:"([^"]*)"|'([^']*)'|\{([^}]*)\})/g;
const STRING = /"([^"]*)"|'([^']*)'|`([^`]*)`/g;

/** The class names that a page or snippet sets on its own elements; code blocks do not count. */
export function authorClasses(text: string): string[] {
  if (!text.includes('class')) return [];
  const prose = replaceFences(text, () => '');
  const values = Array.from(prose.matchAll(CLASS_ATTRIBUTE), (match) => {
    const [, double, single, expression] = match;
    return double ?? single ?? stringsIn(expression ?? '');
  });
  return [...new Set(values.flatMap((value) => value.split(/\s+/)))].filter((name) => name !== '');
}

function stringsIn(expression: string): string {
  return Array.from(expression.matchAll(STRING), ([, a, b, c]) => a ?? b ?? c ?? '').join(' ');
}
