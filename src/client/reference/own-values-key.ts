/** Whether the reader keeps values in this tab: samples then show them before any form is opened. */

export const ownValuesKey = 'lectern-values';

export function hasOwnValues(): boolean {
  try {
    return sessionStorage.getItem(ownValuesKey) !== null;
  } catch {
    return false; // Storage is closed to this page.
  }
}
