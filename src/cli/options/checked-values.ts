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

/** Values in the order in which they were given; `true` for an option that takes none. */
export type OptionValues = ReadonlyMap<OptionName, readonly (string | true)[]>;

/** Problems of the command line have no file; reports then omit the place. */
const nowhere = { file: '' };

/** The option values of one command line; each invalid value adds a diagnostic. */
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

  /** The value of an option; if it was given several times, the last one. */
  text(name: OptionName): string | undefined {
    const value = this.#values.get(name)?.at(-1);
    return typeof value === 'string' ? value : undefined;
  }

  /** All values of an option, as typed. */
  texts(name: OptionName): string[] {
    return (this.#values.get(name) ?? []).filter((value) => value !== true);
  }

  value<Value>(name: keyof typeof expectations, parse: (text: string) => Value | undefined) {
    const text = this.text(name);
    return text === undefined ? undefined : this.#check(name, text, parse);
  }

  /** The parsed values of an option that can be repeated. */
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

  /** Reports options that this one makes ineffective, so that nobody believes they were applied. */
  exclude(name: OptionName, others: readonly OptionName[]): void {
    for (const other of others.filter((each) => this.has(name) && this.has(each))) {
      const facts = { option: `--${name}`, other: `--${other}` };
      this.#diagnostics.push(diagnoseCli('cli/excluded-option', facts, nowhere));
    }
  }

  /** The value as a property of that name, for optional properties; empty if the option was not given. */
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
  /** Defaults to the default port, or the next free one after it. */
  readonly port?: number;
  /** Host names, in lower case, under which others can request the site. */
  readonly allowHosts: readonly string[];
}

export function readListen(values: CheckedValues): ListenOptions {
  const allowHosts = values.list('allow-host', parseHostName);
  const host = values.text('host') ?? '127.0.0.1';
  return { host, allowHosts, ...values.optional('port', parsePort) };
}

/** Reads the limits of the playground's proxy. */
export function readProxyLimits(values: CheckedValues): ProxyLimits {
  const timeoutMilliseconds = values.value('proxy-timeout', parseSeconds);
  const maxBodyBytes = values.value('proxy-body', parseSize);
  const privateHosts = values.list('allow-private', parseHostName);
  return {
    ...(timeoutMilliseconds !== undefined && { timeoutMilliseconds }),
    ...(maxBodyBytes !== undefined && { maxBodyBytes }),
    ...(privateHosts.length > 0 && { privateHosts }),
  };
}

/** `''` or `/docs`; absent if the configuration decides. */
export function readBase(values: CheckedValues): { readonly base?: string } {
  return values.optional('base', parseBase);
}

function readFormat(values: CheckedValues): ReportFormat {
  return values.value('format', parseFormat) ?? 'pretty';
}

/** Reads a format for people or programs; these commands have no GitHub format. */
export function readPlainFormat(values: CheckedValues): 'pretty' | 'json' {
  return readFormat(values) === 'json' ? 'json' : 'pretty';
}

/** Reads the options of a build: where the site will be published, and how it is reported. */
export function readBuildOptions(values: CheckedValues) {
  return {
    ...readBase(values),
    strict: values.has('strict'),
    format: readFormat(values),
    ...values.optional('site', parseSite),
  };
}
