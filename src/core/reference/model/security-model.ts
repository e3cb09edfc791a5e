/** The part of the reference model about security: how a request shows who sends it. */

/** Any one of the alternatives is sufficient; within an alternative, all schemes are needed. */
export interface Security {
  readonly alternatives: readonly SecurityAlternative[];
  /** Whether requests without any of them are accepted as well. */
  readonly optional: boolean;
}

export interface SecurityAlternative {
  readonly requirements: readonly SecurityRequirement[];
}

export interface SecurityRequirement {
  readonly scheme: SecurityScheme;
  /** Scopes of oauth2 and openIdConnect, roles of other schemes. */
  readonly scopes: readonly string[];
}

interface SchemeBase {
  /** Name in the document. */
  readonly key: string;
  readonly description?: string;
  readonly deprecated: boolean;
}

/**
 * What is sent: `word`, then `prefix`, then what the reader types. If the reader types the first two as
 * well, they are not sent twice.
 */
export interface CredentialParts {
  /** The scheme of an `Authorization` header, with the space after it: `Token `; `''` if there is none. */
  readonly word: string;
  /** What all credentials of the API begin with: `sk_`; `''` if they have no prefix. */
  readonly prefix: string;
  /** What samples show for the rest: `<API_TOKEN>`. */
  readonly placeholder: string;
}

/** Sent as `Authorization: <scheme> <credentials>`. */
export interface HttpScheme extends SchemeBase, CredentialParts {
  readonly kind: 'http';
  /** The scheme as it is sent: `Bearer`, `Basic`, `Token`. */
  readonly scheme: string;
  /** Name of the header: `Authorization`, unless docs.json names another. */
  readonly header: string;
  /** Names of the two fields for `Basic`. */
  readonly basic?: { readonly username: string; readonly password: string };
  readonly bearerFormat?: string;
}

export interface ApiKeyScheme extends SchemeBase, CredentialParts {
  readonly kind: 'apiKey';
  readonly in: 'header' | 'query' | 'cookie';
  /** Name of the header, the query parameter or the cookie. */
  readonly name: string;
}

export interface OAuth2Scheme extends SchemeBase, CredentialParts {
  readonly kind: 'oauth2';
  readonly flows: readonly OAuth2Flow[];
  readonly metadataUrl?: string;
}

export interface OAuth2Flow {
  readonly kind:
    | 'implicit'
    | 'password'
    | 'clientCredentials'
    | 'authorizationCode'
    | 'deviceAuthorization';
  readonly authorizationUrl?: string;
  readonly deviceAuthorizationUrl?: string;
  readonly tokenUrl?: string;
  readonly refreshUrl?: string;
  readonly scopes: readonly { readonly name: string; readonly description?: string }[];
}

export interface OpenIdConnectScheme extends SchemeBase, CredentialParts {
  readonly kind: 'openIdConnect';
  readonly url: string;
}

/** A client certificate. The request itself contains nothing of it. */
export interface MutualTlsScheme extends SchemeBase {
  readonly kind: 'mutualTLS';
}

/** A scheme that `security` names but that is not defined, or of a kind that OpenAPI does not have. */
export interface UnknownScheme extends SchemeBase {
  readonly kind: 'unknown';
  /** As written; absent if the scheme is not defined. */
  readonly type?: string;
}

export type SecurityScheme =
  | HttpScheme
  | ApiKeyScheme
  | OAuth2Scheme
  | OpenIdConnectScheme
  | MutualTlsScheme
  | UnknownScheme;
