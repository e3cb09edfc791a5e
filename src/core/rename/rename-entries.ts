/** What is said about `lectern rename`: why nothing can get the name that was asked for. */
import { diagnoseWith, entry } from '../diagnostic/catalogue.ts';
import { quote } from '../diagnostic/quote.ts';

export const renameEntries = {
  'rename/no-page': entry<{ name: string; nearest?: string | undefined }>({
    severity: 'error',
    title: 'There is no such page',
    message: ({ name }) => `No page, file or folder of this project is named ${quote(name)}.`,
    hint: ({ nearest }) =>
      nearest === undefined
        ? 'Name the page as the navigation does, such as guides/intro, or by its file; a folder as guides/.'
        : `Did you mean ${nearest}?`,
    example: { name: 'guides/intor', nearest: 'guides/intro' },
  }),
  'rename/taken': entry<{ file: string }>({
    severity: 'error',
    title: 'The new name is taken',
    message: ({ file }) => `${file} has this name already; nothing was changed.`,
    hint: () => 'Choose another name, or move that file away first.',
    example: { file: 'guides/start.mdx' },
  }),
  'rename/bad-name': entry<{ name: string; reason: keyof typeof BAD_NAMES }>({
    severity: 'error',
    title: 'The new name cannot be used',
    message: ({ name, reason }) => `${quote(name)} ${BAD_NAMES[reason]}.`,
    hint: ({ reason }) =>
      reason === 'unlike'
        ? 'Give a path whose files are used as those are that move: snippets stay in a folder of snippets.'
        : 'Give a path below the folder of the pages, such as guides/start.',
    example: { name: '../start', reason: 'outside' },
  }),
  'rename/config-part': entry<{ file: string }>({
    severity: 'error',
    title: 'The folder holds a part of the configuration',
    message: ({ file }) => `The configuration takes in ${file} by its path; nothing was changed.`,
    hint: () => 'Move that file to another folder first, and correct the $ref that names it.',
    example: { file: 'guides/navigation.json' },
  }),
  'rename/unwritable': entry<{ file: string; reason: string }>({
    severity: 'error',
    title: 'The project cannot be written',
    message: ({ file, reason }) =>
      `The system refuses to change ${file}: ${reason}. Nothing was changed.`,
    hint: () => 'Make its files and folders writable, then run the command again.',
    example: { file: 'guides/intro.mdx', reason: 'permission denied' },
  }),
  'rename/unchanged-link': entry<{ url: string; leadsToSeveral?: boolean }>({
    severity: 'warning',
    title: 'Link was left as it is',
    message: ({ url, leadsToSeveral = false }) =>
      leadsToSeveral
        ? `${quote(url)} leads to several pages, for it counts from each that shows it. Under the new names no one link does so.`
        : `${quote(url)} leads to the page under its old name, but it is made by code or written in an unusual way.`,
    hint: () => 'Correct it by hand.',
    example: { url: '/guides/intro' },
  }),
};

const BAD_NAMES = {
  outside: 'leads out of the folder of the pages',
  empty: 'is no name of a file',
  reserved: 'is a name that Lectern needs for itself',
  'no-page': 'is in a folder whose files are not pages',
  unlike: 'is in a folder whose files have another use',
} as const;

/** Makes a diagnostic about renaming a page. */
export const diagnoseRename = diagnoseWith(renameEntries);
