/** Diagnostics about files that a site cannot contain, or that not every system can store. */
import type { PathConcern, PathFault } from './site-path.ts';
import { diagnoseWith, entry } from '../diagnostic/catalog.ts';
import { quote } from '../diagnostic/quote.ts';

const FAULTS: Readonly<Record<PathFault, string>> = {
  empty: 'it names no file',
  dots: 'a part made only of dots could lead out of the site',
  backslash: 'a backslash separates folders on some systems, and could lead out of the site',
  control: 'it contains a control character',
  'escaped-separator':
    'it contains an escaped dot, slash, backslash or control character, which some hosts decode again',
  escape: 'a percent sign and two digits in a name are read as an escape in links',
  'long-name': 'a name in it is longer than 255 bytes',
  'long-path': 'it is longer than 1024 bytes',
};

const CONCERNS: Readonly<Record<PathConcern, string>> = {
  escape: 'something like an escape in it is decoded again by some hosts',
  'windows-character': 'Windows does not allow any of < > : " | ? * in a name',
  'windows-name': 'Windows reserves this name for a device',
  'windows-end': 'Windows drops a dot or a space at the end of a name',
};

/** How the path conflicts with the path that was there first. */
export type PathClash = 'same' | 'alike' | 'in-file' | 'is-folder';

export interface ClashFacts {
  readonly path: string;
  readonly clash: PathClash;
  readonly otherPath: string;
  /** What the other path belongs to. */
  readonly owner: string;
  /** Whether it is the path of a page that redirects to another address. */
  readonly isRedirect?: true;
}

export const sitePathEntries = {
  'site/unfit-path': entry<{ path: string; fault: PathFault }>({
    severity: 'error',
    canPass: true,
    title: 'Path that a site cannot have',
    message: ({ path, fault }) => `${quote(path)} was not written: ${FAULTS[fault]}.`,
    hint: ({ fault }) =>
      fault === 'long-name' || fault === 'long-path'
        ? 'Choose a shorter name.'
        : 'Choose a path of plain names, such as "/guides/setup".',
    example: { path: '/../../notes/', fault: 'dots' },
  }),
  'site/refused-path': entry<{ path: string; reason: string }>({
    severity: 'error',
    canPass: true,
    title: 'Path that this file system does not allow',
    message: ({ path, reason }) => `${quote(path)} could not be written: ${reason}.`,
    hint: () => 'Choose a shorter or plainer name, or an output folder on another file system.',
    example: { path: '/guides/setup/', reason: 'its name is too long' },
  }),
  'site/taken-path': entry<ClashFacts>({
    severity: 'warning',
    title: 'Path is already taken',
    message: (facts) => `${quote(facts.path)} was not written: ${toClash(facts)}.`,
    hint({ clash, isRedirect }) {
      if (isRedirect !== true) return 'Give one of the two another name, or remove one.';
      return clash === 'alike'
        ? 'Let the host redirect: the redirect files that the build writes for hosts include it. Remove it if your host reads none of them.'
        : 'Remove the redirect, or give it another source.';
    },
    example: {
      path: '/robots.txt/',
      clash: 'in-file',
      otherPath: '/robots.txt',
      owner: 'Lectern itself',
    },
  }),
  'site/unportable-path': entry<{ name: string; concern: PathConcern }>({
    severity: 'warning',
    title: 'Name that some systems do not allow',
    message: ({ name, concern }) =>
      `A file or folder ${quote(name)} was written, but ${CONCERNS[concern]}.`,
    hint: () => 'Rename it if the site may be used on such a system.',
    example: { name: 'aux', concern: 'windows-name' },
  }),
};

export const diagnoseSitePath = diagnoseWith(sitePathEntries);

function toClash({ clash, otherPath, owner }: ClashFacts): string {
  switch (clash) {
    case 'same':
      return `the path belongs to ${owner}`;
    case 'alike':
      return `${quote(otherPath)} of ${owner} differs from it only in case or accents, which some file systems ignore`;
    case 'in-file':
      return `${quote(otherPath)} of ${owner} is a file and not a folder`;
    case 'is-folder':
      return `it is a folder, with ${quote(otherPath)} of ${owner} in it`;
  }
}
