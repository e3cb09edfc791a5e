import { diagnoseWith, entry } from '../../core/diagnostic/catalog.ts';
import { listNames } from '../../core/diagnostic/quote.ts';

/**
 * Diagnostics about wrong usage of the command line, and about problems that prevent a command from
 * starting. All exit with 2.
 */
export const cliEntries = {
  'cli/unknown-verb': entry<{ name: string; nearest?: string | undefined }>({
    severity: 'error',
    title: 'Unknown command',
    message: ({ name }) => `"${name}" is not a command of lectern.`,
    hint: ({ nearest }) =>
      nearest ? `Did you mean "lectern ${nearest}"?` : 'Run "lectern --help" for the list.',
    example: { name: 'biuld', nearest: 'build' },
  }),
  'cli/unknown-option': entry<{
    option: string;
    command: string;
    /** Commands that have the option. */
    owners: readonly string[];
    nearest?: string | undefined;
  }>({
    severity: 'error',
    title: 'Unknown option',
    message: ({ option, command, owners }) =>
      owners.length === 0
        ? `"${command}" has no option ${option}.`
        : `"${command}" has no option ${option}; ${listNames(owners, 'and')} ${owners.length === 1 ? 'has' : 'have'} it.`,
    hint: ({ owners, nearest, command }) =>
      owners.length === 0 && nearest
        ? `Did you mean ${nearest}?`
        : `Run "${command} --help" for the list.`,
    example: { option: '--prot', command: 'lectern dev', owners: [], nearest: '--port' },
  }),
  'cli/missing-value': entry<{ option: string; placeholder: string }>({
    severity: 'error',
    title: 'Option without a value',
    message: ({ option }) => `${option} needs a value, and none follows it.`,
    hint: ({ option, placeholder }) => `Write ${option} ${placeholder}.`,
    example: { option: '--out', placeholder: '<folder>' },
  }),
  'cli/unexpected-value': entry<{ option: string; value: string }>({
    severity: 'error',
    title: 'Option with a value it does not take',
    message: ({ option, value }) =>
      `${option} is either on or off; "${value}" has no meaning here.`,
    hint: ({ option }) => `Write ${option} alone, or leave it out.`,
    example: { option: '--strict', value: 'yes' },
  }),
  'cli/invalid-value': entry<{ option: string; value: string; expected: string }>({
    severity: 'error',
    title: 'Option with an impossible value',
    message: ({ option, value, expected }) => `${option} must be ${expected}, not "${value}".`,
    hint: ({ option, expected }) => `Give ${option} ${expected}.`,
    example: { option: '--port', value: '80a', expected: 'a number from 0 to 65535' },
  }),
  'cli/excluded-option': entry<{ option: string; other: string }>({
    severity: 'error',
    title: 'Options that exclude each other',
    message: ({ option, other }) => `With ${option}, ${other} would do nothing.`,
    hint: ({ other }) => `Leave ${other} out here, and use it in a separate run.`,
    example: { option: '--live', other: '--links' },
  }),
  'cli/missing-argument': entry<{
    argument: string;
    usage: string;
    /** The only words that it can be. */
    choices?: readonly string[] | undefined;
  }>({
    severity: 'error',
    title: 'Argument is missing',
    message: ({ argument, usage }) =>
      `"lectern ${usage.split(' ', 1)[0] ?? ''}" needs <${argument}>, and it is not there.`,
    hint: ({ argument, usage, choices }) =>
      choices === undefined
        ? `Write lectern ${usage}.`
        : `Write lectern ${usage}, with ${listNames(choices, 'or')} for <${argument}>.`,
    example: { argument: 'to', usage: 'rename <from> <to> [dir]' },
  }),
  'cli/extra-argument': entry<{ argument: string; usage: string; nearest?: string | undefined }>({
    severity: 'error',
    title: 'Too many arguments',
    message: ({ argument, usage }) =>
      `"${argument}" is one word too many for "lectern ${usage.split(' ', 1)[0] ?? ''}".`,
    hint: ({ usage, nearest }) => {
      if (nearest !== undefined) return `Did you mean "${nearest}"?`;
      return usage.includes(' ')
        ? `Put a path that contains spaces in quotes, and write lectern ${usage}.`
        : `Write lectern ${usage} alone.`;
    },
    example: { argument: 'guides', usage: 'build [dir]' },
  }),
  'cli/no-folder': entry<{
    folder: string;
    isFile: boolean;
    /** Whether a new site was to be written there. */
    isNew?: boolean;
    nearest?: string | undefined;
    /** The folder of the project that the file belongs to; `.` for the current one. */
    project?: string | undefined;
  }>({
    severity: 'error',
    title: 'No such folder',
    message: ({ folder, isFile }) =>
      isFile ? `"${folder}" is a file, not a folder.` : `There is no folder "${folder}".`,
    hint: ({ nearest, project, isNew = false }) => {
      if (isNew) return 'Name a folder for the new site; it is made where there is none.';
      if (project === '.') return 'Leave it out: the project is the current folder.';
      if (project !== undefined) return `Name the folder of the project: "${project}".`;
      return nearest === undefined
        ? 'Name the folder that holds docs.json, or leave it out to use the current one.'
        : `Did you mean "${nearest}"?`;
    },
    example: { folder: 'docz', isFile: false },
  }),
  'cli/already-a-site': entry<{ folder: string; config: string }>({
    severity: 'error',
    title: 'There is a site already',
    message: ({ folder, config }) => `"${folder}" has a ${config}; nothing was written.`,
    hint: ({ config }) =>
      config === 'docs.json'
        ? 'Run "lectern dev" to see it, or name another folder for a new site.'
        : 'Run "lectern dev" to see it as it is, "lectern migrate" to write it as a docs.json, or name another folder for a new site.',
    example: { folder: 'docs', config: 'docs.json' },
  }),
  'cli/unwritable-folder': entry<{ folder: string; reason: string }>({
    severity: 'error',
    title: 'Nothing can be written there',
    message: ({ folder, reason }) =>
      `The system refuses to write into "${folder}": ${reason}. Files that were written before stay.`,
    hint: () => 'Name a folder that you may write to.',
    example: { folder: '/docs', reason: 'permission denied' },
  }),
  'cli/nothing-built': entry<{ folder: string }>({
    severity: 'error',
    title: 'Nothing to serve',
    message: ({ folder }) => `"${folder}" holds no site that Lectern built.`,
    hint: () => 'Run "lectern build" first, or name the output folder.',
    example: { folder: 'docs' },
  }),
  'cli/port-unavailable': entry<{ host: string; port: number; reason: string }>({
    severity: 'error',
    title: 'Cannot listen there',
    message: ({ host, port, reason }) => `Port ${port} of ${host} cannot be used: ${reason}.`,
    hint: () => 'Choose another --port (0 takes any free one) or --host.',
    example: { host: '127.0.0.1', port: 4321, reason: 'something else listens there' },
  }),
  'cli/system': entry<{ reason: string; isDenied: boolean }>({
    severity: 'error',
    title: 'The system refused',
    message: ({ reason }) => `The command stopped because the system reported: ${reason}.`,
    hint: ({ isDenied }) =>
      `${isDenied ? 'Make it readable and writable for this user,' : 'Free what is missing'} and run again; an existing site was left as it was.`,
    example: { reason: 'no space is left on the disk', isDenied: false },
  }),
  'cli/unwatched': entry<{ reason: string }>({
    severity: 'warning',
    title: 'Changes are not noticed',
    message: ({ reason }) => `The system does not report changes of some files: ${reason}.`,
    hint: () =>
      'Let it watch more, on Linux with "sudo sysctl fs.inotify.max_user_watches=524288 fs.inotify.max_user_instances=1024", and start again.',
    example: { reason: 'no more files can be watched' },
  }),
  'cli/ended-early': entry<{ code: number }>({
    severity: 'error',
    title: 'Ended from inside',
    message: ({ code }) =>
      `Something that ran during the command called process.exit(${code}); pages must not do that.`,
    hint: () => 'Remove the call from the page, snippet or component that makes it.',
    example: { code: 1 },
  }),
  'cli/crashed': entry<{ how: string; left: readonly string[] }>({
    severity: 'error',
    title: 'The process ended',
    message: ({ how, left }) =>
      `The process of this command ended: ${how}.${left.length === 0 ? ' No file is known to cause it.' : ` Before that it ended at ${left.join(', ')}.`}`,
    hint: () =>
      'Take out what was changed last, or give the command more memory: with NODE_OPTIONS=--max-old-space-size=8192 in its environment, 8 GB.',
    example: { how: 'SIGSEGV', left: [] },
  }),
  'cli/bug': entry<{ reason: string; version: string; node: string }>({
    severity: 'error',
    title: 'A fault in Lectern',
    message: ({ reason, version, node }) =>
      `This should not have happened (lectern ${version}, node ${node}): ${reason}`,
    hint: () =>
      'Please report it at https://github.com/lectern-docs/lectern/issues, with the output of the same command with --debug added.',
    example: { reason: 'the page list is empty', version: '1.0.0', node: '24.0.0' },
  }),
};

export const diagnoseCli = diagnoseWith(cliEntries);
