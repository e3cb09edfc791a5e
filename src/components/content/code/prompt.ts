/** Longer addresses are cut by what would open them. */
const LONGEST = 8_000;

/** A link that opens a text as a prompt in Cursor; one that is too long only opens the application. */
export function toCursorLink(text: string): string {
  const link = `cursor://anysphere.cursor-deeplink/prompt?text=${encodeURIComponent(text)}`;
  return link.length <= LONGEST ? link : 'cursor://anysphere.cursor-deeplink/prompt';
}
