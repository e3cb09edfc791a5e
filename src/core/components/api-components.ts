import {
  caption,
  anything,
  type ComponentEntry,
  flag,
  iconProps,
  idProp,
  list,
  required,
  text,
} from './prop-entry.ts';

export const codeGroupProps = { dropdown: flag('Shows a dropdown in place of tabs.') };

const paramProps = {
  path: text('Name of a path parameter.'),
  query: text('Name of a query parameter.'),
  header: text('Name of a header.'),
  body: text('Name of a body field.'),
  name: text('Name of a parameter with no particular location.'),
  type: text('Type of the value.'),
  required: flag('Marks it as required.'),
  optional: flag('Marks it as optional, the default.'),
  deprecated: flag('Marks it as deprecated.'),
  default: anything('Default value.'),
  enum: list('Possible values.'),
  placeholder: text('Placeholder of the field in the playground.'),
  initialValue: anything('Initial value of the field in the playground.'),
  hidden: flag('Shows it only in the playground.'),
  ...idProp,
} as const;

const paramNames = ['path', 'query', 'header', 'body', 'name'];

/** Components for code and for describing an API. */
export const apiComponents = {
  CodeBlock: {
    description: 'A code block. Code fences are rendered as one.',
    props: {
      html: text('Highlighted code; filled in by the compiler.'),
      lang: text('Language of the code.'),
      language: text('Another name for `lang`.'),
      title: text('A line above the code.'),
      filename: text('Another name for `title`.'),
      highlight: anything('Lines to highlight, such as `1,3-5`.'),
      focus: anything('Lines to focus on; all others are dimmed.'),
      ...iconProps,
      lines: flag('Shows line numbers.'),
      wrap: flag('Wraps long lines.'),
      expandable: flag('Collapses a long block initially.'),
      nocopy: flag('Hides the copy button.'),
    },
  },
  Prompt: {
    description: 'A prompt for readers to give to an assistant.',
    props: {
      description: required(caption('What it does; can contain links and emphasis.')),
      text: text('The prompt, if it is not between the tags.'),
      actions: list('`copy` and `cursor`; only `copy` by default.'),
      ...iconProps,
    },
  },
  CodeGroup: { description: 'Code blocks in tabs.', props: codeGroupProps },
  RequestExample: { description: 'Example requests in the right column.', props: codeGroupProps },
  ResponseExample: { description: 'Example responses in the right column.', props: codeGroupProps },
  ParamField: { description: 'A parameter of a request.', props: paramProps, oneOf: paramNames },
  Param: {
    description: 'A parameter of a request.',
    aliasOf: 'ParamField',
    props: paramProps,
    oneOf: paramNames,
  },
  ResponseField: {
    description: 'A field of a response or any object; without a name, the whole value.',
    oneOf: ['name', 'type'],
    props: {
      name: text('Name of the field.'),
      type: text('Type of the value.'),
      required: flag('Marks it as always present.'),
      optional: flag('Marks it as not always present, the default.'),
      deprecated: flag('Marks it as deprecated.'),
      default: anything('Default value.'),
      pre: list('Labels before the name.'),
      post: list('Labels after the type.'),
      ...idProp,
    },
  },
} satisfies Readonly<Record<string, ComponentEntry>>;
