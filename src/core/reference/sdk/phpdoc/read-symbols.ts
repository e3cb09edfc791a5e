/** Reads the symbols of a PHP library: its classes, interfaces, traits, enums, functions and constants. */
import type { Loose } from '../../document/loose.ts';
import type { Library, LibrarySymbol } from '../library/library.ts';
import { noTexts } from '../library/symbol-texts.ts';
import { type Docblock, inheritsExplicitly, isShareable } from './docblock.ts';
import { findExceptions } from './find-exceptions.ts';
import { listPhpElements, type PhpElement } from './list-elements.ts';
import { PhpIndex } from './php-index.ts';
import { namespaceOf, shortPhpName } from './php-name.ts';
import { readPhpCall, writePhpCall, writeHeritage } from './read-call.ts';
import { cutPhpValue, readPhpMembers } from './read-members.ts';
import { type PhpPlace, firstTag, readPhpTexts, readTemplates } from './read-texts.ts';
import { readPhpType } from './type-code.ts';
import { xmlAttribute, xmlText } from './xml-elements.ts';

type Declared = Pick<LibrarySymbol, 'keyword' | 'declarations' | 'calls' | 'typeParameters'>;

export function readPhpLibrary(project: Loose): Library {
  const index = new PhpIndex(listPhpElements(project));
  const exceptions = findExceptions(index.elements);
  const symbols = Array.from(index.elements.values(), (element): LibrarySymbol => {
    const { id, kind, parents, interfaces } = element;
    const isPlain = kind === 'function' || kind === 'constant';
    const find = index.referencesFrom(id);
    const place = isPlain ? { find } : { find, owner: id };
    return {
      id,
      kind: exceptions.has(id) ? 'exception' : kind,
      name: nameOf(element),
      module: namespaceOf(id),
      ...DECLARATIONS[kind](element, place),
      extended: [...parents, ...index.traitsOf(element)],
      implemented: interfaces,
      members: readPhpMembers(element, index),
      ...readPhpTexts(docblocksOf(element, index), place),
    };
  });
  return { language: 'php', separator: '\\', symbols: symbols.sort(compareSymbols) };
}

/** The tool's order is that of files, by which nobody finds anything. */
function compareSymbols(one: LibrarySymbol, other: LibrarySymbol): number {
  const [ours, theirs] = [one, other].map(({ module, name }) => `${module}\n${name}`.toLowerCase());
  return ours === theirs ? 0 : (ours ?? '') < (theirs ?? '') ? -1 : 1;
}

function nameOf({ id }: PhpElement): string {
  return shortPhpName(id).replace(/\(\)$/, '');
}

/** A class takes over what is said about its parent only if its comment says so. */
function docblocksOf({ id, docblock }: PhpElement, index: PhpIndex): readonly Docblock[] {
  const line = inheritsExplicitly(docblock) ? index.lineOf(id).slice(1) : [];
  return [docblock, ...line.map((each) => each.docblock).filter(isShareable)];
}

type Declare = (element: PhpElement, place: PhpPlace) => Declared;

const DECLARATIONS: Readonly<Record<PhpElement['kind'], Declare>> = {
  class: declareType,
  interface: declareType,
  trait: declareType,
  enum: declareType,
  function: declareFunction,
  constant: declareConstant,
};

function declareType(of: PhpElement, place: PhpPlace): Declared {
  const { kind, element, parents, interfaces } = of;
  const words = ['abstract', 'final', 'readonly'].filter(
    (word) => xmlAttribute(element, word) === 'true',
  );
  const keyword = [...words, kind].join(' ');
  const toCode = (name: string) => readPhpType(name);
  const heritage = [
    ['extends', parents.map(toCode)],
    ['implements', interfaces.map(toCode)],
  ] as const;
  const name = nameOf(of) + (kind === 'enum' ? describeBacking(of) : '');
  return {
    keyword,
    declarations: [writeHeritage(keyword, name, heritage)],
    calls: [],
    typeParameters: readTemplates(of.docblock, place),
  };
}

/** Returns the type of an enum's values, which the tool does not tell: all are texts or all are numbers. */
function describeBacking({ members }: PhpElement): string {
  const values = members
    .filter(({ kind }) => kind === 'case')
    .map(({ element }) => xmlText(element, 'value'));
  if (values.length === 0) return '';
  if (values.every((value) => /^['"]/.test(value))) return ': string';
  return values.every((value) => /^-?\d/.test(value)) ? ': int' : '';
}

function declareFunction(of: PhpElement, place: PhpPlace): Declared {
  const { element, docblock } = of;
  const returned = firstTag([docblock], 'return')?.type ?? '';
  const result = returned === '' ? undefined : readPhpType(returned);
  const call = readPhpCall(element, [docblock], { ...place, result });
  const reference = xmlAttribute(element, 'returnByReference') === 'true' ? '&' : '';
  const declaration = writePhpCall(reference + nameOf(of), {
    parameters: call.parameters,
    result,
  });
  return {
    keyword: 'function',
    declarations: [declaration],
    calls: [{ ...noTexts, ...call }],
    typeParameters: [],
  };
}

function declareConstant(of: PhpElement): Declared {
  const value = cutPhpValue(xmlText(of.element, 'value'));
  const type = firstTag([of.docblock], 'var')?.type ?? '';
  const start = type === '' ? [] : [...readPhpType(type), ' '];
  return {
    keyword: 'const',
    declarations: [[...start, nameOf(of), ...(value === '' ? [] : [` = ${value}`])]],
    calls: [],
    typeParameters: [],
  };
}
