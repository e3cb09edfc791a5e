/** All documents of a site behind one door. */
import type { Page } from '../site/page.ts';
import type { Operation, Reference, References, Subject } from './model.ts';
import { buildPageOperation } from './page-operation.ts';
import { chooseMode } from './playground-mode.ts';
import type { ReferenceSettings } from './settings.ts';

/** Of sites without documents. */
export const noReferences: References = {
  documents: [],
  subjectOf: () => undefined,
  hrefOf: () => undefined,
};

export function toReferences(
  documents: readonly Reference[],
  pages: readonly Page[],
  settings: ReferenceSettings,
): References {
  const byId = new Map(documents.map((reference) => [reference.id, reference]));
  const hrefs = new Map<string, string>();
  for (const { reference, href } of pages) {
    if (reference !== undefined && !hrefs.has(reference.key)) hrefs.set(reference.key, href);
  }
  const [sole, ...others] = documents;
  const servers = others.length === 0 ? (sole?.info.servers ?? []) : [];
  return {
    documents,
    hrefOf: (key) => hrefs.get(key),
    subjectOf: ({ reference, ...page }) => {
      if (reference === undefined) return undefined;
      const { kind, key } = reference;
      const document = byId.get(key.split(' ', 1)[0] ?? '');
      const isOwn = kind === 'operation' && key.startsWith('page ');
      const subject = isOwn
        ? buildPageOperation(page, settings, servers)
        : document && findSubject(document, reference);
      return subject?.kind === 'operation' ? withPlayground(subject, page) : subject;
    },
  };
}

function findSubject(
  document: Reference,
  { kind, key }: NonNullable<Page['reference']>,
): Subject | undefined {
  switch (kind) {
    case 'operation':
      return document.operation(key);
    case 'webhook':
      return document.webhook(key);
    case 'schema':
      return document.schema(key);
    case 'overview':
      return { kind: 'overview', key, title: document.info.title, reference: document };
  }
}

/** `playground` of the front matter goes before that of docs.json. */
function withPlayground(
  operation: Operation,
  { frontMatter }: Pick<Page, 'frontMatter'>,
): Operation {
  return { ...operation, playground: chooseMode(operation, frontMatter.playground) };
}
