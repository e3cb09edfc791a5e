import {
  anything,
  caption,
  color,
  day,
  type ComponentEntry,
  flag,
  iconProps,
  idProp,
  ignored,
  list,
  number,
  oneOf,
  type PropEntry,
  required,
  text,
  url,
} from './prop-entry.ts';

const calloutProps: Readonly<Record<string, PropEntry>> = {
  title: text('A line above the text.'),
  ...iconProps,
};

/** Looks of a badge; those with a hyphen are no colours elsewhere. */
const BADGE_COLORS = [
  'gray',
  'blue',
  'green',
  'teal',
  'yellow',
  'orange',
  'red',
  'purple',
  'white',
  'surface',
  'white-destructive',
  'surface-destructive',
] as const;

export const frameProps: Readonly<Record<string, PropEntry>> = {
  caption: caption('A line under the picture; may hold links and emphasis.'),
  hint: caption('A line above the picture.'),
  type: ignored((description) => oneOf(['simple', 'glass'], description)),
  style: { type: 'object', description: 'Styles for it, such as a largest width.' },
  className: text('Classes for it.'),
  class: text('Classes for it.'),
};

/** Components for running text: remarks, words, headings, pictures. */
export const textComponents = {
  Note: { description: 'Something to know while reading on.', props: calloutProps },
  Info: { description: 'Background that some readers want.', props: calloutProps },
  Tip: { description: 'Advice that makes the work easier.', props: calloutProps },
  Check: { description: 'What should be true by now.', props: calloutProps },
  Warning: { description: 'What may go wrong.', props: calloutProps },
  Danger: { description: 'What loses data or breaks things.', props: calloutProps },
  Callout: {
    description: 'A remark with an icon and a colour of its own.',
    props: {
      ...calloutProps,
      color: color('Colour that its own are mixed from.'),
      kind: oneOf(
        ['note', 'info', 'tip', 'check', 'warning', 'danger'],
        'The look of one of the ready-made remarks.',
      ),
    },
  },
  Badge: {
    description: 'A short word set off in running text.',
    props: {
      color: {
        ...color(`${BADGE_COLORS.map((word) => `\`${word}\``).join(', ')}, or any colour.`),
        words: BADGE_COLORS,
      },
      size: oneOf(['xs', 'sm', 'md', 'lg'], 'How large it is; `md` by default.'),
      shape: oneOf(['rounded', 'pill'], 'Its corners; `rounded` by default.'),
      stroke: flag('An outline in place of a tint.'),
      disabled: flag('Faint, as for what is not available.'),
      ...iconProps,
      className: text('Classes for it.'),
      class: text('Classes for it.'),
    },
  },
  Tooltip: {
    description: 'A word with an explanation that appears on hover and focus.',
    oneOf: ['tip', 'description'],
    props: {
      tip: caption('The explanation.'),
      description: caption('Another name for `tip`.'),
      headline: text('A line above the explanation.'),
      title: text('Another name for `headline`.'),
      cta: text('Text of the link under the explanation.'),
      href: url('Where that link leads.'),
      side: oneOf(['top', 'bottom', 'left', 'right'], 'Where it appears; `top` by default.'),
      align: ignored(text),
    },
  },
  Icon: {
    description: 'An icon in running text.',
    oneOf: ['icon', 'name', 'src'],
    props: {
      ...iconProps,
      name: text('Another name for `icon`.'),
      src: url('Another name for `icon`: a file of the site, or an address.'),
      color: color('Its colour.'),
      size: number('Its height in pixels.'),
      style: anything('Styles for it, such as a width and a height.'),
      className: text('Classes for it.'),
      class: text('Classes for it.'),
    },
  },
  Latex: {
    description: 'A formula in TeX.',
    props: { display: flag('On a line of its own.') },
  },
  Heading: {
    description: 'A heading.',
    props: {
      level: number('From 1 to 6; 2 by default.'),
      ...idProp,
      noAnchor: flag('Without a link to itself.'),
      className: text('Classes for it.'),
      class: text('Classes for it.'),
    },
  },
  Frame: { description: 'A frame around a picture.', props: frameProps },
  Mermaid: {
    description: 'A diagram. A code fence of language `mermaid` becomes one.',
    props: {
      chart: text('Its source in the Mermaid language.'),
      actions: ignored(flag),
      placement: ignored((description) =>
        oneOf(['top-left', 'top-right', 'bottom-left', 'bottom-right'], description),
      ),
    },
  },
  Update: {
    description: 'An entry of a changelog.',
    props: {
      label: required(text('Its name: a date or a version.')),
      description: caption('A line under the label.'),
      tags: list('Words to sort entries by: a list, or a text with commas between them.'),
      date: day('Its day for the feed, where neither label nor description is one.'),
      rss: { type: 'object', description: '`title` and `description` for the feed of the page.' },
      ...idProp,
    },
  },
  Visibility: {
    description: 'Content for people only, or for machines only.',
    props: {
      for: oneOf(
        ['humans', 'agents', 'signed-in', 'signed-out'],
        'Who reads it: the web page (`humans`), or the Markdown of the page (`agents`).',
      ),
    },
  },
  Variation: {
    description: 'Content of one variant of a site; it shows to all.',
    props: { is: ignored(list) },
  },
} satisfies Readonly<Record<string, ComponentEntry>>;
