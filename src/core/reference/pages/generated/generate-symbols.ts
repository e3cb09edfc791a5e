/** Generates the pages of symbols, and the groups that list them. */
import type { ConfigGroup } from '../../../config/keys/navigation.ts';
import type { Words } from '../../../language/wording.ts';
import type { Page } from '../../../pages/page.ts';
import type { SymbolGroup, SymbolReference, SymbolSummary } from '../../model/symbol-model.ts';
import { buildGeneratedPage, type GeneratedPages, type GeneratedPlace } from './generated-page.ts';
import { toPathPart } from './page-slug.ts';

export interface SymbolOptions extends Omit<GeneratedPlace, 'file'> {
  readonly words: Words;
  /** Slugs of existing pages, by key; these pages take the place of generated ones. */
  readonly known: ReadonlyMap<string, readonly string[]>;
  /** Slugs that `navigation` lists itself. */
  readonly listed: ReadonlySet<string>;
}

/** A page named `index`, or without a name, would take the place of the folder around it. */
function toSymbolPart(name: string): string {
  const part = toPathPart(name);
  return part === 'index' || part === '' ? `${part || 'symbol'}-1` : part;
}

/** Generates a page for each symbol that has none yet. */
export function generateSymbolPages(
  reference: SymbolReference,
  options: SymbolOptions,
): GeneratedPages {
  const pages: Page[] = [];
  const add = (symbol: SymbolSummary): string | [] => {
    const [made] = options.known.get(symbol.key) ?? [];
    if (made !== undefined) return options.listed.has(made) ? [] : made;
    const { key, title, path, deprecated } = symbol;
    const last = path.length - 1;
    const parts = path.map((part, rank) => (rank === last ? toSymbolPart(part) : toPathPart(part)));
    const page = buildGeneratedPage(parts, {
      title,
      reference: { kind: 'symbol', key },
      frontMatter: { title, ...(deprecated && { deprecated }), meta: {} },
      place: { ...options, file: reference.name },
    });
    pages.push(page);
    return page.slug;
  };
  const toGroup = ({ label, symbols, groups, isOpen }: SymbolGroup): ConfigGroup[] => {
    const entries = [...symbols.flatMap(add), ...groups.flatMap(toGroup)];
    const name = typeof label === 'string' ? options.words[label] : label.name;
    const group = { group: name, pages: entries };
    return entries.length === 0 ? [] : [{ ...group, ...(isOpen === true && { expanded: true }) }];
  };
  return { groups: reference.groups.flatMap(toGroup), pages };
}
