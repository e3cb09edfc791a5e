/** What the appearance of a site is made from, and the CSS rules that it becomes. */
import type { Config } from '../config/config.ts';

export type Looks = Pick<
  Config,
  'rounded' | 'sidebar' | 'topbar' | 'background' | 'codeBlock' | 'theme' | 'layout'
>;

/** Rules by the cascade layer that they belong to. */
export interface LookRules {
  readonly tokens: readonly string[];
  readonly chrome: readonly string[];
  readonly utilities: readonly string[];
}
