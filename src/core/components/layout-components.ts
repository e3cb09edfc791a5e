import {
  between,
  buttonText,
  caption,
  color,
  type ComponentEntry,
  flag,
  iconProps,
  idProp,
  linkText,
  number,
  oneOf,
  required,
  text,
  url,
} from './prop-entry.ts';

const TITLE_SIZES = ['p', 'h2', 'h3', 'h4'];

const folderProps = {
  name: required(text('Name of the folder.')),
  comment: text('What it is for, in a few words next to its name.'),
  defaultOpen: flag('Opens it initially.'),
  openable: flag('Whether readers can open and close it; on by default.'),
  highlight: flag('Highlights it and its contents.'),
} as const;

const fileProps = {
  name: required(text('Name of the file.')),
  comment: text('What it is for, in a few words next to its name.'),
  highlight: flag('Highlights it.'),
} as const;

const repositoryProps = {
  repo: { ...required(text('`owner/name`, or the URL of the repository.')), form: /\S\/\S/ },
  variant: oneOf(['inset', 'flat'], 'With or without its own background; `inset` by default.'),
  className: text('CSS classes.'),
  class: text('CSS classes.'),
} as const;

/** Components that arrange and collapse content. */
export const layoutComponents = {
  Accordion: {
    description: 'Content that opens below its title.',
    props: {
      title: required(buttonText('The title, which is always visible.')),
      description: buttonText('A line below the title.'),
      defaultOpen: flag('Opens it initially.'),
      ...iconProps,
      ...idProp,
    },
  },
  AccordionGroup: { description: 'Accordions in one frame.', props: {} },
  Expandable: {
    description: 'Details of a field that readers show and hide.',
    props: {
      title: buttonText('What the button shows and hides; "child attributes" by default.'),
      name: buttonText('Another name for `title`.'),
      defaultOpen: flag('Opens it initially.'),
      ...idProp,
    },
  },
  Card: {
    description: 'A box with a title; with `href`, the whole box is a link.',
    props: {
      title: linkText(
        'Title, and accessible name of the link; can contain emphasis and, without `href`, links.',
      ),
      ...iconProps,
      color: color('Color of the icon.'),
      href: url('Where the card leads.'),
      img: url('An image above the text.'),
      image: url('Another name for `img`.'),
      horizontal: flag('Places the icon or image next to the text.'),
      cta: text('Call to action for the link.'),
      arrow: flag('Shows an arrow in the corner; by default only for links that leave the site.'),
      disabled: flag('Dims it and removes the link.'),
      type: oneOf(
        ['info', 'warning', 'note', 'tip', 'check', 'danger'],
        'The colors of a callout, and its icon if none is set.',
      ),
    },
  },
  CardGroup: {
    description: 'Cards side by side.',
    props: {
      cols: between(1, 4, 'Maximum number of columns, from 1 to 4; 2 by default.'),
      className: text('CSS classes.'),
      class: text('CSS classes.'),
    },
  },
  Columns: {
    description: 'Content side by side.',
    props: {
      cols: between(1, 4, 'Maximum number of columns, from 1 to 4; 2 by default.'),
      className: text('CSS classes.'),
      class: text('CSS classes.'),
    },
  },
  Column: { description: 'A column in `Columns`.', props: {} },
  Tile: {
    description: 'A preview that links to what it shows.',
    props: {
      href: required(url('Where it leads.')),
      title: linkText('Text of the link.'),
      description: text('A line below the title.'),
    },
  },
  'GitHub.Repo': {
    description: 'A card that links to a repository.',
    props: repositoryProps,
  },
  GitHub: {
    description: 'A card that links to a repository.',
    aliasOf: 'GitHub.Repo',
    props: repositoryProps,
  },
  View: {
    description: 'One of several views of a page, shown one at a time.',
    props: { title: required(buttonText('Text of its tab.')), ...iconProps, ...idProp },
  },
  Tabs: {
    description: 'Panels shown one at a time.',
    props: {
      defaultTabIndex: number('Index of the panel shown first, counting from 0.'),
      sync: flag('Whether sets with the same titles switch together; on by default.'),
      borderBottom: flag('Shows a line below the panels.'),
    },
  },
  Tab: {
    description: 'A panel in `Tabs`.',
    parent: 'Tabs',
    props: { title: required(buttonText('Text of the tab.')), ...iconProps, ...idProp },
  },
  Steps: {
    description: 'Steps to follow in order.',
    props: {
      titleSize: oneOf(
        TITLE_SIZES,
        'Element of the titles; headings appear in the table of contents.',
      ),
    },
  },
  Step: {
    description: 'A step in `Steps`.',
    parent: 'Steps',
    props: {
      title: caption('What to do; can contain links and emphasis.'),
      ...iconProps,
      stepNumber: number('Number of the step; the following steps continue from it.'),
      titleSize: oneOf(TITLE_SIZES, 'Element of this title.'),
      ...idProp,
      noAnchor: flag('Omits the link to itself.'),
    },
  },
  Walkthrough: { description: 'Code next to steps that explain its lines.', props: {} },
  'Walkthrough.Step': {
    description: 'What some lines of a `Walkthrough` do.',
    parent: 'Walkthrough',
    props: {
      title: required(caption('Title of the step; can contain links and emphasis.')),
      lines: { ...text('Line numbers, such as `3` or `1-4, 7`.'), form: /\d/ },
      file: text('Title of the code block that contains the lines, if there are several.'),
      ...idProp,
      noAnchor: flag('Omits the link to itself.'),
    },
  },
  Panel: { description: 'Content for the right column.', props: {} },
  Tree: { description: 'Files and folders, written as tags or as a Markdown list.', props: {} },
  'Tree.Folder': {
    description: 'A folder in a `Tree`.',
    parent: 'Tree',
    props: folderProps,
  },
  'Tree.File': { description: 'A file in a `Tree`.', parent: 'Tree', props: fileProps },
  FileTree: {
    description: 'Files and folders, written as tags or as a Markdown list.',
    aliasOf: 'Tree',
    props: {},
  },
  'FileTree.Folder': {
    description: 'A folder in a `FileTree`.',
    aliasOf: 'Tree.Folder',
    parent: 'Tree',
    props: folderProps,
  },
  'FileTree.File': {
    description: 'A file in a `FileTree`.',
    aliasOf: 'Tree.File',
    parent: 'Tree',
    props: fileProps,
  },
  Color: {
    description: 'A color palette.',
    props: { variant: oneOf(['compact', 'table'], 'In one row, or row by row.') },
  },
  'Color.Row': {
    description: 'A row in a `Color` palette.',
    parent: 'Color',
    props: { title: text('Name of the row.') },
  },
  'Color.Item': {
    description: 'A color in a palette.',
    parent: 'Color',
    props: {
      name: text('Name of the color.'),
      value: required(color('The color, or an object with `light` and `dark`.')),
    },
  },
} satisfies Readonly<Record<string, ComponentEntry>>;
