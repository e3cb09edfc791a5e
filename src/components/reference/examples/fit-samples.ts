/**
 * Keeps the samples of a page within a size limit. A request with a large body is nearly the same text in
 * every language, so the first few are enough to understand it.
 */
import type { CodeSample } from '../../../core/reference/model/request-model.ts';

/** Maximum number of characters of all samples together. */
const LIMIT = 24_000;

export interface FittedSamples {
  readonly shown: readonly CodeSample[];
  /** Labels of the samples that did not fit. */
  readonly left: readonly string[];
}

/**
 * Chooses the samples to show: always the first one and those that an author wrote, and others while they
 * fit.
 */
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
