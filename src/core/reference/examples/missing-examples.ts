/** Examples that a document names and that are nowhere: readers are told that something belongs there. */
import { entriesOf, type Loose, recordOf, textOf } from '../document/loose.ts';
import { refOf, type Resolver } from '../document/resolver.ts';
import { missingOf } from '../document/parts/stand-in.ts';
import type { MissingExample } from '../model/missing-example.ts';

/** @param holder the media type whose `examples` are asked. */
export function listMissingExamples(holder: Loose, resolver: Resolver): readonly MissingExample[] {
  return entriesOf(holder['examples']).flatMap(([label, written]) => {
    const found = resolver.follow(written, '')?.value;
    const name = missingOf(found) ?? (found === undefined ? refOf(written) : elsewhere(found));
    return name === undefined ? [] : [{ label, name }];
  });
}

/** A file beside the document, which is not read. */
function elsewhere(found: unknown): string | undefined {
  const { value, dataValue, serializedValue, externalValue } = recordOf(found);
  const isHere = [value, dataValue, serializedValue].some((each) => each !== undefined);
  return isHere || isAddress(externalValue) ? undefined : textOf(externalValue);
}

/** Whether an example is where a link of a page leads: somewhere in the web, or on the site itself. */
export function isAddress(value: unknown): boolean {
  return /^\s*(?:[a-z][a-z\d+.-]*:|\/)/i.test(textOf(value) ?? '');
}
