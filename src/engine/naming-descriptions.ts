/** Descriptions of the API documents of a loaded site that link to its pages. */
import { join } from 'node:path';
import { listScalarSpans } from '../core/reference/document/document-places.ts';
import type { ApiDocument } from '../core/reference/document/document.ts';
import { listDescriptions } from '../core/reference/pages/list-descriptions.ts';
import type { NamingDescription } from '../core/rename/rename-descriptions.ts';
import type { Span } from '../core/text/json/json-tree.ts';
import { offsetAt, type SourceFile } from '../core/text/source-file.ts';
import { readUses } from '../markdown/compile/read-uses.ts';
import { readTextSync } from '../node/disk/read-text.ts';
import type { LoadedSite, LoadOptions } from '../node/load-site.ts';
import { listDescribedUrls } from './store/description-links.ts';
import { buildPagesByFile } from './store/pages-check.ts';

/** A file of a document, read when the first of its descriptions is looked for. */
interface ReadFile {
  readonly source: SourceFile;
  readonly spans: ReadonlyMap<number, Span>;
}

/** Each once, however many documents have it; those of documents from elsewhere are not the project's. */
export async function readNamingDescriptions(loaded: LoadedSite): Promise<NamingDescription[]> {
  const { documents, docs, options } = loaded;
  const files = new Map<string, ReadFile>();
  const found = new Map<string, NamingDescription>();
  const pages = buildPagesByFile(loaded);
  for (const { document } of documents.documents) {
    if (document.file === undefined) continue;
    for (const each of listDescriptions(document.value)) {
      const urls = listDescribedUrls(each.text);
      const { file, position } = urls.length === 0 ? { file: '' } : document.placeOf(each.path);
      if (position === undefined) continue;
      const { source, spans } =
        files.get(file) ?? openFile(file, document, { ...options, dir: docs.dir });
      files.set(file, { source, spans });
      const span = spans.get(offsetAt(source.text, position));
      const key = `${file} ${span?.start}`;
      if (span === undefined || found.has(key)) continue;
      const from = pages.get(document.name);
      found.set(key, { source, span, ...(await readLinks(each.text, urls)), from });
    }
  }
  return [...found.values()];
}

function openFile(
  file: string,
  document: ApiDocument,
  { dir, documentTexts }: Pick<LoadOptions, 'dir' | 'documentTexts'>,
): ReadFile {
  const typed = file === document.file ? document.text : documentTexts?.get(file);
  const text = typed ?? readTextSync(join(dir, file), file).text ?? '';
  return { source: { path: file, text }, spans: listScalarSpans(text) };
}

/** The links of a description, with their places where its source shows them. */
async function readLinks(
  text: string,
  urls: readonly string[],
): Promise<Pick<NamingDescription, 'text' | 'links'>> {
  const { links } = await readUses({ path: 'description.md', text });
  const placed = new Set(links.map(({ url }) => url));
  const others = urls.filter((url) => !placed.has(url)).map((url) => ({ url }));
  return { text, links: [...links, ...others] };
}
