/** Converts the security of an AsyncAPI document to OpenAPI. */
import {
  entriesOf,
  get,
  isRecord,
  listOf,
  type Loose,
  recordOf,
  textOf,
  textsOf,
} from '../document/loose.ts';

export interface Schemes {
  /** Returns the schemes by key, in OpenAPI form. Schemes that OpenAPI lacks keep a `type` of their own. */
  readonly list: () => Loose;
  readonly securityOf: (holder: Loose) => readonly Loose[];
}

/** @param follow returns the target of a reference within the document. */
export function collectSchemes(root: Loose, follow: (value: unknown) => unknown): Schemes {
  const keys = new Map<unknown, string>();
  const schemes = new Map<string, Loose>();
  const keep = (written: Loose, name: string) => {
    const known = keys.get(written);
    if (known !== undefined) return known;
    let key = name;
    for (let rank = 2; schemes.has(key); rank += 1) key = `${name}${rank}`;
    keys.set(written, key);
    schemes.set(key, toScheme(written));
    return key;
  };
  for (const [key, written] of entriesOf(get(root['components'], 'securitySchemes'))) {
    keep(recordOf(follow(written)), key);
  }
  // Version 2 names schemes; version 3 refers to them or contains them inline.
  const toWay = (written: unknown): Loose[] => {
    const scheme = follow(written);
    if (!isRecord(scheme)) return [];
    const type = textOf(scheme['type']);
    return [type === undefined ? scheme : { [keep(scheme, type)]: textsOf(scheme['scopes']) }];
  };
  return {
    list: () => Object.fromEntries(schemes),
    securityOf: (holder) => listOf(holder['security']).flatMap(toWay),
  };
}

function toScheme(scheme: Loose): Loose {
  switch (scheme['type']) {
    case 'httpApiKey':
      return { ...scheme, type: 'apiKey' };
    case 'X509':
      return { ...scheme, type: 'mutualTLS' };
    case 'oauth2': {
      const flows = entriesOf(scheme['flows']).map(([kind, flow]) => {
        const { availableScopes, ...rest } = recordOf(flow);
        return [kind, { scopes: availableScopes, ...rest }] as const;
      });
      return { ...scheme, flows: Object.fromEntries(flows) };
    }
    // In AsyncAPI, this is a user name or a password that is not sent in a header.
    case 'apiKey':
      return { ...scheme, type: `apiKey (${textOf(scheme['in']) ?? 'user'})` };
    default:
      return scheme;
  }
}
