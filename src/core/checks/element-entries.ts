/** Diagnostics about elements that have no effect in a page of a site, or not the one they have elsewhere. */
import { diagnoseWith, entry } from '../diagnostic/catalog.ts';
import { replace } from '../diagnostic/fix.ts';
import { quote } from '../diagnostic/quote.ts';

/** Elements that affect a whole page. */
export type PageWideElement = 'base' | 'meta' | 'refresh';

/** Elements that the security policy of pages disables. */
export type InertElement = 'script' | 'object' | 'embed';

export const elementEntries = {
  'page/left-out': entry<{ element: PageWideElement }>({
    severity: 'warning',
    title: 'Element that belongs in the head of the page',
    message: ({ element }) => leftOut[element].message,
    hint: ({ element }) => leftOut[element].hint,
    example: { element: 'base' },
  }),
  'page/unknown-element': entry<{ name: string; nearest?: string | undefined }>({
    severity: 'warning',
    title: 'Unknown element',
    message: ({ name }) =>
      `<${name}> is not an element that browsers know, so they show only its content.`,
    hint: ({ name, nearest }) => {
      if (nearest === undefined) return `Write \`<${name}>\` as code if it is meant as text.`;
      return /^[A-Z]/.test(nearest)
        ? `Did you mean the component <${nearest}>?`
        : `Did you mean <${nearest}>?`;
    },
    example: { name: 'card', nearest: 'Card' },
  }),
  'page/unknown-attribute': entry<{ element: string; name: string; nearest: string }>({
    severity: 'warning',
    title: 'Unknown attribute',
    message: ({ element, name }) => `<${element}> has no attribute "${name}", so it has no effect.`,
    hint: ({ nearest }) => `Did you mean "${nearest}"?`,
    fix: ({ name, nearest }) => replace(name, nearest),
    example: { element: 'a', name: 'hreff', nearest: 'href' },
  }),
  'page/attribute-twice': entry<{ tag: string; name: string }>({
    severity: 'warning',
    title: 'The same attribute twice',
    message: ({ tag, name }) =>
      `<${tag}> has "${name}" more than once, and only one of them has an effect.`,
    hint: () => 'Keep the one that you mean, and remove the others.',
    example: { tag: 'Card', name: 'title' },
  }),
  'page/id-twice': entry<{ id: string }>({
    severity: 'warning',
    title: 'Two elements with the same id',
    message: ({ id }) =>
      `An element above already has the id ${quote(id)}, so what refers to it, such as a link, means the first one.`,
    hint: () => 'Give each element its own id.',
    example: { id: 'setup' },
  }),
  'link/in-button': entry<{ component: string; prop: string }>({
    severity: 'warning',
    title: 'Link in the text of a button',
    message: ({ component, prop }) =>
      `"${prop}" of <${component}> is the text of a button, which cannot contain a link, so only the words of the link are shown.`,
    hint: ({ component }) => `Put the link into the content of <${component}>.`,
    example: { component: 'Accordion', prop: 'title' },
  }),
  'link/in-link': entry<{ component?: string; prop?: string }>({
    severity: 'warning',
    title: 'Link in a link',
    message: ({ component, prop }) =>
      component === undefined
        ? 'A link cannot contain another one, so browsers end the outer one where this one begins.'
        : `"${prop}" of <${component}> is the text of its link, which cannot contain another one, so only the words of the inner link are shown.`,
    hint: ({ component }) =>
      component === undefined
        ? 'Write one after the other, or keep only one of them.'
        : `Put the link into the content of <${component}>.`,
    example: { component: 'Card', prop: 'title' },
  }),
  'page/no-effect': entry<{ element: InertElement }>({
    severity: 'warning',
    title: 'Element has no effect',
    message: ({ element }) => inert[element].message,
    hint: ({ element }) => inert[element].hint,
    example: { element: 'script' },
  }),
};

export const diagnoseElement = diagnoseWith(elementEntries);

const leftOut: Readonly<Record<PageWideElement, { message: string; hint: string }>> = {
  base: {
    message:
      '<base> would change every address of the page, including those in its menus; it is left out.',
    hint: 'Remove it, and write full addresses.',
  },
  refresh: {
    message: '<meta http-equiv="refresh"> would send readers elsewhere; it is left out.',
    hint: 'Add the page to "redirects" in docs.json, or write a link.',
  },
  meta: {
    message: '<meta> belongs to the head of a page, which Lectern writes; it is left out.',
    hint: 'Write it in the front matter ("description", "og:image"), or for all pages in "head" in docs.json.',
  },
};

const inert: Readonly<Record<InertElement, { message: string; hint: string }>> = {
  script: {
    message: 'The security policy does not allow scripts inside pages, so this one never runs.',
    hint: 'Put the code into a file of the project, and load it: <script src="/name.js"></script>.',
  },
  object: {
    message: 'The security policy does not allow <object>, so its content is shown instead.',
    hint: 'Use <img>, <video> or <iframe>, or link to the file.',
  },
  embed: {
    message: 'The security policy does not allow <embed>, so nothing is shown.',
    hint: 'Use <img>, <video> or <iframe>, or link to the file.',
  },
};
