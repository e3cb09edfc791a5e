/**
 * Limits that the owner of a site can set: how long the proxy waits, how much it accepts, and which private
 * servers it can reach.
 */
import { megabyte } from '../../core/text/megabytes.ts';

export interface ProxyLimits {
  /**
   * Milliseconds without activity of the API after which a request is aborted: from the call to the end of
   * the response or, for streams, until the next part. Default: 30,000.
   */
  readonly timeoutMilliseconds?: number | undefined;
  /** Bytes of the largest body that readers may send. Default: 1 MB (1,048,576). */
  readonly maxBodyBytes?: number | undefined;
  /**
   * Names of servers, such as `api.internal`, that may be in private networks, for all readers of the site.
   * The documentation has to name the server as well.
   */
  readonly privateHosts?: readonly string[] | undefined;
}

export interface SetLimits {
  readonly timeoutMilliseconds: number;
  readonly maxBodyBytes: number;
}

/** The range of each limit, and how a message describes it. */
export const limitRanges = {
  timeoutMilliseconds: { most: 3_600_000, expected: 'a number from 1 to 3600000' },
  // A body is in memory several times while it passes through: as text, as JSON and as bytes.
  maxBodyBytes: { most: 100 * megabyte, expected: 'a number from 1 to 104857600' },
} as const;

/**
 * The names in lower case, as URLs have them.
 * @throws TypeError for an invalid name.
 */
export function readPrivateHosts({ privateHosts = [] }: ProxyLimits): readonly string[] {
  return privateHosts.map((name: unknown) => {
    const isName = typeof name === 'string' && /^[^\s/?#@\\:*]+$/.test(name);
    if (isName && URL.canParse(`http://${name}/`)) return new URL(`http://${name}/`).hostname;
    const expected = 'names such as api.internal, without port';
    throw new TypeError(`privateHosts must be ${expected}; one is ${JSON.stringify(name)}.`);
  });
}

/**
 * Both limits, with defaults for those not set.
 * @throws TypeError for an invalid limit.
 */
export function readLimits({
  timeoutMilliseconds = 30_000,
  maxBodyBytes = megabyte,
}: ProxyLimits): SetLimits {
  const limits = { timeoutMilliseconds, maxBodyBytes };
  for (const name of ['timeoutMilliseconds', 'maxBodyBytes'] as const) {
    const { most, expected } = limitRanges[name];
    const value: unknown = limits[name];
    if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most)
      continue;
    throw new TypeError(`${name} must be ${expected}; it is ${JSON.stringify(value)}.`);
  }
  return limits;
}
