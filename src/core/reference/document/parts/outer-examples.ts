/** Examples that a document keeps in files of their own. */
import { entriesOf, isRecord, type Loose, textOf } from '../loose.ts';
import { listRecords } from './outer-refs.ts';
import { mapRecordsWithin } from './stand-in.ts';

export interface OuterExample {
  /** The Example object, as it stands in the document. */
  readonly example: Loose;
  /** Its address, as seen from the file that the example stands in. */
  readonly address: string;
}

/** Examples whose value stands nowhere but in a file beside the document. */
export function findOuterExamples(root: unknown): readonly OuterExample[] {
  return [...listRecords(root)].flatMap(({ value, path }) => {
    const areNames = path.at(-1) === 'properties';
    return entriesOf(areNames ? undefined : value['examples']).flatMap(([, example]) => {
      const address = outerAddress(example);
      return address === undefined || !isRecord(example) ? [] : [{ example, address }];
    });
  });
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

/** A copy in which these Example objects are others; parts without any stay as they are. */
export function withExamples(value: unknown, found: ReadonlyMap<Loose, Loose>): unknown {
  if (found.size === 0) return value;
  return mapRecordsWithin(value, (record, copy) => found.get(record) ?? copy);
}
