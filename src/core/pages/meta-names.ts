/** The `<meta>` names without a colon that front matter can set; names with a colon are always allowed. */
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

/** Whether a `<meta>` of that name holds the address of an image, a video or a sound. */
export function isMediaName(name: string): boolean {
  return /^(?:og|twitter):(?:image|logo|video|audio)(?::(?:url|secure_url|src))?$/.test(name);
}
