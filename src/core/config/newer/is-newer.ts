import { type JsonTree, valueOf } from '../../text/json/json-tree.ts';

/** Top-level keys that only the newer format has. */
const OWN_KEYS = ['navbar', 'appearance', 'styling', 'fonts'];
const JSON_SCHEMA = /mintlify\.com\/docs\.json$/;

/**
 * Whether a docs.json, with all files that it includes, follows the newer format, in which `navigation` is
 * an object. If it is missing or empty, at least two other indications decide. If the file that it refers
 * to is missing, it counts as an object.
 */
export function isNewer(tree: JsonTree): boolean {
  if (tree.kind !== 'map') return false;
  const keys = new Map(tree.entries.map(({ key, value }) => [key, value]));
  const navigation = keys.get('navigation');
  if (navigation?.kind === 'list') return false;
  if (navigation?.kind === 'map' && (navigation.entries.length > 0 || navigation.isLost === true)) {
    return true;
  }
  const schema = keys.get('$schema');
  const isNamed = schema?.kind === 'scalar' && JSON_SCHEMA.test(String(valueOf(schema)));
  return OWN_KEYS.filter((key) => keys.has(key)).length + (isNamed ? 1 : 0) > 1;
}
