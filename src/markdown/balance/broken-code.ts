/** Explains code of an import or export that is not JavaScript, at the place where it stops being that. */
import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import { type Position, positionAt } from '../../core/text/source-file.ts';
import { judgeError } from '../repair/jsx-code.ts';
import { explainCompiler, type MdxError } from '../repair/mdx-error.ts';
import { explainBracket } from '../repair/open-bracket.ts';
import { type Extent, findBrokenCode } from '../repair/read-as-text.ts';

/** Whether a repaired text still has the broken code. */
export function isStillBroken(repaired: string, text: string, { start }: Extent): boolean {
  const found = findBrokenCode(repaired);
  const [line = ''] = text.slice(start, start + 200).split('\n');
  return found !== undefined && repaired.startsWith(line, found.start);
}

/** Returns the mistake that breaks the code, if it is a tag or bracket that is never closed. */
export function findUnclosedIn(
  diagnostics: readonly Diagnostic[],
  { from, to }: { readonly from: Position; readonly to: Position },
): Diagnostic | undefined {
  return diagnostics.find(
    ({ position, message }) =>
      position !== undefined &&
      position.line >= from.line &&
      position.line <= to.line &&
      message.includes('is not closed'),
  );
}

/** Explains an export whose code does not parse: where it stops, unless a bracket in it is never closed. */
export function explainExport(text: string, { start, end }: Extent): MdxError {
  const { message, at } = judgeError(text.slice(start, end));
  const opening = positionAt(text, start);
  const position = positionAt(text, start + at);
  const whole = explainBracket(
    explainCompiler(`Could not parse import/exports: ${message}`, opening),
    text,
  );
  const isExplained = whole.position !== opening || position.line === opening.line;
  if (isExplained) return whole;
  return {
    position,
    message,
    reason: `This is not JavaScript, in code of the export in line ${opening.line}: ${message.replace(/[.?]+$/, '')}.`,
    advice: 'Fix the code; an unclosed tag or bracket may come before it.',
  };
}
