/** A line that stands outside of a page's text, such as its description: plain text with a little Markdown. */

/** Code, a link (its text, its address), **bold** and *emphasis*. */
const MARKS =
  /`([^`]+)`|\[([^\]]+)\]\(([^()\s]+)\)|\*\*([^*]+)\*\*|(?<![\w*])[*_]([^*_\s](?:[^*_]*[^*_\s])?)[*_](?![\w*])/g;

interface CaptionWriter {
  readonly text: (text: string) => string;
  /** @param mark the groups: code, the text of a link, its address, bold, emphasis. */
  readonly mark: (mark: RegExpExecArray) => string;
}

export function writeCaption(caption: string, { text, mark }: CaptionWriter): string {
  let written = '';
  let end = 0;
  for (const match of caption.matchAll(MARKS)) {
    written += text(caption.slice(end, match.index)) + mark(match);
    end = match.index + match[0].length;
  }
  return written + text(caption.slice(end));
}
