/**
 * Settings of the service, read from environment variables. All problems are reported together; a value
 * that cannot be parsed is never replaced by a default.
 */
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { errorCode } from '../../core/address/main-cause.ts';
import { parseEnvironments, toDemoEnvironments } from './environments.ts';
import type { Environment } from './environments.ts';

export type StorageSettings =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'postgres'; readonly url: string; readonly connections: number };

export interface Settings {
  readonly host: string;
  /** 0 means any free port. */
  readonly port: number;
  readonly storage: StorageSettings;
  readonly environments: readonly Environment[];
  /** Whether nothing was configured, so that the demo token is accepted. */
  readonly isDemo: boolean;
  /** Origins whose pages may call the service from a browser. */
  readonly corsOrigins: readonly string[];
  /** Requests per minute and API token; 0 means no limit. */
  readonly rateLimit: number;
  readonly logLevel: LogLevel;
  /** Addresses of proxies whose X-Forwarded-For header is trusted. */
  readonly trustedProxies: readonly string[];
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Invalid settings. Each problem is a sentence for the operator that contains no secret. */
export class SettingsError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'SettingsError';
    this.problems = problems;
  }
}

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings. Throws a `SettingsError` that lists every problem. An empty variable counts as not
 * set.
 */
export function parseSettings(variables: Variables): Settings {
  const problems: string[] = [];
  const read = (name: string) => variables[name]?.trim() || undefined;
  const host = read('HOST') ?? '127.0.0.1';
  const configured = parseConfigured(read, problems);
  if (configured === undefined && !isLoopback(host)) {
    problems.push(
      `HOST=${host} is reachable from other machines, where the demo token is not accepted. ` +
        'Set API_ENVIRONMENTS_FILE or API_ENVIRONMENTS.',
    );
  }
  const settings: Settings = {
    host,
    port: parsePort(read('PORT') ?? '4322', problems),
    storage: parseStorage(read, problems),
    environments: configured ?? toDemoEnvironments(),
    isDemo: configured === undefined,
    corsOrigins: toList(read('CORS_ORIGINS')).map((origin) => parseOrigin(origin, problems)),
    rateLimit: parseRateLimit(read('RATE_LIMIT') ?? '600', problems),
    logLevel: parseLogLevel(read('LOG_LEVEL') ?? 'info', problems),
    trustedProxies: toList(read('TRUST_PROXY')).map((proxy) => parseProxy(proxy, problems)),
  };
  if (problems.length > 0) throw new SettingsError(problems);
  return settings;
}

type Read = (name: string) => string | undefined;

function parseConfigured(read: Read, problems: string[]): readonly Environment[] | undefined {
  const file = read('API_ENVIRONMENTS_FILE');
  const inline = read('API_ENVIRONMENTS');
  if (file === undefined && inline === undefined) return undefined;
  if (file !== undefined && inline !== undefined) {
    problems.push('Set either API_ENVIRONMENTS_FILE or API_ENVIRONMENTS, not both.');
  }
  const text = file === undefined ? inline : readText(file, problems);
  if (text === undefined) return [];
  const parsed = parseEnvironments(text);
  const name = file === undefined ? 'API_ENVIRONMENTS' : file;
  problems.push(...parsed.problems.map((problem) => `${name}: ${problem}.`));
  return parsed.environments;
}

function readText(file: string, problems: string[]): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const code = errorCode(error);
    const reason = code === '' ? '' : ` (${code})`;
    problems.push(`API_ENVIRONMENTS_FILE=${file} cannot be read${reason}.`);
    return undefined;
  }
}

function parsePort(text: string, problems: string[]): number {
  const port = toWholeNumber(text);
  if (port !== undefined && port <= 65_535) return port;
  problems.push(`PORT=${text} is not a port: use a whole number from 0 to 65535.`);
  return 0;
}

function parseStorage(read: Read, problems: string[]): StorageSettings {
  const url = read('DATABASE_URL');
  if (url === undefined) {
    return { kind: 'sqlite', file: read('DATABASE_FILE') ?? '.data/user-groups.sqlite' };
  }
  // The URL holds a password, so the message does not repeat it.
  if (!/^postgres(?:ql)?:$/.test(URL.parse(url)?.protocol ?? '')) {
    problems.push('DATABASE_URL is not of the form postgres://user:password@host:5432/database.');
  }
  const text = read('DATABASE_CONNECTIONS') ?? '10';
  const connections = toWholeNumber(text) ?? 0;
  if (connections < 1) problems.push(`DATABASE_CONNECTIONS=${text} is not a whole number above 0.`);
  return { kind: 'postgres', url, connections };
}

function parseOrigin(text: string, problems: string[]): string {
  if (URL.parse(text)?.origin !== text) {
    problems.push(`CORS_ORIGINS: ${text} is not an origin such as https://docs.example.com.`);
  }
  return text;
}

function parseProxy(text: string, problems: string[]): string {
  const [address = '', bits] = text.split('/');
  const most = { 4: 32, 6: 128 }[isIP(address)] ?? -1;
  const isRange = bits === undefined || (toWholeNumber(bits) ?? Infinity) <= most;
  if (most < 0 || !isRange) {
    problems.push(`TRUST_PROXY: ${text} is not an address such as 10.0.0.1 or 10.0.0.0/8.`);
  }
  return text;
}

function parseRateLimit(text: string, problems: string[]): number {
  if (text === 'off') return 0;
  const limit = toWholeNumber(text);
  if (limit !== undefined && limit > 0) return limit;
  problems.push(`RATE_LIMIT=${text} is neither "off" nor a number of requests per minute.`);
  return 0;
}

function parseLogLevel(text: string, problems: string[]): LogLevel {
  const level = logLevels.find((known) => known === text);
  if (level === undefined) {
    problems.push(`LOG_LEVEL=${text} is not one of ${logLevels.join(', ')}.`);
  }
  return level ?? 'info';
}

function toWholeNumber(text: string): number | undefined {
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

function toList(text: string | undefined): readonly string[] {
  return (text ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);
}
