/** The texts for a security scheme: where the credentials go, and what they look like there. */
import type { Words } from '../../../core/language/wording.ts';
import type {
  CredentialParts,
  HttpScheme,
  SecurityScheme,
} from '../../../core/reference/model/security-model.ts';

export interface SchemeText {
  /** Name of the header, parameter or cookie, otherwise of the scheme. */
  readonly name: string;
  /** `header`, `query`, `cookie`. */
  readonly place?: string;
  /** `Bearer authentication`, `OAuth 2.0`. */
  readonly label: string;
  /** The credentials as they are sent: `Authorization: Token <API_TOKEN>`. */
  readonly example?: string;
}

export function toSchemeText(scheme: SecurityScheme, words: Words): SchemeText {
  switch (scheme.kind) {
    case 'http':
      return {
        ...inHeader(
          scheme.header,
          words.httpAuthentication.replace('{scheme}', () => scheme.scheme),
        ),
        example: `${scheme.header}: ${formatHttp(scheme)}`,
      };
    case 'apiKey':
      return {
        name: scheme.name,
        place: scheme.in,
        label: words.apiKey,
        example: formatKey(scheme.in, scheme.name, formatCredential(scheme)),
      };
    case 'oauth2':
      return {
        ...inHeader('Authorization', 'OAuth 2.0'),
        example: `Authorization: ${formatCredential(scheme)}`,
      };
    case 'openIdConnect':
      return {
        ...inHeader('Authorization', 'OpenID Connect'),
        example: `Authorization: ${formatCredential(scheme)}`,
      };
    case 'mutualTLS':
      return { name: scheme.key, label: words.clientCertificate };
    case 'unknown':
      return { name: scheme.key, label: scheme.type ?? words.notDescribed };
  }
}

function inHeader(name: string, label: string) {
  return { name, place: 'header', label } as const;
}

function formatHttp(scheme: HttpScheme): string {
  if (scheme.scheme.toLowerCase() === 'digest') return `${scheme.word}…`;
  if (scheme.basic === undefined) return formatCredential(scheme);
  const { username, password } = scheme.basic;
  return `${scheme.word}base64(${scheme.prefix}<${username}>:<${password}>)`;
}

function formatCredential({ word, prefix, placeholder }: CredentialParts): string {
  return word + prefix + placeholder;
}

function formatKey(place: 'header' | 'query' | 'cookie', name: string, value: string): string {
  switch (place) {
    case 'header':
      return `${name}: ${value}`;
    case 'query':
      return `?${name}=${value}`;
    case 'cookie':
      return `Cookie: ${name}=${value}`;
  }
}

/** The common names of OAuth 2.0 flows. */
export const flowLabels = {
  implicit: 'Implicit',
  password: 'Password',
  clientCredentials: 'Client credentials',
  authorizationCode: 'Authorization code',
  deviceAuthorization: 'Device authorization',
} as const;
