import { format } from 'prettier';

/**
 * The `<main>` of a page for comparing: one element per line, drawings of icons left out, hashes in
 * file names replaced, so that a change elsewhere does not show up in it.
 */
export async function formatMain(html: string): Promise<string> {
  const main = /<main[\s>].*<\/main>/s.exec(html)?.[0];
  if (main === undefined) throw new Error(`The page has no <main>:\n${html.slice(0, 400)}`);
  const stable = main
    .replaceAll(/<svg([^>]*)>.*?<\/svg>/gs, '<svg$1></svg>')
    .replaceAll(/(\/_astro\/[^"'?]*?)\.[\w-]{8}(?:_[\w-]+)?\.(?=\w+)/g, '$1.');
  return format(stable, { parser: 'html', printWidth: 100 });
}
