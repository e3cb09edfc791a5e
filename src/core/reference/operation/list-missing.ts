/**
 * Lists the parts of an endpoint whose files cannot be read, so that readers see that something belongs
 * there.
 */
import { joinPointer } from '../document/json-pointer.ts';
import { listOf } from '../document/loose.ts';
import type { Located, Resolver } from '../document/resolver.ts';
import { missingOf } from '../document/parts/stand-in.ts';
import type { Endpoint } from '../model/endpoint-model.ts';

type MissingPart = NonNullable<Endpoint['missing']>[number];

/** Names each unreadable parameter and body by the reference to it. */
export function listMissing(
  { parameters, body }: { parameters: readonly Located[]; body: Located },
  resolver: Resolver,
): readonly MissingPart[] {
  const written = parameters.flatMap(({ value, pointer }) =>
    listOf(value).map((each, rank) => ({ value: each, pointer: joinPointer(pointer, rank) })),
  );
  const nameOf = (part: Located) => missingOf(resolver.follow(part.value, part.pointer)?.value);
  const lost = (kind: MissingPart['kind'], parts: readonly Located[]): MissingPart[] => {
    const names = parts.flatMap((part) => nameOf(part) ?? []);
    return [...new Set(names)].map((name) => ({ kind, name }));
  };
  return [...lost('parameter', written), ...lost('body', [body])];
}
