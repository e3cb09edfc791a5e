import { diagnoseWith, entry } from '../../core/diagnostic/catalog.ts';
import { adviseOnBlock } from './foreign-blocks.ts';

/** Kinds of text in braces that is not JavaScript. */
const BRACES = {
  tag: {
    what: 'is a tag of other tools',
    advice: adviseOnBlock,
  },
  attributes: {
    what: 'has attributes as other tools write them',
    advice: () => 'Remove it, or write its element as a tag: <span className="...">',
  },
  text: {
    what: 'is not JavaScript',
    advice: () => 'Write \\{ for a literal brace, or put it in code.',
  },
} as const;

/**
 * Braces with a class or an id, alone or followed by another attribute; `{#if ready}` is a template block
 * instead.
 */
const ATTRIBUTES = /^\{:?[ \t]*[.#][A-Za-z][\w-]*[ \t]*(?:\}$|[.#]|(?<=[ \t])[\w:-]+=)/;

/** Whether braces hold named values, after a colon or on their own. */
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

/** The messages about MDX that was read in the only way in which it can be meant. */
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
    title: 'Tag without a closing slash',
    message: ({ found }) => `${found} has no closing slash; it was read as if it had.`,
    // A long tag is cut off, so that it does not end with `>`.
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
    message: () => 'This `<` does not begin a tag, so it is shown as a character.',
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
        ? `JavaScript would show only ${found.includes(',') ? 'the last value' : 'the number'} of ${found}, so it is shown as text.`
        : `${found} ${BRACES[kindOfBraces(found)].what}, so it is shown as text.`,
    hint: ({ found }) => BRACES[kindOfBraces(found)].advice(found),
    example: { found: '{a b}' },
  }),
  'page/open-brace': entry<{ found: string }>({
    severity: 'warning',
    title: 'Brace is not closed',
    message: ({ found }) => `The brace in ${found} is never closed, so it is shown as text.`,
    hint: ({ found }) =>
      found.startsWith('{/*')
        ? 'Write */} where the comment ends.'
        : 'Write } where the expression ends, or \\{ for a literal brace.',
    example: { found: '{count' },
  }),
  'page/style-rules': entry<{ found: string }>({
    severity: 'warning',
    title: 'Rules without quotes',
    message: () => 'In MDX, braces are code, also in <style>; its content was read as text.',
    hint: () => 'Write {` before the rules and `} after them.',
    example: { found: '<style>.a { color: red }</style>' },
  }),
  'page/unquoted-attribute': entry<{ found: string }>({
    severity: 'warning',
    title: 'Attribute without quotes',
    message: ({ found }) => `${found} has a value without quotes; it was read as if quoted.`,
    hint: () => 'Put the value in double quotes.',
    example: { found: '<a href=/start>' },
  }),
  'page/block-tag': entry<{ found: string }>({
    severity: 'warning',
    title: 'Tag opens inside a paragraph',
    message: ({ found }) =>
      `${found} opens within a line of text and is closed further down; it was read as if it were on its own line.`,
    hint: ({ found }) => `Begin a new line after ${found}.`,
    example: { found: '<div>' },
  }),
  'page/joined-import': entry<{ found: string }>({
    severity: 'warning',
    title: 'Text right below an import or export',
    message: ({ found }) =>
      `An import or export includes all lines up to the next blank line; ${found} was read as if there were one before it.`,
    hint: () => 'Put a blank line above this one.',
    example: { found: '<Note />' },
  }),
  'page/closing-tag': entry<{ found: string }>({
    severity: 'warning',
    title: 'Tag closes inside a paragraph',
    message: ({ found }) =>
      `${found} follows text, but the tag that it closes is on its own line; it was read as if it were too.`,
    hint: ({ found }) => `Put ${found} on a new line.`,
    example: { found: '</div>' },
  }),
};

export const diagnoseRepair = diagnoseWith(repairEntries);
