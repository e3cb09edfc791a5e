/**
 * What is Markdown in a line that stands outside of a page's text, such as its description: code, a link
 * (its text, its address), **bold** and *emphasis*.
 */
export const CAPTION_MARKS =
  /`([^`]+)`|\[([^\]]+)\]\(([^()\s]+)\)|\*\*([^*]+)\*\*|(?<![\w*])[*_]([^*_\s](?:[^*_]*[^*_\s])?)[*_](?![\w*])/g;
