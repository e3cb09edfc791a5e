/** Finds and parses JavaScript with JSX: the code of components, and expressions in braces. */
import { analyze } from 'periscopic';
import { parseSync, type Visitor } from 'rolldown/utils';
import type { CodeRange } from '../../core/text/markup/list-code.ts';
import { maskMarkup } from './formulas.ts';
import { findClosingBrace } from './scan-tag.ts';

type Program = ReturnType<typeof parseSync>['program'];

/** Parses a piece of module code, which may be TypeScript. Undefined for code with errors. */
export function parseJsx(code: string): Program | undefined {
  const { program, errors } = parseSync('code.tsx', code, {});
  return errors.length === 0 ? program : undefined;
}

/** Returns the comments of code that end with their line; undefined for code with errors. */
export function listLineComments(
  code: string,
): readonly { readonly start: number; readonly end: number }[] | undefined {
  const { comments, errors } = parseSync('code.tsx', code, {});
  return errors.length === 0 ? comments.filter(({ type }) => type === 'Line') : undefined;
}

/** Whether a text is complete code, the beginning of code, or neither, regardless of what follows. */
export function judgeCode(text: string): 'whole' | 'beginning' | 'broken' {
  const [error] = parseSync('code.tsx', text, {}).errors;
  if (error === undefined) return 'whole';
  const at = error.labels[0]?.end ?? text.length;
  const isAtEnd = at >= text.trimEnd().length || error.message.startsWith('Unterminated');
  return isAtEnd ? 'beginning' : 'broken';
}

/** Returns the first error in code that does not parse, and its offset. */
export function judgeError(code: string): { message: string; at: number } {
  const [error] = parseSync('code.tsx', code, {}).errors;
  return { message: error?.message ?? '', at: error?.labels[0]?.start ?? 0 };
}

/** A tag in JavaScript code. */
export interface TagInCode {
  /** Offset of its `<`. */
  readonly start: number;
  /** Whether the code around it defines its name, as a parameter or a variable in a function. */
  readonly isBound: boolean;
  /** Whether it is inside a function, as the tags of components are. */
  readonly isInFunction: boolean;
}

/** Finds every tag in the code, in source order. */
export function findCodeTags(program: Program): TagInCode[] {
  const { map, scope: outermost } = analyze(program as Parameters<typeof analyze>[0]);
  const tags: TagInCode[] = [];
  visit(program, outermost, false);
  return tags;

  function visit(node: object, scope: Scope, isInFunction: boolean): void {
    const inner = map.get(node as Parameters<typeof map.get>[0]) ?? scope;
    if (isOpening(node)) {
      const owner = inner.find_owner(baseName(node.name));
      const isBound = owner !== null && owner !== outermost;
      tags.push({ start: node.start, isBound, isInFunction });
    }
    for (const part of Object.values(node).flat() as unknown[]) {
      if (typeof part !== 'object' || part === null) continue;
      visit(part, inner, isInFunction || isFunction(node));
    }
  }
}

type Scope = ReturnType<typeof analyze>['scope'];
type Opening = Parameters<
  NonNullable<ConstructorParameters<typeof Visitor>[0]['JSXOpeningElement']>
>[0];

function isFunction(node: object): boolean {
  return 'type' in node && /^(?:ArrowFunction|Function|Method)/.test(String(node.type));
}

function isOpening(node: object): node is Opening {
  return 'type' in node && node.type === 'JSXOpeningElement';
}

/** Returns the first part of a tag's name: `Foo` for `<Foo.Bar>`; `''` for an HTML element. */
function baseName(name: Opening['name']): string {
  if (name.type === 'JSXIdentifier') return /^[a-z]/.test(name.name) ? '' : name.name;
  let base = name.type === 'JSXMemberExpression' ? name.object : undefined;
  while (base?.type === 'JSXMemberExpression') base = base.object;
  return base?.type === 'JSXIdentifier' ? base.name : '';
}

const BEGINNING = /^(?:import|export)\b|(?<!\\)\{/gm;
const BLANK_LINE = /\n[ \t\r]*(?:\n|$)/g;

/**
 * The most braces that seem never to be closed, such as those in a regular expression, since each is looked
 * for up to the end of the text.
 */
const MAX_ENDLESS = 20;

/** Lists the imports, exports and expressions of a page in text order. */
export function listScripts(text: string): readonly CodeRange[] {
  const prose = maskMarkup(text);
  const ranges: CodeRange[] = [];
  let endless = 0;
  let start = find(BEGINNING, prose, 0);
  while (start !== -1 && endless < MAX_ENDLESS) {
    const end = prose[start] === '{' ? findClosingBrace(text, start) : endOfStatement(text, start);
    if (end === undefined) endless += 1;
    else ranges.push({ start, end });
    start = find(BEGINNING, prose, end ?? start + 1);
  }
  return ranges;
}

/** A statement ends before the first blank line that is not in braces. */
function endOfStatement(text: string, start: number): number | undefined {
  let end = endOfParagraph(text, start);
  let brace = text.indexOf('{', start);
  while (brace !== -1 && brace < end) {
    const closed = findClosingBrace(text, brace);
    if (closed === undefined) return undefined;
    if (closed > end) end = endOfParagraph(text, closed);
    brace = text.indexOf('{', closed);
  }
  return end;
}

function endOfParagraph(text: string, start: number): number {
  const end = find(BLANK_LINE, text, start);
  return end === -1 ? text.length : end;
}

function find(pattern: RegExp, text: string, start: number): number {
  pattern.lastIndex = start;
  return pattern.exec(text)?.index ?? -1;
}
