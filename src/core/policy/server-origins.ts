/** The origins that a server of an OpenAPI document can have, for any values of its variables. */
import { type Origin, parseHost, parseOrigin } from '../address/origin.ts';
import type { Server } from '../reference/model/server-model.ts';
import type { HostPattern, Source } from './policy.ts';

type ServerAddress = Pick<Server, 'url' | 'variables'>;

/** Nobody deliberately lists more combinations of variables than this. */
const maxCombinations = 256;

const PLACEHOLDER = /\{([^{}]*)\}/g;
const AUTHORITY = /^[^/?#]*\/\/[^/?#]*/;

/**
 * Returns the possible origins; none for servers relative to the documentation, and where the origin
 * contains a free variable.
 */
export function exactOrigins(server: ServerAddress): readonly Origin[] {
  return (fillOrigins(server) ?? []).map(parseOrigin).filter((origin) => origin !== undefined);
}

/**
 * Returns sources, as narrow as a policy can express, where the reader chooses a part of the origin. Empty
 * if every part is known.
 */
export function openSources(server: ServerAddress): readonly Source[] {
  if (fillOrigins(server) !== undefined) return [];
  const [, scheme = '', host = '', port] =
    /^(https?|\{\}):\/\/([^:@]*)(?::(\d{1,5}|[^:@]*\{\}[^:@]*))?$/i.exec(withoutNames(server)) ??
    [];
  const schemes = scheme === '{}' ? (['https', 'http'] as const) : [toScheme(scheme)];
  const place = toPlace(host);
  if (place === undefined) return [];
  return schemes.map((name): Source => {
    if (place === 'any') return { kind: 'scheme', scheme: name };
    const number =
      port === undefined ? {} : { port: /^\d+$/.test(port) ? Number(port) : ('any' as const) };
    return { kind: 'pattern', pattern: { scheme: name, ...place, ...number } };
  });
}

/**
 * Whether a server has a web address that neither a policy nor the proxy can allow, so that no request of a
 * page reaches it.
 */
export function isOutOfReach(server: ServerAddress): boolean {
  if (!/^(?:https?|\{[^{}]*\}):\/\//i.test(server.url)) return false;
  const filled = fillOrigins(server);
  if (filled === undefined) return openSources(server).length === 0;
  return filled.some((text) => parseOrigin(text) === undefined);
}

/**
 * Returns the origin as written, once for each combination of values; undefined if a variable can have any
 * value.
 */
function fillOrigins({ url, variables }: ServerAddress): readonly string[] | undefined {
  const written = AUTHORITY.exec(url)?.[0] ?? '';
  let filled: readonly string[] = [written];
  for (const [placeholder, name] of written.matchAll(PLACEHOLDER)) {
    const values = variables.find((variable) => variable.name === name)?.values ?? [];
    if (values.length === 0 || filled.length * values.length > maxCombinations) return undefined;
    filled = filled.flatMap((text) => values.map((value) => text.replaceAll(placeholder, value)));
  }
  return filled;
}

/** Removes the names of variables: `https://{}.example.com:{}`. */
function withoutNames({ url }: ServerAddress): string {
  return AUTHORITY.exec(url.replace(PLACEHOLDER, '{}'))?.[0] ?? '';
}

function toScheme(text: string): 'http' | 'https' {
  return text.toLowerCase() === 'http' ? 'http' : 'https';
}

/**
 * Returns the pattern `*.example.com` where the free part is at the front; undefined if the text cannot be
 * a host.
 */
function toPlace(host: string): Pick<HostPattern, 'host' | 'isBelow'> | 'any' | undefined {
  const known = parseHost(host);
  if (known !== undefined) return { host: known, isBelow: false };
  if (!host.includes('{}') || parseHost(host.replaceAll('{}', 'x')) === undefined) return undefined;
  const end = host.slice(host.lastIndexOf('{}') + 2);
  const suffix = parseHost(end.slice(end.indexOf('.') + 1));
  // A top-level domain alone has no single owner.
  const isOwned = end.includes('.') && suffix !== undefined && /[^.]\.[^.]/.test(suffix);
  return isOwned ? { host: suffix, isBelow: true } : 'any';
}
