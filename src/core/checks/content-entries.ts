/** Diagnostics about the contents of pages: headings, images, icons, places on pages. */
import { diagnoseWith, entry } from '../diagnostic/catalog.ts';
import { replace, replacePath } from '../diagnostic/fix.ts';
import { quote } from '../diagnostic/quote.ts';
import type { AddressMistake, FoundAddressMistake } from '../address/address-mistakes.ts';
import type { WithheldFor } from '../navigation/linked-files.ts';

const ADDRESS_MISTAKES: Readonly<Record<AddressMistake, string>> = {
  scheme: 'begins with a scheme that browsers do not know',
  slashes: 'lacks a colon or a slash, so browsers read it as a path',
  twice: 'begins with its scheme twice',
  parentheses: 'has parentheses of its own, so browsers read it as a path',
  quotes: 'is in quotes, which browsers read as part of it',
  mail: 'is not an address that mail can be sent to',
  'no-mail': 'is an email address, which browsers read as a path',
  backslash: 'has backslashes, which addresses cannot have',
  machine: 'is a path on one machine, which readers do not have',
  'other-tool': 'is how another tool names a page or a file, and leads nowhere here',
  code: 'is JavaScript in braces, which only attributes of tags in .mdx files can be',
  watch: 'is the page of a video, which cannot be shown in a frame',
};

const WITHHELD: Readonly<Record<WithheldFor, { reason: string; advice: string }>> = {
  secret: {
    reason: 'keys and credentials have names like it',
    advice: 'Rename it if anyone may read it',
  },
  operation: {
    reason: 'it describes an operation that readers must not see',
    advice: 'Link to a copy without the operation',
  },
  ignored: {
    reason: '.lecternignore or .mintignore leaves it out',
    advice: 'Remove it from these files',
  },
  sdk: { reason: 'it is in a folder that "sdk" names', advice: 'Move it to another folder' },
  hidden: {
    reason:
      'it is, or is inside, a file or folder whose name begins with a dot, and these are never published',
    advice: 'Move it into a folder with another name, such as images/, and write its new path',
  },
  kind: {
    reason: 'files like it are not published from next to pages',
    advice: 'Link to it where its source is kept, or put it into an archive such as a .zip',
  },
};

const EMPTY_LINKS = {
  link: 'This link leads nowhere.',
  file: 'This image or file has no path.',
  'no-text': 'This link has no text, so readers cannot see it.',
};

