/** Writes the declarations of symbols and members as TypeScript, over several lines if they are long. */
import { get, listOf, type Loose, textOf } from '../../document/loose.ts';
import type { SymbolPage } from '../../model/symbol-model.ts';
import { joinParts } from '../../symbols/join-parts.ts';

import type { TypescriptKind } from './index-project.ts';
import type { PlacedMember } from './place-members.ts';
import { childrenOf, hasFlag, reflectionsIn, literalOf, nameOf } from './reflection.ts';
import { type Parts, type TypeWriter, UNION } from './type-text.ts';

/** The longest declaration in one line, in characters. */
const LONG = 72;

/** The longest object type that is written out, in characters. */
const LONG_OBJECT = 400;

type Declared = Pick<SymbolPage, 'keyword' | 'declarations'>;

export class DeclarationWriter {
  readonly #types: TypeWriter;

  constructor(types: TypeWriter) {
    this.#types = types;
  }

  write(value: Loose, kind: TypescriptKind): Declared {
    const name = nameOf(value);
    if (kind === 'function') {
      const signatures = reflectionsIn(value, 'signatures');
      return { keyword: kind, declarations: this.#writeCalls(name, signatures) };
    }
    const { keyword, parts } = this.#write(value, kind);
    return { keyword, declarations: [joinParts(parts)] };
  }

  #write(
    value: Loose,
    kind: Exclude<TypescriptKind, 'function'>,
  ): { readonly keyword: string; readonly parts: Parts } {
    const name = nameOf(value);
    switch (kind) {
      case 'class':
      case 'interface': {
        const keyword = hasFlag(value, 'isAbstract') ? `abstract ${kind}` : kind;
        return { keyword, parts: [name, ...this.#writeHeritage(value)] };
      }
      case 'enum':
        return { keyword: hasFlag(value, 'isConst') ? 'const enum' : 'enum', parts: [name] };
      case 'type': {
        const start = [name, ...this.#types.writeTypeParameters(value), ' = '];
        // An object type has its members at the alias itself.
        const type = get(value, 'type') ?? { type: 'reflection', declaration: value };
        return { keyword: 'type', parts: this.#writeAfter(start, type) };
      }
      case 'variable': {
        const type = get(value, 'type');
        return {
          keyword: hasFlag(value, 'isConst') ? 'const' : 'let',
          parts: type === undefined ? [name] : this.#writeAfter([name, ': '], type),
        };
      }
    }
  }

  /** @param signatures All ways to call it; none for a property. */
  writeMember(
    { name, value }: PlacedMember,
    signatures: readonly Loose[],
  ): SymbolPage['declarations'] {
    if (signatures.length > 0) return this.#writeCalls(name, signatures);
    const start = `${name}${hasFlag(value, 'isOptional') ? '?' : ''}: `;
    return [joinParts(this.#writeAfter([start], typeOfProperty(value)))];
  }

  #writeHeritage(value: Loose): Parts {
    const types = (key: string) =>
      listOf(get(value, key)).map((each) => this.#types.writeType(each));
    const after = (word: string, lists: readonly Parts[]): Parts =>
      lists.flatMap((parts, rank) => [rank === 0 ? ` ${word} ` : ', ', ...parts]);
    return [
      ...this.#types.writeTypeParameters(value),
      ...after('extends', types('extendedTypes')),
      ...after('implements', types('implementedTypes')),
    ];
  }

  #writeCalls(name: string, signatures: readonly Loose[]): SymbolPage['declarations'] {
    return signatures.map((signature) => joinParts(this.#writeCall(name, signature)));
  }

  /** A long declaration has a line for each parameter. */
  #writeCall(name: string, signature: Loose): Parts {
    const whole = [name, ...this.#types.writeSignature(signature)];
    const parameters = this.#types.writeParameters(signature);
    if (lengthOf(whole) <= LONG || parameters.length === 0) return whole;
    const lines = parameters.flatMap((parameter) => ['\n  ', ...parameter, ',']);
    const type = get(signature, 'type');
    return [
      name,
      ...this.#types.writeTypeParameters(signature),
      '(',
      ...lines,
      '\n)',
      ...(type === undefined ? [] : [': ', ...this.#types.writeType(type)]),
    ];
  }

  /** A long union or object has a line for each part. */
  #writeAfter(start: Parts, type: unknown): Parts {
    const whole = this.#types.writeType(type);
    if (lengthOf([...start, ...whole]) <= LONG) return [...start, ...whole];
    const literal = literalOf(type);
    if (literal !== undefined && childrenOf(literal).length > 0) {
      const lines = this.#types.writeMembers(literal).flatMap((line) => ['\n  ', ...line, ';']);
      return [...start, ...(lengthOf(lines) > LONG_OBJECT ? ['{ … }'] : ['{', ...lines, '\n}'])];
    }
    if (textOf(get(type, 'type')) !== 'union') return [...start, ...whole];
    const parts = listOf(get(type, 'types')).map((each) => this.#types.writeType(each, UNION));
    return [...trimmed(start), ...parts.flatMap((part) => ['\n  | ', ...part])];
  }
}

/** Returns the type of a property or of what an accessor returns or accepts. */
export function typeOfProperty(value: Loose): unknown {
  const [parameter] = reflectionsIn(get(value, 'setSignature'), 'parameters');
  return get(value, 'type') ?? get(get(value, 'getSignature'), 'type') ?? get(parameter, 'type');
}

function lengthOf(parts: Parts): number {
  return parts.reduce(
    (sum, part) => sum + (typeof part === 'string' ? part.length : part.text.length),
    0,
  );
}

/** Without the space at the end. */
function trimmed(parts: Parts): Parts {
  const last = parts.at(-1);
  return typeof last === 'string' ? [...parts.slice(0, -1), last.trimEnd()] : parts;
}
