import temml from 'temml';
import type { DrawingUse } from '../core/pages/uses.ts';

type Formula =
  | { readonly kind: 'math'; readonly html: string }
  | { readonly kind: 'error'; readonly reason: string };

/** TeX as MathML, or why it is none. */
export function renderFormula(source: string, isDisplay: boolean): Formula {
  try {
    const html = temml.renderToString(source, { displayMode: isDisplay, throwOnError: true });
    return { kind: 'math', html };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { kind: 'error', reason: reason.trim() };
  }
}

/** Why a formula cannot be drawn, in a few words without a full stop. */
export function findFormulaFault({ source, isDisplay }: DrawingUse): string | undefined {
  const formula = renderFormula(source, isDisplay);
  if (formula.kind === 'math') return undefined;
  const reason = formula.reason.replace(/ at (?:position \d+|end of input)\b[\s\S]*$/, '');
  // What the library trips over says nothing to authors.
  return /\bproperties of\b/.test(reason) ? 'something is missing in it' : reason;
}
