/** Explains the effect of each key of a project's docs.json. */
import { configSchema } from '../config/config.ts';
import { newerSchema } from '../config/newer/newer-schema.ts';
import type { KeyDoc } from '../config/keys/key.ts';
import { readConfigJson } from '../config/parse/read-config-json.ts';
import { childSchema, concreteSchemas, docOf } from '../config/schema-walk.ts';
import type { Diagnostic, Place } from '../diagnostic/diagnostic.ts';
import type { Span } from '../text/json/json-tree.ts';
import type { SourceFile } from '../text/source-file.ts';
import type { SourceNode } from '../text/source-tree.ts';
import type { KeyExplanation, KeyEffect } from './key-explanation.ts';

type Schema = Parameters<typeof docOf>[0];

/** A key of the file, and where it is. */
interface FoundKey {
  readonly name: string;
  readonly doc: KeyDoc | undefined;
  readonly keySpan: Span;
  readonly valueSpan: Span;
}

/** The files that a configuration is written in. */
interface WrittenFiles {
  readonly file: SourceFile;
  /** Files that `file` includes, by their paths. */
  readonly parts: ReadonlyMap<string, SourceFile>;
}

/**
 * Explains every key of a configuration. `diagnostics` are those of the configuration: they show which
 * values were left out.
 */
export function explainConfig(
  { file, parts }: WrittenFiles,
  diagnostics: readonly Diagnostic[],
): readonly KeyExplanation[] {
  const { tree, placeOf, isNewer } = readConfigJson(file, parts);
  if (tree === undefined) return [];
  const findProblem = problemFinder(diagnostics);
  const explanations = new Map<string, KeyExplanation>();
  const leftOut = new Set<string>();
  const schema = isNewer ? newerSchema : configSchema;
  for (const found of listKeys(tree, schema, '')) {
    // A value that does not count is explained as a whole, so skip the keys inside it.
    if ([...leftOut].some((name) => found.name.startsWith(`${name}.`))) continue;
    const place = placeOf(found.keySpan.start);
    const problem = findProblem(place) ?? findProblem(placeOf(found.valueSpan.start));
    const { status, reason } = judge(found, problem);
    if (problem?.code === 'config/analytics-off') leftOut.add(found.name);
    const identity = `${found.name}\n${status}\n${reason}`;
    const known = explanations.get(identity);
    explanations.set(identity, {
      ...(known ?? { name: found.name, status, reason, ...place }),
      count: (known?.count ?? 0) + 1,
    });
  }
  return [...explanations.values()];
}

/** Lists keys from the outermost to the innermost, without those inside a key that has no effect. */
function listKeys(node: SourceNode, schema: Schema, above: string): FoundKey[] {
  if (node.kind === 'scalar') return [];
  if (node.kind === 'list') {
    const item = childSchema(schema, 0);
    return item ? node.items.flatMap((inner) => listKeys(inner, item, toList(above))) : [];
  }
  // The names in a record are chosen by the author: the key that holds the record stands for all of them.
  if (concreteSchemas(schema).some(({ _zod }) => _zod.def.type === 'record')) return [];
  return node.entries.flatMap(({ key, keySpan, value }) => {
    const name = above === '' ? key : `${above}.${key}`;
    const inner = childSchema(schema, key);
    const doc = inner && docOf(inner);
    // Parts of a value, such as the ends of a gradient, are explained together with the value.
    if (inner !== undefined && doc === undefined) return [];
    const found: FoundKey = { name, doc, keySpan, valueSpan: value };
    const isOpen = inner !== undefined && doc !== undefined && doc.status !== 'none';
    return [found, ...(isOpen ? listKeys(value, inner, name) : [])];
  });
}

/** Returns the name of a list's items. Groups contain groups: those of every depth share one name. */
function toList(name: string): string {
  if (name === 'navigation[].pages') return 'navigation[]';
  return name.endsWith('[].pages') && /\b(?:groups|pages)\[\]\.pages$/.test(name)
    ? name.slice(0, -'.pages'.length)
    : `${name}[]`;
}

function judge(
  { doc, name }: FoundKey,
  problem: Diagnostic | undefined,
): { status: KeyEffect; reason: string } {
  if (problem !== undefined) {
    return { status: 'ignored', reason: `${problem.message} ${problem.hint}` };
  }
  if (doc === undefined) {
    return { status: 'ignored', reason: `There is no key "${name}" here.` };
  }
  const { text, status = 'used' } = doc;
  return status === 'none'
    ? { status: 'ignored', reason: `No effect on a static site. ${text}` }
    : { status, reason: text };
}

/** Codes that report a value as left out; all other codes are about values that count. */
const LEFT_OUT =
  /^(?:navigation\/idle-top-anchor|config\/(?:unknown-key|wrong-type|unknown-value|empty-text|bad-[a-z-]+|unsafe-link|unreadable-background|analytics-off))$/;

function problemFinder(diagnostics: readonly Diagnostic[]) {
  const problems = new Map<string, Diagnostic>();
  for (const problem of diagnostics) {
    if (problem.position === undefined || !LEFT_OUT.test(problem.code)) continue;
    problems.set(toIdentity(problem), problem);
  }
  return (place: Place) => problems.get(toIdentity(place));
}

function toIdentity({ file, position }: Place): string {
  return `${file}:${position?.line}:${position?.column}`;
}
