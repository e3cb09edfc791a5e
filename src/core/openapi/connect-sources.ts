/**
 * Where the playground of a page may send requests by itself, as sources of a
 * Content-Security-Policy. What a reader can fill in freely is as narrow as a policy can say.
 */
import { listAllowedOrigins } from './allowed-origins.ts';
import type { Server, Subject } from './model.ts';

/** Undefined for pages without a playground. */
export function listConnectSources(subject: Subject | undefined): readonly string[] | undefined {
  if (subject?.kind !== 'operation' || subject.playground !== 'show') return undefined;
  const exact = listAllowedOrigins([subject]);
  const open = subject.servers.filter(isOpen).flatMap(toSources);
  return [...new Set([...exact, ...open])].sort();
}

/** Whether a part of the origin is for the reader to say. */
function isOpen(server: Server): boolean {
  const exact = listAllowedOrigins([
    { servers: [server], security: { alternatives: [], optional: true }, playground: 'show' },
  ]);
  return exact.length === 0;
}

function toSources({ url }: Server): readonly string[] {
  const [, scheme = '', host = '', port] =
    /^([a-z]+|\{[^{}]*\}):\/\/([^/:?#]*)(?::([^/?#]*))?/i.exec(url) ?? [];
  const schemes = scheme.startsWith('{') ? ['https', 'http'] : [scheme.toLowerCase()];
  if (host === '' || !schemes.every((name) => /^https?$/.test(name))) return [];
  const place = toPlace(host);
  const ports = port === undefined ? '' : `:${/^\d+$/.test(port) ? port : '*'}`;
  return schemes.map((name) => (place === undefined ? `${name}:` : `${name}://${place}${ports}`));
}

/** `*.example.com` where what is free stands in front; undefined where any host may be meant. */
function toPlace(host: string): string | undefined {
  const fixed = host.slice(host.lastIndexOf('}') + 1);
  if (fixed === host) return /^[\w.-]+$/.test(host) ? host : undefined;
  const suffix = fixed.slice(fixed.indexOf('.'));
  // A top-level domain alone is no owner of anything.
  return /^(?:\.[\w-]+){2,}$/.test(suffix) ? `*${suffix}` : undefined;
}
