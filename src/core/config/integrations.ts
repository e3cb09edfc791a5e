import { isObject } from '../text/is-object.ts';
import { LOADED_SERVICES } from './keys/analytics.ts';

/** The services in `integrations`, where the newer format names services of all kinds. */
export interface Integrations {
  /** Services that `analytics` could load, unless the author has turned them off. */
  readonly counting: readonly string[];
  /** Services that Lectern does not load; undefined if none of the named services can be loaded. */
  readonly others?: readonly string[];
}

/** Sorts the services that a configuration names. `written` is the configuration as written. */
export function splitIntegrations(written: unknown): Integrations {
  const { integrations, analytics } = isObject(written) ? written : {};
  if (!isObject(integrations)) return { counting: [] };
  const loaded: ReadonlySet<string> = new Set(LOADED_SERVICES);
  const names = Object.keys(integrations).filter((name) => integrations[name] !== false);
  const counting = names.filter((name) => loaded.has(name));
  if (counting.length === 0) return { counting };
  const isSettled = isObject(analytics) && analytics['enabled'] === false;
  return {
    counting: isSettled ? [] : counting,
    others: names.filter((name) => !loaded.has(name)),
  };
}
