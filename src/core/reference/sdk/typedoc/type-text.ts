/** Writes TypeDoc's types and signatures as TypeScript in which names link to their pages. */
import { get, listOf, type Loose, numberOf, recordOf, textOf } from '../../document/loose.ts';
import type { TypePart } from '../../model/symbol-model.ts';
import { ownValue } from '../../../text/own-value.ts';
import {
  functionTypeOf,
  hasFlag,
  indexesOf,
  isOptional,
  KIND,
  kindNumber,
  literalOf,
  nameOf,
  parameterName,
  reflectionsIn,
} from './reflection.ts';

export type Parts = readonly (string | TypePart)[];

/** Where the symbol or the member with an id of TypeDoc is shown. */
export type FindTarget = (id: number) => Omit<TypePart, 'text'> | undefined;

/** How strongly a type holds together; a weaker one needs parentheses inside a stronger one. */
const LOOSE = 0;
export const UNION = 1;
const INTERSECTION = 2;
const OPERATOR = 3;
const POSTFIX = 4;

/** Types nested deeper than this are left out. */
const MAX_DEPTH = 30;

interface Written {
  readonly parts: Parts;
  readonly strength: number;
}

export class TypeWriter {
  readonly #find: FindTarget;
  #depth = 0;

  constructor(find: FindTarget) {
    this.#find = find;
  }

