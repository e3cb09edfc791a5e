/** Formats completion scripts for shells, from the same descriptions as the help. */
import type { Option } from './options.ts';
import type { CommandDescription, CommandTable } from './command.ts';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

export function isShell(name: string): name is Shell {
  return SHELLS.some((shell) => shell === name);
}

export function formatCompletion(shell: Shell, commands: CommandTable): string {
  const format = { bash: formatBash, zsh: formatZsh, fish: formatFish }[shell];
  return `${format(Object.entries(commands)).join('\n')}\n`;
}

type Entries = readonly (readonly [command: string, description: CommandDescription])[];

/** The kind of value that an option takes, from its placeholder: `pretty|json`, `<folder>`, `<file>`. */
function valueOf({ placeholder = '' }: Option): 'file' | 'folder' | 'text' | readonly string[] {
  if (placeholder.includes('|')) return placeholder.split('|');
  if (placeholder === '<file>') return 'file';
  return placeholder === '<folder>' ? 'folder' : 'text';
}

const hasValue = ({ placeholder }: Option) => placeholder !== undefined;

/** `files` is an option of `compgen`: `-d` for folders, `-f` for files too, or nothing. */
function formatBash(commands: Entries): string[] {
  const toCase = (pattern: string, words: readonly string[], files: string) =>
    `    ${pattern}) words="${words.join(' ')}" files="${files}" ;;`;
  const cases = commands.flatMap(([command, { options, choices = [], dir }]) => {
    const names = options.map(({ name }) => `--${name}`);
    return [
      ...options.filter(hasValue).map((option) => {
        const value = valueOf(option);
        const pattern = `${command}:--${option.name}`;
        if (typeof value !== 'string') return toCase(pattern, value, '');
        return toCase(pattern, [], { file: '-f', folder: '-d', text: '' }[value]);
      }),
      toCase(`${command}:*`, [...choices, ...names], dir === undefined ? '' : '-d'),
    ];
  });
  return [
    '_lectern() {',
    '  local word="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"',
    '  local words="" files=""',
    '  if [ "$COMP_CWORD" -eq 1 ]; then',
    `    words="${commands.map(([command]) => command).join(' ')}"`,
    '  else case "${COMP_WORDS[1]}:$previous" in',
    ...cases,
    '  esac; fi',
    '  COMPREPLY=($(compgen -W "$words" -- "$word"))',
    "  local IFS=$'\\n'",
    '  if [ -n "$files" ]; then COMPREPLY+=($(compgen "$files" -- "$word")); fi',
    '}',
    'complete -o filenames -F _lectern lectern',
  ];
}

function formatZsh(commands: Entries): string[] {
  const describe = (text: string) => text.replaceAll("'", '’').replace(/[[\]:\\]/g, '\\$&');
  const toSpec = (option: Option) => {
    const value = valueOf(option);
    const named = { file: '_files', folder: '_files -/', text: '' };
    const action = typeof value === 'string' ? named[value] : `(${value.join(' ')})`;
    const ending = hasValue(option) ? `:value:${action}` : '';
    return `      '--${option.name}[${describe(option.text)}]${ending}'`;
  };
  const cases = commands.flatMap(([command, { options, choices, dir }]) => [
    `    ${command}) _arguments \\`,
    ...options.map((option) => `${toSpec(option)} \\`),
    choices
      ? `      '2:choice:(${choices.join(' ')})' ;;`
      : `      ${dir === undefined ? "'*:none:'" : "'*:folder:_files -/'"} ;;`,
  ]);
  return [
    '#compdef lectern',
    '_lectern() {',
    '  local -a commands=(',
    ...commands.map(([command, { summary }]) => `    '${command}:${describe(summary)}'`),
    '  )',
    '  if (( CURRENT == 2 )); then _describe command commands; return; fi',
    '  case $words[2] in',
    ...cases,
    '  esac',
    '}',
    'compdef _lectern lectern',
  ];
}

function formatFish(commands: Entries): string[] {
  const folders = '(__fish_complete_directories)';
  const quote = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  return commands.flatMap(([command, { summary, options, choices, dir }]) => {
    const head = `complete -c lectern -n '__fish_seen_subcommand_from ${command}'`;
    const words = choices?.join(' ') ?? (dir === undefined ? '' : folders);
    return [
      `complete -c lectern -f -n __fish_use_subcommand -a ${command} -d ${quote(summary)}`,
      `${head} -f -a ${quote(words)}`,
      ...options.map((option) => {
        const value = valueOf(option);
        const named = { file: '-rF', folder: `-xa ${quote(folders)}`, text: '-x' };
        const given = typeof value === 'string' ? named[value] : `-xa ${quote(value.join(' '))}`;
        const ending = hasValue(option) ? ` ${given}` : '';
        return `${head} -l ${option.name}${ending} -d ${quote(option.text)}`;
      }),
    ];
  });
}
