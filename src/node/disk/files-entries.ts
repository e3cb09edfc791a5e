import { diagnoseWith, entry } from '../../core/diagnostic/catalog.ts';
import { listNames, quote } from '../../core/diagnostic/quote.ts';

type Phase = 'read' | 'compile' | 'render';

/** How a process ended that should have kept running. */
export type ProcessEnd =
  | { readonly kind: 'signal'; readonly signal: string }
  | { readonly kind: 'exit'; readonly code: number };

const phrases: Readonly<Record<Phase, string>> = {
  read: 'Reading',
  compile: 'Compiling',
  render: 'Rendering',
};

/** Names at most three, and counts the rest. */
function listSome(names: readonly string[]): string {
  if (names.length <= 3) return listNames(names, 'and');
  return `${names.slice(0, 3).map(quote).join(', ')} and ${names.length - 3} more`;
}

/** What the folders of the own layout contain, apart from those of snippets. */
const FOLDER_CONTENTS: Readonly<Record<string, string>> = {
  content: 'pages',
  public: 'static files',
};

/** Diagnostics about the project's files as files, before anything is parsed. */
export const filesEntries = {
  'files/unread-style': entry<{ target: string }>({
    severity: 'warning',
    title: 'Stylesheet is not used',
    message: () =>
      'It is next to docs.json; when pages have a folder of their own, files there are not part of the site.',
    hint: ({ target }) => `Move it to ${target}.`,
    example: { target: 'public/style.css' },
  }),
  'files/idle-script': entry<{ scripts: readonly string[] }>({
    severity: 'warning',
    title: 'Script is not run',
    message: ({ scripts }) =>
      `${listSome(scripts)} ${scripts.length === 1 ? 'is' : 'are'} left out: scripts run on pages only when docs.json says so.`,
    hint: ({ scripts: [first = '', ...others] }) =>
      `Add "scripts": true to run ${others.length === 0 ? 'it' : 'them'} on every page, or name ${quote(first)}${others.length === 0 ? '' : ' and the others'} in .lecternignore.`,
    example: { scripts: ['footer.js', 'version-warning.js'] },
  }),
  'files/config-folder': entry({
    severity: 'error',
    title: 'Configuration is a folder',
    message: () => 'There is a folder with this name; the configuration has to be a file.',
    hint: () => 'Rename the folder, and write docs.json as a file.',
  }),
  'files/not-a-folder': entry<{ name: string }>({
    severity: 'error',
    title: 'File in place of a folder',
    message: ({ name }) =>
      `This is a file, but ${FOLDER_CONTENTS[name] ?? 'parts of pages'} are read from a folder of this name.`,
    hint: () =>
      'Rename the file, or replace it with the folder. If it is a link that git wrote as a text, run "git config core.symlinks true" and check it out again.',
    example: { name: 'content' },
  }),
  'files/no-config': entry<{
    elsewhere?: string | undefined;
    misnamed?: string | undefined;
    /** The command or argument to suggest for the other folder. */
    command?: string | undefined;
  }>({
    severity: 'error',
    title: 'No configuration',
    message: ({ elsewhere }) =>
      elsewhere
        ? `There is no docs.json in this folder, but there is one in "${elsewhere}".`
        : 'There is no docs.json (and no mint.json) in this folder.',
    hint: ({ elsewhere, misnamed, command }) =>
      misnamed !== undefined
        ? `If ${misnamed} is the configuration, call it docs.json${/json/i.test(misnamed) ? '' : ', and write it as JSON'}.`
        : elsewhere
          ? `Name that folder: ${command ?? elsewhere}`
          : 'Run "lectern init" to write a small site to start from.',
    example: { elsewhere: 'docs', command: 'lectern build docs' },
  }),
  'files/crashed': entry<{ phase: Phase; end: ProcessEnd }>({
    severity: 'error',
    title: 'Process ended',
    message: ({ phase, end }) =>
      `${phrases[phase]} this ended the process of the build${describeEnd(end, phase)}, so it was left out.`,
    hint: ({ phase, end }) => adviseOn(end, phase),
    example: { phase: 'render', end: { kind: 'exit', code: 0 } },
  }),
  'files/never-ends': entry<{ phase: Phase; seconds: number }>({
    severity: 'error',
    title: 'Does not finish',
    message: ({ phase, seconds }) =>
      `${phrases[phase]} this was stopped after ${seconds} seconds of work without finishing, and was left out.`,
    hint: () => 'Look for a loop or a regular expression that never ends.',
    example: { phase: 'render', seconds: 20 },
  }),
  'files/two-configs': entry({
    severity: 'warning',
    title: 'Two configurations',
    message: () => 'There are both docs.json and mint.json; docs.json is used, mint.json is not.',
    hint: () => 'Delete mint.json, or move what you still need into docs.json.',
  }),
  'files/unreadable': entry<{ reason: string }>({
    severity: 'error',
    title: 'Unreadable file',
    message: ({ reason }) => `The file cannot be read: ${reason}.`,
    hint: () => 'Check its name and its permissions.',
    example: { reason: 'permission denied' },
  }),
  'files/unreadable-folder': entry<{ reason: string }>({
    severity: 'error',
    title: 'Unreadable folder',
    message: ({ reason }) => `The folder cannot be read: ${reason}.`,
    hint: () => 'Check its name and its permissions, or list it in .lecternignore.',
    example: { reason: 'permission denied' },
  }),
  'files/not-utf8': entry<{ encoding: string }>({
    severity: 'error',
    title: 'Not UTF-8',
    message: ({ encoding }) => `The text is not valid UTF-8; it looks like ${encoding}.`,
    hint: () => 'Save the file as UTF-8.',
    example: { encoding: 'Latin-1' },
  }),
  'files/utf16': entry({
    severity: 'warning',
    title: 'Written in UTF-16',
    message: () => 'The text is in UTF-16. It was read, but other programs may not read it.',
    hint: () => 'Save the file as UTF-8.',
  }),
  'files/too-large': entry<{ megabytes: number; limit: number }>({
    severity: 'error',
    title: 'File too large',
    message: ({ megabytes, limit }) =>
      `The file has ${megabytes} MB; text files may have up to ${limit} MB.`,
    hint: () => 'Split it, or serve it as a download instead.',
    example: { megabytes: 12, limit: 10 },
  }),
  'files/broken-link': entry<{ reason: string }>({
    severity: 'warning',
    title: 'Broken symbolic link',
    message: ({ reason }) => `The link was left out: ${reason}.`,
    hint: () => 'Fix or delete the link, or list it in .lecternignore.',
    example: { reason: 'it leads to a file that does not exist' },
  }),
  'files/outside-link': entry<{ target: string }>({
    severity: 'warning',
    title: 'Symbolic link to outside of the project',
    message: ({ target }) =>
      `The link leads to "${target}", outside of the project folder, and was left out.`,
    hint: () => 'Copy the files into the project, or list the link in .lecternignore.',
    example: { target: '/etc/hosts' },
  }),
  'files/secret': entry({
    severity: 'warning',
    title: 'Looks like a secret',
    message: () => 'Keys and credentials have names like this; the file was not published.',
    hint: () => 'Move it out of the docs folder, or rename it if anyone may read it.',
  }),
  'files/withheld': entry<{ operation: string } | { overlay: string }>({
    severity: 'warning',
    title: 'Contains what readers must not see',
    message: (facts) =>
      'operation' in facts
        ? `Readers must not see ${facts.operation}, so this file was not published.`
        : `The overlay ${quote(facts.overlay)} removes parts of it, so this file was not published.`,
    hint: (facts) =>
      'operation' in facts
        ? 'List the file in .lecternignore to say so; for a download, add a copy without the operation.'
        : 'List the file in .lecternignore to say so; its pages offer the document without these parts.',
    example: { operation: 'POST /users/reset' },
  }),
  'files/static-clash': entry<{ other: string; url: string }>({
    severity: 'warning',
    title: 'Two files for one URL',
    message: ({ other, url }) =>
      `Both this file and "${other}" would be ${url}; "${other}" is used.`,
    hint: () => 'Rename one of them.',
    example: { other: 'public/logo.svg', url: '/logo.svg' },
  }),
};

export const diagnoseFiles = diagnoseWith(filesEntries);

function describeEnd(end: ProcessEnd, phase: Phase): string {
  if (end.kind === 'exit') return ` with process.exit(${end.code}) or without an error`;
  const isHungry = end.signal === 'SIGABRT' && phase !== 'compile';
  return isHungry ? ', most likely for lack of memory' : ` (${end.signal})`;
}

/** A compiler that fails ends its process in the same way as one without memory, and prints which it is. */
function adviseOn(end: ProcessEnd, phase: Phase): string {
  if (end.kind === 'exit') {
    return 'Remove what ends the process or waits for something that never happens: pages must not do that.';
  }
  return phase === 'compile' && end.signal === 'SIGABRT'
    ? 'The compiler has printed the reason above. If memory ran out, make the page smaller; otherwise undo the last change to it, or write that part in another way.'
    : 'Make it smaller, or undo the last change to it.';
}
