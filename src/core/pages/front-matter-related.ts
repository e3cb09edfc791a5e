/** Reads `related:` of front matter, the pages to read next. */
import { isMap, isNode, isScalar, isSeq } from 'yaml';
import { targetDanger } from '../address/href.ts';
import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import { type Given, scalarText, wrongType } from './front-matter-values.ts';
import { diagnosePage } from './page-entries.ts';
import type { RelatedLink } from './page.ts';

/** Reads `false`, which means no links, or a list of addresses and of `Title: address`. */
export function readRelated(given: Given): {
  readonly related?: readonly RelatedLink[];
  readonly diagnostics: readonly Diagnostic[];
} {
  const { node, place } = given;
  if (scalarText(node) === 'false') return { related: [], diagnostics: [] };
  if (!isSeq(node)) return { diagnostics: [wrongType(given, 'false or a list of pages')] };
  const links = node.items.flatMap((item): RelatedLink[] => {
    const url = scalarText(isNode(item) ? item : null);
    if (url !== undefined) return [{ url }];
    if (!isMap(item)) return [];
    return item.items.flatMap(({ key, value }) => {
      const target = scalarText(isNode(value) ? value : null);
      return isScalar(key) && target !== undefined ? { title: String(key.value), url: target } : [];
    });
  });
  const unsafe = links.filter(({ url }) => targetDanger(url) !== undefined);
  return {
    related: links.filter((link) => !unsafe.includes(link)),
    diagnostics: unsafe.map(({ url }) => diagnosePage('link/unsafe', { url }, place)),
  };
}
