import { parseSync } from 'rolldown/utils';
import { toIslandCode } from '../islands/island-code.ts';
import type { SoundHandler } from '../model/live-element.ts';
import { toFunction } from '../runtime/evaluate.ts';

/** Tells what the code of an event handler is, or why browsers could not run a module that contains it. */
export function judgeHandler(
  code: string,
): Pick<SoundHandler, 'kind'> | { readonly reason: string } {
  const text = `() => (${code}\n)`;
  const { program, errors } = parseSync('code.tsx', text, { showSemanticErrors: true });
  const [statement] = program.body;
  const [error] = errors;
  if (error !== undefined) return { reason: toReason(error.message) };
  const expression = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  if (expression?.type !== 'ArrowFunctionExpression') return { reason: 'It is not an expression' };
  const reason = findStrictFault(text);
  if (reason !== undefined) return { reason };
  let inner: { readonly type: string } = expression.body;
  while ('expression' in inner && /^(?:Parenthesized|Chain|TS)/.test(inner.type)) {
    inner = inner.expression as typeof inner;
  }
  if (/^(?:ArrowFunction|Function)Expression$/.test(inner.type)) return { kind: 'function' };
  return { kind: /^(?:Identifier|MemberExpression)$/.test(inner.type) ? 'reference' : 'other' };
}

/**
 * Returns what strict mode, in which modules run, does not allow: parsers that read more than modules let it
 * pass.
 */
function findStrictFault(expression: string): string | undefined {
  const { body } = toIslandCode(`export const handler = ${expression};`);
  try {
    toFunction([], `"use strict";\n${body}`, console);
    return undefined;
  } catch (error) {
    return toReason(error instanceof Error ? error.message : String(error));
  }
}

function toReason(message: string): string {
  const isEmpty = message.startsWith('Empty parenthesized');
  return isEmpty ? 'There is no code' : message.replace(/\.$/, '');
}
