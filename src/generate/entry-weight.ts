import type { AnyEntry } from '../core/diagnostic/catalog.ts';

export type Weight = 'warning' | 'error' | 'needed';

/**
 * The weight of a diagnostic: a warning, an error that a project can downgrade, or an error that fails
 * every build.
 */
export function weightOf({ severity, canPass = false }: AnyEntry): Weight {
  if (severity === 'warning') return 'warning';
  return canPass ? 'error' : 'needed';
}
