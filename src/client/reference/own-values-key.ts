/** Whether the reader has stored values in this tab: samples then show them before any form is opened. */

export const ownValuesKey = 'lectern-values';

/** The storage key of the named sets of values and of the set that is chosen. */
export const environmentsKey = 'lectern-environments';

export function hasOwnValues(): boolean {
  try {
    return [ownValuesKey, environmentsKey].some((key) => sessionStorage.getItem(key) !== null);
  } catch {
    return false; // Storage is unavailable to this page.
  }
}
