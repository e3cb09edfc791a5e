/** What the ids of DocFX stand for: their labels, their addresses, and their code with links. */
import { get, isRecord, listOf, type Loose, textOf } from '../../document/loose.ts';
import type { LibraryCode } from '../library/library.ts';
import type { DocfxReferences } from './docfx-references.ts';

/** What a reference says that is not among the items of the library. */
interface OutsideName {
  readonly label: string;
  /** Absolute address of its documentation. */
  readonly href?: string;
}

const NAME = /[\p{L}_@][\p{L}\p{N}_]*/gu;

export class DocfxNames {
  readonly #references: DocfxReferences;
  /** Ids of items. */
  readonly #own: ReadonlySet<string>;
  /** Ids of types of the library by the names that code uses; undefined for a name that several types have. */
  readonly #byName = new Map<string, string | undefined>();

  constructor(items: readonly Loose[], references: DocfxReferences) {
    this.#references = references;
    this.#own = new Set(items.map((item) => textOf(get(item, 'uid')) ?? ''));
    for (const item of items) {
      const id = textOf(get(item, 'uid')) ?? '';
      if (!textOf(get(item, 'commentId'))?.startsWith('T:')) continue;
      const name = itemName(item).replace(/<.*$/s, '').split('.').at(-1) ?? '';
      this.#byName.set(name, this.#byName.has(name) ? undefined : id);
    }
  }

  isOwn(id: string): boolean {
    return this.#own.has(id);
  }

  /** Returns the id of the generic type of which an id names an instance: `List{System.String}`. */
  definitionOf(id: string): string {
    return textOf(get(this.#references.get(id), 'definition')) ?? id;
  }

  /** Returns what is known about a name of another library. */
  outside(id: string): OutsideName {
    const reference = this.#references.get(id);
    const href = textOf(get(reference, 'href'));
    const label = textOf(get(reference, 'nameWithType')) ?? textOf(get(reference, 'name'));
    return {
      label: label ?? shortName(id),
      ...(href !== undefined && /^https?:\/\//i.test(href) && { href }),
    };
  }

  /** Returns the label of a type or a member. */
  labelOf(id: string): string {
    return this.outside(id).label;
  }

  /** Writes a type by its id, as C#. */
  writeType(id: string): LibraryCode {
    const reference = this.#references.get(id);
    const parts = listOf(get(reference, 'spec.csharp')).filter(isRecord);
    if (parts.length === 0) {
      const text = textOf(get(reference, 'name')) ?? shortName(id);
      return this.isOwn(id) ? [{ text, target: id }] : this.link(text);
    }
    return parts.map((part) => {
      const target = textOf(get(part, 'uid'));
      const written = get(part, 'name');
      const text = typeof written === 'string' ? written : '';
      return target !== undefined && this.isOwn(target) ? { text, target } : text;
    });
  }

  /** Links the names of types of the library in C#. */
  link(code: string): LibraryCode {
    const parts: (string | { text: string; target: string })[] = [];
    let end = 0;
    // Names in strings are text.
    for (const { 0: text, index } of withoutStrings(code).matchAll(NAME)) {
      const target = this.#byName.get(text);
      if (target === undefined) continue;
      parts.push(code.slice(end, index), { text, target });
      end = index + text.length;
    }
    return [...parts, code.slice(end)].filter((part) => part !== '');
  }
}

/** Returns the name of an item, as C#. */
export function itemName(item: Loose): string {
  return textOf(get(item, 'name')) ?? shortName(textOf(get(item, 'uid')) ?? '?');
}

/** Returns the last part of an id: `GetUser` of `Shop.Client.GetUser(System.String)`. */
function shortName(id: string): string {
  const path = id.replace(/[({].*$/s, '').replace(/[`*]+\d*/g, '');
  return path.split('.').at(-1) || id;
}

/** Replaces the characters of strings by spaces. */
function withoutStrings(code: string): string {
  return code.replace(/"(?:\\.|[^"\\])*"/g, (text) => ' '.repeat(text.length));
}
