/** Applications truncate longer addresses. */
const MAX_LINK_CHARACTERS = 8_000;

/**
 * Returns a link that opens a text as a prompt in Cursor. If the text is too long, the link only opens the
 * application.
 */
export function toCursorLink(text: string): string {
  const link = `cursor://anysphere.cursor-deeplink/prompt?text=${encodeURIComponent(text)}`;
  return link.length <= MAX_LINK_CHARACTERS ? link : 'cursor://anysphere.cursor-deeplink/prompt';
}
