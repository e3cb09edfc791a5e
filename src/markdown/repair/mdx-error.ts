import { isVoidName } from '../../core/text/markup/void-elements.ts';
import type { Nesting } from '../../core/text/markup/nesting-limits.ts';
import { findTooDeep } from '../../core/text/nesting.ts';
import { positionAt, type Position } from '../../core/text/source-file.ts';
import type { DottedName } from './dotted-names.ts';

/** An error of the MDX compiler, explained in terms that an author can act on. */
export interface MdxError {
  readonly position?: Position;
  /** The compiler's original message. */
  readonly message: string;
  readonly reason: string;
  readonly advice: string;
  /** Set if the text, or the code in it, nests too deeply for the compiler. */
  readonly tooDeep?: Nesting | 'code';
}

const COMPILER_MESSAGE = /^(?:(\d+):(\d+): )?([\s\S]*?)(?: \(mdx[\w-]*:[\w-]+\))?$/;

/**
 * Reads the compiler's error. Satteri reports the place only inside the message text (`7:1: Expected ...
 * (mdx-jsx:unexpected-character)`).
 */
export function parseMdxError(error: unknown): MdxError {
  const text = error instanceof Error ? error.message : String(error);
  const match = COMPILER_MESSAGE.exec(text);
  const [, line, column, message = text] = match ?? [];
  const position = line === undefined ? undefined : { line: Number(line), column: Number(column) };
  return explainCompiler(message, position);
}

/** Explains a message of the compiler. */
export function explainCompiler(message: string, position: Position | undefined): MdxError {
  return { ...(position && { position }), message, ...explain(message) };
}

/** Returns why a text must not be given to a compiler, which might crash on it. */
export function findObstacle(text: string, format: 'md' | 'mdx'): MdxError | undefined {
  const found = findTooDeep(text, format);
  if (found !== undefined) {
    const position = positionAt(text, found.offset);
    return { position, message: found.kind, reason: '', advice: '', tooDeep: found.kind };
  }
  return undefined;
}

/** Turns a name that no page can have into an error. */
export function toUnreadable(found: DottedName, text: string): MdxError {
  return {
    position: positionAt(text, found.offset),
    message: found.name,
    ...explainName(found),
  };
}

function explainName({ kind, name }: DottedName): { reason: string; advice: string } {
  return kind === 'attribute'
    ? {
        reason: `The attribute ${name} has a dot in its name, which pages cannot have.`,
        advice: 'Remove it, or write the tag as code if it is meant as text.',
      }
    : {
        reason: `The tag <${name}> has a dot in its name, which belongs to no component or element.`,
        advice: 'Correct the name, or write the tag as code if it is meant as text.',
      };
}

const ADVICE_BY_PATTERN = {
  fallback: 'Write characters such as `<` and `{` as `&lt;` and `\\{`, or put them in code.',
} as const;

interface Explanation {
  readonly pattern: RegExp;
  readonly reason: (...groups: (string | undefined)[]) => string;
  readonly advice: (...groups: (string | undefined)[]) => string;
}

/** A closing tag where none is allowed; the tag that is open there, if any, with its place. */
export const CLOSING_TAG =
  /Unexpected closing (?:tag|slash).*?`<\/?([^>]*)>`(?:.*`<([^>]*)>` \((\d+):(\d+)\))?/;

/** What is wrong with waiting in a page. */
export const AWAIT = {
  reason: 'A page is rendered without waiting, so `await` has no meaning in it.',
  advice: 'Write the value itself, or keep it in a data snippet (.json).',
} as const;

