import { diagnoseWith, entry } from '../../core/diagnostic/catalogue.ts';
import { cureOfBlock } from './foreign-blocks.ts';

/** What stands in braces that are no JavaScript. */
const BRACES = {
  tag: {
    what: 'is a tag of other tools',
    cure: cureOfBlock,
  },
  attributes: {
    what: 'holds attributes as other tools have them',
    cure: () => 'Remove it, or write what it belongs to as a tag: <span className="...">',
  },
  text: {
    what: 'is not JavaScript',
    cure: () => 'Write \\{ for a brace that is meant as text, or put it in code.',
  },
} as const;

/** Braces with a class or an id, and nothing or another attribute behind it: `{#if ready}` is a block of a template. */
const ATTRIBUTES = /^\{:?[ \t]*[.#][A-Za-z][\w-]*[ \t]*(?:\}$|[.#]|(?<=[ \t])[\w:-]+=)/;

/** Braces with values by their names: behind a colon, or with nothing else. */
function holdValues(found: string): boolean {
  if (/^\{:[ \t]*[\w-]+[ \t]?=/.test(found)) return true;
  const words = found
    .slice(1, -1)
    .replace(/"[^"]*"|'[^']*'/g, 'x')
    .trim()
    .split(/\s+/);
  return words.every((word) => /^[\w-]+=[\w%.#-]+$/.test(word));
}

function kindOfBraces(found: string): keyof typeof BRACES {
  if (/^\{(?:%|\{[<%])/.test(found)) return 'tag';
  return ATTRIBUTES.test(found) || holdValues(found) ? 'attributes' : 'text';
}

/** What is said of MDX that was read in the one way in which it can be meant. */
export const repairEntries = {
  'page/html-comment': entry<{ found: string }>({
    severity: 'warning',
    title: 'HTML comment in MDX',
    message: ({ found }) => `${found} is not MDX; it was read as a comment and left out.`,
    hint: () => 'Write {/* the comment */}.',
    example: { found: '<!-- to do -->' },
  }),
  'page/void-tag': entry<{ found: string }>({
    severity: 'warning',
    title: 'Tag without end',
    message: ({ found }) => `${found} has no closing slash; it was read as if it had.`,
    // A long tag is shown by its beginning.
    hint: ({ found }) =>
      found.endsWith('>') ? `Write ${found.replace(/\s*>$/, ' />')}.` : 'Write /> at its end.',
    example: { found: '<br>' },
  }),
  'page/autolink': entry<{ found: string }>({
    severity: 'warning',
    title: 'Address in angle brackets',
    message: ({ found }) => `${found} is not MDX; it was read as a link.`,
    hint: ({ found }) =>
      `Write [text](${found.includes(':') ? '' : 'mailto:'}${found.slice(1, -1)}).`,
    example: { found: '<https://example.com>' },
  }),
  'page/less-than': entry<{ found: string; isInAddress?: boolean }>({
    severity: 'warning',
    title: 'Bare < in text',
    message: () => 'This `<` begins no tag; it is shown as a character.',
    hint: ({ isInAddress = false }) =>
      isInAddress ? 'Write the address as code.' : 'Write &lt; for the character.',
    example: { found: '<' },
  }),
  'page/placeholder': entry<{ found: string; isInAddress?: boolean }>({
    severity: 'warning',
    title: 'Placeholder read as text',
    message: ({ found }) =>
      `${found} is neither an HTML tag nor a component, so it is shown as text.`,
    hint: ({ found, isInAddress = false }) =>
      isInAddress
        ? 'Write the address as code.'
        : `Write \`${found}\` as code, or &lt;${found.slice(1)}`,
    example: { found: '<your-key>' },
  }),
  'page/brace': entry<{ found: string; isList?: boolean }>({
    severity: 'warning',
    title: 'Brace read as text',
    message: ({ found, isList = false }) =>
      isList
        ? `Of ${found} JavaScript would show the last value only, so it is shown as text.`
        : `${found} ${BRACES[kindOfBraces(found)].what}, so it is shown as text.`,
    hint: ({ found }) => BRACES[kindOfBraces(found)].cure(found),
    example: { found: '{a b}' },
  }),
  'page/open-brace': entry<{ found: string }>({
    severity: 'warning',
    title: 'Brace is not closed',
    message: ({ found }) => `The brace of ${found} is never closed, so it is shown as text.`,
    hint: ({ found }) =>
      found.startsWith('{/*')
        ? 'Write */} where the comment ends.'
        : 'Write } where the expression ends, or \\{ for a brace that is meant as text.',
    example: { found: '{count' },
  }),
  'page/style-rules': entry<{ found: string }>({
    severity: 'warning',
    title: 'Rules without quotes',
    message: () => 'In MDX braces are code, also in <style>; what stands in it was read as a text.',
    hint: () => 'Write {` before the rules, and `} behind them.',
    example: { found: '<style>.a { color: red }</style>' },
  }),
  'page/unquoted-attribute': entry<{ found: string }>({
    severity: 'warning',
    title: 'Attribute without quotes',
    message: ({ found }) => `${found} has a value without quotes; it was read as if it had them.`,
    hint: () => 'Put the value in double quotes.',
    example: { found: '<a href=/start>' },
  }),
  'page/block-tag': entry<{ found: string }>({
    severity: 'warning',
    title: 'Tag opens inside a paragraph',
    message: ({ found }) =>
      `${found} opens in a line of text and is closed further down; it was read as if it stood on a line of its own.`,
    hint: ({ found }) => `Begin a new line after ${found}.`,
    example: { found: '<div>' },
  }),
  'page/joined-import': entry<{ found: string }>({
    severity: 'warning',
    title: 'Text right below an import or export',
    message: ({ found }) =>
      `An import or export takes along all lines up to a blank one; ${found} was read as if such a line stood before it.`,
    hint: () => 'Put a blank line above this one.',
    example: { found: '<Note />' },
  }),
  'page/closing-tag': entry<{ found: string }>({
    severity: 'warning',
    title: 'Tag closes inside a paragraph',
    message: ({ found }) =>
      `${found} stands behind text, but the tag that it closes has a line of its own; it was read as if it had one too.`,
    hint: ({ found }) => `Put ${found} on a new line.`,
    example: { found: '</div>' },
  }),
};

export const diagnoseRepair = diagnoseWith(repairEntries);
