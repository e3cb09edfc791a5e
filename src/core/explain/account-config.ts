/** What becomes of each key of a project's docs.json. */
import { configSchema } from '../config/config.ts';
import { isNewer } from '../config/newer/is-newer.ts';
import { newerSchema } from '../config/newer/newer-schema.ts';
import type { KeyDoc } from '../config/keys/key.ts';
import { childSchema, concreteSchemas, docOf } from '../config/schema-walk.ts';
import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import type { Span } from '../text/json/json-tree.ts';
import { parseJson } from '../text/json/parse-json.ts';
import { positionsIn, type Position, type SourceFile } from '../text/source-file.ts';
import type { SourceNode } from '../text/source-tree.ts';
import type { KeyAccount, KeyEffect } from './key-account.ts';

type Schema = Parameters<typeof docOf>[0];

/** A key as it stands in the file. */
interface FoundKey {
  readonly name: string;
  readonly doc: KeyDoc | undefined;
  readonly keySpan: Span;
  readonly valueSpan: Span;
}

/** `diagnostics` are those of the configuration: they tell which values were left out. */
export function accountConfig(
  file: SourceFile,
  diagnostics: readonly Diagnostic[],
): readonly KeyAccount[] {
  const parsed = parseJson(file.text);
  if ('problem' in parsed) return [];
  const positionOf = positionsIn(file.text);
  const findProblem = problemFinder(file.path, diagnostics);
  const accounts = new Map<string, KeyAccount>();
  const leftOut = new Set<string>();
  const schema = isNewer(parsed.value) ? newerSchema : configSchema;
  for (const found of listKeys(parsed.tree, schema, '')) {
    // What is inside of a value that does not count is told with it.
    if ([...leftOut].some((name) => found.name.startsWith(`${name}.`))) continue;
    const position = positionOf(found.keySpan.start);
    const problem = findProblem(position) ?? findProblem(positionOf(found.valueSpan.start));
    const { status, reason } = judge(found, problem);
    if (problem?.code === 'config/analytics-off') leftOut.add(found.name);
    const identity = `${found.name}\n${status}\n${reason}`;
    const known = accounts.get(identity);
    accounts.set(identity, {
      ...(known ?? { name: found.name, status, reason, file: file.path, position }),
      count: (known?.count ?? 0) + 1,
    });
  }
  return [...accounts.values()];
}

/** Keys from the outermost to the innermost; what is inside of a key without effect is left out. */
function listKeys(node: SourceNode, schema: Schema, above: string): FoundKey[] {
  if (node.kind === 'scalar') return [];
  if (node.kind === 'list') {
    const item = childSchema(schema, 0);
    return item ? node.items.flatMap((inner) => listKeys(inner, item, toList(above))) : [];
  }
  // The names in a record are the author's own: the key around them stands for all of them.
  if (concreteSchemas(schema).some(({ _zod }) => _zod.def.type === 'record')) return [];
  return node.entries.flatMap(({ key, keySpan, value }) => {
    const name = above === '' ? key : `${above}.${key}`;
    const inner = childSchema(schema, key);
    const doc = inner && docOf(inner);
    // Parts of a value, such as the ends of a gradient, are told with the value.
    if (inner !== undefined && doc === undefined) return [];
    const found: FoundKey = { name, doc, keySpan, valueSpan: value };
    const isOpen = inner !== undefined && doc !== undefined && doc.status !== 'none';
    return [found, ...(isOpen ? listKeys(value, inner, name) : [])];
  });
}

/** Groups hold groups: those of every depth count as one. */
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
    return { status: 'ignored', reason: `Lectern knows no key "${name}" here.` };
  }
  const { text, status = 'used' } = doc;
  return status === 'none'
    ? { status: 'ignored', reason: `No effect on a static site. ${text}` }
    : { status, reason: text };
}

/** Codes that say that a value was left out; the others are about values that count. */
const LEFT_OUT =
  /^(?:navigation\/idle-top-anchor|config\/(?:unknown-key|wrong-type|unknown-value|empty-text|bad-[a-z-]+|unsafe-link|unreadable-background|analytics-off))$/;

function problemFinder(file: string, diagnostics: readonly Diagnostic[]) {
  const problems = new Map<string, Diagnostic>();
  for (const problem of diagnostics) {
    const { position } = problem;
    if (position === undefined || problem.file !== file || !LEFT_OUT.test(problem.code)) continue;
    problems.set(`${position.line}:${position.column}`, problem);
  }
  return ({ line, column }: Position) => problems.get(`${line}:${column}`);
}
