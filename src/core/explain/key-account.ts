import type { Position } from '../text/source-file.ts';

/**
 * What becomes of a key in this project. `used`: it shapes the site. `ignored`: it has no effect,
 * for the reason that is given.
 */
export type KeyEffect = 'used' | 'ignored';

/** What Lectern makes of a key that a project has. */
export interface KeyAccount {
  /** `colors.primary`, `anchors[].icon`; in front matter the name alone. */
  readonly name: string;
  readonly status: KeyEffect;
  /** What the key is for, or why it has no effect: one sentence or more. */
  readonly reason: string;
  /** How often it is there: places in docs.json, pages with it in their front matter. */
  readonly count: number;
  /** Where it is first. */
  readonly file: string;
  readonly position?: Position | undefined;
}
