/** Diagnostics of `lectern rename`: why a page or file cannot get the requested name. */
import { diagnoseWith, entry } from '../diagnostic/catalog.ts';
import { quote } from '../diagnostic/quote.ts';

export const renameEntries = {
  'rename/no-page': entry<{ name: string; nearest?: string | undefined }>({
    severity: 'error',
    title: 'No such page',
    message: ({ name }) => `No page, file or folder of this project is named ${quote(name)}.`,
    hint: ({ nearest }) =>
      nearest === undefined
        ? 'Name the page as the navigation does, such as guides/intro, or by its file; a folder as guides/.'
        : `Did you mean ${nearest}?`,
    example: { name: 'guides/intor', nearest: 'guides/intro' },
  }),
  'rename/taken': entry<{ file: string }>({
    severity: 'error',
    title: 'The new name is already taken',
    message: ({ file }) => `${file} already has this name; nothing was changed.`,
    hint: () => 'Choose another name, or move that file away first.',
    example: { file: 'guides/start.mdx' },
  }),
  'rename/bad-name': entry<{ name: string; reason: keyof typeof BAD_NAMES }>({
    severity: 'error',
    title: 'The new name cannot be used',
    message: ({ name, reason }) => `${quote(name)} ${BAD_NAMES[reason]}.`,
    hint: ({ reason }) =>
      reason === 'unlike'
        ? 'Choose a path where the files keep their use: snippets stay in a snippets folder.'
        : 'Choose a path below the folder of the pages, such as guides/start.',
    example: { name: '../start', reason: 'outside' },
  }),
  'rename/config-part': entry<{ file: string }>({
    severity: 'error',
    title: 'The folder contains part of the configuration',
    message: ({ file }) => `The configuration includes ${file} by its path; nothing was changed.`,
    hint: () => 'Move that file to another folder first, and correct the $ref that names it.',
    example: { file: 'guides/navigation.json' },
  }),
  'rename/unwritable': entry<{ file: string; reason: string }>({
    severity: 'error',
    title: 'The project cannot be written',
    message: ({ file, reason }) =>
      `The system does not allow changing ${file}: ${reason}. Nothing was changed.`,
    hint: () => 'Make its files and folders writable, then run the command again.',
    example: { file: 'guides/intro.mdx', reason: 'permission denied' },
  }),
  'rename/unchanged-link': entry<{ url: string; leadsToSeveral?: boolean }>({
    severity: 'warning',
    title: 'Link was left unchanged',
    message: ({ url, leadsToSeveral = false }) =>
      leadsToSeveral
        ? `${quote(url)} leads to several pages, because it is relative to each page that shows it. Under the new names, no single link can do that.`
        : `${quote(url)} leads to the page under its old name, but it is made by code or written in an unusual way.`,
    hint: () => 'Correct it by hand.',
    example: { url: '/guides/intro' },
  }),
};

const BAD_NAMES = {
  outside: 'leads out of the folder of the pages',
  empty: 'is not a file name',
  reserved: 'is a name that Lectern needs for itself',
  unfit:
    'cannot be an address: it has a percent escape, a control character or a name that is too long',
  'no-page': 'is in a folder whose files are not pages',
  unlike: 'is in a folder whose files have another purpose',
} as const;

/** Makes a diagnostic about renaming a page. */
export const diagnoseRename = diagnoseWith(renameEntries);
