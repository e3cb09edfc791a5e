/** Removes the line break after the opening tag and the whitespace before the closing tag. */
export function trimChildren(text: string): string {
  return text.replace(/^[ \t]*\n/, '').trimEnd();
}

/** Returns the meta string of a code fence that marks the same lines. */
export function toFenceMeta({
  highlight = '',
  focus = '',
}: {
  readonly highlight?: unknown;
  readonly focus?: unknown;
}): string {
  return `highlight={${String(highlight)}} focus={${String(focus)}}`;
}
