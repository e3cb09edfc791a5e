import {
  color,
  type ComponentEntry,
  flag,
  iconProps,
  idProp,
  number,
  oneOf,
  required,
  text,
  url,
} from './prop-entry.ts';

const TITLE_SIZES = ['p', 'h2', 'h3', 'h4'];

const folderProps = {
  name: required(text('Its name.')),
  comment: text('What it is for, in a few words beside its name.'),
  defaultOpen: flag('Open from the start.'),
  openable: flag('Whether it can be closed and opened; on by default.'),
  highlight: flag('Marked, and what it holds as well.'),
} as const;

const fileProps = {
  name: required(text('Its name.')),
  comment: text('What it is for, in a few words beside its name.'),
  highlight: flag('Marked.'),
} as const;

const repositoryProps = {
  repo: { ...required(text('`owner/name`, or its address.')), form: /\S\/\S/ },
  variant: oneOf(['inset', 'flat'], 'On a ground of its own, or without; `inset` by default.'),
  className: text('Classes for it.'),
  class: text('Classes for it.'),
} as const;

/** Components that arrange and fold content. */
export const layoutComponents = {
  Accordion: {
    description: 'A part of the page that opens under its title.',
    props: {
      title: required(text('What is always seen.')),
      description: text('A line under the title.'),
      defaultOpen: flag('Open from the start.'),
      ...iconProps,
      ...idProp,
    },
  },
  AccordionGroup: { description: 'Accordions in one frame.', props: {} },
  Expandable: {
    description: 'Details of a field, behind "Show ..." and "Hide ...".',
    props: {
      title: text('What is shown and hidden; "child attributes" by default.'),
      name: text('Another name for `title`.'),
      defaultOpen: flag('Open from the start.'),
      ...idProp,
    },
  },
  Card: {
    description: 'A box with a title; with `href`, a link as a whole.',
    props: {
      title: text('The title, and the name of the link.'),
      ...iconProps,
      color: color('Colour of the icon.'),
      href: url('Where the card leads.'),
      img: url('A picture above the text.'),
      image: url('Another name for `img`.'),
      horizontal: flag('Icon or picture beside the text.'),
      cta: text('A line that invites to follow the link.'),
      arrow: flag('An arrow in the corner; by default on links that leave the site.'),
      disabled: flag('Faint, and no link.'),
      type: oneOf(
        ['info', 'warning', 'note', 'tip', 'check', 'danger'],
        'The colours of a remark, and its sign where there is no icon.',
      ),
    },
  },
  CardGroup: {
    description: 'Cards side by side.',
    props: {
      cols: number('The most columns, from 1 to 4; 2 by default.'),
      className: text('Classes for it.'),
      class: text('Classes for it.'),
    },
  },
  Columns: {
    description: 'Things side by side.',
    props: {
      cols: number('The most columns, from 1 to 4; 2 by default.'),
      className: text('Classes for it.'),
      class: text('Classes for it.'),
    },
  },
  Column: { description: 'One column of `Columns`.', props: {} },
  Tile: {
    description: 'A preview that links to what it shows.',
    props: {
      href: required(url('Where it leads.')),
      title: text('Text of the link.'),
      description: text('A line under the title.'),
    },
  },
  'GitHub.Repo': {
    description: 'A card that leads to a repository.',
    props: repositoryProps,
  },
  GitHub: {
    description: 'A card that leads to a repository.',
    aliasOf: 'GitHub.Repo',
    props: repositoryProps,
  },
  View: {
    description: 'One of several forms of a page, of which one shows at a time.',
    props: { title: required(text('Text of its tab.')), ...iconProps, ...idProp },
  },
  Tabs: {
    description: 'Panels of which one shows at a time.',
    props: {
      defaultTabIndex: number('The panel that shows first, counted from 0.'),
      sync: flag('Whether sets with equal titles switch together; on by default.'),
      borderBottom: flag('A line under the panels.'),
    },
  },
  Tab: {
    description: 'One panel of `Tabs`.',
    parent: 'Tabs',
    props: { title: required(text('Text of the tab.')), ...iconProps, ...idProp },
  },
  Steps: {
    description: 'Steps to be done in order.',
    props: {
      titleSize: oneOf(TITLE_SIZES, 'Element of the titles; headings enter the table of contents.'),
    },
  },
  Step: {
    description: 'One step of `Steps`.',
    parent: 'Steps',
    props: {
      title: text('What is to be done.'),
      ...iconProps,
      stepNumber: number('Its number; the next steps count on from it.'),
      titleSize: oneOf(TITLE_SIZES, 'Element of this title.'),
      ...idProp,
      noAnchor: flag('Without a link to itself.'),
    },
  },
  Walkthrough: { description: 'Code beside the steps that explain its lines.', props: {} },
  'Walkthrough.Step': {
    description: 'What some lines of a `Walkthrough` do.',
    parent: 'Walkthrough',
    props: {
      title: required(text('What it is about.')),
      lines: { ...text('The lines, by their numbers: `3` or `1-4, 7`.'), form: /\d/ },
      file: text('Title of the block of code that they stand in, where there are several.'),
      ...idProp,
      noAnchor: flag('Without a link to itself.'),
    },
  },
  Panel: { description: 'Content of the right column.', props: {} },
  Tree: { description: 'Files and folders, as tags or as a list in Markdown.', props: {} },
  'Tree.Folder': {
    description: 'A folder of a `Tree`.',
    parent: 'Tree',
    props: folderProps,
  },
  'Tree.File': { description: 'A file of a `Tree`.', parent: 'Tree', props: fileProps },
  FileTree: {
    description: 'Files and folders, as tags or as a list in Markdown.',
    aliasOf: 'Tree',
    props: {},
  },
  'FileTree.Folder': {
    description: 'A folder of a `FileTree`.',
    aliasOf: 'Tree.Folder',
    parent: 'Tree',
    props: folderProps,
  },
  'FileTree.File': {
    description: 'A file of a `FileTree`.',
    aliasOf: 'Tree.File',
    parent: 'Tree',
    props: fileProps,
  },
  Color: {
    description: 'A palette.',
    props: { variant: oneOf(['compact', 'table'], 'In one row, or row by row.') },
  },
  'Color.Row': {
    description: 'A row of a `Color` palette.',
    parent: 'Color',
    props: { title: text('Its name.') },
  },
  'Color.Item': {
    description: 'One colour of a palette.',
    parent: 'Color',
    props: {
      name: text('Its name.'),
      value: required(color('The colour, or an object with `light` and `dark`.')),
    },
  },
} satisfies Readonly<Record<string, ComponentEntry>>;
