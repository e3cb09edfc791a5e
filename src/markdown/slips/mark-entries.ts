/** The messages about marks that readers of the page would see literally. */
import { diagnoseWith, entry } from '../../core/diagnostic/catalog.ts';
import { replace } from '../../core/diagnostic/fix.ts';
import { quote } from '../../core/diagnostic/quote.ts';
import type { EmphasisSlip, AttributeOwner, CodeEnd } from './slip.ts';
import type { ForeignMark } from './find-foreign.ts';
import { describeForeign } from './foreign-words.ts';

/** Why module code is shown as text, and how to make it code. */
const LATE = {
  paragraph: {
    why: 'the line above it belongs to a paragraph',
    hint: (word: string) => `Put a blank line before the ${word}.`,
  },
  indentation: {
    why: 'there are spaces before it',
    hint: (word: string) => `Remove the spaces before the ${word}.`,
  },
  tag: {
    why: 'it is inside a tag',
    hint: (word: string) => `Move the ${word} to the top of the page, without spaces before it.`,
  },
} as const;

interface TableFacts {
  readonly columns: number;
  readonly hyphens?: number;
  readonly isContinued?: true;
  readonly isOutdented?: true;
  readonly isHeadless?: true;
  readonly isJoined?: true;
}

function describeTable({ columns, hyphens, isContinued, isOutdented }: TableFacts): string {
  if (isContinued === true) return 'it continues the line above it';
  if (isOutdented === true) return 'the lines below it are indented less';
  return hyphens === undefined
    ? 'the line below it does not have one cell of hyphens for each of its columns'
    : `it has ${columns} ${columns === 1 ? 'cell' : 'cells'}, and the line of hyphens below it ${hyphens}`;
}

type EmphasisFacts = EmphasisSlip & { readonly found: string };

function hintForEmphasis(facts: EmphasisFacts): string {
  switch (facts.cause) {
    case 'blank':
      return `Write ${facts.meant.trimEnd()}${facts.meant.endsWith(' ') ? ' with a space after it' : ''}.`;
    case 'inner':
      return `Write ${facts.meant} in place of the inner asterisks, or a space after them.`;
    case 'letter':
      return facts.found.startsWith('**')
        ? `Write a space after them, or <strong>${facts.found.slice(2, -2)}</strong>.`
        : `Write a space after it, or <em>${facts.found.slice(1, -1)}</em>.`;
    case 'sign': {
      const sign = facts.found.slice(2, -2);
      return `Write ${sign} without asterisks, or <strong>${sign}</strong>.`;
    }
    case 'open':
      return 'Write ** after the bold words, or \\*\\* for text.';
    case 'unopened':
      return 'Write ** before the bold words, or \\*\\* for text.';
    case 'uneven': {
      const words = facts.found.replace(/^\*+|\*+$/g, '');
      return `Write **${words}** or *${words}*, or \\* for an asterisk as text.`;
    }
  }
}

function describeEmphasis({ found, cause }: EmphasisFacts): string {
  switch (cause) {
    case 'blank':
      return `${found} is shown with its asterisks because there is a space inside them.`;
    case 'letter':
      return `${found} is shown with its asterisks because the closing ${found.startsWith('**') ? 'ones are' : 'one is'} between punctuation and a letter.`;
    case 'inner':
      return `${found} is shown with asterisks because the one that should close the inner emphasis is between punctuation and a letter.`;
    case 'sign':
      return `${found} is shown with its asterisks because the opening ones are between a letter and punctuation.`;
    case 'open':
      return 'These asterisks are never closed, so they are shown as text.';
    case 'unopened':
      return 'These asterisks are never opened, so they are shown as text.';
    case 'uneven':
      return `An asterisk of ${found} is shown as text, because there are not as many before the words as after them.`;
  }
}

/** What the messages need; `meant` is the whole image or link as it would be written here. */
type ForeignFacts =
  | { readonly mark: ForeignMark }
  | { readonly mark: 'owned'; readonly of: AttributeOwner; readonly meant: string };

