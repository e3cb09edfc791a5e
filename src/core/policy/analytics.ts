/** Analytics services: what they add to a page, and what the policy has to allow for them. */
import { parseHost, parseOrigin, type Origin } from '../address/origin.ts';
import type { Config } from '../config/config.ts';
import { BLOB, originSources, type Policy, type Source } from './policy.ts';

/** What one service adds to a page. */
export interface AnalyticsService {
  /** Settings that one of Lectern's scripts reads, by attribute. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Attributes of the service's own script, if that is all it needs. */
  readonly script?: Readonly<Record<string, string | boolean>>;
  readonly sources: Policy;
}

export type ServiceName = 'ga4' | 'gtm' | 'posthog' | 'plausible' | 'fathom';

/** Lists the services that the author has enabled, by name; none unless analytics are enabled. */
export function listServices({
  analytics,
}: Pick<Config, 'analytics'>): ReadonlyMap<ServiceName, AnalyticsService> {
  if (analytics?.enabled !== true) return new Map();
  const { ga4, gtm, posthog, plausible, fathom } = analytics;
  return new Map<ServiceName, AnalyticsService>([
    ...entry('ga4', ga4, ({ measurementId }) => ({
      settings: { 'data-id': measurementId },
      sources: GOOGLE,
    })),
    ...entry('gtm', gtm, ({ tagId }) => ({ settings: { 'data-id': tagId }, sources: GOOGLE })),
    ...entry('posthog', posthog, toPosthog),
    ...entry('plausible', plausible, ({ domain, server }) => {
      const host = parseOrigin(server);
      const hosts = originSources([host]);
      return {
        script: { src: `${host ?? ''}/js/script.js`, 'data-domain': domain, defer: true },
        sources: { 'script-src': hosts, 'connect-src': hosts },
      };
    }),
    ...entry('fathom', fathom, ({ siteId }) => ({
      script: { src: `${FATHOM}/script.js`, 'data-site': siteId, defer: true },
      sources: { 'script-src': FATHOM_HOST, 'img-src': FATHOM_HOST, 'connect-src': FATHOM_HOST },
    })),
  ]);
}

const FATHOM = 'https://cdn.usefathom.com';

const FATHOM_HOST = originSources([parseOrigin(FATHOM)]);

/** As documented by Google for both of its services. */
const GOOGLE: Policy = {
  'script-src': hostsBelow('googletagmanager.com'),
  'img-src': hostsBelow('google-analytics.com', 'googletagmanager.com'),
  'connect-src': hostsBelow('google-analytics.com', 'analytics.google.com', 'googletagmanager.com'),
};

function hostsBelow(...names: readonly string[]): readonly Source[] {
  return names.flatMap((name): readonly Source[] => {
    const host = parseHost(name);
    return host === undefined
      ? []
      : [{ kind: 'pattern', pattern: { scheme: 'https', host, isBelow: true } }];
  });
}

interface PosthogSettings {
  readonly apiKey: string;
  readonly apiHost: string;
  readonly sessionRecording: boolean;
}

/** PostHog's own cloud serves its scripts from a different host than the one that receives events. */
function toPosthog({ apiKey, apiHost, sessionRecording }: PosthogSettings): AnalyticsService {
  const host = parseOrigin(apiHost);
  const assets = assetsOf(host);
  const hosts = originSources([assets, host]);
  return {
    settings: {
      'data-key': apiKey,
      'data-host': host ?? '',
      'data-assets': assets ?? '',
      ...(sessionRecording && { 'data-recording': '' }),
    },
    sources: {
      'script-src': hosts,
      'connect-src': hosts,
      ...(sessionRecording && { 'worker-src': [BLOB] }),
    },
  };
}

function assetsOf(host: Origin | undefined): Origin | undefined {
  return host && parseOrigin(host.replace(/^(https:\/\/\w+)(\.i\.posthog\.com)$/, '$1-assets$2'));
}

function entry<Settings>(
  name: ServiceName,
  settings: Settings | undefined,
  toService: (settings: Settings) => AnalyticsService,
): [ServiceName, AnalyticsService][] {
  return settings === undefined ? [] : [[name, toService(settings)]];
}
