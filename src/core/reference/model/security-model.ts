/** How a request shows who sends it: the part of the reference model about security. */

/** One of the alternatives is enough; all schemes of an alternative are needed together. */
export interface Security {
  readonly alternatives: readonly SecurityAlternative[];
  /** Requests without any of them are answered as well. */
  readonly optional: boolean;
}

export interface SecurityAlternative {
  readonly requirements: readonly SecurityRequirement[];
}

export interface SecurityRequirement {
  readonly scheme: SecurityScheme;
  /** Scopes of oauth2 and openIdConnect, roles of others. */
  readonly scopes: readonly string[];
}

interface SchemeBase {
  /** Name in the document. */
  readonly key: string;
  readonly description?: string;
  readonly deprecated: boolean;
}

/** What is sent: `word`, then `prefix`, then what the reader types. Neither is sent twice. */
export interface CredentialParts {
  /** The scheme of an `Authorization`, with the blank after it: `Token `; `''` where there is none. */
  readonly word: string;
  /** What all credentials of the API begin with: `sk_`; `''` where that is nothing. */
  readonly prefix: string;
  /** Stands for the rest in samples: `<API_TOKEN>`. */
  readonly placeholder: string;
}

/** Sent as `Authorization: <scheme> <credentials>`. */
export interface HttpScheme extends SchemeBase, CredentialParts {
  readonly kind: 'http';
  /** `Bearer`, `Basic`, `Token`: as it is sent. */
  readonly scheme: string;
  /** Of the header: `Authorization`, unless docs.json names another. */
  readonly header: string;
  /** Names of the two fields of `Basic`. */
  readonly basic?: { readonly username: string; readonly password: string };
  readonly bearerFormat?: string;
}

export interface ApiKeyScheme extends SchemeBase, CredentialParts {
  readonly kind: 'apiKey';
  readonly in: 'header' | 'query' | 'cookie';
  /** Of the header, the query parameter or the cookie. */
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

/** A certificate of the client; nothing of it is in the request itself. */
export interface MutualTlsScheme extends SchemeBase {
  readonly kind: 'mutualTLS';
}

/** Named in `security` but not defined, or of a kind that OpenAPI does not have. */
export interface UnknownScheme extends SchemeBase {
  readonly kind: 'unknown';
  /** As written, where it is defined. */
  readonly type?: string;
}

export type SecurityScheme =
  | HttpScheme
  | ApiKeyScheme
  | OAuth2Scheme
  | OpenIdConnectScheme
  | MutualTlsScheme
  | UnknownScheme;