const EXPLANATIONS: readonly Explanation[] = [
  {
    pattern: /Expected a closing tag for `<([^>]*)>` \((\d+):\d+\) before the end of `(\w+)`/,
    reason: (tag, line, piece) =>
      `<${tag}> (opened in line ${line}) is not closed before the end of ${describePiece(piece)} that it is in.`,
    advice: (tag) =>
      isVoid(tag)
        ? `Write <${tag} />.`
        : `Close it with </${tag}> in the same piece, or write \`<${tag}>\` as code if it is meant as text.`,
  },
  {
    pattern: /Expected a closing tag for `<([^>]*)>` \((\d+):(\d+)\)/,
    reason: (tag, line) => `<${tag}> (opened in line ${line}) is never closed.`,
    advice: (tag) =>
      isVoid(tag)
        ? `Write <${tag} />.`
        : `Close it with </${tag}>, or write \`<${tag}>\` as code if it is meant as text.`,
  },
  {
    pattern:
      /Expected the closing tag `<\/([^>]*)>` either (?:before|after) the (?:start|end) of `/,
    reason: (tag) => `<${tag}> opens on its own line, but </${tag}> is in a line of text.`,
    advice: () => 'Put each opening and closing tag on its own line.',
  },
  {
    pattern: CLOSING_TAG,
    reason: (closing, open, line) =>
      open === undefined
        ? `</${closing}> closes a tag that is not open here.`
        : `</${closing}> is found where <${open}> (opened in line ${line}) is still open.`,
    advice: (closing, open) =>
      open === undefined
        ? 'Remove it, or add the opening tag before it.'
        : isVoid(open)
          ? `Write <${open} />.`
          : `Write </${open}> before it, or fix the name in </${closing}>.`,
  },
  {
    pattern: /to create a comment in MDX/,
    reason: () => 'MDX has neither comments nor doctypes that begin with <!.',
    advice: () => 'Write a comment as {/* the comment */}, and remove anything else.',
  },
  {
    pattern: /to create a link in MDX/,
    reason: () => 'This `<` does not begin a tag.',
    advice: () => 'Write &lt; for the character, or [text](url) for a link.',
  },
  {
    pattern: /`await` is only allowed/,
    reason: () => AWAIT.reason,
    advice: () => AWAIT.advice,
  },
  {
    pattern: /multiple layouts/,
    reason: () => 'A page can have only one `export default`, and this is the second.',
    advice: () => 'Remove one of them.',
  },
  {
    pattern: /Could not parse (?:import\/exports?|esm).*?: Invalid Unicode escape sequence$/i,
    reason: () =>
      'The import or export that begins here has a backslash outside quotes, which is not JavaScript.',
    advice: () => String.raw`Remove the backslash: write ' and " for \' and \".`,
  },
  {
    pattern: /Could not parse (?:import\/exports?|esm).*?: ([\s\S]*)$/i,
    reason: (why) => `The import or export that begins here is not JavaScript: ${why}.`,
    advice: () => 'Fix the code, or begin the line differently if it is meant as text.',
  },
  {
    pattern: /Could not parse expression.*?: ([\s\S]*)$/i,
    reason: (why) => `The text between the braces is not JavaScript: ${why}.`,
    advice: () => 'Fix the expression, or write \\{ for a literal brace.',
  },
];

/** Returns the tag that is open where a closing tag is not allowed, and the place where it opens. */
export function findOpenTag(message: string): { name: string; position: Position } | undefined {
  const [, , name, line, column] = CLOSING_TAG.exec(message) ?? [];
  if (name === undefined) return undefined;
  return { name, position: { line: Number(line), column: Number(column) } };
}

function explain(message: string): { reason: string; advice: string } {
  for (const { pattern, reason, advice } of EXPLANATIONS) {
    const groups = pattern.exec(message)?.slice(1);
    if (groups !== undefined) return { reason: reason(...groups), advice: advice(...groups) };
  }
  return { reason: `${message}.`, advice: ADVICE_BY_PATTERN.fallback };
}

/** The compiler's names for pieces of Markdown, in the words of authors. */
const PIECES: Readonly<Record<string, string>> = {
  blockquote: 'the quotation',
  delete: 'the strikethrough text',
  emphasis: 'the italic text',
  heading: 'the heading',
  link: 'the link',
  listItem: 'the list item',
  paragraph: 'the paragraph',
  strong: 'the bold text',
  tableCell: 'the table cell',
};

function describePiece(name: string | undefined): string {
  return PIECES[name ?? ''] ?? 'the Markdown';
}

function isVoid(tag: string | undefined): boolean {
  return tag !== undefined && isVoidName(tag);
}
