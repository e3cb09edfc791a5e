/** The messages about what keeps one tag from being read. */

interface Attribute {
  readonly attribute: string;
}

interface Quote extends Attribute {
  readonly quote: string;
}

interface Found {
  readonly found: string;
}

/** What the messages of each kind need. */
interface Facts {
  readonly 'open-quote': Quote;
  readonly 'no-quote': Quote;
  readonly 'typographic-quote': Quote;
  readonly backtick: Attribute;
  readonly 'escaped-quote': Attribute;
  readonly 'inner-quote': Quote;
  readonly 'no-code': Attribute & { readonly meant?: string };
  readonly 'open-brace': Attribute;
  readonly colon: Attribute;
  readonly 'no-value': Attribute;
  readonly object: Attribute;
  readonly separator: Found;
  readonly comment: object;
  readonly unexpected: Found;
  readonly 'closing-attributes': Found;
  readonly 'no-end': object;
  readonly bar: object;
  readonly brace: object;
  readonly blank: object;
}

type Kind = keyof Facts;

/** What is wrong inside one tag. */
export type TagProblem = { [K in Kind]: { readonly kind: K } & Facts[K] }[Kind];

type Words<Problem> = (tag: string, problem: Problem) => { message: string; hint: string };

const WORDS: { readonly [K in Kind]: Words<Facts[K]> } = {
  'open-quote': (tag, { attribute, quote }) => ({
    message: `The value of ${attribute} in <${tag}> begins with ${quote} and is not closed before the next attribute or the end of the tag.`,
    hint: `Write ${quote} after the value of ${attribute}.`,
  }),
  'no-quote': (tag, { attribute, quote }) => ({
    message: `The value of ${attribute} in <${tag}> ends with ${quote} and does not begin with it.`,
    hint: `Write ${quote} before the value of ${attribute}.`,
  }),
  'typographic-quote': (tag, { attribute, quote }) => ({
    message: `The value of ${attribute} in <${tag}> is in typographic quotes (${quote}), which MDX does not accept as quotes.`,
    hint: `Write straight quotes: ${attribute}="...".`,
  }),
  backtick: (tag, { attribute }) => ({
    message: `The value of ${attribute} in <${tag}> is in backticks, which MDX does not accept as quotes.`,
    hint: `Write straight quotes, ${attribute}="...", or braces around the backticks.`,
  }),
  'escaped-quote': (tag, { attribute }) => ({
    message: `The value of ${attribute} in <${tag}> ends at \\", because a backslash has no meaning there.`,
    hint: 'Write &quot; for a quote inside the value, or put the value in single quotes.',
  }),
  'inner-quote': (tag, { attribute, quote }) => ({
    message: `The value of ${attribute} in <${tag}> ends at a ${quote} in the middle of its text.`,
    hint:
      quote === "'"
        ? `Write double quotes around the value of ${attribute}.`
        : 'Write &quot; for a quote inside the value, or put the value in single quotes.',
  }),
  'no-code': (tag, { attribute, meant }) => ({
    message: `The value of ${attribute} in <${tag}> is in braces but is not JavaScript.`,
    hint:
      meant === undefined
        ? `Write a text as ${attribute}="...", or fix the expression.`
        : `Write ${attribute}=${meant}.`,
  }),
  'open-brace': (tag, { attribute }) => ({
    message: `The brace that opens the value of ${attribute} in <${tag}> is not closed.`,
    hint: `Write } after the value of ${attribute}.`,
  }),
  colon: (tag, { attribute }) => ({
    message: `There is a colon after ${attribute} in <${tag}>, where MDX expects an equals sign.`,
    hint: `Write ${attribute}=...`,
  }),
  'no-value': (tag, { attribute }) => ({
    message: `The equals sign after ${attribute} in <${tag}> has no value.`,
    hint: `Write ${attribute}="...", or remove it.`,
  }),
  object: (tag, { attribute }) => ({
    message: `The value of ${attribute} in <${tag}> is an object, which needs its own braces inside those of the expression.`,
    hint: `Write ${attribute}={{ ... }}.`,
  }),
  separator: (tag, { found }) => ({
    message: `There is "${found}" between the attributes of <${tag}>.`,
    hint: 'Remove it: spaces are enough.',
  }),
  comment: (tag) => ({
    message: `There is a comment between the attributes of <${tag}>, where MDX has none; it is left out.`,
    hint: 'Remove it, or write it as {/* the comment */} before the tag.',
  }),
  unexpected: (tag, { found }) => ({
    message: `There is \`${found}\` in <${tag}> where an attribute or the end of the tag is expected.`,
    hint: `Remove it, or write the tag as code if it is meant as text.`,
  }),
  'no-end': (tag) => ({
    message: `The tag <${tag} has no > at its end.`,
    hint: 'Write > after its name or its last attribute.',
  }),
  bar: (tag) => ({
    message: `A vertical bar ends the table cell inside <${tag}>.`,
    hint: 'Write &#124; for a vertical bar in a table.',
  }),
  brace: (tag) => ({
    message: `There is a } in <${tag}> that closes nothing.`,
    hint: 'Remove it.',
  }),
  blank: (tag) => ({
    message: `There is a space after the < of <${tag}>, so it is not a tag.`,
    hint: 'Remove the space.',
  }),
  'closing-attributes': (tag, { found }) => ({
    message: `<${tag} ${found}> has more than a name; a closing tag has nothing else.`,
    hint: `Write <${tag}>.`,
  }),
};

/** Describes what is wrong and the one action that fixes it. */
export function describeTagProblem(
  tag: string,
  problem: TagProblem,
): { message: string; hint: string } {
  const words = WORDS[problem.kind] as Words<object>;
  return words(tag, problem);
}
