import temml from 'temml';
import type { DrawingUse } from '../core/pages/uses.ts';

type Formula =
  | { readonly kind: 'math'; readonly html: string }
  | { readonly kind: 'error'; readonly reason: string };

/** Renders TeX as MathML, or returns why it cannot be rendered. */
export function renderFormula(source: string, isDisplay: boolean): Formula {
  try {
    const html = temml.renderToString(source, { displayMode: isDisplay, throwOnError: true });
    return { kind: 'math', html };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { kind: 'error', reason: reason.trim() };
  }
}

/** Returns why a formula cannot be rendered, in a few words without a period. */
export function findFormulaFault({ source, isDisplay }: DrawingUse): string | undefined {
  const formula = renderFormula(source, isDisplay);
  if (formula.kind === 'math') return undefined;
  const reason = formula.reason
    .replace(/ at (?:position \d+|end of input)\b[\s\S]*$/, '')
    .replace(/'EOF'|(?<!\\)\bEOF\b/g, 'the end');
  // An internal error of the library means nothing to authors.
  return /\bproperties of\b/.test(reason) ? 'something is missing in it' : reason;
}
