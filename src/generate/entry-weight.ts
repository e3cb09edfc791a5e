import type { AnyEntry } from '../core/diagnostic/catalogue.ts';

export type Weight = 'warning' | 'error' | 'needed';

/** What a diagnostic costs: a word, the build unless it may pass, or the build in any case. */
export function weightOf({ severity, canPass = false }: AnyEntry): Weight {
  if (severity === 'warning') return 'warning';
  return canPass ? 'error' : 'needed';
}
