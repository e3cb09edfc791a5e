import { format } from 'prettier';

/**
 * Formats the `<main>` of a page for comparison: one element per line, without the paths of icons, and with
 * hashes in file names replaced, so that unrelated changes do not affect it.
 */
export async function formatMain(html: string): Promise<string> {
  const main = /<main[\s>].*<\/main>/s.exec(html)?.[0];
  if (main === undefined) throw new Error(`The page has no <main>:\n${html.slice(0, 400)}`);
  const stable = main
    .replaceAll(/<svg([^>]*)>.*?<\/svg>/gs, '<svg$1></svg>')
    .replaceAll(/(\/_astro\/[^"'?]*?)\.[\w-]{8}(?:_[\w-]+)?\.(?=\w+)/g, '$1.');
  return format(stable, { parser: 'html', printWidth: 100 });
}
