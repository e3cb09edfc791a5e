/** Reads security schemes and which of them requests need. */
import {
  type Loose,
  entriesOf,
  listOf,
  optional,
  recordOf,
  textOf,
  textsOf,
} from '../document/loose.ts';
import { placeholderFor } from '../examples/guess-value.ts';
import { safeUrl } from '../document/read-external-docs.ts';
import { followReference, type Resolver } from '../document/resolver.ts';
import type {
  ApiKeyScheme,
  HttpScheme,
  OAuth2Flow,
  Security,
  SecurityAlternative,
  SecurityScheme,
} from '../model/security-model.ts';
import type { ReferenceSettings } from '../model/settings.ts';

type Auth = ReferenceSettings['auth'];

export function readSchemes(resolver: Resolver, auth: Auth): ReadonlyMap<string, SecurityScheme> {
  const components = recordOf(resolver.root['components']);
  return new Map(
    entriesOf(components['securitySchemes'] ?? resolver.root['x-lectern-schemes']).map(
      ([key, value]) => {
        const found = followReference(resolver, value, `#/components/securitySchemes/${key}`);
        return [key, readScheme(key, recordOf(found?.value), auth)];
      },
    ),
  );
}

/** Reads a value of `security` (`written`): alternatives, each a set of schemes that are needed together. */
export function readSecurity(
  written: unknown,
  schemes: ReadonlyMap<string, SecurityScheme>,
): Security {
  const alternatives = listOf(written).map((alternative): SecurityAlternative => {
    const requirements = entriesOf(alternative).map(([key, scopes]) => ({
      scheme: schemes.get(key) ?? { kind: 'unknown' as const, key, deprecated: false },
      scopes: textsOf(scopes),
    }));
    return { requirements };
  });
  const needed = alternatives.filter(({ requirements }) => requirements.length > 0);
  return { alternatives: needed, optional: needed.length < alternatives.length };
}

/** Returns the scheme that `api.auth` describes, for pages whose document says nothing about security. */
export function securityOfSettings(auth: Auth): Security {
  const scheme = schemeOfSettings(auth);
  if (scheme === undefined) return { alternatives: [], optional: false };
  return { alternatives: [{ requirements: [{ scheme, scopes: [] }] }], optional: false };
}

function schemeOfSettings(auth: Auth): SecurityScheme | undefined {
  const { method, name, inputPrefix } = auth;
  if (method === undefined) return undefined;
  const base = { key: method, deprecated: false };
  if (method === 'key') {
    return { ...base, ...toApiKey('header', name ?? 'Authorization', inputPrefix) };
  }
  const scheme = { ...base, ...withSettings(toHttp(method), auth) };
  return method === 'bearer' && name !== undefined ? { ...scheme, header: name } : scheme;
}

/** Applies what docs.json says about credentials to a scheme of the same method. */
function withSettings(
  scheme: Own<HttpScheme>,
  { method, name, inputPrefix = '' }: Auth,
): Own<HttpScheme> {
  if (scheme.scheme.toLowerCase() !== method) return scheme;
  const prefix = withoutWord(inputPrefix, scheme.word);
  if (scheme.basic === undefined) return { ...scheme, prefix };
  const [first, second] = name?.split(':') ?? [];
  const username = first || scheme.basic.username;
  const password = second || scheme.basic.password;
  return {
    ...scheme,
    prefix,
    basic: { username, password },
    placeholder: `${placeholderFor(username)}:${placeholderFor(password)}`,
  };
}

