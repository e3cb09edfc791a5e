/** Finds schemas that contain themselves through a chain of references with an `allOf` in it. */
import type { DataPath } from '../../text/source-tree.ts';
import { joinPointer, parsePointer } from '../document/json-pointer.ts';
import { entriesOf, get, isRecord, listOf } from '../document/loose.ts';
import { isSince31 } from '../document/openapi-version.ts';
import { refOf, type Resolver } from '../document/resolver.ts';
import type { SchemaCheck } from './check-schema-values.ts';
import { diagnoseOpenapiSchema } from './openapi-schema-entries.ts';

/** A reference of a schema to another one whose requirements apply to the same value. */
interface Step {
  readonly ref: string;
  readonly path: DataPath;
  readonly isOfList: boolean;
}

/** A schema on the current path, with the steps that are still to be taken from it. */
interface Visit {
  readonly pointer: string;
  readonly steps: readonly Step[];
  next: number;
  /** How many steps on the path to this schema come from an `allOf`. */
  readonly ofLists: number;
}

interface CyclesCheck extends SchemaCheck {
  readonly resolver: Resolver;
  readonly version: string;
}

/**
 * Reports each reference that closes a cycle with an `allOf` in it. Cycles of references alone are reported
 * elsewhere.
 */
export function checkCycles(check: CyclesCheck): void {
  const schemas = get(check.resolver.root['components'], 'schemas');
  const done = new Set<string>();
  for (const [name] of entriesOf(schemas)) {
    const pointer = joinPointer('#', 'components', 'schemas', name);
    if (!done.has(pointer)) walkFrom(pointer, done, check);
  }
}

/**
 * Walks with a list instead of recursion, because a chain of references can be longer than the stack
 * allows.
 *
 * @param done schemas from which all paths have been walked.
 */
function walkFrom(start: string, done: Set<string>, check: CyclesCheck): void {
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

/** The most schemas of a cycle that are named. */
const MAX_NAMED = 5;

function toChain(way: readonly Visit[], rank: number): readonly string[] {
  const names = way.slice(rank, rank + MAX_NAMED).map(({ pointer }) => pointer);
  const rest = way.length - rank > MAX_NAMED ? ['...'] : [];
  return [...names, ...rest, ...names.slice(0, 1)];
}

/** Lists a schema's own reference and those in its `allOf`, including nested ones. */
function listSteps(schema: unknown, pointer: string, version: string): readonly Step[] {
  const steps: Step[] = [];
  const start = { value: schema, path: parsePointer(pointer) ?? [], isOfList: false };
  const pending: { value: unknown; path: DataPath; isOfList: boolean }[] = [start];
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    const { value, path, isOfList } = at;
    if (!isRecord(value)) continue;
    const ref = refOf(value);
    if (ref !== undefined) steps.push({ ref, path: [...path, '$ref'], isOfList });
    // Before OpenAPI 3.1, keys next to a reference were ignored.
    if (ref !== undefined && !isSince31(version)) continue;
    for (const [rank, part] of listOf(value['allOf']).entries()) {
      pending.push({ value: part, path: [...path, 'allOf', rank], isOfList: true });
    }
  }
  return steps;
}
