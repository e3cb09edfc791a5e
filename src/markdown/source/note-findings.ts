/** How what a walk over a source found is noted. */
import { isHandler, withoutHandlers } from '../../core/pages/uses.ts';
import { findCodeTags, parseJsx } from '../repair/jsx-code.ts';
import type { ExpressionPlace, Findings } from '../model/findings.ts';
import { emptySlips } from '../slips/note-slips.ts';
import type { CompilerText } from './compiler-text.ts';
import { findEnvironmentUses } from './environment-uses.ts';
import {
  type CodeAt,
  findCodeTag,
  findTag,
  findTagsInCode,
  findTagsInHtml,
  type TagSurroundings,
} from './tag-uses.ts';

/** What noting needs: where to, and the text that offsets count in. */
export interface Noting {
  readonly findings: Findings;
  readonly source: CompilerText;
}

export function emptyFindings(): Findings {
  return {
    imports: [],
    declared: new Set(),
    tags: [],
    links: [],
    pictures: [],
    headings: [],
    headingIds: [],
    readyCode: [],
    snippetTags: [],
    fences: [],
    diagrams: [],
    formulas: [],
    expressions: [],
    code: [],
    environment: [],
    ...emptySlips(),
  };
}

/** Notes an expression and the tags in it; gives its rank among the expressions. */
export function noteExpression(
  { findings, source }: Noting,
  { code, start }: CodeAt,
  where: ExpressionPlace,
): number {
  findings.tags.push(...findTagsInCode(source, { code, start }));
  noteEnvironment({ findings, source }, { code, start });
  const position = source.positionAt(start - 1);
  return findings.expressions.push({ code, where, position }) - 1;
}

/** Ranks of what was noted of a tag. */
export interface NotedTag {
  readonly tag: number;
  /** The expressions in attributes that are kept, in order. */
  readonly expressions: readonly number[];
}

/** Notes the tag at an offset, and the expressions in it. */
export function noteTag(noting: Noting, start: number, around?: TagSurroundings): NotedTag {
  const { tag, ...found } = findTag(noting.source, start, around);
  const rank = noting.findings.tags.push(tag) - 1;
  const expressions = found.expressions.filter(({ prop }) => !isInert(tag.name, prop));
  return {
    tag: rank,
    expressions: expressions.map((expression) => noteExpression(noting, expression, 'attribute')),
  };
}

/** Whether an attribute is an element's event handler, which no page ever calls. */
export function isInert(tag: string, attribute: string): boolean {
  return isHandler(attribute) && /^[a-z]/.test(tag);
}

/** Notes the tags in a piece of HTML between two offsets. */
export function noteHtml({ findings, source }: Noting, start: number, end: number): void {
  findings.tags.push(...findTagsInHtml(source, start, end));
}

/** Notes a piece of module code, and the tags in it. */
export function noteCode(
  { findings, source }: Noting,
  { code, start }: CodeAt,
  isOnlyImports: boolean,
): void {
  findings.code.push({ text: code, position: source.positionAt(start), isOnlyImports });
  noteEnvironment({ findings, source }, { code, start });
  const program = /[<]/.test(code) ? parseJsx(code) : undefined;
  if (program === undefined) return;
  for (const found of findCodeTags(program)) {
    const tag = findCodeTag(source, found, start);
    // What components hear comes alive with them.
    findings.tags.push(found.isInFunction ? withoutHandlers(tag) : tag);
  }
}

function noteEnvironment({ findings, source }: Noting, { code, start }: CodeAt): void {
  for (const { name, kind, at } of findEnvironmentUses(code)) {
    findings.environment.push({ name, kind, position: source.positionAt(start + at) });
  }
}
