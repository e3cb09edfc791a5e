import { diagnoseWith, entry } from '../../core/diagnostic/catalog.ts';
import { listNames, quote } from '../../core/diagnostic/quote.ts';
import { unnamedProcess } from './build-lock.ts';

/** Reasons to refuse an output folder. Nothing in it has been touched, and the command exits with 2. */
export const outputEntries = {
  'output/contains-sources': entry<{ out: string }>({
    severity: 'error',
    title: 'The output folder contains the sources',
    message: ({ out }) => `Replacing "${out}" would delete the project it is built from.`,
    hint: () => 'Choose a separate folder for the site, for example --out dist.',
    example: { out: '.' },
  }),
  'output/source-folder': entry<{ out: string }>({
    severity: 'error',
    title: 'The output folder is one of the sources',
    message: ({ out }) =>
      `"${out}" is, or is inside, a folder in which the project's sources are looked for.`,
    hint: () => 'Choose a separate folder for the site, for example --out dist.',
    example: { out: 'content' },
  }),
  'output/inside-output': entry<{ out: string; outer: string }>({
    severity: 'error',
    title: 'The output folder is inside another one',
    message: ({ out, outer }) =>
      `"${out}" is inside "${outer}", a built site; the next build of that site would refuse or delete it.`,
    hint: () => 'Choose a folder outside of any built site, for example --out dist.',
    example: { out: 'dist/docs', outer: 'dist' },
  }),
  'output/protected': entry<{ out: string }>({
    severity: 'error',
    title: 'The output folder must not be replaced',
    message: ({ out }) => `"${out}" contains more than a site: it is a home folder or a root.`,
    hint: () => 'Choose a separate folder for the site, for example --out dist.',
    example: { out: '/home/ada' },
  }),
  'output/symlink': entry<{ out: string; target: string; isBroken: boolean }>({
    severity: 'error',
    title: 'The output folder is a link',
    message: ({ out, target, isBroken }) =>
      isBroken
        ? `"${out}" is a symbolic link to "${target}", which does not exist.`
        : `"${out}" is a symbolic link to "${target}"; replacing it would break the link or empty its target.`,
    hint: ({ target, isBroken }) =>
      isBroken
        ? 'Remove the link, or choose another --out.'
        : `Build into the target itself: --out "${target}".`,
    example: { out: 'dist', target: '/srv/www', isBroken: false },
  }),
  'output/not-a-folder': entry<{ out: string }>({
    severity: 'error',
    title: 'The output folder is a file',
    message: ({ out }) => `"${out}" exists and is not a folder.`,
    hint: () => 'Choose another --out, or move that file away.',
    example: { out: 'dist' },
  }),
  'output/foreign-files': entry<{ out: string; names: readonly string[]; count: number }>({
    severity: 'error',
    title: 'The output folder contains files that Lectern did not write',
    message: ({ out, names, count }) =>
      `Replacing "${out}" would delete ${listSome(names, count)}, which no build put there.`,
    hint: () => 'Choose another --out, or move those files away (static files belong in public/).',
    example: { out: 'dist', names: ['notes.txt', 'photos'], count: 2 },
  }),
  'output/busy': entry<{ out: string; pid: number; lock: string }>({
    severity: 'error',
    title: 'Another build is running',
    message: ({ out, pid }) =>
      `${pid === unnamedProcess ? 'Another process' : `Process ${pid}`} is already building into "${out}".`,
    hint: ({ lock }) => `Wait for it to end. If no build is running, delete "${lock}".`,
    example: { out: 'dist', pid: 4711, lock: '.dist.lectern-lock' },
  }),
  'output/blocked': entry<{ path: string; owner: string; reason: string }>({
    severity: 'error',
    title: 'A build of another user is in the way',
    message: ({ path, owner, reason }) =>
      `A build has to replace "${path}", which belongs to ${owner}, and the system does not allow that: ${reason}.`,
    hint: ({ path }) =>
      `Delete it as its owner or as root (sudo rm -r "${path}"), or choose another --out.`,
    example: { path: 'dist.lectern-4711', owner: 'root', reason: 'permission denied' },
  }),
  'output/not-writable': entry<{ out: string; reason: string; isInProject: boolean }>({
    severity: 'error',
    title: 'The output folder cannot be written',
    message: ({ out, reason }) =>
      `A build writes next to "${out}" until the site is complete, and the system does not allow that: ${reason}.`,
    hint: ({ isInProject }) =>
      isInProject
        ? 'Choose --out in a folder outside of the project that you may write to, for example --out ~/site.'
        : 'Choose --out in a folder that you may write to, for example --out dist.',
    example: { out: '/srv/www/docs', reason: 'permission denied', isInProject: false },
  }),
  'output/not-replaceable': entry<{ out: string; reason: string }>({
    severity: 'error',
    title: 'The output folder cannot be replaced',
    message: ({ out, reason }) =>
      `The site was built, but moving it to "${out}" failed (${reason}); what was there is still there.`,
    hint: () => 'A mount point or a folder in use cannot be renamed: choose a folder inside it.',
    example: { out: 'dist', reason: 'the folder is in use' },
  }),
};

export const diagnoseOutput = diagnoseWith(outputEntries);

function listSome(names: readonly string[], count: number): string {
  const shown = names.map((name) => quote(name)).join(', ');
  return count > names.length
    ? `${shown} and ${count - names.length} more`
    : listNames(names, 'and');
}
