import type { Style } from './terminal/style.ts';
import { type Option, topOptions } from './options/options.ts';
import type { CommandDescription } from './options/command.ts';
import { usageOf, type CommandName, commands } from './commands.ts';

/** The help of one command, or the overview. */
export function formatHelp(commandName: CommandName | undefined, style: Style): string {
  return commandName === undefined ? formatOverview(style) : formatCommandHelp(commandName, style);
}

function formatOverview(style: Style): string {
  const names = Object.keys(commands) as CommandName[];
  const rows = names.map((name) => [usageOf(name), commands[name].summary] as const);
  return [
    'Static documentation sites from Markdown, one docs.json and an OpenAPI document.',
    '',
    heading('Usage', style),
    '  lectern <command> [dir] [options]',
    '',
    heading('Commands', style),
    ...formatRows(rows, style),
    '',
    heading('Options', style),
    ...formatRows(topOptions.map(toRow), style),
    '',
    'Run "lectern <command> --help" for the options of a command.',
    '',
  ].join('\n');
}

function formatCommandHelp(commandName: CommandName, style: Style): string {
  const {
    summary,
    needed = [],
    dir,
    topic,
    options,
    examples,
  }: CommandDescription = commands[commandName];
  const words = [...needed, ...(dir === undefined ? [] : [['dir', dir] as const])];
  return [
    `${summary}.`,
    '',
    heading('Usage', style),
    `  lectern ${usageOf(commandName)} [options]`,
    '',
    heading('Options', style),
    ...formatRows([...words, ...(topic ? [topic] : []), ...options.map(toRow)], style),
    '',
    heading('Examples', style),
    ...formatRows(examples, style),
    '',
  ].join('\n');
}

function heading(text: string, style: Style): string {
  return style('bold', text);
}

function toRow({ name, short, placeholder, text }: Option): readonly [string, string] {
  const long = placeholder === undefined ? `--${name}` : `--${name} ${placeholder}`;
  return [short === undefined ? long : `-${short}, ${long}`, text];
}

function formatRows(rows: readonly (readonly [string, string])[], style: Style): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${style('cyan', left.padEnd(width))}  ${right}`);
}
