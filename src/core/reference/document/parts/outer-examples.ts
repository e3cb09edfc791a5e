/** Finds examples whose values are elsewhere: in separate files, or in another part of the document. */
import type { ApiDocument } from '../document.ts';
import { entriesOf, isRecord, type Loose, textOf } from '../loose.ts';
import { refOf } from '../resolver.ts';
import { holdsNames, listRecords } from './outer-refs.ts';
import { mapRecordsWithin } from './stand-in.ts';

export interface OuterExample {
  /** The object in the document that says where the value is. */
  readonly holder: Loose;
  /** The address of the value, relative to the file that contains the object. */
  readonly address: string;
  /** Whether the address is an `externalValue`, which can also be shown as a link. */
  readonly isExternal: boolean;
  readonly withValue: (holder: Loose, value: unknown) => Loose;
}

/**
 * Lists all examples whose values are elsewhere. To OpenAPI, a `$ref` within a value is data; but if an
 * example holds nothing else, its author means the target, and most tools show that.
 */
export function findOuterExamples(root: unknown): readonly OuterExample[] {
  return [...listRecords(root)].flatMap(({ value, path }) => {
    if (holdsNames(path)) return [];
    const several = entriesOf(value['examples']);
    return [
      ...referredTo(value, 'example'),
      ...several.flatMap(([name, example]) => {
        if (!isRecord(example)) return [];
        // In OpenAPI 2, the names are content types and the examples are data.
        const examples = value['examples'] as Loose;
        return name.includes('/') ? referredTo(examples, name) : listOuter(example);
      }),
    ];
  });
}

/**
 * Matches any text that contains such an example. Searching the text first saves walking through large
 * documents that have none.
 */
const mayBeOuter =
  /externalValue|(?:example|value|\/[\w.+*-]+)["']?\s*:(?:[\s{]|#.*\n)*["']?\$ref\b/;

export function hasOuterExamples({ text, value }: Pick<ApiDocument, 'text' | 'value'>): boolean {
  return mayBeOuter.test(text) && findOuterExamples(value).length > 0;
}

function listOuter(example: Loose): readonly OuterExample[] {
  const address = outerAddress(example);
  if (address === undefined) return referredTo(example, 'value');
  const withValue = ({ externalValue: _, ...rest }: Loose, value: unknown) => ({ ...rest, value });
  return [{ holder: example, address, isExternal: true, withValue }];
}

function referredTo(holder: Loose, key: string): readonly OuterExample[] {
  const written = holder[key];
  const address = isRecord(written) && Object.keys(written).length === 1 && refOf(written);
  if (typeof address !== 'string') return [];
  const withValue = (given: Loose, value: unknown) => ({ ...given, [key]: value });
  return [{ holder, address, isExternal: false, withValue }];
}

/**
 * Returns the address of an example's value if it is in a file next to its document; undefined for all
 * other examples.
 */
export function outerAddress(example: unknown): string | undefined {
  if (!isRecord(example)) return undefined;
  const { value, dataValue, serializedValue, externalValue } = example;
  const isHere = [value, dataValue, serializedValue].some((each) => each !== undefined);
  return isHere || isWebAddress(externalValue) ? undefined : textOf(externalValue);
}

/** Whether an example's address is one that a page can link to: on the web, or on the site itself. */
export function isWebAddress(value: unknown): boolean {
  return /^\s*(?:[a-z][a-z\d+.-]*:|\/)/i.test(textOf(value) ?? '');
}

/** The changes to make to the objects that say where a value is. */
export type ExampleChanges = ReadonlyMap<Loose, (holder: Loose) => Loose>;

/** Returns a copy with these changes; parts without changes are not copied. */
export function withExamples(value: unknown, changes: ExampleChanges): unknown {
  if (changes.size === 0) return value;
  return mapRecordsWithin(value, (record, copy) => changes.get(record)?.(copy) ?? copy);
}
