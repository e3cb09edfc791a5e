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

/** Whether a `<meta>` of that name holds the address of a picture or a recording. */
export function isMediaName(name: string): boolean {
  return /^(?:og|twitter):(?:image|logo|video|audio)(?::(?:url|secure_url|src))?$/.test(name);
}
