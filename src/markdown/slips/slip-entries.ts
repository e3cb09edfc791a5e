/** The messages about text that seems to be meant as Markdown. */
import { diagnoseWith, entry } from '../../core/diagnostic/catalog.ts';
import { replace } from '../../core/diagnostic/fix.ts';
import { quote } from '../../core/diagnostic/quote.ts';
import type { LinkSlip } from './slip.ts';

const LINK_SLIPS: Readonly<Record<LinkSlip, string>> = {
  apart: 'there is a space between the text and its address',
  swapped: 'the text is in the parentheses and the address in the brackets',
  brackets: 'the address is in brackets',
  open: 'its parenthesis is never closed',
  wide: 'a full-width parenthesis is next to its address',
  title: 'its title is not between two straight quotes',
  blanks: 'its address has spaces',
  size: 'a size follows its address',
  unclosed: 'its bracket is never closed',
  doubled: 'a second bracket follows its text',
  inner: 'a bracket ends its text too early',
  nested: 'its text contains another link',
  unopened: 'no bracket opens its text',
};

/** What to advise where the intended link is not certain. */
const UNSURE: Readonly<Record<'nested' | 'unopened', string>> = {
  nested: 'Move one of the two links out of the other.',
  unopened: 'Write [ where the text of the link begins.',
};

export const slipEntries = {
  'heading/no-blank': entry<{ marks: string; line: string; blank?: string }>({
    severity: 'warning',
    title: 'Heading without a space',
    message: ({ marks, line, blank = '' }) =>
      `${quote(line)} is shown as text: a heading has a space after ${marks}${blank === '' ? '' : ', and this one is a no-break space'}.`,
    hint: ({ marks }) => `Write a space after ${marks}, or \\${marks} for a line of text.`,
    fix: ({ marks, blank = '' }) => replace(marks + blank, `${marks} `),
    example: { marks: '##', line: '##Usage' },
  }),
  'link/syntax': entry<{ found: string; problem: LinkSlip; meant?: string | undefined }>({
    severity: 'warning',
    title: 'Link is not written correctly',
    message: ({ found, problem }) =>
      `${found.replace(/\s+/g, ' ')} is shown as text, because ${LINK_SLIPS[problem]}.`,
    hint: ({ meant, problem }) =>
      meant === undefined ? UNSURE[problem === 'nested' ? problem : 'unopened'] : `Write ${meant}`,
    fix: ({ found, meant, problem }) => replace(found, problem === 'inner' ? undefined : meant),
    example: { found: '[the guide] (/guide)', problem: 'apart', meant: '[the guide](/guide)' },
  }),
  'link/undefined-reference': entry<{ id: string; nearest?: string | undefined }>({
    severity: 'warning',
    title: 'Link without its address',
    message: ({ id }) =>
      `No line in this file says where [${id}] leads, so the link is shown as text.`,
    hint: ({ id, nearest }) =>
      nearest === undefined
        ? `Add a line [${id}]: /address, or write the address after the text: [text](/address).`
        : `Did you mean [${nearest}]?`,
    example: { id: 'guied', nearest: 'guide' },
  }),
  'link/undefined-footnote': entry<{ id: string; nearest?: string | undefined }>({
    severity: 'warning',
    title: 'Footnote without its text',
    message: ({ id }) => `This file has no footnote [^${id}], so the mark is shown as text.`,
    hint: ({ id, nearest }) =>
      nearest === undefined
        ? `Add the footnote as its own paragraph: [^${id}]: its text.`
        : `Did you mean [^${nearest}]?`,
    fix: ({ id, nearest }) => replace(`[^${id}]`, nearest && `[^${nearest}]`),
    example: { id: '2', nearest: '1' },
  }),
  'link/unused-footnote': entry<{ id: string }>({
    severity: 'warning',
    title: 'Footnote without a reference',
    message: ({ id }) =>
      `Nothing in this file refers to the footnote [^${id}], so it is not shown.`,
    hint: ({ id }) => `Write [^${id}] where the note belongs, or remove it.`,
    example: { id: '2' },
  }),
  'page/open-comment': entry<{ hasEnd: boolean }>({
    severity: 'warning',
    title: 'Comment is not closed',
    message: ({ hasEnd }) =>
      hasEnd
        ? 'The HTML around this comment ends at a blank line, or at a line that is indented less, so the rest of the comment is shown as text.'
        : 'This comment has no end, so lines below it are not shown.',
    hint: ({ hasEnd }) =>
      hasEnd
        ? 'Write the comment without blank lines, and indent its lines like the first.'
        : 'Write --> where it ends.',
    example: { hasEnd: false },
  }),
  'page/open-element': entry<{ name: string }>({
    severity: 'warning',
    title: 'Element is not closed',
    message: ({ name }) =>
      `Nothing closes <${name}>: everything below would be its content, which readers do not see, so it was closed here.`,
    hint: ({ name }) => `Write </${name}> where it ends.`,
    example: { name: 'video' },
  }),
  'page/open-tag': entry<{ ending: string | undefined }>({
    severity: 'warning',
    title: 'Tag has no end',
    message: ({ ending }) =>
      ending === undefined
        ? 'The tag that begins here does not end before the next blank line, so it is shown as text.'
        : `Markdown reads everything from here to the next ${ending} as HTML, and there is none, so it is shown as text.`,
    hint: ({ ending }) =>
      ending === undefined
        ? 'Close the quotation marks in it, and write > at its end.'
        : `Put it in a code block, or write ${ending} where it ends.`,
    example: { ending: undefined },
  }),
};

export const diagnoseSlip = diagnoseWith(slipEntries);
