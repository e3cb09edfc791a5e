/** Reads what is said about an object, part by part. */
import { elementText } from '../../../../html/text.ts';
import type { Element, HtmlNode } from '../../../../html/tree.ts';
import { optional } from '../../../document/loose.ts';
import type { LibraryCode } from '../../library/library.ts';
import { readExample } from '../../library/symbol-texts.ts';
import type { Docstring, Mention } from './docstring.ts';
import { DocstringFields } from './docstring-fields.ts';
import { definitionsIn, elementsOf, hasClass } from '../markup/html-parts.ts';
import { plainCode, sliceCode } from '../markup/library-code.ts';
import { readCode } from '../markup/read-code.ts';
import { isFieldList, readFieldList } from './read-fields.ts';
import { isPartlyDeprecated } from './partly-deprecated.ts';
import { readPlainFields } from './read-plain-fields.ts';
import { readMentions } from './read-mentions.ts';
import type { SphinxReading } from '../markup/sphinx-reading.ts';

/** What a docstring is about. */
export interface DocstringPlace {
  readonly reading: SphinxReading;
  /** The names of the object. */
  readonly names: ReadonlySet<string>;
}

export function readDocstring(nodes: readonly HtmlNode[], place: DocstringPlace): Docstring {
  const reader = new DocstringReader(place);
  for (const node of nodes) reader.read(node);
  return reader.finish();
}

/** Where text goes until a heading or a field says otherwise. */
type Part = 'description' | 'examples' | 'members';

const EXAMPLES = /^(?:examples?|usage)\s*:?$/i;
const MEMBERS = /^(?:methods|attributes)\s*:?$/i;
const SEE = /^see also$/i;
const BASES = /^\s*(?:Bases|Basisklassen|Base|ベースクラス|基类)\s*[:：]/;

/** What is never part of an example: remarks, and in which version something changed. */
const REMARKS: ReadonlySet<string> = new Set([
  'admonition',
  'versionadded',
  'versionchanged',
  'versionremoved',
]);

class DocstringReader {
  readonly #reading: SphinxReading;
  readonly #names: ReadonlySet<string>;
  readonly #fields: DocstringFields;
  readonly #texts: Record<Exclude<Part, 'members'>, HtmlNode[]> = { description: [], examples: [] };
  readonly #see: string[] = [];
  readonly #mentions: Mention[] = [];
  #deprecation: string | undefined;
  #bases: LibraryCode = [];
  #part: Part = 'description';

  constructor({ reading, names }: DocstringPlace) {
    this.#reading = reading;
    this.#names = names;
    this.#fields = new DocstringFields(reading);
  }

  read(node: HtmlNode): void {
    if (node.kind !== 'element') this.#add(node);
    else if (hasClass(node, 'rubric')) this.#readRubric(node);
    else if (isFieldList(node)) this.#readFields(node);
    else if (hasClass(node, 'seealso')) this.#readSee(node.children);
    else if (hasClass(node, 'deprecated') || hasClass(node, 'deprecated-removed')) {
      this.#readDeprecation(node);
    } else if (node.classes.some((word) => /^admonition-examples?$/.test(word))) {
      addAll(
        this.#texts.examples,
        node.children.filter((inner) => !isTitle(inner)),
      );
    } else if (node.classes.some((word) => REMARKS.has(word))) this.#texts.description.push(node);
    else if (this.#part === 'members' && node.name === 'table') {
      for (const mention of readMentions(node, this.#reading)) this.#mentions.push(mention);
    } else if (!this.#readBases(node) && !this.#readPlain(node)) this.#add(node);
  }

  finish(): Docstring {
    const { returns, throws, description: more, ...fields } = this.#fields.finish();
    const text = this.#reading.format(this.#texts.description);
    const example = this.#reading.format(this.#texts.examples);
    const description = [text, ...more].filter(Boolean).join('\n\n');
    return {
      ...fields,
      bases: this.#bases,
      mentions: [...this.#mentions, ...fields.mentions],
      texts: {
        ...optional('description', description === '' ? undefined : description),
        ...optional('deprecation', this.#deprecation),
        ...optional('returns', returns),
        throws,
        see: this.#see,
        examples: example === undefined ? [] : [readExample(undefined, example, 'python')],
      },
    };
  }

  #add(node: HtmlNode): void {
    if (this.#part === 'members' && node.kind === 'element') this.#part = 'description';
    this.#texts[this.#part === 'members' ? 'description' : this.#part].push(node);
  }

  #readRubric(rubric: Element): void {
    const title = elementText(rubric);
    if (EXAMPLES.test(title)) this.#part = 'examples';
    else if (MEMBERS.test(title)) this.#part = 'members';
    else {
      this.#part = 'description';
      this.#texts.description.push(rubric);
    }
  }

  #readFields(list: Element): void {
    this.#part = 'description';
    for (const field of readFieldList(list)) this.#fields.add(field);
  }

  #readPlain(list: Element): boolean {
    const fields = readPlainFields(list);
    if (fields === undefined) return false;
    for (const field of fields) {
      if (SEE.test(field.label)) this.#readSee(field.body);
      else if (EXAMPLES.test(field.label)) addAll(this.#texts.examples, field.body);
      else this.#fields.addPlain(field);
    }
    return true;
  }

  #readBases(paragraph: Element): boolean {
    const isFirst = this.#texts.description.every((node) => node.kind !== 'element');
    if (!isFirst || paragraph.name !== 'p' || this.#bases.length > 0) return false;
    const code = readCode(paragraph.children);
    const start = BASES.exec(plainCode(code))?.[0];
    if (start === undefined || !hasOnlyCode(paragraph)) return false;
    this.#bases = sliceCode(code, start.length);
    return true;
  }

  #readSee(nodes: readonly HtmlNode[]): void {
    const format = (inner: readonly HtmlNode[]) => this.#reading.format(inner);
    for (const element of nodes) {
      if (element.kind !== 'element' || isTitle(element)) continue;
      const entries =
        element.name === 'dl'
          ? definitionsIn(element).map(({ term, body }) =>
              [term.children, body].map(format).filter(Boolean).join(': '),
            )
          : (element.name === 'ul' ? elementsOf(element) : [element]).map(({ children }) =>
              format(children),
            );
      for (const entry of entries) if (entry) this.#see.push(entry);
    }
  }

  /** What is deprecated only in part, such as a parameter, is not deprecated itself. */
  #readDeprecation(box: Element): void {
    if (this.#deprecation !== undefined || isPartlyDeprecated(box, this.#names)) {
      this.#texts.description.push(box);
      return;
    }
    const text = this.#reading.format(box.children) ?? '';
    this.#deprecation = text.replace(/^Deprecated since version /, 'Since version ');
  }
}

function isTitle(node: HtmlNode): boolean {
  return node.kind === 'element' && hasClass(node, 'admonition-title');
}

/** Whether all words of a line but the first are code. */
function hasOnlyCode(line: Element): boolean {
  const text = elementText(line, ({ name }) => ['a', 'code', 'tt'].includes(name));
  return /^[^:：]*[:：][\s,.[\]|()]*$/.test(text);
}

/** Adds nodes one by one: as arguments of one call, too many of them would overflow the stack. */
function addAll(list: HtmlNode[], nodes: readonly HtmlNode[]): void {
  for (const node of nodes) list.push(node);
}
