import { faultsFromZod, type ValueProblem } from '../../diagnostic/from-zod.ts';
import type { z } from 'zod';
import type { ConfigDraft } from './draft.ts';

/** What could be made of a draft, and everything that was wrong with it. */
export interface RepairedConfig<Value> {
  /** Absent when `name` or `navigation` cannot be used. */
  readonly config?: Value;
  /** Paths are those of the file. */
  readonly faults: readonly ValueProblem[];
}

/**
 * Parses the draft, takes out what is wrong, and parses what is left, until it is a config. Taking
 * a part out may bring up faults that it hid; faults that only follow from it are not reported.
 */
export function repairConfig<Value>(
  draft: ConfigDraft,
  schema: z.ZodType<Value>,
): RepairedConfig<Value> {
  const faults: ValueProblem[] = [];
  for (;;) {
    const result = schema.safeParse(draft.value);
    if (result.success) return { config: result.data, faults };
    const found = faultsFromZod(result.error.issues, draft.value);
    for (const fault of found) {
      if (!isAftermath(fault, draft)) faults.push({ ...fault, path: draft.toSource(fault.path) });
    }
    const [junk, wrong] = partition(found, (fault) => fault.kind === 'unknown-key');
    const tearing = wrong.map((fault) => fault.path);
    draft.drop(junk.map((fault) => fault.path));
    if (!draft.tearOut(tearing) && junk.length === 0) return { faults };
  }
}

/** Something is missing because the repair took it out. */
function isAftermath(fault: ValueProblem, draft: ConfigDraft): boolean {
  if (fault.kind === 'empty') return draft.hasLost(fault.path);
  if (fault.kind !== 'missing-key') return false;
  const inside = fault.path.slice(0, -1);
  const names = [String(fault.path.at(-1)), ...fault.alternatives];
  return names.some((name) => draft.hasLost(inside, name));
}

function partition<Item>(
  items: readonly Item[],
  belongs: (item: Item) => boolean,
): [Item[], Item[]] {
  return [items.filter(belongs), items.filter((item) => !belongs(item))];
}
