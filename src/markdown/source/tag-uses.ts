/** Reads the tags of a source as uses: their props with values and places. */
import { decodeReferences } from '../../core/html/references.ts';
import type { PropUse, TagUse } from '../../core/pages/uses.ts';
import { findCodeTags, parseJsx, type TagInCode } from '../repair/jsx-code.ts';
import { listObjects } from '../repair/list-objects.ts';
import type { ScannedAttribute } from '../repair/scan-tag.ts';
import { scanQuotedTag } from '../balance/quote-marks.ts';
import type { CompilerText } from './compiler-draft.ts';

/** An expression in braces: its code, and the offset where that begins. */
export interface CodeAt {
  readonly code: string;
  readonly start: number;
}

export interface FoundTag {
  readonly tag: TagUse;
  /** Values of props that are expressions. */
  readonly expressions: readonly (CodeAt & { readonly prop: string })[];
}

/**
 * The fields of a `TagUse` that depend on the tree: what surrounds the tag, and whether its content is
 * as it should be.
 */
export type TagSurroundings = Pick<TagUse, 'ancestors' | 'parentAt' | 'loose' | 'isEmpty'>;

/** @param parentOf returns the parent of a node; undefined at the root. */
export function surroundingsOf<Node>(
  node: Node,
  parentOf: (node: Node) => unknown,
): TagSurroundings {
  const ancestors: string[] = [];
  const direct = parentOf(node) as { position?: { start: { offset?: number } } } | undefined;
  for (let parent = parentOf(node); parent !== undefined; parent = parentOf(parent as Node)) {
    const { name } = parent as { name?: unknown };
    if (typeof name === 'string') ancestors.push(name);
  }
  return { ancestors, parentAt: direct?.position?.start.offset };
}

/** Reads the tag whose `<` is at `start`. */
export function findTag(source: CompilerText, start: number, around?: TagSurroundings): FoundTag {
  const { name, attributes, spreadStart } = scanQuotedTag(source.text, start);
  const props = attributes.map((attribute) => toPropUse(attribute, source));
  const expressions = attributes.flatMap(({ name: prop, isExpression, value, valueStart }) =>
    isExpression && value !== undefined ? { prop, code: value, start: valueStart } : [],
  );
  const position = source.positionAt(start);
  const hasSpread = spreadStart !== undefined;
  return { tag: { name, props, hasSpread, ...around, position }, expressions };
}

/** Reads the tags in a piece of JavaScript; none in code that does not parse. */
export function findTagsInCode(source: CompilerText, { code, start }: CodeAt): TagUse[] {
  const program = code.includes('<') ? parseJsx(code) : undefined;
  if (program === undefined) return [];
  return findCodeTags(program).map((found) => findCodeTag(source, found, start));
}

/** Reads a tag that was found in code; `codeStart` is the offset of the code. */
export function findCodeTag(
  source: CompilerText,
  { start, isBound }: TagInCode,
  codeStart: number,
): TagUse {
  const { tag } = findTag(source, codeStart + start);
  return isBound ? { ...tag, isBound } : tag;
}

const HTML_TAG = /<!--[\s\S]*?-->|<[A-Za-z][\w.:-]*/g;

/** Reads the opening tags in the HTML between two offsets. */
export function findTagsInHtml(source: CompilerText, start: number, end: number): TagUse[] {
  const html = source.text.slice(start, end);
  return Array.from(html.matchAll(HTML_TAG))
    .filter(([found]) => !found.startsWith('<!--'))
    .map(({ index }) => findTag(source, start + index).tag);
}

function toPropUse(attribute: ScannedAttribute, source: CompilerText): PropUse {
  const { name, start, valueStart } = attribute;
  const items = attribute.isExpression ? toItems(attribute.value ?? '') : undefined;
  const objects = attribute.isExpression
    ? listObjects(attribute.value ?? '', (offset) => source.positionAt(valueStart + offset))
    : [];
  const isObject = attribute.isExpression && /^\s*\{/.test(attribute.value ?? '');
  const quoted = attribute.isExpression ? /^\s*["'`]/.exec(attribute.value ?? '') : null;
  return {
    name,
    value: toValue(attribute),
    ...(items && { items }),
    ...(objects.length > 0 && { objects }),
    ...(isObject && { isObject }),
    position: source.positionAt(start),
    valuePosition: source.positionAt(valueStart + (quoted?.[0].length ?? 0)),
  };
}

function toValue({ value, isExpression }: ScannedAttribute): PropUse['value'] {
  if (value === undefined) return true;
  return isExpression ? toLiteral(value.trim()) : decodeReferences(value);
}

/** Returns the text of an expression that is a literal: `"a"`, `2`, `true`. */
function toLiteral(code: string): string | undefined {
  const text = /^(?:"([^"\\\n]*)"|'([^'\\\n]*)'|`([^`\\$]*)`)$/.exec(code);
  if (text !== null) return text[1] ?? text[2] ?? text[3];
  return /^(?:-?\d+(?:\.\d+)?|true|false)$/.test(code) ? code : undefined;
}

/** Returns the texts of a list of literals: `['a', "b", 2]`. */
function toItems(code: string): readonly string[] | undefined {
  const [, inside] = /^\s*\[([\s\S]*)\]\s*$/.exec(code) ?? [];
  const parts = inside?.match(/"[^"\\\n]*"|'[^'\\\n]*'|`[^`\\$]*`|[^\s,]+/g) ?? [];
  const items = parts.flatMap((part) => toLiteral(part) ?? []);
  return inside !== undefined && items.length === parts.length ? items : undefined;
}
