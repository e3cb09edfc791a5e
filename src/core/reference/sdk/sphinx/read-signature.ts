/** Reads the line in which Sphinx shows how an object is written. */
import { elementText } from '../../../html/text.ts';
import type { Element, HtmlNode } from '../../../html/tree.ts';
import { optional } from '../../document/loose.ts';
import type { LibraryCode } from '../library/library.ts';
import { elementsOf, hasClass } from './markup/html-parts.ts';
import { plainCode, sliceCode } from './markup/library-code.ts';
import { linkedId } from './markup/prepare-body.ts';
import { readCode } from './markup/read-code.ts';
import { splitParameter, type WrittenParameter } from './split-parameter.ts';

export interface PythonSignature {
  readonly id: string;
  /** Other ids that stand for the same. */
  readonly aliases: readonly string[];
  /** The name in its module, if the source is part of the output. */
  readonly sourceName?: string;
  /** The words before the name: `async`, `class`. */
  readonly words: readonly string[];
  /** The module or the class before the name, with a dot at the end; or `@`. */
  readonly prefix: string;
  readonly name: string;
  /** Absent without parentheses. */
  readonly parameters?: readonly WrittenParameter[];
  readonly typeParameters: readonly WrittenParameter[];
  readonly result?: LibraryCode;
  /** What follows a colon. */
  readonly type?: LibraryCode;
  /** What follows an equals sign. */
  readonly value?: LibraryCode;
}

export function readPythonSignature(term: Element): PythonSignature {
  const reader = new SignatureReader();
  reader.read(term.children);
  return reader.finish(term.get('id') ?? '');
}

/** Classes of the module or the class before the name, and of the name. */
const PREFIX_CLASSES: ReadonlySet<string> = new Set(['descclassname', 'sig-prename']);
const NAME_CLASSES: ReadonlySet<string> = new Set(['descname', 'sig-name']);

class SignatureReader {
  readonly #aliases: string[] = [];
  readonly #words: string[] = [];
  readonly #typeParameters: WrittenParameter[] = [];
  readonly #after: HtmlNode[] = [];
  #sourceName: string | undefined;
  #prefix = '';
  #name: string | undefined;
  #parameters: WrittenParameter[] | undefined;
  /** The list that is open. */
  #list: WrittenParameter[] | undefined;
  /** How many brackets around optional parameters are open. */
  #brackets = 0;
  #isCalled = false;
  #type: LibraryCode | undefined;
  #value: LibraryCode | undefined;

  read(nodes: readonly HtmlNode[]): void {
    for (const node of nodes) {
      if (node.kind === 'element') this.#readElement(node);
      else if (this.#isCalled) this.#after.push(node);
    }
  }

  finish(id: string): PythonSignature {
    const result = readCode(this.#after);
    const arrow = /^\s*(?:→|->)/.exec(plainCode(result))?.[0];
    return {
      id,
      aliases: this.#aliases,
      ...optional('sourceName', this.#sourceName),
      words: this.#words,
      prefix: this.#prefix,
      name: this.#name ?? '',
      ...optional('parameters', this.#parameters),
      typeParameters: this.#typeParameters,
      ...optional('result', arrow === undefined ? undefined : sliceCode(result, arrow.length)),
      ...optional('type', this.#type),
      ...optional('value', this.#value),
    };
  }

  #readElement(element: Element): void {
    const { classes } = element;
    const id = element.get('id');
    if (id !== undefined) this.#aliases.push(id);
    if (hasClass(element, 'headerlink')) return;
    if (elementsOf(element).some((inner) => hasClass(inner, 'viewcode-link'))) {
      this.#sourceName ??= linkedId(element);
    } else if (hasClass(element, 'property')) this.#readProperty(element);
    else if (classes.some((word) => PREFIX_CLASSES.has(word))) {
      this.#prefix += elementText(element);
    } else if (classes.some((word) => NAME_CLASSES.has(word))) this.#name = elementText(element);
    else if (hasClass(element, 'sig-paren') || element.name === 'big') this.#readBracket(element);
    else if (this.#list === undefined) this.#readOther(element);
    else this.#readListed(element, this.#list);
  }

  #readListed(element: Element, list: WrittenParameter[]): void {
    if (hasClass(element, 'optional')) this.#countBrackets(element);
    else if (element.name === 'em') {
      const parameter = splitParameter(readCode(element.children), this.#brackets > 0);
      if (parameter.name !== '') list.push(parameter);
    } else this.read(element.children);
  }

  #readOther(element: Element): void {
    if (this.#isCalled) this.#after.push(element);
    else this.read(element.children);
  }

  #countBrackets(element: Element): void {
    this.#brackets += elementText(element).includes(']') ? -1 : 1;
  }

  #readBracket(element: Element): void {
    const sign = elementText(element);
    this.#brackets = 0;
    if (sign === '(') this.#list = this.#parameters ??= [];
    else if (sign === '[') this.#list = this.#typeParameters;
    else {
      this.#list = undefined;
      this.#isCalled ||= sign === ')';
    }
  }

  #readProperty(element: Element): void {
    if (this.#name === undefined) {
      this.#words.push(...elementText(element).split(' ').filter(Boolean));
      return;
    }
    const code = readCode(element.children);
    const written = plainCode(code);
    if (written.startsWith(':')) this.#type ??= sliceCode(code, 1);
    else if (written.startsWith('=')) this.#value ??= sliceCode(code, 1);
  }
}
