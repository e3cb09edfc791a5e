/**
 * Keeps the samples of a page within its weight. A request with a large body is nearly the same text
 * in every language: the first ones are enough to read it.
 */
import type { CodeSample } from '../../../core/reference/model/request-model.ts';

/** Characters of all samples together. */
const LIMIT = 24_000;

export interface FittedSamples {
  readonly shown: readonly CodeSample[];
  /** Labels of those that found no room. */
  readonly left: readonly string[];
}

/** The first one is always shown, and so is what an author wrote. */
export function fitSamples(samples: readonly CodeSample[], limit = LIMIT): FittedSamples {
  let length = 0;
  const shown = samples.filter((sample, index) => {
    const isKept =
      index === 0 || sample.origin === 'authored' || length + sample.text.length <= limit;
    if (isKept) length += sample.text.length;
    return isKept;
  });
  const left = samples.filter((sample) => !shown.includes(sample)).map(({ label }) => label);
  return { shown, left };
}
