import {
  between,
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
  title: caption('A line above the text; can contain links and emphasis.'),
  ...iconProps,
};

/** Looks of a badge; the hyphenated ones are not colors elsewhere. */
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
  caption: caption('A line below the image; can contain links and emphasis.'),
  hint: caption('A line above the image.'),
  type: ignored((description) => oneOf(['simple', 'glass'], description)),
  style: { type: 'object', description: 'CSS styles, such as a maximum width.' },
  className: text('CSS classes.'),
  class: text('CSS classes.'),
};

/** Components for running text: callouts, inline labels, headings, images. */
export const textComponents = {
  Note: { description: 'Something worth knowing while reading on.', props: calloutProps },
  Info: { description: 'Background for interested readers.', props: calloutProps },
  Tip: { description: 'Advice that makes a task easier.', props: calloutProps },
  Check: { description: 'What should be true at this point.', props: calloutProps },
  Warning: { description: 'What can go wrong.', props: calloutProps },
  Danger: { description: 'What causes data loss or breaks things.', props: calloutProps },
  Callout: {
    description: 'A callout with a custom icon and color.',
    props: {
      ...calloutProps,
      color: color('Base color of the callout.'),
      kind: oneOf(
        ['note', 'info', 'tip', 'check', 'warning', 'danger'],
        'Appearance of one of the predefined callouts.',
      ),
    },
  },
  Badge: {
    description: 'A short label in running text.',
    props: {
      color: {
        ...color(`${BADGE_COLORS.map((word) => `\`${word}\``).join(', ')}, or any CSS color.`),
        words: BADGE_COLORS,
      },
      size: oneOf(['xs', 'sm', 'md', 'lg'], 'Size; `md` by default.'),
      shape: oneOf(['rounded', 'pill'], 'Shape of the corners; `rounded` by default.'),
      stroke: flag('Shows an outline in place of a tint.'),
      disabled: flag('Dims it, for what is not available.'),
      ...iconProps,
      className: text('CSS classes.'),
      class: text('CSS classes.'),
    },
  },
  Tooltip: {
    description: 'A term with an explanation that appears on hover and focus.',
    oneOf: ['tip', 'description'],
    props: {
      tip: caption('The explanation.'),
      description: caption('Another name for `tip`.'),
      headline: text('A line above the explanation.'),
      title: text('Another name for `headline`.'),
      cta: text('Text of the link below the explanation.'),
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
      src: url('Another name for `icon`: a file of the site, or a URL.'),
      color: color('Color of the icon.'),
      size: number('Height in pixels.'),
      style: anything('CSS styles, such as a width and a height.'),
      className: text('CSS classes.'),
      class: text('CSS classes.'),
    },
  },
  Latex: {
    description: 'A formula in TeX.',
    props: { display: flag('Shows the formula on its own line.') },
  },
  Heading: {
    description: 'A heading.',
    props: {
      level: between(1, 6, 'Level from 1 to 6; 2 by default.'),
      ...idProp,
      noAnchor: flag('Omits the link to itself.'),
      className: text('CSS classes.'),
      class: text('CSS classes.'),
    },
  },
  Frame: { description: 'A frame around an image.', props: frameProps },
  Mermaid: {
    description: 'A diagram. Code fences with the language `mermaid` are rendered as one.',
    props: {
      chart: text('Source in the Mermaid language.'),
      actions: ignored(flag),
      placement: ignored((description) =>
        oneOf(['top-left', 'top-right', 'bottom-left', 'bottom-right'], description),
      ),
    },
  },
  Update: {
    description: 'A changelog entry.',
    props: {
      label: required(caption('Label of the entry: a date or a version.')),
      description: caption('A line below the label.'),
      tags: list('Tags to filter entries by: a list, or comma-separated text.'),
      date: day('Date of the entry in the feed, if neither `label` nor `description` is a date.'),
      rss: { type: 'object', description: '`title` and `description` for the feed of the page.' },
      ...idProp,
    },
  },
  Visibility: {
    description: 'Content only for people, or only for machines.',
    props: {
      for: oneOf(
        ['humans', 'agents', 'signed-in', 'signed-out'],
        'Who sees it: readers of the web page (`humans`) or of its Markdown (`agents`).',
      ),
    },
  },
  Variation: {
    description: 'Content for one variant of a site; everyone sees it.',
    props: { is: ignored(list) },
  },
} satisfies Readonly<Record<string, ComponentEntry>>;
