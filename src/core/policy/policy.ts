/**
 * Content-Security-Policies as values. Texts of authors reach them only as an `Origin`, a `Host` or
 * the hash of a script, and `formatPolicy` is the one place that writes them down.
 */
import type { Host, Origin } from '../address/origin.ts';

/** Every directive that Lectern uses, in the order in which they are written. */
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

/** Hosts of which a part is not known: `https://*.example.com`, `http://localhost:*`. */
export interface HostPattern {
  readonly scheme: 'http' | 'https';
  readonly host: Host;
  /** Whether all hosts below `host` are meant, and not itself. */
  readonly isBelow: boolean;
  readonly port?: number | 'any';
}

export type Source =
  | { readonly kind: 'keyword'; readonly word: 'self' | 'unsafe-inline' }
  | { readonly kind: 'hash'; readonly digest: Digest }
  | { readonly kind: 'scheme'; readonly scheme: 'data' | 'blob' | 'http' | 'https' }
  | { readonly kind: 'origin'; readonly origin: Origin }
  | { readonly kind: 'pattern'; readonly pattern: HostPattern };

/** What each directive allows. An empty list allows nothing; a directive that is absent is not written. */
export type Policy = Readonly<Partial<Record<Directive, readonly Source[]>>> & {
  /** Whether the answer is a document that may do nothing at all. */
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
/** For documents that hold nothing of an author's. */
export const INLINE: Source = { kind: 'keyword', word: 'unsafe-inline' };
export const DATA: Source = { kind: 'scheme', scheme: 'data' };
export const BLOB: Source = { kind: 'scheme', scheme: 'blob' };

export function hashSource(digest: Digest): Source {
  return { kind: 'hash', digest };
}

/** A source for each origin; none for what is no origin. */
export function originSources(origins: readonly (Origin | undefined)[]): readonly Source[] {
  return origins.flatMap((origin) => (origin === undefined ? [] : { kind: 'origin', origin }));
}

/** What several policies allow together. */
export function joinPolicies(policies: readonly Policy[]): Policy {
  const named = DIRECTIVES.filter((name) => policies.some((policy) => policy[name]));
  return Object.fromEntries(
    named.map((name) => [name, policies.flatMap((policy) => policy[name] ?? [])]),
  );
}

/** The text of a `<meta>` tag or a header. */
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
