/**
 * What all pages of a site can load because the project allows it, regardless of what the page itself
 * contains.
 */
import { type Origin, parseOrigin } from '../address/origin.ts';
import type { Config } from '../config/config.ts';
import { listServices } from './analytics.ts';
import { headSources } from './head-tags.ts';
import { type Digest, originSources, type Policy, type Source } from './policy.ts';

export interface PolicySite {
  readonly config: Config;
  readonly styles?: readonly LoadingStyle[];
}

/** A stylesheet with the hosts that it loads from. */
interface LoadingStyle {
  readonly origins: readonly Origin[];
}

/**
 * Returns the policies of the project's stylesheets, analytics services and elements in `head`.
 *
 * @param hashOf returns the hash of a text in the head; absent if only hosts are needed.
 */
export function sitePolicies(
  { config, styles = [] }: PolicySite,
  hashOf?: (text: string) => Digest,
): readonly Policy[] {
  return [
    stylePolicy(styles),
    ...Array.from(listServices(config).values(), ({ sources }) => sources),
    ...config.head.map((tag) => headSources(tag, hashOf)),
  ];
}

/** Returns what pages with these stylesheets have to allow. */
function stylePolicy(styles: readonly LoadingStyle[]): Policy {
  const hosts = originSources(styles.flatMap(({ origins }) => origins));
  return { 'style-src': hosts, 'img-src': hosts, 'font-src': hosts };
}

/** Whether the host of an address is one of the allowed hosts. */
export function allowsHost(sources: readonly Source[], url: string): boolean {
  const origin = parseOrigin(url);
  return sources.some((source) => {
    if (source.kind === 'origin') return source.origin === origin;
    if (source.kind !== 'pattern' || origin === undefined) return false;
    const { scheme, host, isBelow } = source.pattern;
    const { protocol, hostname } = new URL(origin);
    return (
      protocol === `${scheme}:` && (isBelow ? hostname.endsWith(`.${host}`) : hostname === host)
    );
  });
}
