/** A fix for a problem in JSON: changes to its text. */
import type { TextChange } from '../text-change.ts';
import type { JsonProblem } from '../json/json-problem.ts';
import type { JsonFailure } from '../json/read-json.ts';

/** How much of the line around a problem is looked at, in UTF-16 units. */
export const LOOK_BACK = 2000;

export interface JsonFix {
  readonly changes: readonly TextChange[];
  /** What is wrong, where this fix implies a better diagnosis than the reader's. */
  readonly problem?: JsonProblem;
  /** Where that problem is. */
  readonly offset?: number;
  /** Offset, after the changes, of a placeholder for a value that cannot be read. */
  readonly hole?: number;
}

type Kind = JsonProblem['kind'];

export type FailureOf<K extends Kind> = JsonFailure & {
  readonly problem: Extract<JsonProblem, { kind: K }>;
};

export function change(start: number, end: number, text: string): JsonFix {
  return { changes: [{ start, end, text }] };
}

export function remove(offset: number): JsonFix {
  return change(offset, offset + 1, '');
}
