import { analyze } from 'periscopic';
import { parseSync } from 'rolldown/utils';

/**
 * Names that a compiled function body uses without defining them, except those that JavaScript
 * itself provides. Empty for code that does not parse; evaluating it will say why.
 */
export function freeNames(functionBody: string): string[] {
  const { program, errors } = parseSync('page.js', `function page(){${functionBody}\n}`, {});
  if (errors.length > 0) return [];
  const { globals } = analyze(program as Parameters<typeof analyze>[0]);
  return [...globals.keys()].filter((name) => name !== 'arguments' && !(name in globalThis));
}
