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

export const codeGroupProps = { dropdown: flag('A list to choose from in place of tabs.') };

const paramProps = {
  path: text('Name of a parameter of the path.'),
  query: text('Name of a parameter of the query.'),
  header: text('Name of a header.'),
  body: text('Name of a field of the body.'),
  name: text('Name of a parameter of no stated place.'),
  type: text('Its type.'),
  required: flag('Must be given.'),
  optional: flag('Need not be given, as by default.'),
  deprecated: flag('Should no longer be used.'),
  default: anything('Its value where it is not given.'),
  enum: list('Its possible values.'),
  placeholder: text('What the field of the playground suggests.'),
  initialValue: anything('What the field of the playground holds at first.'),
  hidden: flag('In the playground only.'),
  ...idProp,
} as const;

const paramNames = ['path', 'query', 'header', 'body', 'name'];

/** Components for code and for describing an API. */
export const apiComponents = {
  CodeBlock: {
    description: 'Code. A code fence becomes one.',
    props: {
      html: text('Highlighted code; filled in by the compiler.'),
      lang: text('Its language.'),
      language: text('Another name of `lang`.'),
      title: text('A line above the code.'),
      filename: text('Another name of `title`.'),
      highlight: anything('Lines to mark, `1,3-5`.'),
      focus: anything('Lines beside which all others step back.'),
      ...iconProps,
      lines: flag('Line numbers.'),
      wrap: flag('Long lines are broken.'),
      expandable: flag('A long block is folded at first.'),
      nocopy: flag('No button that copies it.'),
    },
  },
  Prompt: {
    description: 'A text for readers to give to an assistant.',
    props: {
      description: required(caption('What it does; may hold links and emphasis.')),
      text: text('The prompt, where it does not stand between the tags.'),
      actions: list('`copy`, `cursor`; only `copy` by default.'),
      ...iconProps,
    },
  },
  CodeGroup: { description: 'Code fences behind tabs.', props: codeGroupProps },
  RequestExample: { description: 'Requests, in the right column.', props: codeGroupProps },
  ResponseExample: { description: 'Responses, in the right column.', props: codeGroupProps },
  ParamField: { description: 'A parameter of a request.', props: paramProps, oneOf: paramNames },
  Param: {
    description: 'A parameter of a request.',
    aliasOf: 'ParamField',
    props: paramProps,
    oneOf: paramNames,
  },
  ResponseField: {
    description: 'A field of a response, or of any object; without a name, the whole of it.',
    oneOf: ['name', 'type'],
    props: {
      name: text('Its name.'),
      type: text('Its type.'),
      required: flag('Always there.'),
      optional: flag('Not always there, as by default.'),
      deprecated: flag('Should no longer be used.'),
      default: anything('Its value where nothing else is known.'),
      pre: list('Labels before the name.'),
      post: list('Labels after the type.'),
      ...idProp,
    },
  },
} satisfies Readonly<Record<string, ComponentEntry>>;
