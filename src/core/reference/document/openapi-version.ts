/** Versions of OpenAPI: which are known, and by which of them a document of another is read. */
import type { ApiDocument } from './document.ts';

/** The version by whose rules a document is read: that of its own line, or else the newest. */
export function knownVersion(version: string): '2.0' | '3.0.4' | '3.1.1' | '3.2.0' {
  if (version.startsWith('2')) return '2.0';
  if (/^3(?:\.0|$)/.test(version)) return '3.0.4';
  return /^3\.1(?!\d)/.test(version) ? '3.1.1' : '3.2.0';
}

/** Whether a version is 3.1 or later: its schemas are those of JSON Schema. */
export function isSince31(version: string): boolean {
  return ['3.1.1', '3.2.0'].includes(knownVersion(version));
}

/**
 * The same document as one of a version that is known: libraries refuse all others, those that leave a
 * part of the version out (`3.1`), and numbers of YAML.
 */
export function withKnownVersion(
  value: ApiDocument['value'],
  version: string,
): ApiDocument['value'] {
  const { openapi, swagger, ...rest } = value;
  const isKnown = swagger === undefined ? isListed(openapi) : swagger === '2.0';
  if (isKnown || value['asyncapi'] !== undefined) return value;
  const known = knownVersion(version);
  return { ...(known === '2.0' ? { swagger: known } : { openapi: known }), ...rest };
}

/** The same document with what it says of its version itself. */
export function withOwnVersion(value: ApiDocument['value'], own: ApiDocument['value']) {
  const { openapi: _openapi, swagger: _swagger, ...rest } = value;
  const keys = ['openapi', 'swagger'].filter((key) => own[key] !== undefined);
  return { ...Object.fromEntries(keys.map((key) => [key, own[key]])), ...rest };
}

function isListed(version: unknown): boolean {
  return typeof version === 'string' && /^3\.[012]\.\d/.test(version);
}
