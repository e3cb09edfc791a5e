/** The messages about marks that have a meaning only in other tools. */
import {
  adviseOnBlock,
  FOLD_ADVICE,
  INCLUDE_ADVICE,
  isNote,
  findBlockAdvice,
  nameOfBlock,
  NOTE_ADVICE,
} from '../repair/foreign-blocks.ts';
import { emojiNames } from './emoji-names.ts';
import type { ForeignMark } from './find-foreign.ts';

interface Foreign {
  readonly name: string;
  readonly advice?: string | ((found: string) => string);
  /** Returns what to write instead, if a replacement is all that is needed. */
  readonly meant?: (found: string) => string;
}

const FOREIGN: Readonly<Record<Exclude<ForeignMark, 'block'>, Foreign>> = {
  abbreviation: {
    name: 'explains an abbreviation in other tools',
    advice: (found) =>
      `Write <Tooltip tip="...">${found.slice(2, -2)}</Tooltip> where it appears, and remove this line.`,
  },
  admonition: { name: 'opens a note in other tools', advice: NOTE_ADVICE },
  alert: {
    name: 'opens a note with a title in other tools',
    advice: 'Put what follows it on the next line; it then opens a note here as well.',
  },
  attributes: {
    name: 'gives attributes to what precedes it in other tools',
    advice: 'Remove it, or write an HTML element that has them: <span id="...">text</span>',
  },
  'code-fence': { name: 'opens a block in other tools', advice: adviceOnFence },
  'code-line': { name: 'marks lines of code in other tools', advice: adviceOnLines },
  comment: { name: 'opens a comment in code', advice: 'Write {/* the comment */}.' },
  contents: {
    name: 'is replaced by a table of contents in other tools',
    advice: 'Remove it: the table of contents is next to the page.',
  },
  definition: {
    name: 'explains the line above it in other tools',
    advice: 'Write a list of such lines: - **Term**: what it means',
  },
  embed: {
    name: 'shows a file in other tools',
    advice: 'Write ![what it shows](/address) for an image, and import text from /snippets.',
  },
  emoji: {
    name: 'is a character in other tools',
    meant: (found) => emojiNames.get(found.slice(1, -1)) ?? found,
  },
  fence: { name: 'does not open a code block', advice: 'Write three backticks: ```.' },
  fold: { name: 'opens a collapsible section in other tools', advice: FOLD_ADVICE },
  grid: {
    name: 'opens a table in other tools',
    advice: 'Write a Markdown table, with a line of hyphens below its header: | --- | --- |',
  },
  hidden: { name: 'is a comment in other tools', advice: 'Write {/* the comment */}.' },
  highlight: {
    name: 'is marked text in other tools',
    meant: (found) => `<mark>${found.slice(2, -2)}</mark>`,
  },
  icon: {
    name: 'is an icon in other tools',
    advice: 'Write <Icon icon="..." /> with the name of an icon.',
  },
  include: { name: 'includes a file in other tools', advice: INCLUDE_ADVICE },
  'inline-note': {
    name: 'is a footnote in other tools',
    advice: (found) =>
      `Write [^1] in its place, and on a separate line: [^1]: ${found.slice(2, -1)}`,
  },
  insertion: {
    name: 'is underlined in other tools',
    meant: (found) => `<ins>${found.slice(2, -2)}</ins>`,
  },
  keys: {
    name: 'is keyboard keys in other tools',
    meant: (found) =>
      found
        .slice(2, -2)
        .split('+')
        .map((key) => `<kbd>${key}</kbd>`)
        .join('+'),
  },
  liquid: { name: 'is a tag in other tools', advice: adviseOnBlock },
  subscript: {
    name: 'is subscript in other tools',
    meant: (found) => `<sub>${found.slice(1, -1)}</sub>`,
  },
  superscript: {
    name: 'is superscript in other tools',
    meant: (found) => `<sup>${found.slice(1, -1)}</sup>`,
  },
  tab: {
    name: 'opens a tab in other tools',
    advice: 'Write <Tabs> around all of them, and <Tab title="..."> around the text of each.',
  },
  'wiki-link': { name: 'is a link in other tools', advice: adviceOnWikiLink },
};

/** Advises on a name in braces after a fence, which can also be that of a language. */
function adviceOnFence(found: string): string {
  const name = nameOfBlock(found);
  return findBlockAdvice(name) ?? `Write the language without braces: \`\`\`${name}`;
}

function adviceOnLines(found: string): string {
  return found.endsWith('start')
    ? 'Write [!code highlight:3] in its place, with the number of lines, and remove the comment after them.'
    : 'Write [!code highlight] in its place.';
}

/** Advises on a wiki link; readers see the text after its bar. */
function adviceOnWikiLink(found: string): string {
  const label =
    found
      .replace(/^\[\[|\]\]$/g, '')
      .split('|')
      .at(-1) ?? '';
  return `Write [${label.trim()}](/address), or \\${found} for the text.`;
}

/** How readers see marks that are not shown as text. */
const SHOWN: { readonly [Mark in ForeignMark]?: string } = {
  'code-fence': 'its content is shown as code',
  'code-line': 'is shown as code',
  subscript: 'is struck out',
};

/**
 * Describes what a mark means elsewhere, how readers see it, and what to write instead; `meant` is the
 * replacement itself.
 */
export function describeForeign(
  mark: ForeignMark,
  found: string,
): { readonly what: string; readonly advice: string; readonly meant?: string } {
  const foreign: Foreign =
    mark === 'block'
      ? {
          name: `opens a ${isNote(found) ? 'note' : 'block'} in other tools`,
          advice: adviseOnBlock,
        }
      : FOREIGN[mark];
  const shown = SHOWN[mark] ?? 'is shown as text';
  const what = `${foreign.name}, and ${shown} here`;
  const meant = foreign.meant?.(found);
  if (meant !== undefined) return { what, advice: `Write ${meant}.`, meant };
  const { advice = '' } = foreign;
  return { what, advice: typeof advice === 'string' ? advice : advice(found) };
}
