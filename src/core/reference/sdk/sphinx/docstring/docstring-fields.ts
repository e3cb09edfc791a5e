/** Gathers what the fields of a docstring say. */
import { escapeMarkdown, formatCode } from '../../../../text/markdown.ts';
import { optional } from '../../../document/loose.ts';
import { formatSymbolLink } from '../../../symbols/symbol-link.ts';
import type { LibraryCode } from '../../library/library.ts';
import { plainCode } from '../markup/library-code.ts';
import { readCode } from '../markup/read-code.ts';
import type { DocumentedName } from './docstring.ts';
import { type DocstringField, type FieldEntry, readEntries } from './read-fields.ts';
import { readPlainEntries } from './read-plain-fields.ts';
import type { SphinxReading } from '../markup/sphinx-reading.ts';

/** What the labels of fields mean; some are those of other languages than English. */
const MEANINGS = {
  parameters:
    /^(?:param(?:eter)?s?|arg(?:ument)?s?|keyword(?: arg(?:ument)?s?)?|other parameters|paramètres|parámetros|パラメータ|参数)$/i,
  returns: /^(?:returns?|yields?|rückgabe|renvoie|devuelve|戻り値|返回)$/i,
  result:
    /^(?:return type|yield type|rückgabetyp|type renvoyé|tipo del valor devuelto|戻り値の型|返回类型)$/i,
  throws: /^(?:raises?|except(?:ion)?s?|throws?|verursacht|lève|muestra|例外|抛出)$/i,
  attributes: /^(?:variables?|attributes|variablen)$/i,
  type: /^type?$/i,
} as const;

type Meaning = keyof typeof MEANINGS;

const MEANING_NAMES = Object.keys(MEANINGS) as readonly Meaning[];

export class DocstringFields {
  readonly #reading: SphinxReading;
  readonly #parameters: DocumentedName[] = [];
  readonly #attributes: DocumentedName[] = [];
  readonly #mentions: DocumentedName[] = [];
  readonly #returns: string[] = [];
  readonly #throws: string[] = [];
  /** What has another label, under it. */
  readonly #others: string[] = [];
  #result: LibraryCode | undefined;
  #type: LibraryCode | undefined;

  constructor(reading: SphinxReading) {
    this.#reading = reading;
  }

  add(field: DocstringField): void {
    this.#addEntries(field, readEntries(field.body));
  }

  /** Adds a field whose entries are lines of text. */
  addPlain(field: DocstringField): void {
    const meaning = meaningOf(field.label);
    const isList = meaning !== undefined && meaning !== 'returns';
    const entries = isList ? readPlainEntries(field.body) : undefined;
    if (isList && entries === undefined && meaning !== 'throws') this.#addOther(field);
    else this.#addEntries(field, entries ?? readEntries(field.body));
  }

  finish() {
    return {
      parameters: this.#parameters,
      attributes: this.#attributes,
      mentions: this.#mentions,
      throws: this.#throws,
      description: this.#others,
      ...optional('returns', this.#returns.length === 0 ? undefined : this.#returns.join('\n\n')),
      ...optional('result', this.#result),
      ...optional('type', this.#type),
    };
  }

  #addEntries(field: DocstringField, entries: readonly FieldEntry[]): void {
    switch (meaningOf(field.label)) {
      case 'parameters':
        this.#addNamed(field, entries, this.#parameters);
        break;
      case 'attributes':
        this.#addNamed(field, entries, this.#attributes);
        break;
      case 'returns':
        this.#addReturns(field, entries);
        break;
      case 'throws':
        for (const entry of entries) this.#throws.push(...this.#tell(entry));
        break;
      case 'result':
        this.#result ??= nonEmpty(readCode(field.body));
        break;
      case 'type':
        this.#type ??= nonEmpty(readCode(field.body));
        break;
      case undefined:
        this.#addOther(field);
    }
  }

  #addNamed(field: DocstringField, entries: readonly FieldEntry[], list: DocumentedName[]): void {
    if (entries.every(({ names }) => names.length === 0)) {
      this.#addOther(field);
      return;
    }
    for (const { names, type, body, isMention } of entries) {
      const description = this.#reading.format(body);
      const facts = { ...optional('type', type), ...optional('description', description) };
      for (const name of names) (isMention ? this.#mentions : list).push({ name, ...facts });
    }
  }

  #addReturns({ body }: DocstringField, entries: readonly FieldEntry[]): void {
    const [only, ...others] = entries;
    const isDefined = body.some((node) => node.kind === 'element' && node.name === 'dl');
    if (!isDefined || only === undefined || others.length > 0) {
      const text = isDefined
        ? entries.flatMap((entry) => this.#tell(entry).map(toItem)).join('\n')
        : this.#reading.format(body);
      if (text) this.#returns.push(text);
      return;
    }
    const { names, code, type, body: told } = only;
    const isNamed = names.length > 0 && type !== undefined;
    this.#result ??= type ?? nonEmpty(code);
    const text = this.#reading.format(told);
    if (isNamed) this.#returns.push([formatCode(plainCode(code)), text].filter(Boolean).join(': '));
    else if (text !== undefined) this.#returns.push(text);
  }

  /** Tells a name and what is said about it. */
  #tell({ names, code, type, body }: FieldEntry): readonly string[] {
    const text = this.#reading.format(body);
    const label = names.length > 0 ? code : (type ?? []);
    const kind = names.length > 0 && type !== undefined ? ` (${linkCode(type)})` : '';
    const parts = [label.length === 0 ? '' : linkCode(label) + kind, text].filter(Boolean);
    return parts.length === 0 ? [] : [parts.join(': ')];
  }

  #addOther({ label, body }: DocstringField): void {
    const text = this.#reading.format(body);
    if (text === undefined) return;
    const isLine = !text.includes('\n') && /^[\p{L}\p{N}[`*<\\]/u.test(text);
    this.#others.push(`**${escapeMarkdown(label)}:**${isLine ? ' ' : '\n\n'}${text}`);
  }
}

function meaningOf(label: string): Meaning | undefined {
  return MEANING_NAMES.find((name) => MEANINGS[name].test(label));
}

function nonEmpty(code: LibraryCode): LibraryCode | undefined {
  return code.length === 0 ? undefined : code;
}

/** Writes code as Markdown; a name alone is a link. */
function linkCode(code: LibraryCode): string {
  const target = code.find((part) => typeof part !== 'string')?.target;
  const label = formatCode(plainCode(code));
  return target === undefined || code.length > 1 ? label : formatSymbolLink(label, { key: target });
}

function toItem(text: string): string {
  return `- ${text.replaceAll('\n', '\n  ')}`;
}
