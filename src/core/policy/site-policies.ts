/** What every page of a site may load because the project says so, whatever the page itself holds. */
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
 * Of stylesheets of the project, services and elements of the author's.
 * @param hashOf gives the hash of a text in the head; absent where only hosts are asked for.
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

/** What the pages that carry these stylesheets have to allow. */
function stylePolicy(styles: readonly LoadingStyle[]): Policy {
  const hosts = originSources(styles.flatMap(({ origins }) => origins));
  return { 'style-src': hosts, 'img-src': hosts, 'font-src': hosts };
}

/** Whether one of the hosts that are allowed is that of an address. */
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
