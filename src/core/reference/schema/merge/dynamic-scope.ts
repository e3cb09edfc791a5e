import { joinPointer } from '../../document/json-pointer.ts';
import { entriesOf, isRecord, type Loose } from '../../document/loose.ts';
import type { Located } from '../../document/resolver.ts';

/** Adds the schemas with a `$dynamicAnchor` that are not in the scope yet: the outermost counts. */
export function addToScope(
  { value, pointer }: { readonly value: Loose; readonly pointer: string },
  scope: Map<string, Located>,
): void {
  const inner = entriesOf(value['$defs']).map(([name, schema]) => ({
    value: schema,
    pointer: joinPointer(pointer, '$defs', name),
  }));
  for (const located of [{ value, pointer }, ...inner]) {
    const anchor = isRecord(located.value) ? located.value['$dynamicAnchor'] : undefined;
    if (typeof anchor === 'string' && !scope.has(`#${anchor}`)) scope.set(`#${anchor}`, located);
  }
}

/** The targets of `$dynamicRef`s: schemas by `#anchor`, of which the outermost counts. */
export type DynamicScope = ReadonlyMap<string, Located>;
