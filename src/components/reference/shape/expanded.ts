/** Which folded parts are open when a page arrives: `api.paramFields.expanded`. */
import type { Config } from '../../../core/config/config.ts';

export type Expanded = Config['api']['paramFields']['expanded'];

/** `depth` counts the fields around the part: 1 for what is inside of a body's own field. */
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
