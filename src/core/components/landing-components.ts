import {
  between,
  caption,
  type ComponentEntry,
  flag,
  iconProps,
  linkText,
  list,
  oneOf,
  required,
  text,
  url,
} from './prop-entry.ts';

const headProps = {
  title: caption('Heading.'),
  text: caption('A line or two below the title.'),
  eyebrow: caption('A short line above the title.'),
} as const;

const buttonProps = {
  href: required(url('Where it leads.')),
  text: text('Label, in place of the content between the tags.'),
  variant: oneOf(
    ['primary', 'secondary', 'plain'],
    'The main button, a secondary one, or a plain link; `primary` by default.',
  ),
  ...iconProps,
  arrow: flag('Shows an arrow after the text.'),
} as const;

/** Components for landing pages. */
export const landingComponents = {
  Hero: {
    description: 'The top of a landing page: a title, a sentence and calls to action.',
    props: {
      ...headProps,
      title: required(caption('Heading of the page.')),
      command: text('A command to copy.'),
      actions: {
        ...list('Buttons, as objects with `text`, `href`, `variant` and `icon`.'),
        fields: { ...buttonProps, text: required(text('Label of the button.')) },
      },
      image: url('An image next to the text.'),
      darkImage: url('The image in dark mode, if different.'),
      alt: text('Alternative text of the image; omit it for a decorative one.'),
      align: oneOf(
        ['center', 'start'],
        'Alignment of the text; `center` by default, `start` next to an image.',
      ),
    },
  },
  Actions: { description: 'A row of buttons.', props: {} },
  Button: {
    description: 'A link that looks like a button.',
    props: buttonProps,
  },
  Section: {
    description: 'A titled section of a landing page.',
    props: {
      ...headProps,
      align: oneOf(['center', 'start'], 'Alignment of the title; `start` by default.'),
      beside: flag('Places the title next to the content if there is room.'),
      tinted: flag('Adds a full-width tinted background.'),
    },
  },
  Features: {
    description: 'Features of a project, side by side.',
    props: { cols: between(1, 4, 'Maximum number of columns, from 1 to 4; 3 by default.') },
  },
  Feature: {
    description: 'A feature in `Features`.',
    parent: 'Features',
    props: {
      title: required(linkText('Name of the feature.')),
      ...iconProps,
      href: url('Where to read more.'),
    },
  },
  Showcase: { description: 'Code next to its result.', props: {} },
  Stats: { description: 'A row of figures.', props: {} },
  Stat: {
    description: 'A figure, with a description between the tags.',
    parent: 'Stats',
    props: {
      value: required(text('The figure, with its unit.')),
      label: required(text('What the figure measures.')),
    },
  },
  Logos: {
    description: 'A row of logos in a single tone.',
    props: { title: text('A line above the logos.') },
  },
  LiveConfig: {
    description: 'A `docs.json` that readers can edit, next to the site it produces.',
    props: {
      code: required(text('Content of the file.')),
      file: text('Name of the file; `docs.json` by default.'),
      hint: text('Invites readers to edit it; shown where scripts run.'),
      label: required(text('What the preview next to it shows.')),
    },
  },
  TryIt: {
    description: 'The playground of an operation, inline in a page.',
    props: {
      href: required(url('Page of the operation.')),
      text: required(text('Label of the button.')),
    },
  },
  CallToAction: {
    description: 'What readers should do next, at the end of a landing page.',
    props: {
      title: required(caption('Heading.')),
      text: caption('A line or two below the title.'),
    },
  },
} satisfies Readonly<Record<string, ComponentEntry>>;
