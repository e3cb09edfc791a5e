/** Lists the choices above the samples of an operation: in which ways readers can see its request. */
import { isEmptyExample } from '../examples/build-examples.ts';
import type { Operation } from '../model/endpoint-model.ts';
import type { RequestChoices } from '../model/request-model.ts';
import type { SecurityScheme } from '../model/security-model.ts';

type Chosen = Pick<Operation, 'body' | 'security' | 'servers' | 'playground'>;

/** Returns no choices for a request that nobody knows where to send, or that is hidden. */
export function listChoices({ body, security, servers, playground }: Chosen): RequestChoices {
  if (servers.length === 0 || playground === 'hide') {
    return { examples: [], mediaTypes: [], credentials: [] };
  }
  const contents = body?.content ?? [];
  const groups = contents.map(({ mediaType, examples, shape }) => ({
    mediaType,
    examples: examples.filter(
      (example) => example.text !== '' && !(isEmptyExample(example) && shape === undefined),
    ),
  }));
  const mediaTypes = contents.flatMap(({ mediaType, otherTypes }) => [mediaType, ...otherTypes]);
  const credentials = security.alternatives.map(({ requirements }) =>
    requirements.map(({ scheme }) => schemeName(scheme)).join(' + '),
  );
  return {
    examples: groups.some(({ examples }) => examples.length > 1) ? groups : [],
    mediaTypes: mediaTypes.length > 1 ? mediaTypes : [],
    credentials: credentials.length > 1 ? credentials : [],
  };
}

export function hasChoices(operation: Chosen): boolean {
  return Object.values(listChoices(operation)).some(
    (values: readonly unknown[]) => values.length > 0,
  );
}

function schemeName(scheme: SecurityScheme): string {
  if (scheme.kind === 'apiKey') return `${scheme.name} (${scheme.in})`;
  return scheme.kind === 'http' ? scheme.scheme : scheme.key;
}
