/** Code between the tags of a block, without the line that it begins on and those that end it. */
export function trimChildren(text: string): string {
  return text.replace(/^[ \t]*\n/, '').trimEnd();
}

/** What stands behind the language of a fence that shows its lines in the same way. */
export function toFenceMeta({
  highlight = '',
  focus = '',
}: {
  readonly highlight?: unknown;
  readonly focus?: unknown;
}): string {
  return `highlight={${String(highlight)}} focus={${String(focus)}}`;
}
