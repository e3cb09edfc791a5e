/** Parses the values of options; each function returns undefined for an invalid value. */

import { hostNameOf } from '../../server/own-request.ts';
import { megabyte } from '../../core/text/megabytes.ts';
import { limitRanges } from '../../server/proxy/limits.ts';

export type ReportFormat = 'pretty' | 'json' | 'github';

/** The expected values of each option, phrased for the middle of a sentence. */
export const expectations = {
  base: 'a path such as /docs',
  site: 'an address such as https://docs.example.com (a path belongs in --base)',
  'public-url': 'an address such as https://docs.example.com',
  'allow-host': 'a name such as docs.internal, without port',
  'allow-private': 'a name such as api.internal, without port',
  port: 'a number from 0 to 65535',
  'proxy-timeout': 'a number of seconds from 1 to 3600',
  'proxy-body': 'a size such as 500kB or 25MB, up to 100MB',
  format: 'pretty, json or github',
  live: 'an address such as https://api.example.com/v1',
  to: 'docs or mint',
  template: 'docs, api or product',
  color: 'a name such as teal, or a code such as #0f766e',
} as const;

const formats: readonly ReportFormat[] = ['pretty', 'json', 'github'];

export function parseFormat(text: string): ReportFormat | undefined {
  return formats.find((format) => format === text);
}

const configFormats = ['docs', 'mint'] as const;

/** Parses a format of the configuration. */
export function parseConfigFormat(text: string): (typeof configFormats)[number] | undefined {
  return configFormats.find((format) => format === text);
}

export function parsePort(text: string): number | undefined {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  return port <= 65_535 ? port : undefined;
}

/** Parses seconds into milliseconds. */
export function parseSeconds(text: string): number | undefined {
  const milliseconds = /^\d{1,4}$/.test(text) ? Number(text) * 1000 : NaN;
  return isWithin(milliseconds, limitRanges.timeoutMilliseconds.most) ? milliseconds : undefined;
}

/** Parses a size with a unit into bytes. */
export function parseSize(text: string): number | undefined {
  const [, number = '', unit = ''] = /^(\d{1,6}(?:\.\d+)?) ?(k|M)i?B$/i.exec(text) ?? [];
  const bytes = Math.round(Number(number) * (/^k$/i.test(unit) ? 1024 : megabyte));
  return isWithin(bytes, limitRanges.maxBodyBytes.most) ? bytes : undefined;
}

function isWithin(value: number, most: number): boolean {
  return value >= 1 && value <= most;
}

/** The origin of an http(s) URL without a path. */
export function parseSite(text: string): string | undefined {
  const origin = parsePublicUrl(text);
  return origin === undefined || new URL(text).pathname !== '/' ? undefined : origin;
}

/** The origin of an http(s) URL; its path is known from the site. */
export function parsePublicUrl(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  const isPlain = url.search === '' && url.hash === '' && url.username === '';
  return isWeb && isPlain ? url.origin : undefined;
}

/** An http(s) URL with its path, without a trailing slash. */
export function parseBaseUrl(text: string): string | undefined {
  const origin = parsePublicUrl(text);
  return origin === undefined ? undefined : origin + new URL(text).pathname.replace(/\/+$/, '');
}

/** A host name in lower case; international names become what browsers send for them. */
export function parseHostName(text: string): string | undefined {
  return /[:*]/.test(text) ? undefined : hostNameOf(text);
}
