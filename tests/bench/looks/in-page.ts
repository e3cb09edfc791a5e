/** Runs in the page: finds everything that is wrong with it in the current window and mode. */
import { findBoxFaults } from './box-faults.ts';
import { findTextFaults } from './text-faults.ts';
import { findWordFaults } from './word-faults.ts';

export interface Finding {
  readonly check: string;
  /** A selector without positions, so that similar places are counted together. */
  readonly place: string;
  readonly detail: string;
}

/** Runs the checks. With `isFirst`, also those whose results do not depend on width and mode. */
export function lookAt(isFirst: boolean): Finding[] {
  return [...findBoxFaults(), ...findTextFaults(), ...(isFirst ? findWordFaults() : [])];
}
