/** Reports code that waits outside of a function, where the engine names only its own rule. */
import { Visitor } from 'rolldown/utils';
import { placeIn, type Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import { joinPieces, positionInPieces } from '../model/code-pieces.ts';
import { diagnoseMarkdown } from '../model/markdown-entries.ts';
import { parseJsx } from '../repair/jsx-code.ts';
import { AWAIT } from '../repair/mdx-error.ts';
import type { ModuleContext } from './bind-names.ts';

/** Returns undefined for any other error. */
export function diagnoseAwait(
  error: unknown,
  { module, findings }: ModuleContext,
): Diagnostic | undefined {
  if (!(error instanceof SyntaxError)) return undefined;
  const at = findAwait(joinPieces(findings.code));
  // Before a number, for example, the engine does not even see that it is about waiting.
  if (at === undefined && !error.message.startsWith('await ')) return undefined;
  const position = at === undefined ? undefined : positionInPieces(findings.code, at);
  return diagnoseMarkdown('page/mdx-syntax', AWAIT, placeIn(module.source.path, position));
}

function findAwait(code: string): number | undefined {
  const program = parseJsx(code);
  if (program === undefined) return undefined;
  const found: number[] = [];
  let depth = 0;
  const enter = () => {
    depth += 1;
  };
  const leave = () => {
    depth -= 1;
  };
  new Visitor({
    FunctionDeclaration: enter,
    FunctionExpression: enter,
    ArrowFunctionExpression: enter,
    'FunctionDeclaration:exit': leave,
    'FunctionExpression:exit': leave,
    'ArrowFunctionExpression:exit': leave,
    AwaitExpression: ({ start }) => {
      if (depth === 0) found.push(start);
    },
  }).visit(program);
  return found[0];
}
