import { toPageLink } from '../../navigation/page-link.ts';
import type { ResolveOperation } from '../../navigation/resolve/list-pages.ts';
import { buildPageIndex } from '../../pages/page-index.ts';
import type { Page } from '../../pages/page.ts';
import type { Reference } from '../model/model.ts';
import { findElsewhere, findOperation, nearestOperation } from './find-operation.ts';
import { mayBeUnreadable, type LostDocument } from './lost-documents.ts';

/**
 * Resolves operations that `navigation` names to links to their pages: if there are several, to the first
 * in `pages`.
 */
export function linkOperations(
  pages: readonly Page[],
  documents: { references: readonly Reference[]; lost: readonly LostDocument[] },
): ResolveOperation {
  const { references } = documents;
  const byKey = new Map(
    pages
      .flatMap((page) => (page.reference ? [[page.reference.key, page] as const] : []))
      .reverse(),
  );
  return (entry) => {
    const page = byKey.get(findOperation(references, entry)?.key ?? '');
    if (page === undefined) {
      if (mayBeUnreadable(entry.document, documents)) return { kind: 'lost' };
      const near = findElsewhere(references, entry) ?? nearestOperation(references, entry);
      return { kind: 'unknown', nearest: near };
    }
    return toPageLink(page, { index: buildPageIndex([page]), version: page.frontMatter.version });
  };
}
