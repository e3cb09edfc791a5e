import { isObject } from '../text/is-object.ts';
import { LOADED_SERVICES } from './keys/analytics.ts';

/** What `integrations` names, where the newer format has services of all kinds. */
export interface Integrations {
  /** Services that `analytics` would load, where nobody has said that they are not wanted. */
  readonly counting: readonly string[];
  /** Services that nothing here loads; undefined where it names no counting one beside them. */
  readonly others?: readonly string[];
}

/** Tells the services apart that a configuration names, as it is written. */
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
