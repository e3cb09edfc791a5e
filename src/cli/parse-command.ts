/** Parses the words of the command line into a command, or into diagnostics. */

import type { Diagnostic } from '../core/diagnostic/diagnostic.ts';
import { nearest } from '../core/diagnostic/nearest.ts';
import { listNames } from '../core/diagnostic/quote.ts';
import { CheckedValues } from './options/checked-values.ts';
import { parseFormat, type ReportFormat } from './options/option-values.ts';
import { topOptions } from './options/options.ts';
import type { Arguments, CommandDescription } from './options/command.ts';
import { readOptions } from './read-options.ts';
import { diagnoseCli } from './terminal/cli-entries.ts';
import {
  isCommand,
  usageOf,
  type ParsedCommand,
  type CommandName,
  commandOf,
  commands,
} from './commands.ts';

/** The requested command; paths are as typed, everything else is validated. */
export type CommandLine = HelpCommand | { readonly kind: 'version' } | ParsedCommand;

export interface HelpCommand {
  readonly kind: 'help';
  /** Absent for the overview. */
  readonly commandName?: CommandName;
  /** False if help is shown because no command was given. */
  readonly isRequested: boolean;
}

export type Parsed =
  | { readonly kind: 'parsed'; readonly command: CommandLine; readonly debug: boolean }
  | {
      readonly kind: 'refused';
      readonly diagnostics: readonly Diagnostic[];
      readonly format: ReportFormat;
    };

/** @param words the words after `lectern` on the command line. */
export function parseCommand(words: readonly string[]): Parsed {
  const [first = '', ...rest] = words;
  if (first === '') return parsed({ kind: 'help', isRequested: false });
  if (first === 'help') return parseHelp(rest[0]);
  if (first.startsWith('-')) return parseTop(words);
  if (isCommand(first)) return parseNamed(first, rest);
  return refused([unknownCommand(first)]);
}

function parseHelp(topic: string | undefined): Parsed {
  if (topic === undefined) return parsed({ kind: 'help', isRequested: true });
  if (isCommand(topic)) return parsed({ kind: 'help', commandName: topic, isRequested: true });
  return refused([unknownCommand(topic)]);
}

function parseTop(words: readonly string[]): Parsed {
  const { values, diagnostics } = readOptions('lectern', topOptions, words);
  if (values.has('help')) return parsed({ kind: 'help', isRequested: true });
  if (values.has('version')) return parsed({ kind: 'version' });
  return refused(diagnostics);
}

function parseNamed(commandName: CommandName, words: readonly string[]): Parsed {
  const read = readOptions(`lectern ${commandName}`, commands[commandName].options, words);
  if (read.values.has('help')) return parsed({ kind: 'help', commandName, isRequested: true });
  const diagnostics = [...read.diagnostics];
  const { needed, topic, dir, extra } = sortArguments(commandName, read.arguments);
  // The word after an unknown option was probably its value.
  const isCertain = read.diagnostics.every(({ code }) => code !== 'cli/unknown-option');
  diagnostics.push(...(isCertain ? checkExtra(commandName, [dir, ...extra]) : []));
  for (const argument of isCertain ? missingOf(commandName, needed) : []) {
    const { choices }: CommandDescription = commands[commandName];
    const facts = { argument, usage: usageOf(commandName), choices };
    diagnostics.push(diagnoseCli('cli/missing-argument', facts, nowhere));
  }
  diagnostics.push(...checkChoice(commandName, needed));
  const values = new CheckedValues(read.values, diagnostics);
  const command = commandOf(commandName).read({ needed, topic, dir }, values);
  const format = parseFormat(String(read.values.get('format')?.at(-1))) ?? 'pretty';
  return diagnostics.length > 0
    ? refused(diagnostics, format)
    : parsed(command, read.values.has('debug'));
}

function sortArguments(
  commandName: CommandName,
  words: readonly string[],
): Arguments & { extra: string[] } {
  const { needed = [], dir: meaning, topic }: CommandDescription = commands[commandName];
  const rest = words.slice(needed.length);
  const hasTopic = topic !== undefined && rest.includes(topic[0]);
  const others = hasTopic ? rest.filter((word) => word !== topic[0]) : rest;
  const [dir = '.', ...extra] = meaning === undefined ? ['.', ...others] : others;
  return { needed: words.slice(0, needed.length), dir, topic: hasTopic, extra };
}

/**
 * Reports extra words. The first word can be a folder, but if one is a typo of the command's topic, that
 * one is reported.
 */
function checkExtra(
  commandName: CommandName,
  [dir = '', ...extra]: readonly string[],
): Diagnostic[] {
  const { topic }: CommandDescription = commands[commandName];
  const report = (argument: string, meant?: string): Diagnostic =>
    diagnoseCli(
      'cli/extra-argument',
      { argument, usage: usageOf(commandName), nearest: meant },
      nowhere,
    );
  const isSlip = (word: string) => nearest(word, topic?.slice(0, 1) ?? []) !== undefined;
  const slip = extra.length === 1 ? [dir, ...extra].find(isSlip) : undefined;
  return slip === undefined ? extra.map((word) => report(word)) : [report(slip, topic?.[0])];
}

function checkChoice(commandName: CommandName, [given]: readonly string[]): Diagnostic[] {
  const { needed: [[name] = ['', '']] = [], choices }: CommandDescription = commands[commandName];
  if (choices === undefined || given === undefined || choices.includes(given)) return [];
  const facts = { option: `<${name}>`, value: given, expected: listNames(choices, 'or') };
  return [diagnoseCli('cli/invalid-value', facts, nowhere)];
}

function missingOf(commandName: CommandName, given: readonly string[]): string[] {
  const { needed = [] }: CommandDescription = commands[commandName];
  return needed.slice(given.length).map(([name]) => name);
}

/** Problems of the command line have no file; reports then omit the place. */
const nowhere = { file: '' };

function unknownCommand(name: string): Diagnostic {
  const facts = { name, nearest: nearest(name, Object.keys(commands)) };
  return diagnoseCli('cli/unknown-verb', facts, nowhere);
}

function parsed(command: CommandLine, debug = false): Parsed {
  return { kind: 'parsed', command, debug };
}

function refused(diagnostics: readonly Diagnostic[], format: ReportFormat = 'pretty'): Parsed {
  return { kind: 'refused', diagnostics, format };
}
