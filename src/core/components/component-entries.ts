/** Diagnostics about the use of components and tags: their props, placement and behavior. */
import { diagnoseWith, entry } from '../diagnostic/catalog.ts';
import { replace } from '../diagnostic/fix.ts';
import { listNames, quote } from '../diagnostic/quote.ts';
import type { LooseKind } from '../pages/uses.ts';

/** How a message about each kind of Markdown begins. */
const LOOSE: Readonly<Record<LooseKind, string>> = {
  code: 'A code block',
  formula: 'A formula',
  heading: 'A heading',
  list: 'A list',
  image: 'An image',
  quotation: 'A quotation',
  table: 'A table',
  text: 'Text',
};

/** Names of props that authors invent for what is the content of a component. */
const CONTENTS: ReadonlySet<string> = new Set(['body', 'content', 'description', 'text']);

/** Components whose content is text, for which such a name has no other meaning. */
const HOLDERS: ReadonlySet<string> = new Set(
  'Accordion Callout Card Check Danger Info Note Step Tab Tip Warning'.split(' '),
);

export const componentEntries = {
  'component/unknown-prop': entry<{
    component: string;
    /** The prop whose objects do not have this key. */
    list?: string | undefined;
    prop: string;
    nearest?: string | undefined;
    known: readonly string[];
  }>({
    severity: 'warning',
    title: 'Unknown prop',
    message: ({ component, list, prop }) =>
      list === undefined
        ? `<${component}> has no prop "${prop}", so it has no effect.`
        : `Objects in "${list}" of <${component}> have no key "${prop}", so it has no effect.`,
    hint: ({ component, list, prop, nearest, known }) => {
      if (nearest !== undefined) return `Did you mean "${nearest}"?`;
      if (list === undefined && CONTENTS.has(prop) && HOLDERS.has(component)) {
        return `Write what it says as content: <${component} ...>text</${component}>.`;
      }
      if (known.length === 0) return 'Remove it: this component has no props.';
      return `Remove it, or use one of ${known.join(', ')}.`;
    },
    fix: ({ prop, nearest }) => replace(prop, nearest),
    example: { component: 'Card', prop: 'herf', nearest: 'href', known: ['title', 'href'] },
  }),
  'component/missing-prop': entry<{
    component: string;
    /** The prop that contains the object without the key. */
    list?: string | undefined;
    prop: string;
    purpose: string;
    /** The name that is written in place of the prop's. */
    misnamed?: string;
  }>({
    severity: 'warning',
    title: 'Prop is missing',
    message: ({ component, list, prop, misnamed }) => {
      const needed =
        list === undefined
          ? `<${component}> needs the prop "${prop}"`
          : `An object in "${list}" of <${component}> needs the key "${prop}"`;
      return misnamed === undefined ? `${needed}.` : `${needed}, but has only "${misnamed}".`;
    },
    hint: ({ list, prop, purpose, misnamed }) => {
      if (misnamed !== undefined) return `Did you mean "${prop}"?`;
      return `Add ${prop}${list === undefined ? '=' : ': '}"...": ${inSentence(purpose)}`;
    },
    fix: ({ prop, misnamed }) => (misnamed === undefined ? undefined : replace(misnamed, prop)),
    example: { component: 'Tab', prop: 'title', purpose: 'Text of the tab.' },
  }),
  'component/no-value': entry<{ component: string; prop: string; purpose: string }>({
    severity: 'warning',
    title: 'Prop has no value',
    message: ({ component, prop }) =>
      `"${prop}" of <${component}> is written without a value, so it has no effect.`,
    hint: ({ prop, purpose }) => `Remove it, or write ${prop}="...": ${inSentence(purpose)}`,
    example: {
      component: 'Accordion',
      prop: 'title',
      purpose: 'The title, which is always visible.',
    },
  }),
  'component/no-name': entry<{
    component: string;
    props: readonly string[];
    /** The purpose of the first of `props`. */
    purpose: string;
  }>({
    severity: 'warning',
    title: 'One of several props is missing',
    message: ({ component, props }) => `<${component}> needs one of ${listNames(props, 'or')}.`,
    hint: ({ props: [first = ''], purpose }) => `Add ${first}="...": ${inSentence(purpose)}`,
    example: {
      component: 'ParamField',
      props: ['path', 'query', 'header', 'body', 'name'],
      purpose: 'Name of a path parameter.',
    },
  }),
  'component/unknown-value': entry<{
    component: string;
    prop: string;
    value: string;
    allowed: readonly string[];
    nearest?: string | undefined;
    /** The value that a switch gets when its written value is unknown. */
    readAs?: string;
  }>({
    severity: 'warning',
    title: 'Unknown prop value',
    message: ({ component, prop, value, readAs }) =>
      `${quote(value)} is not a value of "${prop}" of <${component}>, so ${readAs === undefined ? 'it has no effect' : `it is read as ${readAs}`}.`,
    hint: ({ prop, allowed, nearest }) =>
      nearest === undefined ? `Use ${listNames(allowed, 'or')}.` : `Write ${prop}="${nearest}".`,
    fix: ({ value, nearest }) => replace(value, nearest),
    example: {
      component: 'Steps',
      prop: 'titleSize',
      value: 'h5',
      allowed: ['p', 'h2', 'h3', 'h4'],
    },
  }),
  'component/not-a-number': entry<{ component: string; prop: string; value: string }>({
    severity: 'warning',
    title: 'Prop is not a number',
    message: ({ component, prop, value }) =>
      `"${prop}" of <${component}> must be a number, and ${quote(value)} is not one.`,
    hint: ({ prop }) => `Write ${prop}={2}, with the number you want.`,
    example: { component: 'Columns', prop: 'cols', value: 'two' },
  }),
  'component/not-a-color': entry<{
    component: string;
    prop: string;
    value: string;
    nearest?: string | undefined;
  }>({
    severity: 'warning',
    title: 'Prop is not a color',
    message: ({ component, prop, value }) =>
      `"${prop}" of <${component}> must be a color, and ${quote(value)} is not one.`,
    hint: ({ prop, nearest }) =>
      nearest === undefined
        ? 'Write a CSS color, such as #16a34a, rebeccapurple or hsl(142 76% 36%).'
        : `Write ${prop}="${nearest}".`,
    fix: ({ value, nearest }) => replace(value, nearest),
    example: { component: 'Badge', prop: 'color', value: 'gren', nearest: 'green' },
  }),
  'component/not-a-day': entry<{ component: string; prop: string; value: string }>({
    severity: 'warning',
    title: 'Prop is not a date',
    message: ({ component, prop, value }) =>
      `"${prop}" of <${component}> must be a date, and ${quote(value)} is not one.`,
    hint: ({ prop }) => `Write ${prop}="2026-03-31", with the date you mean.`,
    example: { component: 'Update', prop: 'date', value: 'yesterday' },
  }),
  'component/odd-value': entry<{
    component: string;
    prop: string;
    value: string;
    purpose: string;
  }>({
    severity: 'warning',
    title: 'Prop value cannot be read',
    message: ({ component, prop, value }) =>
      `"${prop}" of <${component}> cannot be read from ${quote(value)}, so it has no effect.`,
    hint: ({ prop, purpose }) => `Write ${prop}="...": ${inSentence(purpose)}`,
    example: {
      component: 'Walkthrough.Step',
      prop: 'lines',
      value: 'two',
      purpose: 'Line numbers, such as `3` or `1-4, 7`.',
    },
  }),
  'component/stray': entry<{
    /** The misplaced component; absent if the content is Markdown. */
    component?: string;
    /** The kind of Markdown. */
    kind?: LooseKind;
    parent: string;
    /** The component of the items; absent if the items are code blocks. */
    child?: string;
  }>({
    severity: 'warning',
    title: 'Content between the items of a component',
    message: ({ component, kind = 'text', parent, child }) =>
      `${component === undefined ? LOOSE[kind] : `<${component}>`} is directly inside <${parent}>, which can only hold ${child === undefined ? 'code blocks' : `<${child}>s`}.`,
    hint: ({ parent, child }) =>
      `Put it ${child === undefined ? '' : `into a <${child}>, or `}outside of <${parent}>.`,
    example: { component: 'Note', parent: 'Steps', child: 'Step' },
  }),
  'component/empty': entry<{ component: string; needed: string }>({
    severity: 'warning',
    title: 'Component without content',
    message: ({ component, needed }) =>
      `<${component}> contains no ${needed}, so it shows nothing.`,
    hint: ({ component, needed }) =>
      `Write at least one ${needed} inside it, or remove <${component}>.`,
    example: { component: 'Steps', needed: '<Step>' },
  }),
  'component/misplaced': entry<{ component: string; parent: string }>({
    severity: 'warning',
    title: 'Component is not where it belongs',
    message: ({ component, parent }) => `<${component}> belongs inside <${parent}>.`,
    hint: ({ component, parent }) => `Put <${parent}> around it and the other <${component}>s.`,
    example: { component: 'Step', parent: 'Steps' },
  }),
  'component/for-some': entry<{ component: string }>({
    severity: 'warning',
    title: 'Content for some readers is shown to all',
    message: ({ component }) =>
      `This <${component}> is for some readers only, but a static site is the same for everyone, so everyone sees it.`,
    hint: () =>
      'Take it out if it is not for everyone; for="humans" and for="agents" of <Visibility> work.',
    example: { component: 'Visibility' },
  }),
  'component/tab-twice': entry<{ title: string }>({
    severity: 'warning',
    title: 'Two tabs have the same title',
    message: ({ title }) => `A tab above, in the same <Tabs>, already has the title "${title}".`,
    hint: () => 'Give each its own title, so that readers can tell them apart.',
    example: { title: 'npm' },
  }),
};

/**
 * Returns the description of a prop as the continuation after a colon. Most descriptions are not sentences.
 */
function inSentence(description: string): string {
  return description.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase());
}

/** Creates a diagnostic about the use of a component or tag. */
export const diagnoseComponent = diagnoseWith(componentEntries);
