/** The beginning of a description as plain text, for places without room for Markdown. */

const most = 140;

/** The first paragraph without its marks, cut at a word; `''` where there is none. */
export function toPlainHint(markdown = ''): string {
  const [paragraph = ''] = markdown.trim().split(/\n\s*\n/);
  const text = paragraph
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/[*`]+|^#+\s+|\b_|_\b/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= most) return text;
  return `${text.slice(0, most).replace(/\s+\S*$/, '')} …`;
}
