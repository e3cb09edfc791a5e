import type { Response } from '../../../core/reference/model/model.ts';

/** Whether the description of an answer says more than the name of its status. */
export function isDescribed({ description = '', label }: Response): boolean {
  const text = description.trim().toLowerCase();
  return text !== '' && text !== label.toLowerCase();
}
