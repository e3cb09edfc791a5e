/** What is said about the contents of pages: headings, pictures, icons, places on pages. */
import { diagnoseWith, entry } from '../diagnostic/catalogue.ts';
import { quote } from '../diagnostic/quote.ts';

export const contentEntries = {
  'heading/jump': entry<{ depth: number; before: number }>({
    severity: 'warning',
    title: 'Heading skips a level',
    message: ({ depth, before }) =>
      `This heading has level ${depth}, the one before it level ${before}: readers who move from heading to heading look for what is missing between.`,
    hint: ({ before }) => `Begin it with ${'#'.repeat(before + 1)} and a blank.`,
    example: { depth: 4, before: 2 },
  }),
  'heading/second-title': entry<{ title: string; isWritten: boolean; count: number }>({
    severity: 'warning',
    title: 'Page has two titles',
    message: ({ title, isWritten, count }) =>
      `The page has the title ${quote(title)}${isWritten ? '' : " from its file's name"}, and below it ${count === 1 ? 'another heading' : `${count} more headings`} of level 1, shown as ${count === 1 ? 'one' : 'those'} of level 2.`,
    hint: ({ isWritten, count }) => {
      if (!isWritten) return 'Move it to the front matter, as "title: ...".';
      return count === 1
        ? 'Begin this line with ## and a blank.'
        : 'Begin them with ## and a blank, and those below them with one # more.';
    },
    example: { title: 'Quick start', isWritten: true, count: 1 },
  }),
  'image/no-alt': entry<{ url: string | undefined }>({
    severity: 'warning',
    title: 'Picture without a description',
    message: ({ url }) =>
      `${url === undefined ? 'The picture' : quote(url)} has no text for those who cannot see it.`,
    hint: () =>
      'Say what it shows: ![what it shows](url). For decoration, write <img alt="" ... />.',
    example: { url: '/images/flow.png' },
  }),
  'icon/unknown': entry<{ name: string; nearest?: string | undefined }>({
    severity: 'warning',
    title: 'Unknown icon',
    message: ({ name }) => `There is no icon named ${quote(name)}, so none is drawn.`,
    hint: ({ nearest }) =>
      nearest === undefined
        ? 'Use a name from https://fontawesome.com/icons, or the path of an image.'
        : `Did you mean "${nearest}"?`,
    example: { name: 'rockt', nearest: 'rocket' },
  }),
  'icon/unreadable': entry<{ name: string; file: string }>({
    severity: 'warning',
    title: 'Icon cannot be drawn',
    message: ({ name, file }) =>
      `The icon ${quote(name)} is the project's own file ${file}, which holds no drawing that can be put into a page.`,
    hint: () => 'Save it as a plain SVG: one <svg> with a viewBox and shapes, without scripts.',
    example: { name: 'acme', file: 'icons/solid/acme.svg' },
  }),
  'icon/unknown-type': entry<{ type: string; nearest?: string | undefined }>({
    severity: 'warning',
    title: 'Unknown style of icons',
    message: ({ type }) => `${quote(type)} is no style of icons; the usual one is drawn.`,
    hint: ({ nearest }) =>
      nearest === undefined
        ? 'Use solid, regular, light, thin, duotone, brands or sharp-solid.'
        : `Write "${nearest}".`,
    example: { type: 'sold', nearest: 'solid' },
  }),
  'link/missing-fragment': entry<{
    url: string;
    page: string | undefined;
    nearest?: string | undefined;
  }>({
    severity: 'warning',
    title: 'Link leads to no place on the page',
    message: ({ url, page }) =>
      `${page === undefined ? 'This page' : `The page ${page}`} has nothing with the id ${quote(url.slice(url.indexOf('#') + 1))}.`,
    hint: ({ url, nearest }) =>
      nearest === undefined
        ? 'Correct the part behind the #, or leave it out.'
        : `Did you mean ${url.slice(0, url.indexOf('#'))}#${nearest}?`,
    example: { url: '/quickstart#instal', page: '/quickstart/', nearest: 'install' },
  }),
  'link/odd-host': entry<{ url: string }>({
    severity: 'warning',
    title: 'Host that browsers cannot be allowed',
    message: ({ url }) =>
      `A security policy has no way to name the host of ${quote(url)}, so that browsers will not load it.`,
    hint: () =>
      'Use a host of letters, digits, hyphens and dots, or copy the file into the project.',
    example: { url: 'https://my_cdn.example.com/flow.png' },
  }),
  'link/empty': entry<{ kind: 'link' | 'file' }>({
    severity: 'warning',
    title: 'Link without an address',
    message: ({ kind }) =>
      kind === 'link' ? 'This link leads nowhere.' : 'This picture or file has no path.',
    hint: () => 'Write the address between the parentheses or quotes.',
    example: { kind: 'link' },
  }),
  'link/missing-file': entry<{ url: string; nearest?: string | undefined }>({
    severity: 'warning',
    title: 'File not found',
    message: ({ url }) => `There is no file ${quote(url)} in this project.`,
    hint: ({ nearest }) =>
      nearest === undefined
        ? 'Correct the path, which counts from the root of the site, or add the file.'
        : `Did you mean ${nearest}?`,
    example: { url: '/images/flwo.png', nearest: '/images/flow.png' },
  }),
};

/** Makes a diagnostic about something in a page. */
export const diagnoseContent = diagnoseWith(contentEntries);
