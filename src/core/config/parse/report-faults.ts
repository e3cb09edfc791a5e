import type { z } from 'zod';
import type { ValueProblem } from '../../diagnostic/from-zod.ts';
import { nearest } from '../../diagnostic/nearest.ts';
import { formatPath } from '../../text/format-path.ts';
import type { DataPath } from '../../text/source-tree.ts';
import { formatExample, formatNearestExample, formatSetting } from '../example.ts';
import { isRuleCode } from '../keys/rule.ts';
import { AXES } from '../newer/tree.ts';
import type { ReportConfig } from '../report.ts';
import { docOf, schemaAt } from '../schema-walk.ts';
import type { ConfigProblem, UnknownFault } from './repair-config.ts';
import type { Guess, GuessKey } from './unknown-key.ts';

/** How problems are reported, and the schema that they refer to. */
interface FaultReport {
  readonly schema: z.ZodType;
  readonly guessKey: GuessKey;
  /** Top-level keys whose values may be meant for another tool. */
  readonly extraKeys?: ReadonlySet<string>;
  /** Returns the text at a path of a file of the newer format. */
  readonly textAt?: (path: DataPath) => string | undefined;
  readonly report: ReportConfig;
}

/**
 * Reports the problems of docs.json, with suggestions of what the author may have meant. A missing key that
 * is present under another name is one mistake, reported at that name.
 */
export function reportFaults(
  faults: readonly ConfigProblem[],
  { guessKey, extraKeys, ...to }: FaultReport,
): void {
  const { schema, report } = to;
  const unknown = faults
    .filter((fault) => fault.kind === 'unknown-key')
    .map((fault) => guessName(fault, guessKey));
  // If several names mean the same key, keep the first.
  const byMeantPath = new Map(unknown.map((each) => [each.meantPath, each] as const).reverse());
  const explained = new Set<MisnamedKey>();
  for (const fault of faults) {
    if (fault.kind === 'unknown-key') continue;
    const misnamedKey = byMeantPath.get(formatPath(fault.path));
    if (fault.kind === 'missing-key') reportMissing(fault, misnamedKey, to);
    else if (isForOtherTool(fault, extraKeys)) {
      if (isEmptyList(fault.found)) continue;
      const example = isUsualLink(fault) ? undefined : formatExample(schema, fault.place);
      report('config/unread-value', { path: fault.path }, { found: fault.found, example });
    } else reportFault(fault, to);
    if (fault.kind === 'missing-key' && misnamedKey !== undefined) explained.add(misnamedKey);
  }
  for (const misnamedKey of unknown) {
    if (!explained.has(misnamedKey)) reportUnknownKey(misnamedKey, report);
  }
}

/** An unknown key, and what it may have been meant to be. */
interface MisnamedKey {
  readonly path: DataPath;
  readonly guess: Guess;
  /** Formatted path of the key that was meant. */
  readonly meantPath: string | undefined;
}

function guessName(
  { path, place, found, beside }: ConfigProblem<UnknownFault>,
  guessKey: GuessKey,
): MisnamedKey {
  const guess = guessKey({ path: place, found, beside });
  const meant = guess.document === undefined ? guess.meant : 'pages';
  return { path, guess, meantPath: meant && formatPath([...path.slice(0, -1), meant]) };
}

type SchemaReport = Omit<FaultReport, 'guessKey' | 'extraKeys'>;

type ValueFault = Exclude<ValueProblem, { kind: 'missing-key' | 'unknown-key' }>;

/**
 * Whether a value is of a kind that Lectern never reads there, so that it is probably meant for another tool:
 * that of a top-level key of its own, or a usual type of link.
 */
function isForOtherTool(fault: ConfigProblem, extraKeys?: ReadonlySet<string>): boolean {
  const { kind, path } = fault;
  const isKind = kind === 'wrong-type' || kind === 'unknown-value';
  const isExtra = path.length === 1 && extraKeys?.has(String(path[0])) === true;
  return (isKind && isExtra) || isUsualLink(fault);
}

/** Whether a value is a type of links in the top bar that says only what they are without a type. */
function isUsualLink(fault: ConfigProblem): boolean {
  const [bar, list, , key] = fault.place;
  const isType = bar === 'navbar' && list === 'links' && key === 'type';
  return isType && fault.kind === 'unknown-value' && /^(?:button|link)$/.test(String(fault.found));
}

/** Whether a value asks for nothing, whatever reads it: `"scripts": []`. */
function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

function reportFault(fault: ConfigProblem<ValueFault>, { schema, report }: SchemaReport): void {
  const { path, place } = fault;
  const example = formatNearestExample(schema, place);
  switch (fault.kind) {
    case 'wrong-type':
      report('config/wrong-type', { path }, { ...fault, example });
      break;
    case 'unknown-value':
      report('config/unknown-value', { path }, { ...fault, ...hintsFor(fault, schema) });
      break;
    case 'empty':
      report('config/empty-list', { path }, { ...fault, example });
      break;
    case 'broken-rule':
      if (!isRuleCode(fault.code)) throw new Error(`No words for the zod issue ${fault.code}`);
      report(
        isEmptyPath(fault) ? 'config/empty-path' : fault.code,
        { path },
        { ...fault, example },
      );
  }
}

/**
 * Whether the fault is an empty path: templates of docs.json contain such paths, which need a message of
 * their own.
 */
function isEmptyPath({ code, found }: Extract<ValueFault, { kind: 'broken-rule' }>): boolean {
  return code === 'config/bad-path' && typeof found === 'string' && found.trim() === '';
}

function hintsFor(
  { place, found, allowed }: ConfigProblem<Extract<ValueProblem, { kind: 'unknown-value' }>>,
  schema: z.ZodType,
) {
  const value = schemaAt(schema, place);
  // Objects have no meaningful text, and converting some of them to a string throws.
  const text = typeof found === 'string' ? found : '';
  return { meant: nearest(text, allowed), fallback: value && docOf(value)?.fallback };
}

/**
 * Keys for the name of a branch of the navigation. Authors who leave one out may have given the name only as
 * the label of the branch, or as if it were a group; the label of a language is not its code.
 */
const NAMES_OF_BRANCHES: ReadonlySet<string> = new Set(
  Object.values(AXES)
    .map(({ name }) => name)
    .filter((name) => name !== 'language'),
);

function reportMissing(
  { path, place: schemaPath }: ConfigProblem,
  misnamedKey: MisnamedKey | undefined,
  { schema, textAt, report }: SchemaReport,
): void {
  const inside = path.slice(0, -1);
  const parent = formatPath(inside);
  const name = lastName(path);
  if (misnamedKey === undefined) {
    const labels = NAMES_OF_BRANCHES.has(name)
      ? ['name', 'group'].map((key) => textAt?.([...inside, key]))
      : [];
    const label = labels.find((text = '') => text.trim() !== '');
    const example =
      label === undefined ? formatExample(schema, schemaPath) : formatSetting(schemaPath, label);
    report('config/missing-key', { path: inside }, { parent, name, example });
  } else {
    const place = { path: misnamedKey.path, at: 'key' } as const;
    const { document } = misnamedKey.guess;
    const misnamed = lastName(misnamedKey.path);
    report('config/missing-key', place, { parent, name, misnamed, document });
  }
}

function reportUnknownKey({ path, guess }: MisnamedKey, report: ReportConfig): void {
  const parent = formatPath(path.slice(0, -1));
  report('config/unknown-key', { path, at: 'key' }, { name: lastName(path), parent, ...guess });
}

function lastName(path: DataPath): string {
  return String(path.at(-1) ?? '');
}
