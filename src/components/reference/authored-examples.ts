/** Examples that an author writes on a page stand in the place of those made from the document. */

const PAIRS = [
  { authored: 'request-example', generated: 'request-samples' },
  { authored: 'response-example', generated: 'response-examples' },
] as const;

const PIECE = /<!--rail-->\s*<div class="([\w-]+)"[\s\S]*?<!--\/rail-->/g;

/** Takes pieces of the right column that an author's own ones replace out of rendered HTML. */
export function dropGenerated(html: string): string {
  const pieces = new Set(Array.from(html.matchAll(PIECE), ([, name = '']) => name));
  const dropped: readonly string[] = PAIRS.filter(({ authored }) => pieces.has(authored)).map(
    ({ generated }) => generated,
  );
  if (dropped.length === 0) return html;
  return html.replace(PIECE, (piece, name: string) => (dropped.includes(name) ? '' : piece));
}
