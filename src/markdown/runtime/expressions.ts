/**
 * Evaluates the expressions in braces, each for itself: what fails is told with its place and costs
 * nothing else, and a text whose names nobody defines is shown as it is written.
 */
import { diagnoseComponent } from '../../core/components/component-entries.ts';
import type { Place } from '../../core/diagnostic/diagnostic.ts';
import type { Tell } from '../model/render-log.ts';
import { diagnoseSnippet } from '../model/snippet-entries.ts';
import type { ExpressionUse } from '../model/findings.ts';
import { findName } from './author-names.ts';
import { diagnoseEvaluation } from './diagnose-evaluation.ts';
import { placeErrors } from './placed-errors.ts';
import { isNoText } from './shown-children.ts';

/** What JavaScript makes of a missing value inside of a text. */
const EMPTY_WORD = /\b(?:undefined|NaN)\b/;

export interface Evaluated {
  readonly use: ExpressionUse;
  readonly place: Place;
  readonly evaluate: () => unknown;
  /** Names without a meaning here. */
  readonly names: UndefinedNames;
  /** Absent where nobody listens: what fails is thrown then. */
  readonly tell: Tell | undefined;
}

/** Names that are undefined, by what would have defined them. */
export interface UndefinedNames {
  /** An export or import of the page. That they are missing is told where the page is compiled. */
  readonly page: ReadonlySet<string>;
  /** A prop of the snippet, which this use of it does not give. */
  readonly snippet: ReadonlySet<string>;
  readonly browser: ReadonlySet<string>;
}

export function evaluateExpression(evaluated: Evaluated): unknown {
  const { use, evaluate, place, tell } = evaluated;
  try {
    const value = placeErrors(evaluate, place);
    return isMissing(value, use) ? replace(value, evaluated) : value;
  } catch (error) {
    if (error instanceof TypeError && findMissing(evaluated) !== undefined) {
      return replace(undefined, evaluated);
    }
    if (tell === undefined) throw error;
    tell(diagnoseEvaluation(error, place));
    return undefined;
  }
}

/** What takes the place of a value that may be missing for an undefined name. */
function replace(value: unknown, evaluated: Evaluated): unknown {
  const { use, names, place, tell } = evaluated;
  if (findMissing(evaluated) === undefined) return value;
  const isShown = isShownAsWritten(use) && value !== false;
  const written = `{${use.code}}`;
  const inBrowser = findName(use.code, names.browser);
  const inSnippet = findName(use.code, names.snippet);
  if (inBrowser !== undefined) {
    const isWord = isShown && use.code.trim() === inBrowser;
    const facts = { subject: written, name: inBrowser, isShown, ...(isWord && { isWord }) };
    tell?.(diagnoseComponent('component/browser-only', facts, place));
  } else if (inSnippet !== undefined && isShown) {
    tell?.(diagnoseSnippet('snippet/no-value', { name: inSnippet }, place));
  }
  return isShown ? written : value;
}

/** Whether an expression is a text of its page, and no piece of code that makes elements. */
export function isShownAsWritten({ where, code }: ExpressionUse): boolean {
  return where === 'text' && !/<[A-Za-z>]/.test(code);
}

function findMissing({ use, names }: Evaluated): string | undefined {
  const { page, snippet, browser } = names;
  return [page, snippet, browser].map((set) => findName(use.code, set)).find(Boolean);
}

/** Whether a value is what an undefined name leaves: nothing, `undefined` in a text, an object. */
function isMissing(value: unknown, { where, code }: ExpressionUse): boolean {
  if (where !== 'text') return value === undefined;
  if (value === undefined || value === null || value === false || Number.isNaN(value)) return true;
  if (typeof value === 'string') return EMPTY_WORD.test(value) && !EMPTY_WORD.test(code);
  if (Array.isArray(value)) return value.every((one) => one === undefined);
  return isNoText(value);
}
