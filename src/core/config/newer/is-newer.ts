import { isObject } from '../../text/is-object.ts';

/** Top-level keys that only the newer format has. */
const OWN_KEYS = ['navbar', 'appearance', 'styling', 'fonts'];
const JSON_SCHEMA = /mintlify\.com\/docs\.json$/;

/**
 * Whether the value of a docs.json follows the newer format: there, `navigation` is an object. Where
 * it is missing, two other signs decide.
 */
export function isNewer(value: unknown): boolean {
  if (!isObject(value) || Array.isArray(value['navigation'])) return false;
  const { navigation } = value;
  if (isObject(navigation) && Object.keys(navigation).length > 0) return true;
  const signs = OWN_KEYS.filter((key) => Object.hasOwn(value, key));
  return signs.length + (JSON_SCHEMA.test(String(value['$schema'])) ? 1 : 0) > 1;
}
