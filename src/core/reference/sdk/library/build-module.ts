import type { SymbolPage } from '../../model/symbol-model.ts';
import { linkSection } from '../../symbols/sections.ts';
import { GROUP_LABELS, PAGE_KINDS } from './group-symbols.ts';
import type { LibraryIndex } from './index-library.ts';
import type { NameLinker } from './name-linker.ts';
import type { PlacedModule } from './place-modules.ts';
import { describe, tellMore, toExamples } from './symbol-texts.ts';

interface ModuleContext {
  readonly language: string;
  readonly index: Pick<LibraryIndex, 'symbols'>;
  readonly names: NameLinker;
}

/** Builds the page of a module: what is said about it, and what it contains. */
export function buildModulePage(
  { summary: { key, title }, module }: PlacedModule,
  { language, index, names }: ModuleContext,
): SymbolPage {
  const texts = names.linkTexts(module);
  const inside = [...index.symbols.values()].filter(({ symbol }) => symbol.module === module.name);
  const byKind = Map.groupBy(inside, ({ symbol }) => symbol.kind);
  return {
    kind: 'symbol',
    key,
    title,
    keyword: module.keyword,
    language,
    declarations: [[{ text: title }]],
    ...describe(texts),
    sections: [
      ...PAGE_KINDS.flatMap((kind) =>
        linkSection(
          GROUP_LABELS[kind],
          (byKind.get(kind) ?? []).map(({ summary }) => ({
            text: summary.title,
            key: summary.key,
          })),
        ),
      ),
      ...tellMore(texts),
    ],
    examples: toExamples(texts),
  };
}
