/** From the words of the command line to a command, or to what is wrong with them. */

import type { Diagnostic } from '../core/diagnostics/diagnostic.ts';
import { diagnoseCli } from '../core/diagnostics/cli-entries.ts';
import { nearest } from '../core/diagnostics/nearest.ts';
import type { Command, ReportFormat } from './command.ts';
import {
  expectations,
  parseBase,
  parseFormat,
  parseHost,
  parsePort,
  parsePublicUrl,
  parseSite,
} from './option-values.ts';
import { readOptions } from './read-options.ts';
import type { OptionValues } from './read-options.ts';
import { isVerb, topOptions, usageOf, verbs } from './verbs.ts';
import type { OptionName, Verb } from './verbs.ts';

export type Parsed =
  | { readonly kind: 'parsed'; readonly command: Command; readonly debug: boolean }
  | {
      readonly kind: 'refused';
      readonly diagnostics: readonly Diagnostic[];
      readonly format: ReportFormat;
    };

/** @param words what follows `lectern` on the command line. */
export function parseCommand(words: readonly string[]): Parsed {
  const [first = '', ...rest] = words;
  if (first === '') return parsed({ kind: 'help', isAsked: false });
  if (first === 'help') return parseHelp(rest[0]);
  if (first.startsWith('-')) return parseTop(words);
  if (isVerb(first)) return parseVerb(first, rest);
  return refused([unknownVerb(first)]);
}

function parseHelp(topic: string | undefined): Parsed {
  if (topic === undefined) return parsed({ kind: 'help', isAsked: true });
  if (isVerb(topic)) return parsed({ kind: 'help', verb: topic, isAsked: true });
  return refused([unknownVerb(topic)]);
}

function parseTop(words: readonly string[]): Parsed {
  const { values, diagnostics } = readOptions('lectern', topOptions, words);
  if (values.has('help')) return parsed({ kind: 'help', isAsked: true });
  if (values.has('version')) return parsed({ kind: 'version' });
  return refused(diagnostics);
}

function parseVerb(verb: Verb, words: readonly string[]): Parsed {
  const read = readOptions(`lectern ${verb}`, verbs[verb].options, words);
  if (read.values.has('help')) return parsed({ kind: 'help', verb, isAsked: true });
  const diagnostics = [...read.diagnostics];
  const { needed, topic, dir, extra } = sortArguments(verb, read.arguments);
  // The word after an option that does not exist was probably its value.
  const isCertain = read.diagnostics.every(({ code }) => code !== 'cli/unknown-option');
  for (const argument of isCertain ? extra : []) {
    diagnostics.push(diagnoseCli('cli/extra-argument', { argument, verb }, nowhere));
  }
  for (const argument of isCertain ? missingOf(verb, needed) : []) {
    diagnostics.push(
      diagnoseCli('cli/missing-argument', { argument, usage: usageOf(verb) }, nowhere),
    );
  }
  const values = new CheckedValues(read.values, diagnostics);
  const command = toCommand(verb, { needed, topic, dir }, values);
  const format = parseFormat(String(read.values.get('format')?.at(-1))) ?? 'pretty';
  return diagnostics.length > 0
    ? refused(diagnostics, format)
    : parsed(command, read.values.has('debug'));
}

interface Arguments {
  /** Those that must stand before the folder, as far as they are there. */
  readonly needed: readonly string[];
  readonly dir: string;
  /** Whether the word that may stand behind the folder is there. */
  readonly topic: boolean;
}

function sortArguments(verb: Verb, words: readonly string[]): Arguments & { extra: string[] } {
  const { needed = [], topic } = verbs[verb];
  const rest = words.slice(needed.length);
  const hasTopic = topic !== undefined && rest.includes(topic[0]);
  const [dir = '.', ...extra] = hasTopic ? rest.filter((word) => word !== topic[0]) : rest;
  return { needed: words.slice(0, needed.length), dir, topic: hasTopic, extra };
}

function missingOf(verb: Verb, given: readonly string[]): string[] {
  const { needed = [] } = verbs[verb];
  return needed.slice(given.length).map(([name]) => name);
}

