/** Reads the values of examples that are written elsewhere than in the object they belong to. */
import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import { parsePointer } from '../../core/reference/document/json-pointer.ts';
import { get, type Loose, valueUnder } from '../../core/reference/document/loose.ts';
import {
  type ExampleChanges,
  findOuterExamples,
  type OuterExample,
} from '../../core/reference/document/parts/outer-examples.ts';
import { isUrl, toPartAddress } from './part-address.ts';

/** Reads the value in a file; undefined if there is no file or a page cannot show it. */
export type ReadExample = (
  target: string,
) => Promise<{ readonly value?: unknown; readonly diagnostics: readonly Diagnostic[] } | undefined>;

interface ExamplePart {
  readonly value: unknown;
  readonly address: string;
}

/** Finds the values of the examples. An external example of a document from the web becomes a link to it. */
export async function readExamples(
  part: ExamplePart,
  readExample: ReadExample,
): Promise<{ readonly changes: ExampleChanges; readonly diagnostics: readonly Diagnostic[] }> {
  const changes = new Map<Loose, (holder: Loose) => Loose>();
  const diagnostics: Diagnostic[] = [];
  for (const outer of findOuterExamples(part.value)) {
    const { holder, address, isExternal } = outer;
    const target = toPartAddress(address, part.address);
    const before = changes.get(holder) ?? ((given: Loose) => given);
    if (isExternal && isUrl(target)) {
      changes.set(holder, (given) => ({ ...before(given), externalValue: target }));
      continue;
    }
    const isLocal = address.startsWith('#');
    const read = isLocal ? { value: part.value, diagnostics: [] } : await readExample(target);
    for (const found of read?.diagnostics ?? []) diagnostics.push(found);
    const value = valueOf(outer, read?.value);
    if (value !== undefined) changes.set(holder, (given) => outer.withValue(before(given), value));
  }
  return { changes, diagnostics };
}

/** What an address points to within a file; for an example component of the document, its value. */
function valueOf({ address, isExternal }: OuterExample, whole: unknown): unknown {
  if (isExternal) return whole;
  const fragment = /#.*$/s.exec(address)?.[0] ?? '#';
  const found = parsePointer(fragment)?.reduce<unknown>(valueUnder, whole);
  return /^#\/components\/examples\/[^/]+$/.test(fragment) ? get(found, 'value') : found;
}
