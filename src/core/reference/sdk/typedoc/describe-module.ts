/** Gives modules and namespaces whose source has a comment about them a page of their own. */
import { get, type Loose } from '../../document/loose.ts';
import type { SymbolGroup, SymbolPage, SymbolSummary } from '../../model/symbol-model.ts';
import { linkSection } from '../../symbols/sections.ts';
import { describe, tellMore, toExamples } from '../library/symbol-texts.ts';
import { plainComment, readComment } from './comment.ts';
import { KIND, kindNumber, nameOf } from './reflection.ts';
import type { FindTarget } from './type-text.ts';

export interface DescribedModule {
  readonly summary: SymbolSummary;
  readonly value: Loose;
  /** What it contains. */
  readonly groups: readonly SymbolGroup[];
}

interface ModulePlace {
  readonly id: string;
  /** The names of what is around it, and its own. */
  readonly names: readonly string[];
  /** The last parts of the address of its page. */
  readonly path: readonly string[];
  readonly groups: readonly SymbolGroup[];
}

/** @returns undefined if nothing is said about it. */
export function describeModule(
  value: Loose,
  { id, names, path, groups }: ModulePlace,
): DescribedModule | undefined {
  const description = plainComment(get(get(value, 'comment'), 'summary'));
  if (description === '') return undefined;
  const kind = keywordOf(value);
  const title = names.join('.');
  const key = `${id} ${kind} ${title}`;
  return {
    summary: { key, title, kinds: [kind], path, deprecated: false, description },
    value,
    groups,
  };
}

function keywordOf(value: Loose): string {
  return kindNumber(value) === KIND.namespace ? 'namespace' : 'module';
}

export function buildModule(
  { summary: { key, title }, value, groups }: DescribedModule,
  find: FindTarget,
): SymbolPage {
  const texts = readComment(value, find);
  return {
    kind: 'symbol',
    key,
    title,
    keyword: keywordOf(value),
    language: 'typescript',
    declarations: [[{ text: nameOf(value) }]],
    ...describe(texts),
    sections: [
      ...groups.flatMap(({ label, symbols }) =>
        typeof label === 'string'
          ? linkSection(
              label,
              symbols.map((symbol) => ({ text: symbol.title, key: symbol.key })),
            )
          : [],
      ),
      ...tellMore(texts),
    ],
    examples: toExamples(texts),
  };
}