const ATTRIBUTES: Readonly<Record<AttributeOwner, string>> = {
  size: 'is the size of an image',
  image: 'holds attributes of an image',
  link: 'holds attributes of a link',
};

/** Returns the visible symbol for a control character. */
function symbolOf(control: string): string {
  return control === '\u007f' ? '\u2421' : String.fromCharCode(0x2400 + control.charCodeAt(0));
}

export const markEntries = {
  'page/table': entry<TableFacts>({
    severity: 'warning',
    title: 'Table cannot be read',
    message(facts) {
      if (facts.isJoined === true) {
        return 'Several rows of this table are on one line, so it is shown as text.';
      }
      return facts.isHeadless === true
        ? 'This table begins with the line of hyphens and not with its head, so it is shown as text.'
        : `This looks like the head of a table and is shown as text: ${describeTable(facts)}.`;
    },
    hint({ columns, isContinued, isOutdented, isHeadless, isJoined }) {
      if (isContinued === true) return 'Leave an empty line above it.';
      if (isOutdented === true) return 'Indent them like it.';
      const shown = Math.min(columns, 20);
      if (isHeadless === true) {
        return `Write the names of the columns above it, or only bars: |${' |'.repeat(shown)}`;
      }
      const rule = `Write as the second line: |${' --- |'.repeat(shown)}`;
      return isJoined === true ? `Begin a new line at each "| |" between rows. ${rule}` : rule;
    },
    example: { columns: 2 },
  }),
  'page/extra-cells': entry<{ found: string; columns: number }>({
    severity: 'warning',
    title: 'Row has more cells than its table',
    message: ({ found, columns }) =>
      `The table has ${columns === 1 ? 'one column' : `${columns} columns`}, so ${quote(found)} at the end of this row is not shown.`,
    hint: () =>
      'Write \\| for a bar that is part of a cell, or add a column to the head of the table.',
    example: { found: 'number', columns: 2 },
  }),
  'page/list': entry<{ mark: string; isNoBreak?: boolean; isForeign?: boolean }>({
    severity: 'warning',
    title: 'List cannot be read',
    message: ({ mark, isNoBreak = false, isForeign = false }) =>
      `These lines look like a list and are shown as text, because ${isForeign ? `"${mark}" is not a list marker of Markdown` : `${isNoBreak ? 'a no-break space and not a space' : 'no space'} follows "${mark}"`}.`,
    hint: ({ mark, isForeign = false }) =>
      `Begin each item with ${isForeign ? 'a hyphen' : 'its mark'} and a space: "${isForeign ? '-' : mark} ".`,
    example: { mark: '-' },
  }),
  'page/task': entry<{ found: string; meant: string }>({
    severity: 'warning',
    title: 'Task checkbox cannot be read',
    message: ({ found }) => `${quote(found)} is shown as text: a checkbox is [ ] or [x].`,
    hint: ({ meant }) => `Write ${meant}.`,
    fix: ({ found, meant }) => replace(found, meant),
    example: { found: '[]', meant: '[ ]' },
  }),
  'page/emphasis': entry<EmphasisFacts>({
    severity: 'warning',
    title: 'Asterisks shown as text',
    message: (facts) => describeEmphasis(facts),
    hint: (facts) => hintForEmphasis(facts),
    fix: (facts) => replace(facts.found, facts.cause === 'blank' ? facts.meant : undefined),
    example: { kind: 'emphasis', found: '** bold **', cause: 'blank', meant: '**bold**' },
  }),
  'page/open-code': entry<{ end: CodeEnd }>({
    severity: 'warning',
    title: 'Inline code is not closed',
    message: ({ end }) =>
      end === 'cell'
        ? 'A bar ends the table cell inside this code, so its backtick is text.'
        : end === 'paragraph'
          ? 'This backtick opens code that its paragraph does not close, so it is text.'
          : `The line below begins with ${quote(end.mark)}, which ends the paragraph inside this code, so its backtick is text.`,
    hint: ({ end }) =>
      end === 'cell'
        ? 'Write \\| for a bar in the code of a table.'
        : end === 'paragraph'
          ? 'Write ` after the code, or \\` for a backtick as text.'
          : `Write the code on one line, or break it where no line begins with ${quote(end.mark)}.`,
    example: { end: 'paragraph' },
  }),
  'page/unknown-entity': entry<{ entity: string; nearest?: string | undefined }>({
    severity: 'warning',
    title: 'Unknown character reference',
    message: ({ entity }) =>
      `&${entity}; is not the name of a character, so it is shown as written.`,
    hint: ({ entity, nearest }) =>
      nearest === undefined
        ? `Write the character itself, or &amp;${entity}; for the text.`
        : `Did you mean &${nearest};?`,
    fix: ({ entity, nearest }) => replace(`&${entity};`, nearest && `&${nearest};`),
    example: { entity: 'nbps', nearest: 'nbsp' },
  }),
  'page/control-character': entry<{ character: string; others: number; isComputed?: true }>({
    severity: 'warning',
    title: 'Control character',
    message: ({ character, others, isComputed }) => {
      const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
      const more = others === 0 ? '' : `, like ${others} more on this page`;
      const what = isComputed
        ? `The value of this expression contains the character U+${code}`
        : `The character U+${code} is here`;
      return `${what}, which no page can contain, so it is ${character === '\0' ? 'shown as \ufffd' : 'left out'}${more}.`;
    },
    hint: ({ character, isComputed }) =>
      isComputed
        ? `Remove it from the value, or write ${symbolOf(character)} to show it.`
        : 'Delete it. Most editors do not show it; it often comes with text that was copied from other programs.',
    example: { character: '\u0008', others: 0 },
  }),
  'page/late-code': entry<{ word: string; cause: keyof typeof LATE }>({
    severity: 'warning',
    title: 'Import or export inside a paragraph',
    message: ({ word, cause }) => `This ${word} is shown as text, because ${LATE[cause].why}.`,
    hint: ({ word, cause }) => LATE[cause].hint(word),
    example: { word: 'import', cause: 'paragraph' },
  }),
  'page/markdown-in-code': entry<{ found: string }>({
    severity: 'warning',
    title: 'Markdown in code',
    message: ({ found }) =>
      `In braces and in code, text between tags is not Markdown, so ${quote(found)} is shown as written.`,
    hint: () =>
      'Write tags, such as <strong>, <a href="..."> and <code>, or import it: {show && <Part />} with a snippet that has the Markdown.',
    example: { found: '**bold**' },
  }),
  'page/markdown-in-html': entry<{ found: string }>({
    severity: 'warning',
    title: 'Markdown in HTML',
    message: ({ found }) =>
      `A line that begins with a tag and all lines below it, up to a blank one, are HTML, so ${quote(found)} is shown as written.`,
    hint: () => 'Put a blank line between the tag and this, so that Markdown begins there.',
    example: { found: '**bold**' },
  }),
  'page/foreign-mark': entry<{ found: string } & ForeignFacts>({
    severity: 'warning',
    title: 'Syntax of another tool',
    message: ({ found, ...facts }) =>
      facts.mark === 'owned'
        ? `${quote(found)} ${ATTRIBUTES[facts.of]} in other tools, and is shown as text here.`
        : `${quote(found)} ${describeForeign(facts.mark, found).what}.`,
    hint: (facts) =>
      facts.mark === 'owned'
        ? `Write ${facts.meant}`
        : describeForeign(facts.mark, facts.found).advice,
    fix: (facts) =>
      facts.mark === 'owned'
        ? undefined
        : replace(facts.found, describeForeign(facts.mark, facts.found).meant),
    example: { found: ':::note', mark: 'admonition' },
  }),
};

export const diagnoseMark = diagnoseWith(markEntries);
