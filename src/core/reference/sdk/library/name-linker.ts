/** Links the names in code and comments of a library to the pages of this site. */
import { optional } from '../../document/loose.ts';
import type { TypeText } from '../../model/symbol-model.ts';
import { joinParts } from '../../symbols/join-parts.ts';
import { relinkSymbols } from '../../symbols/symbol-link.ts';
import type { LibraryIndex } from './index-library.ts';
import type { LibraryCode } from './library.ts';
import type { SymbolTexts } from './symbol-texts.ts';

export class NameLinker {
  readonly targets: LibraryIndex['targets'];

  constructor(targets: LibraryIndex['targets']) {
    this.targets = targets;
  }

  /** @param shown The id of what the page shows, which is not linked. */
  toType(code: LibraryCode, shown?: string): TypeText {
    return joinParts(
      code.map((part) => {
        if (typeof part === 'string' || part.target === shown) return partText(part);
        return { text: part.text, ...this.targets.get(part.target) };
      }),
    );
  }

  /** Links names in texts to the pages of this site. */
  linkTexts(texts: SymbolTexts): SymbolTexts {
    const relink = (text: string) => this.linkText(text);
    return {
      ...optional('description', texts.description && relink(texts.description)),
      ...optional('remarks', texts.remarks && relink(texts.remarks)),
      ...optional(
        'deprecation',
        texts.deprecation === undefined ? undefined : relink(texts.deprecation),
      ),
      ...optional('returns', texts.returns && relink(texts.returns)),
      throws: texts.throws.map(relink),
      see: texts.see.map(relink),
      examples: texts.examples.map((example) => ({ ...example, text: relink(example.text) })),
    };
  }

  linkText(text: string): string {
    return relinkSymbols(text, (name) => this.targets.get(name));
  }
}

function partText(part: LibraryCode[number]): string {
  return typeof part === 'string' ? part : part.text;
}
