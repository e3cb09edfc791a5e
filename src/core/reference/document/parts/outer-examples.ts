/** Examples whose values stand elsewhere: in files of their own, or in another part of the document. */
import type { ApiDocument } from '../document.ts';
import { entriesOf, isRecord, type Loose, textOf } from '../loose.ts';
import { refOf } from '../resolver.ts';
import { holdsNames, listRecords } from './outer-refs.ts';
import { mapRecordsWithin } from './stand-in.ts';

export interface OuterExample {
  /** The object that tells where the value is, as it stands in the document. */
  readonly holder: Loose;
  /** Its address, as seen from the file that the object stands in. */
  readonly address: string;
  /** Whether it is an `externalValue`, which may as well be a link. */
  readonly isExternal: boolean;
  readonly withValue: (holder: Loose, value: unknown) => Loose;
}

/**
 * All of them. To OpenAPI a `$ref` within a value is data, but where it is all that an example holds, authors
 * mean what it leads to, and most tools show it.
 */
export function findOuterExamples(root: unknown): readonly OuterExample[] {
  return [...listRecords(root)].flatMap(({ value, path }) => {
    if (holdsNames(path)) return [];
    const several = entriesOf(value['examples']);
    return [
      ...referredTo(value, 'example'),
      ...several.flatMap(([name, example]) => {
        if (!isRecord(example)) return [];
        // Of OpenAPI 2 the names are content types and the examples data.
        const examples = value['examples'] as Loose;
        return name.includes('/') ? referredTo(examples, name) : listOuter(example);
      }),
    ];
  });
}

/** What an example elsewhere is written with: walking through a large document takes a while. */
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

/** Where the value of an example is that is a file beside its document; undefined for all others. */
export function outerAddress(example: unknown): string | undefined {
  if (!isRecord(example)) return undefined;
  const { value, dataValue, serializedValue, externalValue } = example;
  const isHere = [value, dataValue, serializedValue].some((each) => each !== undefined);
  return isHere || isWebAddress(externalValue) ? undefined : textOf(externalValue);
}

/** Whether an example is where a link of a page leads: somewhere in the web, or on the site itself. */
export function isWebAddress(value: unknown): boolean {
  return /^\s*(?:[a-z][a-z\d+.-]*:|\/)/i.test(textOf(value) ?? '');
}

/** How objects that tell where a value is are changed. */
export type ExampleChanges = ReadonlyMap<Loose, (holder: Loose) => Loose>;

/** A copy with these changes; parts without any stay as they are. */
export function withExamples(value: unknown, changes: ExampleChanges): unknown {
  if (changes.size === 0) return value;
  return mapRecordsWithin(value, (record, copy) => changes.get(record)?.(copy) ?? copy);
}
