/**
 * Content-Security-Policies as values. Text from authors can enter them only as an `Origin`, a `Host` or
 * the hash of a script, and only `formatPolicy` turns them into text.
 */
import type { Host, Origin } from '../address/origin.ts';

/** All directives that Lectern uses, in the order in which they are written. */
const DIRECTIVES = [
  'default-src',
  'script-src',
  'style-src',
  'img-src',
  'font-src',
  'media-src',
  'frame-src',
  'connect-src',
  'manifest-src',
  'worker-src',
  'object-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
] as const;

export type Directive = (typeof DIRECTIVES)[number];

/** A set of hosts of which one part is unknown: `https://*.example.com`, `http://localhost:*`. */
export interface HostPattern {
  readonly scheme: 'http' | 'https';
  readonly host: Host;
  /** Whether all hosts below `host` are meant, and not `host` itself. */
  readonly isBelow: boolean;
  readonly port?: number | 'any';
}

export type Source =
  | { readonly kind: 'keyword'; readonly word: 'self' | 'unsafe-inline' }
  | { readonly kind: 'hash'; readonly digest: Digest }
  | { readonly kind: 'scheme'; readonly scheme: 'data' | 'blob' | 'http' | 'https' }
  | { readonly kind: 'origin'; readonly origin: Origin }
  | { readonly kind: 'pattern'; readonly pattern: HostPattern };

/** What each directive allows. An empty list allows nothing; an absent directive is not written. */
export type Policy = Readonly<Partial<Record<Directive, readonly Source[]>>> & {
  /** Whether the response is a document that is not allowed to do anything. */
  readonly sandbox?: true;
};

declare const digestBrand: unique symbol;

/** A SHA-256 in base64. */
export type Digest = string & { readonly [digestBrand]: true };

/** @param bytes of a SHA-256. */
export function toDigest(bytes: Uint8Array): Digest {
  return btoa(String.fromCharCode(...bytes)) as Digest;
}

export const SELF: Source = { kind: 'keyword', word: 'self' };
/** For documents without any content from authors. */
export const INLINE: Source = { kind: 'keyword', word: 'unsafe-inline' };
export const DATA: Source = { kind: 'scheme', scheme: 'data' };
export const BLOB: Source = { kind: 'scheme', scheme: 'blob' };

export function hashSource(digest: Digest): Source {
  return { kind: 'hash', digest };
}

/** Returns a source for each origin; none for undefined. */
export function originSources(origins: readonly (Origin | undefined)[]): readonly Source[] {
  return origins.flatMap((origin) => (origin === undefined ? [] : { kind: 'origin', origin }));
}

/** Joins policies into one that allows what any of them allows. */
export function joinPolicies(policies: readonly Policy[]): Policy {
  const named = DIRECTIVES.filter((name) => policies.some((policy) => policy[name]));
  return Object.fromEntries(
    named.map((name) => [name, policies.flatMap((policy) => policy[name] ?? [])]),
  );
}

/** Formats a policy for a `<meta>` tag or a header. */
export function formatPolicy(policy: Policy): string {
  const directives = DIRECTIVES.flatMap((name) => {
    const sources = policy[name];
    if (sources === undefined) return [];
    const texts = [...new Set(sources.map(formatSource))];
    return [name, ...(texts.length > 0 ? texts : ["'none'"])].join(' ');
  });
  return [...directives, ...(policy.sandbox ? ['sandbox'] : [])].join('; ');
}

function formatSource(source: Source): string {
  switch (source.kind) {
    case 'keyword':
      return `'${source.word}'`;
    case 'hash':
      return `'sha256-${source.digest}'`;
    case 'scheme':
      return `${source.scheme}:`;
    case 'origin':
      return source.origin;
    case 'pattern':
      return formatPattern(source.pattern);
  }
}

function formatPattern({ scheme, host, isBelow, port }: HostPattern): string {
  const place = `${scheme}://${isBelow ? '*.' : ''}${host}`;
  if (port === undefined) return place;
  return `${place}:${port === 'any' ? '*' : port}`;
}
