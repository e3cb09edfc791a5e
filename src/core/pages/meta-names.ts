/** `<meta>` names without a colon that may be given; those with one always may. */
export const META_NAMES: ReadonlySet<string> = new Set([
  'author',
  'color-scheme',
  'format-detection',
  'google',
  'google-site-verification',
  'googlebot',
  'rating',
  'referrer',
  'robots',
  'theme-color',
]);
