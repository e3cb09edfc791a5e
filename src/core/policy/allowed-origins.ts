/**
 * The origins to which the playground's proxy may send requests: exactly those that a site's operations and
 * their OAuth token addresses name. Anything that a reader can fill in freely is never one of them.
 */
import { type Origin, parseOrigin } from '../address/origin.ts';
import type { Config } from '../config/config.ts';
import type { Page } from '../pages/page.ts';
import type { References } from '../reference/model/model.ts';
import type { Reach } from '../reference/model/endpoint-model.ts';
import type { PlaygroundEnvironment } from '../reference/model/playground-model.ts';
import type { SecurityScheme } from '../reference/model/security-model.ts';
import { exactOrigins } from './server-origins.ts';

interface DocumentedSite {
  readonly config: Pick<Config, 'api'>;
  readonly pages: readonly Page[];
  readonly references: References;
}

/** Lists the origins for the whole site; none if its requests are sent without the proxy. */
export function allowedOriginsOf(site: DocumentedSite): readonly Origin[] {
  const { config, pages, references } = site;
  if (config.api.playground.disableProxy) return [];
  const reached = pages.flatMap((page) => references.reachOf(page) ?? []);
  return listAllowedOrigins(reached, config.api.playground.environments);
}

/**
 * Lists the origins of operations, sorted and without duplicates: `https://api.example.com`,
 * `http://localhost:3000`.
 *
 * @param environments that readers of a playground can choose from
 */
export function listAllowedOrigins(
  operations: readonly Reach[],
  environments: readonly Pick<PlaygroundEnvironment, 'baseUrl'>[] = [],
): readonly Origin[] {
  const played = operations.filter(({ playground }) => playground === 'show');
  if (played.length === 0) return [];
  const origins = played.flatMap(({ servers, security }) => [
    ...servers.flatMap(exactOrigins),
    ...security.alternatives.flatMap(({ requirements }) =>
      requirements.flatMap(({ scheme }) => tokenUrls(scheme).flatMap(toOrigin)),
    ),
  ]);
  const chosen = environments.flatMap(({ baseUrl }) => toOrigin(baseUrl ?? ''));
  return [...new Set([...origins, ...chosen])].sort();
}

function tokenUrls(scheme: SecurityScheme): readonly string[] {
  if (scheme.kind !== 'oauth2') return [];
  return scheme.flows.flatMap(({ tokenUrl, refreshUrl }) =>
    [tokenUrl, refreshUrl].filter((url) => url !== undefined),
  );
}

function toOrigin(url: string): readonly Origin[] {
  const origin = parseOrigin(url);
  return origin === undefined ? [] : [origin];
}
