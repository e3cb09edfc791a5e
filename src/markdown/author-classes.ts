/** A `class` or `className` attribute: quoted, or an expression with strings in it. */
const CLASS_ATTRIBUTE = /\bclass(?:Name)?=(?:"([^"]*)"|'([^']*)'|\{([^}]*)\})/g;
const STRING = /"([^"]*)"|'([^']*)'|`([^`]*)`/g;
const FENCE = /^([ \t]*)(`{3,}|~{3,}).*\n[\s\S]*?^[ \t]*\2/gm;

/** The class names that a page or snippet sets on its own elements; code blocks do not count. */
export function authorClasses(text: string): string[] {
  if (!text.includes('class')) return [];
  const values = Array.from(text.replace(FENCE, '').matchAll(CLASS_ATTRIBUTE), (match) => {
    const [, double, single, expression] = match;
    return double ?? single ?? stringsIn(expression ?? '');
  });
  return [...new Set(values.flatMap((value) => value.split(/\s+/)))].filter((name) => name !== '');
}

function stringsIn(expression: string): string {
  return Array.from(expression.matchAll(STRING), ([, a, b, c]) => a ?? b ?? c ?? '').join(' ');
}
