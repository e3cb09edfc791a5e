/** Collects the facts of security schemes: how a request authenticates. */
import type { Reading } from './endpoint-facts.ts';
import { type FactList, entriesOf, listOf, type Loose, recordOf } from './fact.ts';

/** Adds the schemes of a list of alternatives, with the scopes that each requires. */
export function addSecurity({ facts, pointers }: Reading, written: unknown): void {
  const defined = schemesOf(pointers.root);
  for (const alternative of listOf(written)) {
    for (const [key, scopes] of entriesOf(alternative)) {
      addScheme(facts, recordOf(pointers.follow(defined[key])));
      for (const scope of listOf(scopes)) facts.code('scope', scope);
    }
  }
}

export function schemesOf(root: Loose): Loose {
  const components = recordOf(recordOf(root['components'])['securitySchemes']);
  return { ...components, ...recordOf(root['securityDefinitions']) };
}

const URLS = [
  'authorizationUrl',
  'tokenUrl',
  'refreshUrl',
  'deviceAuthorizationUrl',
  'openIdConnectUrl',
  'oauth2MetadataUrl',
];

export function addScheme(facts: FactList, scheme: Loose): void {
  facts.prose('scheme description', scheme['description']);
  if (scheme['type'] === 'apiKey') facts.code('name of the key', scheme['name']);
  facts.code('bearerFormat', scheme['bearerFormat']);
  if (scheme['deprecated'] === true) facts.code('deprecated', ['deprecated']);
  const flows = entriesOf(scheme['flows']).map(([, flow]) => recordOf(flow));
  for (const flow of [scheme, ...flows]) {
    for (const key of URLS) facts.code(key, flow[key]);
    for (const [name, description] of Object.entries(recordOf(flow['scopes']))) {
      facts.code('scope', name);
      facts.prose('scope description', description);
    }
  }
}
