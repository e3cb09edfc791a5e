/** Builds the symbols of a .NET library from the items of DocFX. */
import { get, type Loose, textOf, textsOf } from '../../document/loose.ts';
import type { PageKind } from '../library/group-symbols.ts';
import type { LibraryCode, LibrarySymbol } from '../library/library.ts';
import { wrapCode } from '../library/wrap-code.ts';
import { readCsharp } from './csharp.ts';
import { DocfxMembers } from './docfx-members.ts';
import { DocfxNames, itemName } from './docfx-names.ts';
import type { DocfxReferences } from './docfx-references.ts';
import { DocfxTexts } from './docfx-texts.ts';

const KINDS: ReadonlyMap<unknown, PageKind> = new Map([
  ['Class', 'class'],
  ['Struct', 'struct'],
  ['Interface', 'interface'],
  ['Enum', 'enum'],
  ['Delegate', 'delegate'],
]);

/** @param items Types, members and namespaces, in any order. */
export function listDocfxSymbols(
  items: readonly Loose[],
  references: DocfxReferences,
): readonly LibrarySymbol[] {
  const types = items.filter((item) => KINDS.has(get(item, 'type')));
  const members = Map.groupBy(
    items.filter((item) => !KINDS.has(get(item, 'type')) && get(item, 'type') !== 'Namespace'),
    (item) => textOf(get(item, 'parent')),
  );
  const names = new DocfxNames(items, references);
  const builder = new SymbolBuilder(names, members);
  const known = new Set<string>();
  return types.flatMap((item) => {
    const id = textOf(get(item, 'uid'));
    if (id === undefined || known.has(id)) return [];
    known.add(id);
    return builder.build(item, id);
  });
}

class SymbolBuilder {
  readonly #names: DocfxNames;
  readonly #texts: DocfxTexts;
  readonly #members: DocfxMembers;
  readonly #byParent: ReadonlyMap<string | undefined, readonly Loose[]>;

  constructor(names: DocfxNames, byParent: ReadonlyMap<string | undefined, readonly Loose[]>) {
    this.#names = names;
    this.#texts = new DocfxTexts(names);
    this.#members = new DocfxMembers(names, this.#texts);
    this.#byParent = byParent;
  }

  build(item: Loose, id: string): LibrarySymbol {
    const kind = this.#kindOf(item);
    const name = itemName(item);
    const declared = readCsharp(
      textOf(get(get(item, 'syntax'), 'content')) ?? name,
      plainName(name),
    );
    const bases = textsOf(get(item, 'inheritance'));
    const interfaces = textsOf(get(item, 'implements')).map((each) =>
      this.#names.definitionOf(each),
    );
    const isInterface = kind === 'interface';
    const base = bases.slice(-1).map((each) => this.#names.definitionOf(each));
    return {
      id,
      name,
      kind,
      module: textOf(get(item, 'namespace')) ?? '',
      keyword: declared.head.trim(),
      declarations: [this.#declare(declared.code.slice(declared.head.length), kind)],
      extended: isInterface ? interfaces : base,
      implemented: isInterface ? [] : interfaces,
      typeParameters: kind === 'delegate' ? [] : this.#members.typeParameters(item),
      members: (this.#byParent.get(id) ?? []).flatMap((member) => {
        return this.#members.build(member, { id, isEnum: kind === 'enum' });
      }),
      calls: kind === 'delegate' ? [this.#members.buildCall(item, declared)] : [],
      ...this.#members.readTexts(item),
    };
  }

  #kindOf(item: Loose): PageKind {
    const isException = textsOf(get(item, 'inheritance')).includes('System.Exception');
    return isException ? 'exception' : (KINDS.get(get(item, 'type')) ?? 'class');
  }

  /** Writes a declaration, in which `where` begins a line. */
  #declare(code: string, kind: PageKind): LibraryCode {
    const lines = code.replace(/\s+/g, ' ').replace(/ where /g, '\n  where ');
    const linked = this.#names.link(lines);
    return kind === 'delegate' ? wrapCode(linked) : linked;
  }
}

/** Returns a name without parameters of types and methods. */
function plainName(name: string): string {
  return name.replace(/[<(].*$/s, '');
}
