/** Applications truncate longer addresses. */
const LONGEST = 8_000;

/**
 * Returns a link that opens a text as a prompt in Cursor. If the text is too long, the link only opens the
 * application.
 */
export function toCursorLink(text: string): string {
  const link = `cursor://anysphere.cursor-deeplink/prompt?text=${encodeURIComponent(text)}`;
  return link.length <= LONGEST ? link : 'cursor://anysphere.cursor-deeplink/prompt';
}
