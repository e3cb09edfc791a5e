import { codeGroupProps } from './api-components.ts';
import { type ComponentEntry, required, text, url } from './prop-entry.ts';
import { frameProps } from './text-components.ts';

/** Names that pages for other tools have for elements and for other components. */
export const otherComponents = {
  Example: { description: 'A frame around a picture.', aliasOf: 'Frame', props: frameProps },
  Link: {
    description: 'A link, as Markdown writes it.',
    element: 'a',
    props: { href: required(url('Where it leads.')) },
  },
  MDX: { description: 'What stands in it, as it is.', element: '', props: {} },
  OptimizedVideo: {
    description: 'A video.',
    element: 'video',
    props: { src: url('Its file.') },
  },
  SnippetGroup: {
    description: 'Code fences behind tabs.',
    aliasOf: 'CodeGroup',
    props: codeGroupProps,
  },
  ZoomImage: {
    description: 'A picture, which grows on a click.',
    element: 'img',
    props: { src: required(url('Its file.')), alt: text('What it shows.') },
  },
} satisfies Readonly<Record<string, ComponentEntry>>;
