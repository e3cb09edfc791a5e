/**
 * Recognises the other format that is also called docs.json. There, `navigation` is an object;
 * its keys mean other things, so judging them one by one would only confuse.
 */

/** Keys that only the newer format has inside `navigation`. */
const NAVIGATION_KEYS = [
  'tabs',
  'anchors',
  'groups',
  'pages',
  'versions',
  'languages',
  'dropdowns',
  'products',
  'global',
];
/** Top-level keys that only the newer format has. */
const TOP_LEVEL_KEYS = ['navbar', 'appearance', 'styling', 'fonts', 'banner', 'errors'];
const THEMES = ['mint', 'maple', 'palm', 'willow', 'linden', 'almond', 'aspen', 'sequoia', 'luma'];
const JSON_SCHEMA = /mintlify\.com\/docs\.json$/;

/** What gives the newer format away, in words that quote the file; none when it is ours. */
export function findNewerTells(value: unknown): string[] {
  if (!isRecord(value) || Array.isArray(value['navigation'])) return [];
  const { navigation } = value;
  const inside = isRecord(navigation)
    ? NAVIGATION_KEYS.filter((key) => Object.hasOwn(navigation, key))
    : [];
  const top = TOP_LEVEL_KEYS.filter((key) => Object.hasOwn(value, key));
  const tells = [
    ...inside.map((key) => `navigation.${key}`),
    ...top,
    ...(THEMES.includes(String(value['theme'])) ? ['theme'] : []),
    ...(JSON_SCHEMA.test(String(value['$schema'])) ? ['$schema'] : []),
  ];
  return isRecord(navigation) || tells.length > 1 ? tells : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
