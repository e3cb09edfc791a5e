/**
 * Where the playground's proxy may send requests: the exact origins that a site's operations and
 * their OAuth token addresses name. Whatever a reader can fill in freely is never among them.
 */
import type { Site } from '../site/site.ts';
import type { Reach, Server } from './model.ts';
import type { SecurityScheme } from './security-model.ts';

/** More combinations of variables than this are no list that anybody meant. */
const mostCombinations = 256;

/** Of the whole site; none where its requests go directly. */
export function allowedOriginsOf({
  config,
  pages,
  references,
}: Pick<Site, 'config' | 'pages' | 'references'>): readonly string[] {
  if (config.api.playground.disableProxy) return [];
  return listAllowedOrigins(pages.flatMap((page) => references.reachOf(page) ?? []));
}

/** Sorted, each once: `https://api.example.com`, `http://localhost:3000`. */
export function listAllowedOrigins(operations: readonly Reach[]): readonly string[] {
  const origins = operations
    .filter(({ playground }) => playground === 'show')
    .flatMap(({ servers, security }) => [
      ...servers.flatMap(originsOfServer),
      ...security.alternatives.flatMap(({ requirements }) =>
        requirements.flatMap(({ scheme }) => tokenUrls(scheme).flatMap(toOrigin)),
      ),
    ]);
  return [...new Set(origins)].sort();
}

/** Empty for servers relative to the documentation, and where the origin has a free variable. */
function originsOfServer({ url, variables }: Server): readonly string[] {
  const written = /^(?:[^/?#]*\/\/)?[^/?#]*/.exec(url)?.[0] ?? '';
  let filled: readonly string[] = [written];
  for (const [placeholder, name] of written.matchAll(/\{([^{}]*)\}/g)) {
    const values = variables.find((variable) => variable.name === name)?.values ?? [];
    filled = filled.flatMap((text) => values.map((value) => text.replaceAll(placeholder, value)));
    if (filled.length > mostCombinations) return [];
  }
  return filled.flatMap(toOrigin);
}

function tokenUrls(scheme: SecurityScheme): readonly string[] {
  if (scheme.kind !== 'oauth2') return [];
  return scheme.flows.flatMap(({ tokenUrl, refreshUrl }) =>
    [tokenUrl, refreshUrl].filter((url) => url !== undefined),
  );
}

function toOrigin(url: string): readonly string[] {
  // `URL` takes much for an address (`https:host`, `\\`); people write addresses in one way.
  if (!/^https?:\/\/[^/\\\s{}]/i.test(url) || !URL.canParse(url)) return [];
  const { origin, username, password } = new URL(url);
  return username === '' && password === '' ? [origin] : [];
}
