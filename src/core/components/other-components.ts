import { codeGroupProps } from './api-components.ts';
import { type ComponentEntry, required, text, url } from './prop-entry.ts';
import { frameProps } from './text-components.ts';

/** Names that pages written for other tools use for HTML elements and for other components. */
export const otherComponents = {
  Example: { description: 'A frame around an image.', aliasOf: 'Frame', props: frameProps },
  Link: {
    description: 'A link, as in Markdown.',
    element: 'a',
    props: { href: required(url('Where it leads.')) },
  },
  MDX: { description: 'Its content, unchanged.', element: '', props: {} },
  OptimizedVideo: {
    description: 'A video.',
    element: 'video',
    props: { src: url('Video file.') },
  },
  SnippetGroup: {
    description: 'Code blocks in tabs.',
    aliasOf: 'CodeGroup',
    props: codeGroupProps,
  },
  ZoomImage: {
    description: 'An image that enlarges on click.',
    element: 'img',
    props: { src: required(url('Image file.')), alt: text('Alternative text.') },
  },
} satisfies Readonly<Record<string, ComponentEntry>>;
