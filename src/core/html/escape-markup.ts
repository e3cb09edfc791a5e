/** Text as it stands in HTML and XML, between tags and in attributes. */
export function escapeMarkup(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;');
}

/** Text between tags. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
