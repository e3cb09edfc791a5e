/** Schemas that are a part of themselves: what "allOf" leads to from one to the next. */
import type { DataPath } from '../../text/source-tree.ts';
import { joinPointer, parsePointer } from '../document/json-pointer.ts';
import { entriesOf, get, isRecord, listOf } from '../document/loose.ts';
import { isSince31 } from '../document/openapi-version.ts';
import { refOf, type Resolver } from '../document/resolver.ts';
import type { SchemaCheck } from './check-schema-values.ts';
import { diagnoseOpenapiSchema } from './openapi-schema-entries.ts';

/** A reference of a schema, by which all that it names is asked of a value as well. */
interface Step {
  readonly ref: string;
  readonly path: DataPath;
  readonly isOfList: boolean;
}

/** A schema on the way, with the steps that are left. */
interface Visit {
  readonly pointer: string;
  readonly steps: readonly Step[];
  next: number;
  /** Of the way up to here, how many steps are of an "allOf". */
  readonly ofLists: number;
}

interface CirclesCheck extends SchemaCheck {
  readonly resolver: Resolver;
  readonly version: string;
}

/** Tells each reference that closes a circle with an "allOf" in it; circles of nothing else are told of elsewhere. */
export function checkCircles(check: CirclesCheck): void {
  const schemas = get(check.resolver.root['components'], 'schemas');
  const done = new Set<string>();
  for (const [name] of entriesOf(schemas)) {
    const pointer = joinPointer('#', 'components', 'schemas', name);
    if (!done.has(pointer)) walkFrom(pointer, done, check);
  }
}

/**
 * With a list of its own instead of recursion: a chain may be longer than a stack is deep.
 *
 * @param done schemas from which all ways were walked.
 */
function walkFrom(start: string, done: Set<string>, check: CirclesCheck): void {
  const { resolver, version } = check;
  const way: Visit[] = [];
  const rankOf = new Map<string, number>();
  const enter = (pointer: string, value: unknown, ofLists: number) => {
    rankOf.set(pointer, way.length);
    way.push({ pointer, steps: listSteps(value, pointer, version), next: 0, ofLists });
  };
  enter(start, resolver.find(start)?.value, 0);
  for (let visit = way.at(-1); visit !== undefined; visit = way.at(-1)) {
    const step = visit.steps[visit.next];
    visit.next += 1;
    if (step === undefined) {
      way.pop();
      rankOf.delete(visit.pointer);
      done.add(visit.pointer);
      continue;
    }
    const found = resolver.find(step.ref);
    if (found === undefined || done.has(found.pointer)) continue;
    const ofLists = visit.ofLists + (step.isOfList ? 1 : 0);
    const rank = rankOf.get(found.pointer);
    if (rank === undefined) enter(found.pointer, found.value, ofLists);
    else if (ofLists > (way[rank]?.ofLists ?? 0)) {
      const facts = { chain: toChain(way, rank) };
      check.report(
        diagnoseOpenapiSchema('openapi/circular-all-of', facts, check.toPlace(step.path)),
      );
    }
  }
}

/** So many of a circle are named. */
const MOST_NAMED = 5;

function toChain(way: readonly Visit[], rank: number): readonly string[] {
  const names = way.slice(rank, rank + MOST_NAMED).map(({ pointer }) => pointer);
  const rest = way.length - rank > MOST_NAMED ? ['...'] : [];
  return [...names, ...rest, ...names.slice(0, 1)];
}

/** The own reference of a schema and those of its "allOf", also of lists in such lists. */
function listSteps(schema: unknown, pointer: string, version: string): readonly Step[] {
  const steps: Step[] = [];
  const start = { value: schema, path: parsePointer(pointer) ?? [], isOfList: false };
  const pending: { value: unknown; path: DataPath; isOfList: boolean }[] = [start];
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    const { value, path, isOfList } = at;
    if (!isRecord(value)) continue;
    const ref = refOf(value);
    if (ref !== undefined) steps.push({ ref, path: [...path, '$ref'], isOfList });
    // Beside a reference, nothing else counted before OpenAPI 3.1.
    if (ref !== undefined && !isSince31(version)) continue;
    for (const [rank, part] of listOf(value['allOf']).entries()) {
      pending.push({ value: part, path: [...path, 'allOf', rank], isOfList: true });
    }
  }
  return steps;
}