function readScheme(key: string, value: Loose, auth: Auth): SecurityScheme {
  const base = {
    key,
    ...optional('description', textOf(value['description'])),
    deprecated: value['deprecated'] === true,
  };
  switch (value['type']) {
    case 'http':
      return {
        ...base,
        ...withSettings(toHttp(textOf(value['scheme']) ?? 'bearer'), auth),
        ...optional('bearerFormat', textOf(value['bearerFormat'])),
      };
    case 'apiKey': {
      const name = textOf(value['name']) ?? 'Authorization';
      const place = value['in'] === 'query' || value['in'] === 'cookie' ? value['in'] : 'header';
      const isSame = auth.method === 'key' && auth.name?.toLowerCase() === name.toLowerCase();
      const given = isSame ? auth.inputPrefix : textOf(value['x-default']);
      return { ...base, ...toApiKey(place, name, given) };
    }
    case 'oauth2':
      return {
        ...base,
        kind: 'oauth2',
        ...accessToken,
        flows: readFlows(value['flows']),
        ...optional('metadataUrl', safeUrl(value['oauth2MetadataUrl'])),
      };
    case 'openIdConnect': {
      const url = safeUrl(value['openIdConnectUrl']) ?? '';
      return { ...base, kind: 'openIdConnect', ...accessToken, url };
    }
    case 'mutualTLS':
      return { ...base, kind: 'mutualTLS' };
    default:
      return { ...base, kind: 'unknown', ...optional('type', textOf(value['type'])) };
  }
}

const accessToken = { word: 'Bearer ', prefix: '', placeholder: '<ACCESS_TOKEN>' } as const;

/** Placeholders of the schemes that readers know by name. */
const placeholders: Readonly<Record<string, string>> = {
  basic: '<USERNAME>:<PASSWORD>',
  bearer: '<TOKEN>',
  digest: '<USERNAME>:<PASSWORD>',
  token: '<API_TOKEN>',
};

type Own<Scheme> = Omit<Scheme, 'key' | 'description' | 'deprecated'>;

function toHttp(name: string): Own<HttpScheme> {
  const lower = name.toLowerCase();
  // Scheme names are case-insensitive, but servers that accept only one spelling accept this one.
  const scheme = name === lower ? lower.charAt(0).toUpperCase() + lower.slice(1) : name;
  const placeholder = Object.hasOwn(placeholders, lower) ? placeholders[lower] : undefined;
  return {
    kind: 'http',
    scheme,
    header: 'Authorization',
    word: `${scheme} `,
    prefix: '',
    placeholder: placeholder ?? '<CREDENTIALS>',
    ...(lower === 'basic' && { basic: { username: 'username', password: 'password' } }),
  };
}

function toApiKey(place: ApiKeyScheme['in'], name: string, written = ''): Own<ApiKeyScheme> {
  const placeholder = /token/i.test(written + name) ? '<API_TOKEN>' : '<API_KEY>';
  return { kind: 'apiKey', in: place, name, ...splitPrefix(name, written), placeholder };
}

/** Removes the word of the method, which authors repeat in the prefix: `Bearer sk_` becomes `sk_`. */
function withoutWord(written: string, word: string): string {
  const isWord = `${written.trimStart()} `.toLowerCase().startsWith(word.toLowerCase());
  return isWord ? written.trimStart().slice(word.length) : written;
}

/**
 * Splits `Token sk_` into a scheme and what comes after it. In `Authorization`, a single word is a scheme
 * too, with or without a trailing space.
 */
function splitPrefix(header: string, written: string): { word: string; prefix: string } {
  const [, word, prefix = ''] = /^(\S+)\s+(\S*)/.exec(written) ?? [];
  if (word !== undefined) return { word: `${word} `, prefix };
  const isScheme = header.toLowerCase() === 'authorization' && /^[a-z][a-z-]*$/i.test(written);
  return isScheme ? { word: `${written} `, prefix: '' } : { word: '', prefix: written };
}

const flowKinds = ['authorizationCode', 'clientCredentials', 'password', 'implicit'] as const;

function readFlows(value: unknown): readonly OAuth2Flow[] {
  const flows = recordOf(value);
  return [...flowKinds, 'deviceAuthorization' as const].flatMap((kind) => {
    if (flows[kind] === undefined) return [];
    const flow = recordOf(flows[kind]);
    return {
      kind,
      ...optional('authorizationUrl', safeUrl(flow['authorizationUrl'])),
      ...optional('deviceAuthorizationUrl', safeUrl(flow['deviceAuthorizationUrl'])),
      ...optional('tokenUrl', safeUrl(flow['tokenUrl'])),
      ...optional('refreshUrl', safeUrl(flow['refreshUrl'])),
      scopes: entriesOf(flow['scopes']).map(([name, description]) => ({
        name,
        ...optional('description', textOf(description)),
      })),
    };
  });
}
