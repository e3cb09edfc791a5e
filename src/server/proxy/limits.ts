/** How long the proxy waits, and how much it takes: what the owner of a site may set. */
import { megabyte } from '../../core/text/megabytes.ts';

export interface ProxyLimits {
  /**
   * Milliseconds without a sign of the API after which a request is given up: from the call to the end
   * of the answer, of streams to their next part. Default: 30,000.
   */
  readonly mostMilliseconds?: number | undefined;
  /** Bytes of the largest body that readers may send. Default: 1 MB (1,048,576). */
  readonly mostBodyBytes?: number | undefined;
}

export interface SetLimits {
  readonly mostMilliseconds: number;
  readonly mostBodyBytes: number;
}

/** What each limit may be, and the middle of the sentence that says so. */
export const limitRanges = {
  mostMilliseconds: { most: 3_600_000, expected: 'a number from 1 to 3600000' },
  // A body is held in memory several times over while it passes: as text, as JSON and as bytes.
  mostBodyBytes: { most: 100 * megabyte, expected: 'a number from 1 to 104857600' },
} as const;

/** Both limits, those included that nobody has set. @throws TypeError for one that is none. */
export function readLimits({
  mostMilliseconds = 30_000,
  mostBodyBytes = megabyte,
}: ProxyLimits): SetLimits {
  const limits = { mostMilliseconds, mostBodyBytes };
  for (const name of ['mostMilliseconds', 'mostBodyBytes'] as const) {
    const { most, expected } = limitRanges[name];
    const value: unknown = limits[name];
    if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most)
      continue;
    throw new TypeError(`${name} must be ${expected}; it is ${JSON.stringify(value)}.`);
  }
  return limits;
}
