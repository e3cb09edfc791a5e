/**
 * Versions of OpenAPI: which ones are known, and which known version's rules apply to a document of any
 * other.
 */
import type { ApiDocument } from './document.ts';

/**
 * Returns the version whose rules apply to a document: the known one of its release line, otherwise the
 * newest.
 */
export function knownVersion(version: string): '2.0' | '3.0.4' | '3.1.1' | '3.2.0' {
  if (version.startsWith('2')) return '2.0';
  if (/^3(?:\.0|$)/.test(version)) return '3.0.4';
  return /^3\.1(?!\d)/.test(version) ? '3.1.1' : '3.2.0';
}

/** Whether a version is 3.1 or later, which means that its schemas are JSON Schema. */
export function isSince31(version: string): boolean {
  return ['3.1.1', '3.2.0'].includes(knownVersion(version));
}

/**
 * Returns the document with a version that libraries accept. They refuse versions that they do not know,
 * versions without a patch number (`3.1`), and numbers, which is how YAML reads `2.0`.
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

/** Returns the document with the version that the original, `own`, declares. */
export function withOwnVersion(value: ApiDocument['value'], own: ApiDocument['value']) {
  const { openapi: _openapi, swagger: _swagger, ...rest } = value;
  const keys = ['openapi', 'swagger'].filter((key) => own[key] !== undefined);
  return { ...Object.fromEntries(keys.map((key) => [key, own[key]])), ...rest };
}

function isListed(version: unknown): boolean {
  return typeof version === 'string' && /^3\.[012]\.\d/.test(version);
}
