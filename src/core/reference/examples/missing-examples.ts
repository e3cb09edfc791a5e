/**
 * Lists examples that a document names but that do not exist, so that readers can see that something is
 * missing.
 */
import { entriesOf, type Loose } from '../document/loose.ts';
import { refOf, type Resolver } from '../document/resolver.ts';
import { outerAddress } from '../document/parts/outer-examples.ts';
import { missingOf } from '../document/parts/stand-in.ts';
import type { MissingExample } from '../model/endpoint-model.ts';

/** @param holder the media type with the `examples`. */
export function listMissingExamples(holder: Loose, resolver: Resolver): readonly MissingExample[] {
  return entriesOf(holder['examples']).flatMap(([label, written]) => {
    const found = resolver.follow(written, '')?.value;
    const name = missingOf(found) ?? (found === undefined ? refOf(written) : outerAddress(found));
    return name === undefined ? [] : [{ label, name }];
  });
}
