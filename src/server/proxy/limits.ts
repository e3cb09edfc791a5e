/** How long the proxy waits, how much it takes and where it goes: what the owner of a site may set. */
import { megabyte } from '../../core/text/megabytes.ts';

export interface ProxyLimits {
  /**
   * Milliseconds without a sign of the API after which a request is given up: from the call to the end
   * of the answer, of streams to their next part. Default: 30,000.
   */
  readonly mostMilliseconds?: number | undefined;
  /** Bytes of the largest body that readers may send. Default: 1 MB (1,048,576). */
  readonly mostBodyBytes?: number | undefined;
  /**
   * Names of servers that may have addresses of private networks, such as `api.internal`, for all
   * readers of the site. The documentation has to name the server as well.
   */
  readonly privateHosts?: readonly string[] | undefined;
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

/** Names in lower case, as addresses have them. @throws TypeError for one that is none. */
export function readPrivateHosts({ privateHosts = [] }: ProxyLimits): readonly string[] {
  return privateHosts.map((name: unknown) => {
    const isName = typeof name === 'string' && /^[^\s/?#@\\:*]+$/.test(name);
    if (isName && URL.canParse(`http://${name}/`)) return new URL(`http://${name}/`).hostname;
    const expected = 'names such as api.internal, without port';
    throw new TypeError(`privateHosts must be ${expected}; one is ${JSON.stringify(name)}.`);
  });
}

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
