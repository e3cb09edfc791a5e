/**
 * Evaluates each expression in braces separately: a failure is reported with its place and affects nothing
 * else, and text with undefined names is shown as written.
 */
import { diagnoseBrowserCode } from '../../core/components/browser-entries.ts';
import type { Place } from '../../core/diagnostic/diagnostic.ts';
import { listControls } from '../../core/text/control-characters.ts';
import type { ReportDiagnostic } from '../model/render-log.ts';
import { diagnoseSnippet } from '../model/snippet-entries.ts';
import type { ExpressionUse } from '../model/findings.ts';
import { diagnoseMark } from '../slips/mark-entries.ts';
import { findName } from './author-names.ts';
import { diagnoseEvaluation } from './diagnose-evaluation.ts';
import { attachPlace } from './placed-errors.ts';
import { isUnshowable } from './shown-children.ts';

/** What a missing value becomes inside a string in JavaScript. */
const EMPTY_WORD = /\b(?:undefined|NaN)\b/;

export interface Evaluated {
  readonly use: ExpressionUse;
  readonly place: Place;
  readonly evaluate: () => unknown;
  /** Names that are undefined here. */
  readonly names: UndefinedNames;
  /** Receives problems; without it, errors are thrown. */
  readonly report: ReportDiagnostic | undefined;
}

/** Undefined names, by what should have defined them. */
export interface UndefinedNames {
  /** Exports or imports of the page. They are reported when the page is compiled. */
  readonly page: ReadonlySet<string>;
  /** Props of the snippet that are not passed where it is used. */
  readonly snippet: ReadonlySet<string>;
  readonly browser: ReadonlySet<string>;
}

export function evaluateExpression(evaluated: Evaluated): unknown {
  const { use, evaluate, place, report } = evaluated;
  try {
    const value = attachPlace(evaluate, place);
    checkControls(value, evaluated);
    return isMissing(value, use) ? replace(value, evaluated) : value;
  } catch (error) {
    if (error instanceof TypeError && findMissing(evaluated) !== undefined) {
      return replace(undefined, evaluated, true);
    }
    if (report === undefined) throw error;
    report(diagnoseEvaluation(error, place));
    return undefined;
  }
}

/** Reports a control character in a value that is shown as text; the finished page is without it. */
function checkControls(value: unknown, { use, place, report }: Evaluated): void {
  if (use.where !== 'text' || typeof value !== 'string') return;
  const [found] = listControls(value);
  if (found === undefined) return;
  const { character } = found;
  const facts = { character, others: 0, isComputed: true } as const;
  report?.(diagnoseMark('page/control-character', facts, place));
}

/** Returns what is shown for a value that may be missing because of an undefined name. */
function replace(value: unknown, evaluated: Evaluated, hasFailed = false): unknown {
  const { use, names, place, report } = evaluated;
  if (findMissing(evaluated) === undefined) return value;
  const isShown = isShownAsWritten(use) && value !== false;
  const written = `{${use.code}}`;
  const inBrowser = findName(use.code, names.browser);
  const inSnippet = findName(use.code, names.snippet);
  if (inBrowser !== undefined) {
    const isWord = isShown && use.code.trim() === inBrowser;
    const facts = { subject: written, name: inBrowser, isShown, ...(isWord && { isWord }) };
    report?.(diagnoseBrowserCode('component/browser-only', facts, place));
  } else if (inSnippet !== undefined && (isShown || hasFailed)) {
    const facts = { name: inSnippet, ...(!isShown && { hasFailed: true as const }) };
    report?.(diagnoseSnippet('snippet/no-value', facts, place));
  }
  return isShown ? written : value;
}

/** Whether an expression is text of its page rather than code that creates elements. */
export function isShownAsWritten({ where, code }: ExpressionUse): boolean {
  return where === 'text' && !/<[A-Za-z>]/.test(code);
}

function findMissing({ use, names }: Evaluated): string | undefined {
  const { page, snippet, browser } = names;
  return [page, snippet, browser].map((set) => findName(use.code, set)).find(Boolean);
}

/** Whether a value is the result of an undefined name: nothing, `undefined` in a string, or an object. */
function isMissing(value: unknown, { where, code }: ExpressionUse): boolean {
  if (where !== 'text') return value === undefined;
  if (value === undefined || value === null || value === false || Number.isNaN(value)) return true;
  if (typeof value === 'string') return EMPTY_WORD.test(value) && !EMPTY_WORD.test(code);
  if (Array.isArray(value)) return value.every((one) => one === undefined);
  return isUnshowable(value);
}
