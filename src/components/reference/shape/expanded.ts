/** Which folds are open when a page loads: `api.paramFields.expanded`. */
import type { Config } from '../../../core/config/config.ts';

export type Expanded = Config['api']['paramFields']['expanded'];

/**
 * Whether a fold is open. `depth` is the number of fields around it: 1 for the contents of a body's own
 * field.
 */
export function isOpenAt(
  expanded: Expanded,
  { depth, isVariant }: { depth: number; isVariant: boolean },
): boolean {
  switch (expanded) {
    case 'all':
      return true;
    case 'topLevel':
      return depth <= 1;
    case 'topLevelOneOfs':
      return depth <= 1 && isVariant;
    case 'none':
      return false;
  }
}
