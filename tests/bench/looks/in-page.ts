/** Runs in the page: everything that is wrong with it as it stands in this window. */
import { findBoxFaults } from './box-faults.ts';
import { findTextFaults } from './text-faults.ts';
import { findWordFaults } from './word-faults.ts';

export interface Finding {
  readonly check: string;
  /** A selector without numbers, so that like places are counted together. */
  readonly place: string;
  readonly detail: string;
}

/** `isFirst`: also what no width and no mode changes. */
export function lookAt(isFirst: boolean): Finding[] {
  return [...findBoxFaults(), ...findTextFaults(), ...(isFirst ? findWordFaults() : [])];
}