  /** @param outer The strength of what is around the type. */
  writeType(type: unknown, outer = LOOSE): Parts {
    if (this.#depth > MAX_DEPTH) return ['…'];
    this.#depth += 1;
    const { parts, strength } = this.#write(recordOf(type));
    this.#depth -= 1;
    return strength < outer ? ['(', ...parts, ')'] : parts;
  }

  /** Writes a name that links to the page with an id. */
  link(text: string, target: unknown): string | TypePart {
    const id = numberOf(target);
    return { text, ...(id !== undefined && this.#find(id)) };
  }

  /** `<T extends object = {}>`; empty without parameters. */
  writeTypeParameters(of: unknown): Parts {
    const parameters = [
      ...reflectionsIn(of, 'typeParameters'),
      ...reflectionsIn(of, 'typeParameter'),
    ];
    if (parameters.length === 0) return [];
    return [
      '<',
      ...join(
        parameters.map((each) => this.#writeTypeParameter(each)),
        ', ',
      ),
      '>',
    ];
  }

  #writeTypeParameter(parameter: Loose): Parts {
    const { type, default: preset } = parameter;
    const variance = textOf(get(parameter, 'varianceModifier'));
    return [
      hasFlag(parameter, 'isConst') ? 'const ' : '',
      variance === undefined ? '' : `${variance} `,
      nameOf(parameter),
      ...(type === undefined ? [] : [' extends ', ...this.writeType(type)]),
      ...(preset === undefined ? [] : [' = ', ...this.writeType(preset)]),
    ];
  }

  /**
   * `<T>(a: string, b?: number): T`. A constructor returns nothing.
   * @param between What separates the parameters from the result.
   */
  writeSignature(signature: Loose, between = ': '): Parts {
    const isConstructor = kindNumber(signature) === KIND.constructorSignature;
    const type = get(signature, 'type') ?? { type: 'intrinsic', name: 'any' };
    const hasResult = between !== ': ' || !isConstructor;
    return [
      // TypeDoc repeats the parameters of the class.
      ...(isConstructor ? [] : this.writeTypeParameters(signature)),
      '(',
      ...join(this.writeParameters(signature), ', '),
      ')',
      ...(hasResult ? [between, ...this.writeType(type)] : []),
    ];
  }

  writeParameters(signature: Loose): readonly Parts[] {
    return reflectionsIn(signature, 'parameters').map((parameter) => [
      hasFlag(parameter, 'isRest') ? '...' : '',
      parameterName(parameter),
      isOptional(parameter) ? '?: ' : ': ',
      ...this.writeType(get(parameter, 'type')),
    ]);
  }

  /** Writes the members of an object type, without the braces around them. */
  writeMembers(literal: Loose): readonly Parts[] {
    const signatures = reflectionsIn(literal, 'signatures').map((each) => this.#writeCall(each));
    const indexes = indexesOf(literal).map((each) => this.#writeIndex(each));
    const members = reflectionsIn(literal, 'children').flatMap((child): Parts[] => {
      const mark = hasFlag(child, 'isOptional') ? '?' : '';
      const calls = reflectionsIn(child, 'signatures');
      if (calls.length > 0) {
        const start = kindNumber(child) === KIND.constructor ? 'new ' : nameOf(child) + mark;
        return calls.map((call) => [start, ...this.writeSignature(call)]);
      }
      const name = (hasFlag(child, 'isReadonly') ? 'readonly ' : '') + nameOf(child);
      const type = get(child, 'type') ?? get(get(child, 'getSignature'), 'type');
      return [[`${name}${mark}: `, ...this.writeType(type)]];
    });
    return [...signatures, ...indexes, ...members];
  }

  /** `[key: string]: unknown`. */
  #writeIndex(signature: Loose): Parts {
    const type = this.writeType(get(signature, 'type'));
    return [...this.writeIndexKey(signature), ': ', ...type];
  }

  /** `[key: string]`. */
  writeIndexKey(signature: Loose): Parts {
    return ['[', ...join(this.writeParameters(signature), ', '), ']'];
  }

  #writeCall(signature: Loose): Parts {
    const isConstructor = kindNumber(signature) === KIND.constructorSignature;
    return [isConstructor ? 'new ' : '', ...this.writeSignature(signature)];
  }

  #write(type: Loose): Written {
    const form = ownValue(FORMS, textOf(get(type, 'type')) ?? '');
    return form === undefined ? atom([nameOf(type)]) : form(type, this);
  }
}

/** How each form of type is written. */
const FORMS: Readonly<Record<string, (type: Loose, writer: TypeWriter) => Written>> = {
  literal: (type) => atom([formatLiteral(get(type, 'value'))]),
  reference: (type, writer) => {
    const written = listOf(get(type, 'typeArguments')).map((each) => writer.writeType(each));
    const name = writer.link(nameOf(type), get(type, 'target'));
    return atom(written.length === 0 ? [name] : [name, '<', ...join(written, ', '), '>']);
  },
  array: (type, writer) => atom([...writer.writeType(get(type, 'elementType'), POSTFIX), '[]']),
  union: (type, writer) => writeList(type, { separator: ' | ', strength: UNION }, writer),
  intersection: (type, writer) =>
    writeList(type, { separator: ' & ', strength: INTERSECTION }, writer),
  tuple: (type, writer) => {
    const elements = listOf(get(type, 'elements') ?? get(type, 'target'));
    return atom([
      '[',
      ...join(
        elements.map((each) => writer.writeType(each)),
        ', ',
      ),
      ']',
    ]);
  },
  namedTupleMember: (type, writer) => {
    const name = `${nameOf(type)}${get(type, 'isOptional') === true ? '?' : ''}: `;
    return weak([name, ...writer.writeType(get(type, 'element'))]);
  },
  optional: (type, writer) => atom([...writer.writeType(get(type, 'elementType'), POSTFIX), '?']),
  rest: (type, writer) => weak(['...', ...writer.writeType(get(type, 'elementType'))]),
  typeOperator: (type, writer) => ({
    parts: [
      `${textOf(get(type, 'operator')) ?? ''} `,
      ...writer.writeType(get(type, 'target'), OPERATOR),
    ],
    strength: OPERATOR,
  }),
  indexedAccess: (type, writer) =>
    atom([
      ...writer.writeType(get(type, 'objectType'), POSTFIX),
      '[',
      ...writer.writeType(get(type, 'indexType')),
      ']',
    ]),
  query: (type, writer) => ({
    parts: ['typeof ', ...writer.writeType(get(type, 'queryType'), OPERATOR)],
    strength: OPERATOR,
  }),
  inferred: (type, writer) => {
    const constraint = get(type, 'constraint');
    const more = constraint === undefined ? [] : [' extends ', ...writer.writeType(constraint)];
    return weak([`infer ${nameOf(type)}`, ...more]);
  },
  conditional: (type, writer) =>
    weak([
      ...writer.writeType(get(type, 'checkType'), UNION),
      ' extends ',
      ...writer.writeType(get(type, 'extendsType'), UNION),
      ' ? ',
      ...writer.writeType(get(type, 'trueType')),
      ' : ',
      ...writer.writeType(get(type, 'falseType')),
    ]),
  mapped: (type, writer) => {
    const name = get(type, 'nameType');
    const mark = markOf(get(type, 'optionalModifier'), '?');
    return atom([
      `{ ${markOf(get(type, 'readonlyModifier'), 'readonly ')}[${textOf(get(type, 'parameter')) ?? ''} in `,
      ...writer.writeType(get(type, 'parameterType')),
      ...(name === undefined ? [] : [' as ', ...writer.writeType(name)]),
      `]${mark}: `,
      ...writer.writeType(get(type, 'templateType')),
      ' }',
    ]);
  },
  templateLiteral: (type, writer) =>
    atom([
      `\`${plainText(get(type, 'head'))}`,
      ...listOf(get(type, 'tail')).flatMap((each): Parts => {
        const [inner, text] = listOf(each);
        return ['${', ...writer.writeType(inner), `}${plainText(text)}`];
      }),
      '`',
    ]),
  predicate: (type, writer) => {
    const target = get(type, 'targetType');
    const start = `${get(type, 'asserts') === true ? 'asserts ' : ''}${nameOf(type)}`;
    const more = target === undefined ? [] : [' is ', ...writer.writeType(target)];
    return weak([start, ...more]);
  },
  reflection: (type, writer) => {
    const signature = functionTypeOf(type);
    if (signature !== undefined) {
      const isConstructor = kindNumber(signature) === KIND.constructorSignature;
      const parts = writer.writeSignature(signature, ' => ');
      return weak([isConstructor ? 'new ' : '', ...parts]);
    }
    const members = writer.writeMembers(literalOf(type) ?? {});
    return atom(members.length === 0 ? ['{}'] : ['{ ', ...join(members, '; '), ' }']);
  },
};

/** Unlike `textOf`, keeps texts of spaces. */
function plainText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function atom(parts: Parts): Written {
  return { parts, strength: POSTFIX };
}

function weak(parts: Parts): Written {
  return { parts, strength: LOOSE };
}

function writeList(
  type: Loose,
  { separator, strength }: { readonly separator: string; readonly strength: number },
  writer: TypeWriter,
): Written {
  const types = listOf(get(type, 'types')).map((each) => writer.writeType(each, strength + 1));
  return { parts: join(types, separator), strength };
}

function join(lists: readonly Parts[], separator: string): Parts {
  return lists.flatMap((parts, rank) => (rank === 0 ? parts : [separator, ...parts]));
}

function formatLiteral(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  const big = textOf(get(value, 'value'));
  return big === undefined ? String(value) : `${get(value, 'negative') === true ? '-' : ''}${big}n`;
}

/** `+`, `-` or nothing before what a mapped type adds or removes. */
function markOf(modifier: unknown, word: string): string {
  if (modifier === '+') return word;
  return modifier === '-' ? `-${word}` : '';
}