export const contentEntries = {
  'heading/empty': entry<{ marks: string }>({
    severity: 'warning',
    title: 'Heading without text',
    message: () => 'This heading has no text, so readers see an empty line.',
    hint: ({ marks }) => `Write its text after ${marks}, or remove the line.`,
    example: { marks: '##' },
  }),
  'heading/jump': entry<{
    depth: number;
    before: number;
    isBelowTitle: boolean;
    /** The tag of the heading, if it is written as one. */
    tag?: string;
  }>({
    severity: 'warning',
    title: 'Heading skips a level',
    message: ({ depth, before, isBelowTitle }) =>
      `This heading has level ${depth}, the ${isBelowTitle ? 'title of the page' : 'one before it'} level ${before}: readers who move from heading to heading will miss the level between them.`,
    hint: ({ before, tag }) => describeLevel(before + 1, { tag, subject: 'it' }),
    example: { depth: 4, before: 2, isBelowTitle: false },
  }),
  'heading/second-title': entry<{
    title: string;
    isWritten: boolean;
    count: number;
    /** The tag of the first of these headings, if it is written as one. */
    tag?: string;
  }>({
    severity: 'warning',
    title: 'Page has two titles',
    message: ({ title, isWritten, count }) =>
      `The page has the title ${quote(title)}${isWritten ? '' : " from its file's name"}, and below it ${count === 1 ? 'another heading' : `${count} more headings`} of level 1, shown at level 2.`,
    hint: ({ isWritten, count, tag }) => {
      if (!isWritten) return 'Move it to the front matter, as "title: ...".';
      return count === 1
        ? describeLevel(2, { tag, subject: 'this line' })
        : 'Begin them with ## and a space, and those below them with one more #.';
    },
    example: { title: 'Quick start', isWritten: true, count: 1 },
  }),
  'image/no-alt': entry<{ url: string | undefined }>({
    severity: 'warning',
    title: 'Image without alternative text',
    message: ({ url }) =>
      `${url === undefined ? 'The image' : quote(url)} has no alternative text for readers who cannot see it.`,
    hint: () =>
      'Describe what it shows: ![what it shows](url). For decoration, write <img alt="" ... />.',
    example: { url: '/images/flow.png' },
  }),
  'image/page': entry<{ url: string; href: string }>({
    severity: 'warning',
    title: 'Page in place of an image',
    message: ({ url, href }) =>
      `${quote(url)} is the page ${href}, which browsers cannot show as an image.`,
    hint: ({ href }) => `Write the path of an image, or a link: [text](${href}).`,
    example: { url: '/setup', href: '/setup/' },
  }),
  'icon/unknown': entry<{ name: string; nearest?: string | undefined }>({
    severity: 'warning',
    title: 'Unknown icon',
    message: ({ name }) => `There is no icon named ${quote(name)}, so none is shown.`,
    hint: ({ nearest }) =>
      nearest === undefined
        ? 'Use a name from https://fontawesome.com/icons or https://lucide.dev/icons, or the path of an image.'
        : `Did you mean "${nearest}"?`,
    fix: ({ name, nearest }) => replace(name, nearest),
    example: { name: 'rockt', nearest: 'rocket' },
  }),
  'icon/unreadable': entry<{ name: string; file: string }>({
    severity: 'warning',
    title: 'Icon cannot be shown',
    message: ({ name, file }) =>
      `The icon ${quote(name)} is the project's own file ${file}, which does not contain a drawing that a page can show.`,
    hint: () => 'Save it as a plain SVG: one <svg> with a viewBox and shapes, without scripts.',
    example: { name: 'acme', file: 'icons/solid/acme.svg' },
  }),
  'icon/unknown-type': entry<{ type: string; nearest?: string | undefined }>({
    severity: 'warning',
    title: 'Unknown icon style',
    message: ({ type }) => `${quote(type)} is not an icon style; the default one is used.`,
    hint: ({ nearest }) =>
      nearest === undefined
        ? 'Use solid, regular, light, thin, duotone, brands or sharp-solid.'
        : `Write "${nearest}".`,
    fix: ({ type, nearest }) => replace(type, nearest),
    example: { type: 'sold', nearest: 'solid' },
  }),
  'link/missing-fragment': entry<{
    url: string;
    page: string | undefined;
    nearest?: string | undefined;
  }>({
    severity: 'warning',
    title: 'Link to a missing place on a page',
    message: ({ url, page }) =>
      `${page === undefined ? 'This page' : `The page ${page}`} has no element with the id ${quote(url.slice(url.indexOf('#') + 1))}.`,
    hint: ({ url, nearest }) =>
      nearest === undefined
        ? 'Correct the part after the #, or leave it out.'
        : `Did you mean ${url.slice(0, url.indexOf('#'))}#${nearest}?`,
    fix: ({ url, nearest }) =>
      replace(url, nearest && `${url.slice(0, url.indexOf('#'))}#${nearest}`),
    example: { url: '/quickstart#instal', page: '/quickstart/', nearest: 'install' },
  }),
  'link/odd-host': entry<{ url: string }>({
    severity: 'warning',
    title: 'Host that a policy cannot allow',
    message: ({ url }) =>
      `A security policy cannot name the host of ${quote(url)}, so browsers will not load it.`,
    hint: () =>
      'Use a host name with only letters, digits, hyphens and dots, or copy the file into the project.',
    example: { url: 'https://my_cdn.example.com/flow.png' },
  }),
  'link/address': entry<{ url: string } & FoundAddressMistake>({
    severity: 'warning',
    title: 'Address is not written correctly',
    message: ({ url, mistake }) => `${quote(url)} ${ADDRESS_MISTAKES[mistake]}.`,
    hint: ({ url, mistake, meant }) => {
      if (meant !== undefined) return `Write ${meant}`;
      if (mistake === 'other-tool') return 'Write the path of the page, such as /guides/intro.';
      if (mistake === 'code')
        return `Write the address itself, or a tag with an attribute such as href=${url} in an .mdx file.`;
      return mistake === 'machine'
        ? 'Copy the file into the project, and write its path from the root of the site.'
        : 'Write mailto: and the full address, such as mailto:help@example.com';
    },
    fix: ({ url, meant }) => replace(url, meant),
    example: { url: 'htps://example.com', mistake: 'scheme', meant: 'https://example.com' },
  }),
  'link/empty': entry<{ kind: 'link' | 'file' | 'no-text' }>({
    severity: 'warning',
    title: 'Link without an address or text',
    message: ({ kind }) => EMPTY_LINKS[kind],
    hint: ({ kind }) =>
      kind === 'no-text'
        ? 'Write the text between the brackets, or remove the link.'
        : 'Write the address between the parentheses or quotes.',
    example: { kind: 'link' },
  }),
  'link/missing-file': entry<{
    url: string;
    nearest?: string | undefined;
    /** Set for a path that counts from the page. */
    isRelative?: boolean;
  }>({
    severity: 'warning',
    title: 'File not found',
    message: ({ url }) => `There is no file ${quote(url)} in this project.`,
    hint: ({ nearest, isRelative = false }) =>
      nearest === undefined
        ? `Correct the path, which counts from the ${isRelative ? 'folder of the page' : 'root of the site'}, or add the file.`
        : `Did you mean ${nearest}?`,
    fix: ({ url, nearest }) => replacePath(url, nearest),
    example: { url: '/images/flwo.png', nearest: '/images/flow.png' },
  }),
  'link/withheld-file': entry<{ url: string; withheld: WithheldFor }>({
    severity: 'warning',
    title: 'File is not published',
    message: ({ url, withheld }) =>
      `The file ${quote(url)} is in this project, but it is not published: ${WITHHELD[withheld].reason}.`,
    hint: ({ withheld }) => `${WITHHELD[withheld].advice}, or remove the link.`,
    example: { url: '/openapi.yaml', withheld: 'operation' },
  }),
  'page/unknown-diagram': entry<{ word: string; nearest?: string | undefined }>({
    severity: 'warning',
    title: 'Unknown kind of diagram',
    message: ({ word }) =>
      word === ''
        ? 'This diagram is empty, so nothing is shown.'
        : `A diagram begins with its kind, and ${quote(word)} is not a kind that can be drawn; its source is shown instead.`,
    hint: ({ word, nearest }) => {
      if (nearest !== undefined) return `Did you mean "${nearest}"?`;
      return word === ''
        ? 'Write the diagram, or remove the fence.'
        : 'Begin it with flowchart, sequenceDiagram, classDiagram, stateDiagram-v2, erDiagram, gantt, pie or another kind of Mermaid.';
    },
    fix: ({ word, nearest }) => replace(word, nearest),
    example: { word: 'grph', nearest: 'graph' },
  }),
  'page/unclosed-formula': entry({
    severity: 'warning',
    title: 'Formula is not closed',
    message: () =>
      'The formula that begins here with $$ is never closed, so everything after it, in its list item or on the page, is read as TeX.',
    hint: () => 'Write $$ where the formula ends, or \\$$ for dollar signs as text.',
  }),
  'page/formula': entry<{ reason: string }>({
    severity: 'warning',
    title: 'Formula cannot be rendered',
    message: ({ reason }) => `This TeX cannot be rendered, so its source is shown: ${reason}.`,
    hint: () => 'Correct the formula, or write the dollar signs as \\$ if they are meant as text.',
    example: { reason: 'Undefined control sequence: \\fraq' },
  }),
};

/** Describes how to set the level of a heading, in Markdown or as a tag. */
function describeLevel(
  level: number,
  { tag, subject }: { tag: string | undefined; subject: string },
): string {
  if (tag === undefined) return `Begin ${subject} with ${'#'.repeat(level)} and a space.`;
  return tag === 'Heading' ? `Write level={${level}}.` : `Write <h${level}> and </h${level}>.`;
}

/** Creates a diagnostic about the contents of a page. */
export const diagnoseContent = diagnoseWith(contentEntries);
