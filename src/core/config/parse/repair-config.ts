import { problemsFromZod, type ValueProblem } from '../../diagnostic/from-zod.ts';
import type { z } from 'zod';
import type { DataPath } from '../../text/source-tree.ts';
import type { ConfigDraft } from './draft.ts';
import type { GuessKey } from './unknown-key.ts';
import type { UnknownKey } from './written-elsewhere.ts';

/** A problem whose path is that of the file. */
export type ConfigProblem<Kind extends ValueProblem = ValueProblem> = Kind & {
  /** Its path in the schema, which differs if a key has another name in the file. */
  readonly place: DataPath;
};

/** The config made from a draft, and everything that was wrong with the draft. */
export interface RepairedConfig<Value> {
  /** Absent if the draft is not an object. */
  readonly config?: Value;
  /** Whether a required part of the config was guessed. */
  readonly isGuess: boolean;
  readonly faults: readonly ConfigProblem[];
}

export interface RepairOptions<Value> {
  readonly schema: z.ZodType<Value>;
  readonly guessKey: GuessKey;
  /** Placeholders for required top-level keys. */
  readonly standIns: Readonly<Record<string, unknown>>;
}

/** The most repair rounds. Each round removes or adds something, so few are ever needed. */
const MAX_ROUNDS = 1000;

/**
 * Parses the draft, removes what is wrong, and repeats with the rest until it is a config. A missing key
 * that is present under another name is read under that name. Removing a part can reveal problems that it
 * hid; problems that only follow from the removal are not reported.
 */
export function repairConfig<Value>(
  draft: ConfigDraft,
  { schema, guessKey, standIns }: RepairOptions<Value>,
): RepairedConfig<Value> {
  const faults: ConfigProblem[] = [];
  let isGuess = false;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const result = schema.safeParse(draft.value);
    if (result.success) return { config: result.data, faults, isGuess };
    const found = problemsFromZod(result.error.issues, draft.value);
    for (const fault of found) {
      if (isAftermath(fault, draft)) continue;
      faults.push({ ...fault, path: draft.toSource(fault.path), place: fault.path });
    }
    const [junk, wrong] = partition(found, isUnknownKey);
    const misnomers = findRenamedKeys(found, guessKey);
    const stands = wrong.filter(
      ({ kind, path }) =>
        kind === 'missing-key' &&
        path.length === 1 &&
        Object.hasOwn(standIns, String(path[0])) &&
        !misnomers.some(({ missing }) => missing.path === path),
    );
    isGuess ||= stands.length > 0 || misnomers.some(({ missing }) => missing.path.length === 1);
    const fixed = new Set<ValueProblem>([
      ...stands,
      ...misnomers.flatMap((each) => [each.junk, each.missing]),
    ]);
    const tearing = wrong.filter((fault) => !fixed.has(fault)).map(({ path }) => path);
    const dropping = junk.filter((fault) => !fixed.has(fault));
    for (const unknown of dropping) missMeant(unknown, draft, guessKey);
    draft.drop(dropping.map(({ path }) => path));
    for (const { junk: written, missing } of misnomers) {
      draft.rename(written.path, String(missing.path.at(-1)));
    }
    for (const { path } of stands) draft.insertPlaceholder(path, standIns[String(path[0])]);
    const isTorn = draft.removeInvalid(tearing);
    if (!isTorn && junk.length + fixed.size === 0) break;
  }
  return { faults, isGuess: true };
}

/** A missing key, and the unknown key next to it that was meant instead. */
interface RenamedKey {
  readonly missing: ValueProblem;
  readonly junk: UnknownFault;
}

export type UnknownFault = Extract<ValueProblem, { kind: 'unknown-key' }>;

function isUnknownKey(fault: ValueProblem): fault is UnknownFault {
  return fault.kind === 'unknown-key';
}

function findRenamedKeys(faults: readonly ValueProblem[], guessKey: GuessKey): RenamedKey[] {
  const unknown = faults.filter(isUnknownKey);
  return faults.flatMap((missing) => {
    if (missing.kind !== 'missing-key') return [];
    const wanted = JSON.stringify(missing.path);
    const junk = unknown.find((fault) => JSON.stringify(meantPath(fault, guessKey)) === wanted);
    return junk === undefined ? [] : [{ missing, junk }];
  });
}

function meantPath(unknown: UnknownKey, guessKey: GuessKey): DataPath | undefined {
  const { meant } = guessKey(unknown);
  return meant === undefined ? undefined : [...unknown.path.slice(0, -1), ...meant.split('.')];
}

/**
 * Records the value of a misspelled key as missing, so that problems that follow from its absence are not
 * reported.
 */
function missMeant(unknown: UnknownKey, draft: ConfigDraft, guessKey: GuessKey): void {
  const { document } = guessKey(unknown);
  const pages = [...unknown.path.slice(0, -1), 'pages'];
  const meant = document === undefined ? meantPath(unknown, guessKey) : pages;
  if (meant !== undefined) draft.miss(meant);
}

/** Whether something is missing only because the repair removed it. */
function isAftermath(fault: ValueProblem, draft: ConfigDraft): boolean {
  if (fault.kind === 'empty') return draft.hasLost(fault.path);
  if (fault.kind !== 'missing-key') return false;
  const inside = fault.path.slice(0, -1);
  const names = [String(fault.path.at(-1)), ...fault.alternatives];
  return names.some((name) => draft.hasLost(inside, name));
}

function partition<Item, Part extends Item>(
  items: readonly Item[],
  belongs: (item: Item) => item is Part,
): [Part[], Item[]] {
  return [items.filter(belongs), items.filter((item) => !belongs(item))];
}
