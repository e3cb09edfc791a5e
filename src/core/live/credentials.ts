/**
 * Credentials come from environment variables: how these are named, and which security alternative they
 * satisfy.
 */
import type {
  Security,
  SecurityRequirement,
  SecurityScheme,
} from '../reference/model/security-model.ts';

/** Returns the variable of a scheme: `LECTERN_AUTH_API_TOKEN` for `apiToken`. */
export function variableOf(schemeKey: string): string {
  const words = schemeKey.replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1_$2').replace(/[^A-Za-z\d]+/g, '_');
  return `LECTERN_AUTH_${words.replace(/^_|_$/g, '').toUpperCase()}`;
}

export type ChosenSecurity =
  | { readonly requirements: readonly SecurityRequirement[] }
  /**
   * Environment variables that would provide the credentials; empty if no variable can, as for a client
   * certificate.
   */
  | { readonly lacking: readonly string[] };

/** Whether a text in the request is enough; certificates and answers to a challenge are not texts. */
function isText(scheme: SecurityScheme): boolean {
  if (scheme.kind === 'http') return scheme.scheme.toLowerCase() !== 'digest';
  return scheme.kind !== 'mutualTLS' && scheme.kind !== 'unknown';
}

/**
 * Returns the first alternative that the environment has all credentials for; no requirements where
 * security is optional or absent.
 */
export function chooseSecurity(
  { alternatives, optional }: Security,
  variables: ReadonlySet<string>,
): ChosenSecurity {
  const usable = alternatives.filter(({ requirements }) =>
    requirements.every(({ scheme }) => isText(scheme)),
  );
  const chosen = usable.find(({ requirements }) =>
    requirements.every(({ scheme }) => variables.has(variableOf(scheme.key))),
  );
  if (chosen !== undefined) return { requirements: chosen.requirements };
  if (optional || alternatives.length === 0) return { requirements: [] };
  const names = (usable[0]?.requirements ?? []).map(({ scheme }) => variableOf(scheme.key));
  return { lacking: names.filter((name) => !variables.has(name)) };
}
