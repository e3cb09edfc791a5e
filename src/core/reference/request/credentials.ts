/** Turns what a reader gives as credentials into the part of a request that carries them. */
import type { HttpLogin } from '../model/request-model.ts';
import type { CredentialParts, SecurityScheme } from '../model/security-model.ts';

/** What the reader gave for one scheme, with or without the scheme's word and prefix. */
export interface Credential {
  readonly scheme: SecurityScheme;
  readonly value: string;
}

export interface AuthPart {
  readonly in: 'header' | 'query' | 'cookie';
  readonly name: string;
  readonly value: string;
}

/** Returns the placeholder for a credential that nobody has given. */
export function placeholderOf(scheme: SecurityScheme): string {
  return 'placeholder' in scheme ? scheme.placeholder : '';
}

export function toAuthPart({ scheme, value }: Credential): readonly AuthPart[] {
  const given = value.replace(/[\r\n]+/g, '');
  switch (scheme.kind) {
    case 'http': {
      // The client itself has to answer the server's challenge.
      if (isDigest(scheme)) return [];
      const text = scheme.basic
        ? withPrefix(toBasic(given, scheme.prefix), scheme.word)
        : undefined;
      return [{ in: 'header', name: scheme.header, value: text ?? joinCredential(scheme, given) }];
    }
    case 'oauth2':
    case 'openIdConnect':
      return [{ in: 'header', name: 'Authorization', value: joinCredential(scheme, given) }];
    case 'apiKey':
      return [{ in: scheme.in, name: scheme.name, value: joinCredential(scheme, given) }];
    case 'mutualTLS':
    case 'unknown':
      return [];
  }
}

/** Returns the user name and password of schemes that have them; undefined if they are encoded already. */
export function readLogin({ scheme, value }: Credential): HttpLogin | undefined {
  if (scheme.kind !== 'http') return undefined;
  const isBasic = scheme.basic !== undefined;
  if (!isBasic && !isDigest(scheme)) return undefined;
  const whole = withPrefix(value.replace(/[\r\n]+/g, ''), scheme.prefix);
  const at = whole.indexOf(':');
  if (at < 0) return undefined;
  const login = { username: whole.slice(0, at), password: whole.slice(at + 1) };
  return { kind: isBasic ? 'basic' : 'digest', ...login };
}

function isDigest({ kind, ...rest }: SecurityScheme): boolean {
  return kind === 'http' && 'scheme' in rest && rest.scheme.toLowerCase() === 'digest';
}

/**
 * Puts `prefix` before `value` unless the value begins with it in any case: `Token abc` stays as it is. The
 * prefix is doubled only if the reader typed it twice.
 */
function withPrefix(value: string, prefix: string): string {
  const bare = value.trim();
  const has = bare.toLowerCase().startsWith(prefix.toLowerCase());
  return has ? prefix + bare.slice(prefix.length).trimStart() : prefix + bare;
}

/** Joins word, prefix and the rest, whichever of them the reader has typed. */
function joinCredential(
  { word, prefix }: Pick<CredentialParts, 'word' | 'prefix'>,
  typed: string,
): string {
  const rest = withPrefix(typed, word).slice(word.length);
  return word + withPrefix(rest, prefix);
}

/** Encodes `user:password` as it is sent; a value that is encoded already stays as it is. */
function toBasic(value: string, prefix: string): string {
  if (!value.includes(':')) return value;
  const bytes = new TextEncoder().encode(withPrefix(value, prefix).toWellFormed());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
