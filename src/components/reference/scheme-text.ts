/** How a security scheme shows: where the credentials go, and what they look like there. */
import type { Words } from '../../core/words/words.ts';
import type { SecurityScheme } from '../../core/openapi/security-model.ts';

export interface SchemeText {
  /** Name of the header, parameter or cookie; else of the scheme. */
  readonly name: string;
  /** `header`, `query`, `cookie`. */
  readonly place?: string;
  /** `Bearer authentication`, `OAuth 2.0`. */
  readonly label: string;
  /** As it is sent: `Authorization: Token <API_TOKEN>`. */
  readonly example?: string;
}

export function toSchemeText(scheme: SecurityScheme, words: Words): SchemeText {
  switch (scheme.kind) {
    case 'http':
      return {
        ...inAuthorization(words.httpAuthentication.replace('{scheme}', () => scheme.scheme)),
        example: scheme.basic
          ? `Authorization: Basic base64(<${scheme.basic.username}>:<${scheme.basic.password}>)`
          : `Authorization: ${scheme.prefix}${scheme.placeholder}`,
      };
    case 'apiKey':
      return {
        name: scheme.name,
        place: scheme.in,
        label: words.apiKey,
        example: formatKey(scheme.in, scheme.name, `${scheme.prefix}${scheme.placeholder}`),
      };
    case 'oauth2':
      return {
        ...inAuthorization('OAuth 2.0'),
        example: `Authorization: ${scheme.prefix}${scheme.placeholder}`,
      };
    case 'openIdConnect':
      return {
        ...inAuthorization('OpenID Connect'),
        example: `Authorization: ${scheme.prefix}${scheme.placeholder}`,
      };
    case 'mutualTLS':
      return { name: scheme.key, label: words.clientCertificate };
    case 'unknown':
      return { name: scheme.key, label: words.notDescribed };
  }
}

function inAuthorization(label: string) {
  return { name: 'Authorization', place: 'header', label } as const;
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

/** Names of the ways of OAuth 2.0 as readers know them. */
export const flowLabels = {
  implicit: 'Implicit',
  password: 'Password',
  clientCredentials: 'Client credentials',
  authorizationCode: 'Authorization code',
  deviceAuthorization: 'Device authorization',
} as const;
