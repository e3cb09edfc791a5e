import {
  caption,
  type ComponentEntry,
  flag,
  iconProps,
  list,
  number,
  oneOf,
  required,
  text,
  url,
} from './prop-entry.ts';

const headProps = {
  title: text('Its heading.'),
  text: caption('A line or two below the title.'),
  eyebrow: text('A short line above the title.'),
} as const;

const buttonProps = {
  href: required(url('Where it leads.')),
  text: text('What it says, in place of what stands in it.'),
  variant: oneOf(
    ['primary', 'secondary', 'plain'],
    'The one important button, another one, or a link among buttons; `primary` by default.',
  ),
  ...iconProps,
  arrow: flag('An arrow behind the text.'),
} as const;

/** What start pages are made of. */
export const landingComponents = {
  Hero: {
    description: 'The head of a start page: its title, one sentence, and what to do now.',
    props: {
      ...headProps,
      title: required(text('The heading of the page.')),
      command: text('A command to copy.'),
      actions: {
        ...list('Buttons, as objects with `text`, `href`, `variant` and `icon`.'),
        fields: { ...buttonProps, text: required(text('What it says.')) },
      },
      image: url('A picture beside the text.'),
      darkImage: url('The picture in dark mode, where that is another one.'),
      alt: text('What the picture shows; left out where it decorates.'),
      align: oneOf(
        ['center', 'start'],
        'Where the text stands; by default in the middle, beside a picture at the start.',
      ),
    },
  },
  Actions: { description: 'Buttons in one row.', props: {} },
  Button: {
    description: 'A link that looks like a button.',
    props: buttonProps,
  },
  Section: {
    description: 'A part of a start page with a title.',
    props: {
      ...headProps,
      align: oneOf(['center', 'start'], 'Where the title stands; `start` by default.'),
      beside: flag('The title beside the content, where there is room.'),
      tinted: flag('On a ground of its own, from edge to edge.'),
    },
  },
  Features: {
    description: 'What a project gives, side by side.',
    props: { cols: number('The most columns, from 1 to 4; 3 by default.') },
  },
  Feature: {
    description: 'One of `Features`.',
    parent: 'Features',
    props: {
      title: required(text('What it is.')),
      ...iconProps,
      href: url('Where to read on.'),
    },
  },
  Showcase: { description: 'Code beside what it becomes.', props: {} },
  Stats: { description: 'A few figures in a row.', props: {} },
  Stat: {
    description: 'A figure; what stands in it says more.',
    parent: 'Stats',
    props: {
      value: required(text('The figure, with its unit.')),
      label: required(text('What it counts.')),
    },
  },
  Logos: {
    description: 'Marks in a row and in one tone.',
    props: { title: text('A line above them.') },
  },
  LiveConfig: {
    description: 'A `docs.json` that readers may change, beside the site that it makes.',
    props: {
      code: required(text('The text of the file.')),
      file: text('Its name; `docs.json` by default.'),
      hint: text('Invites to change it; shown where scripts run.'),
      label: required(text('What is drawn beside it.')),
    },
  },
  TryIt: {
    description: 'The playground of an operation, in place.',
    props: {
      href: required(url('The page of the operation.')),
      text: required(text('What the button says.')),
    },
  },
  CallToAction: {
    description: 'What a reader shall do next, at the end of a start page.',
    props: { title: required(text('Its heading.')), text: text('A line or two below the title.') },
  },
} satisfies Readonly<Record<string, ComponentEntry>>;
