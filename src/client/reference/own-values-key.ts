/** Whether the reader keeps values in this tab: samples then show them before any form is opened. */

export const ownValuesKey = 'lectern-values';

/** Which named set of values is chosen, and what the reader keeps in such sets. */
export const environmentsKey = 'lectern-environments';

export function hasOwnValues(): boolean {
  try {
    return [ownValuesKey, environmentsKey].some((key) => sessionStorage.getItem(key) !== null);
  } catch {
    return false; // Storage is closed to this page.
  }
}
