import { parseArgs } from 'node:util';
import type { Diagnostic } from '../core/diagnostic/diagnostic.ts';
import { nearest } from '../core/diagnostic/nearest.ts';
import { diagnoseCli } from './terminal/cli-entries.ts';
import { commandsWith } from './commands.ts';
import type { OptionValues } from './options/checked-values.ts';
import type { Option, OptionName } from './options/options.ts';

export interface OptionsRead {
  readonly values: OptionValues;
  /** Words that do not belong to an option. */
  readonly arguments: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Separates the words into options and arguments.
 * @param command `lectern build`, for messages.
 */
export function readOptions(
  command: string,
  options: readonly Option[],
  words: readonly string[],
): OptionsRead {
  const { tokens } = parseArgs({
    args: [...words],
    options: Object.fromEntries(options.map((option) => [option.name, toParseOption(option)])),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const values = new Map<OptionName, (string | true)[]>();
  const positionals: string[] = [];
  const diagnostics: Diagnostic[] = [];
  const unknown = new Set<number>();
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const option = options.find(({ name }) => name === token.name);
    // The parser reads `-port` as four options of one letter.
    if (option === undefined && unknown.has(token.index)) continue;
    if (option === undefined) unknown.add(token.index);
    const problem = option
      ? checkValue(option, token)
      : unknownOption(command, options, words[token.index] ?? token.rawName);
    if (problem) diagnostics.push(problem);
    else if (option) {
      values.set(option.name, [...(values.get(option.name) ?? []), token.value ?? true]);
    }
  }
  return { values, arguments: positionals, diagnostics };
}

interface OptionToken {
  readonly rawName: string;
  readonly value: string | undefined;
  /** Whether it was written as `--name=value`. */
  readonly inlineValue: boolean | undefined;
}

function toParseOption({ placeholder, short }: Option) {
  const type = placeholder === undefined ? ('boolean' as const) : ('string' as const);
  return { type, ...(short !== undefined && { short }) };
}

function checkValue(option: Option, token: OptionToken): Diagnostic | undefined {
  const { rawName, value, inlineValue } = token;
  const { placeholder, inline } = option;
  if (placeholder === undefined) {
    if (value === undefined || (inline !== undefined && value !== '')) return undefined;
    return diagnoseCli('cli/unexpected-value', { option: rawName, value }, nowhere);
  }
  // An empty base is valid: scripts pass one.
  if (value === '' && option.name === 'base') return undefined;
  // `--out --strict`: the second word is an option, not a folder.
  const isMissing = !value || (inlineValue !== true && value.startsWith('-'));
  if (!isMissing) return undefined;
  return diagnoseCli('cli/missing-value', { option: rawName, placeholder }, nowhere);
}

function unknownOption(command: string, options: readonly Option[], word: string): Diagnostic {
  const written = word.replace(/=.*$/s, '');
  const name = written.replace(/^-+/, '');
  const isOwn = options.some((option) => option.name === name);
  const owners = isOwn ? [] : commandsWith(name).map((command) => `lectern ${command}`);
  const guess = nearest(
    name,
    options.map((option) => option.name),
  );
  const facts = { option: written, command, owners, nearest: guess && `--${guess}` };
  return diagnoseCli('cli/unknown-option', facts, nowhere);
}

const nowhere = { file: '' };
