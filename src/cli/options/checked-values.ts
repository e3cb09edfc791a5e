import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import { parseBase } from '../../core/address/base.ts';
import type { ProxyLimits } from '../../server/proxy/limits.ts';
import { diagnoseCli } from '../terminal/cli-entries.ts';
import {
  expectations,
  parseFormat,
  parseHostName,
  parsePort,
  parseSeconds,
  parseSite,
  parseSize,
  type ReportFormat,
} from './option-values.ts';
import type { OptionName } from './options.ts';

/** In the order in which they were given; `true` for an option that takes no value. */
export type OptionValues = ReadonlyMap<OptionName, readonly (string | true)[]>;

/** The command line has no file; reports leave the place out. */
const nowhere = { file: '' };

/** The values of one command line; each one that is impossible adds to the diagnostics. */
export class CheckedValues {
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

  /** All of them, as typed. */
  texts(name: OptionName): string[] {
    return (this.#values.get(name) ?? []).filter((value) => value !== true);
  }

  value<Value>(name: keyof typeof expectations, parse: (text: string) => Value | undefined) {
    const text = this.text(name);
    return text === undefined ? undefined : this.#check(name, text, parse);
  }

  /** The values of an option that may be given several times. */
  list<Value>(name: keyof typeof expectations, parse: (text: string) => Value | undefined) {
    return this.texts(name).flatMap((text) => this.#check(name, text, parse) ?? []);
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

  /** For an option that leaves the work of others out, which nobody may believe done. */
  exclude(name: OptionName, others: readonly OptionName[]): void {
    for (const other of others.filter((each) => this.has(name) && this.has(each))) {
      const facts = { option: `--${name}`, other: `--${other}` };
      this.#diagnostics.push(diagnoseCli('cli/excluded-option', facts, nowhere));
    }
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

export interface ListenOptions {
  readonly host: string;
  /** Absent: the default port, or the next free one after it. */
  readonly port?: number;
  /** Names, in lower case, by which others than this machine's people may ask for the site. */
  readonly allowHosts: readonly string[];
}

export function readListen(values: CheckedValues): ListenOptions {
  const allowHosts = values.list('allow-host', parseHostName);
  const host = values.text('host') ?? '127.0.0.1';
  return { host, allowHosts, ...values.optional('port', parsePort) };
}

/** What the owner of a site sets for the proxy of the playground. */
export function readProxyLimits(values: CheckedValues): ProxyLimits {
  const mostMilliseconds = values.value('proxy-timeout', parseSeconds);
  const mostBodyBytes = values.value('proxy-body', parseSize);
  const privateHosts = values.list('allow-private', parseHostName);
  return {
    ...(mostMilliseconds !== undefined && { mostMilliseconds }),
    ...(mostBodyBytes !== undefined && { mostBodyBytes }),
    ...(privateHosts.length > 0 && { privateHosts }),
  };
}

/** `''` or `/docs`; absent where the configuration decides. */
export function readBase(values: CheckedValues): { readonly base?: string } {
  return values.optional('base', parseBase);
}

function readFormat(values: CheckedValues): ReportFormat {
  return values.value('format', parseFormat) ?? 'pretty';
}

/** What reports to people has no workflow commands. */
export function readPlainFormat(values: CheckedValues): 'pretty' | 'json' {
  return readFormat(values) === 'json' ? 'json' : 'pretty';
}

/** What decides about a build: where it will be published, and what is told of it. */
export function readBuildOptions(values: CheckedValues) {
  return {
    ...readBase(values),
    strict: values.has('strict'),
    format: readFormat(values),
    ...values.optional('site', parseSite),
  };
}
