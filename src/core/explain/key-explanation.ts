import type { Position } from '../text/source-file.ts';

/**
 * The effect of a key in this project. `used`: it shapes the site. `ignored`: it has no effect, for the
 * given reason.
 */
export type KeyEffect = 'used' | 'ignored';

/** What Lectern does with a key that a project contains. */
export interface KeyExplanation {
  /** `colors.primary`, `anchors[].icon`; in front matter only the name. */
  readonly name: string;
  readonly status: KeyEffect;
  /** What the key is for, or why it has no effect, in one or more sentences. */
  readonly reason: string;
  /** The number of occurrences: places in docs.json, or pages with the key in their front matter. */
  readonly count: number;
  /** The file of the first occurrence. */
  readonly file: string;
  readonly position?: Position | undefined;
}