function toCommand(verb: Verb, { needed, topic, dir }: Arguments, values: CheckedValues): Command {
  const listen = {
    host: values.text('host') ?? '127.0.0.1',
    ...values.optional('port', parsePort),
  };
  const base = values.value('base', parseBase) ?? '';
  const report = {
    strict: values.has('strict'),
    format: values.value('format', parseFormat) ?? 'pretty',
    ...values.optional('site', parseSite),
  };
  switch (verb) {
    case 'dev':
      return { kind: 'dev', dir, base, ...listen };
    case 'serve': {
      const publicUrl = values.value('public-url', parsePublicUrl);
      const accessLog = values.has('access-log');
      return {
        kind: 'serve',
        dir,
        ...listen,
        accessLog,
        allowHosts: values.list('allow-host', parseHost),
        ...(publicUrl !== undefined && { publicUrl }),
      };
    }
    case 'check':
      return { kind: 'check', dir, base, ...report };
    case 'init':
      return { kind: 'init', dir };
    case 'rename': {
      const [from = '', to = ''] = needed;
      const redirect = !values.has('no-redirect');
      const dryRun = values.has('dry-run');
      return { kind: 'rename', dir, from, to, redirect, dryRun, format: plainFormat(report) };
    }
    case 'explain':
      return {
        kind: 'explain',
        dir,
        topic: topic ? 'icons' : 'keys',
        format: plainFormat(report),
      };
    case 'build': {
      const out = values.text('out');
      const keepGoing = values.has('keep-going');
      return { kind: 'build', dir, base, keepGoing, ...report, ...(out !== undefined && { out }) };
    }
  }
}

/** What reports to people has no workflow commands. */
function plainFormat({ format }: { readonly format: ReportFormat }): 'pretty' | 'json' {
  return format === 'json' ? 'json' : 'pretty';
}

/** The values of one command line; each one that is impossible adds to the diagnostics. */
class CheckedValues {
  readonly #values: OptionValues;
  readonly #diagnostics: Diagnostic[];

  constructor(values: OptionValues, diagnostics: Diagnostic[]) {
    this.#values = values;
    this.#diagnostics = diagnostics;
  }

  has(name: OptionName): boolean {
    return this.#values.has(name);
  }

  /** The last one counts. */
  text(name: OptionName): string | undefined {
    const value = this.#values.get(name)?.at(-1);
    return typeof value === 'string' ? value : undefined;
  }

  value<Value>(name: keyof typeof expectations, parse: (text: string) => Value | undefined) {
    const text = this.text(name);
    return text === undefined ? undefined : this.#check(name, text, parse);
  }

  /** The values of an option that may be given several times. */
  list<Value>(name: keyof typeof expectations, parse: (text: string) => Value | undefined) {
    const texts = (this.#values.get(name) ?? []).filter((value) => value !== true);
    return texts.flatMap((text) => this.#check(name, text, parse) ?? []);
  }

  #check<Value>(
    name: keyof typeof expectations,
    text: string,
    parse: (text: string) => Value | undefined,
  ): Value | undefined {
    const value = parse(text);
    if (value === undefined) {
      const facts = { option: `--${name}`, value: text, expected: expectations[name] };
      this.#diagnostics.push(diagnoseCli('cli/invalid-value', facts, nowhere));
    }
    return value;
  }

  /** The value as a property of that name, for optional properties: nothing when it was not given. */
  optional<Name extends keyof typeof expectations, Value>(
    name: Name,
    parse: (text: string) => Value | undefined,
  ): { [Key in Name]?: Value } {
    const value = this.value(name, parse);
    return value === undefined ? {} : ({ [name]: value } as { [Key in Name]: Value });
  }
}

/** The command line has no file; reports leave the place out. */
const nowhere = { file: '' };

function unknownVerb(verb: string): Diagnostic {
  const facts = { verb, nearest: nearest(verb, Object.keys(verbs)) };
  return diagnoseCli('cli/unknown-verb', facts, nowhere);
}

function parsed(command: Command, debug = false): Parsed {
  return { kind: 'parsed', command, debug };
}

function refused(diagnostics: readonly Diagnostic[], format: ReportFormat = 'pretty'): Parsed {
  return { kind: 'refused', diagnostics, format };
}
