/**
 * Environments and their API tokens, read from the operator's JSON. Tokens are kept as SHA-256
 * digests only, so that no log, error or heap dump of the service contains one.
 */
import { hash } from 'node:crypto';
import { toExactJson } from '../../core/text/json/exact-json.ts';
import { findRepeatedKeys } from '../../core/text/json/json-tree.ts';
import { readJson } from '../../core/text/json/read-json.ts';
import { isJsonObject } from '../domain/json-value.ts';
import { environmentTags } from '../domain/user-group.ts';
import type { EnvironmentTag } from '../domain/user-group.ts';

export interface Environment {
  readonly name: string;
  readonly tag: EnvironmentTag | null;
  readonly tokenDigests: readonly Buffer[];
}

/** The result of `parseEnvironments`. The environments are valid only if there are no problems. */
export interface ParsedEnvironments {
  readonly environments: readonly Environment[];
  readonly problems: readonly string[];
}

/**
 * The token of the demo, accepted only without configuration and on loopback. The documentation prints it.
 */
export const demoToken = 'lectern-demo-token-for-localhost-only';

export function digestToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/** Returns the only environment of a service that is not configured. */
export function toDemoEnvironments(): readonly Environment[] {
  return [{ name: 'demo', tag: 'Testing', tokenDigests: [digestToken(demoToken)] }];
}

/**
 * Reads `{ "environments": [{ "name", "tag", "tokens" }] }`. A token is written in plain text (at least 16
 * visible ASCII characters) or as `sha256:` followed by the 64 hexadecimal digits of its digest. Each
 * problem is a sentence that never repeats a token.
 */
export function parseEnvironments(text: string): ParsedEnvironments {
  const problems: string[] = [];
  const environments = toEntries(text, problems).map((entry, index) =>
    toEnvironment(entry, `environments[${index}]`, problems),
  );
  problems.push(...findRepeated(environments));
  return { environments, problems };
}

function toEntries(text: string, problems: string[]): readonly unknown[] {
  const { tree } = readJson(text);
  // The parser's message can quote the text, which contains tokens, so do not repeat it.
  if (tree === undefined) {
    problems.push('is not valid JSON');
    return [];
  }
  if (findRepeatedKeys(tree).length > 0) problems.push('has a key twice in one object');
  const value = toExactJson(tree);
  const entries = isJsonObject(value) ? value.environments : undefined;
  if (Array.isArray(entries) && entries.length > 0) return entries;
  problems.push('must be {"environments": [...]} with at least one environment');
  return [];
}

function toEnvironment(entry: unknown, place: string, problems: string[]): Environment {
  const fields = isJsonObject(entry) ? entry : {};
  for (const key of Object.keys(fields)) {
    if (!['name', 'tag', 'tokens'].includes(key)) problems.push(`${place}.${key} is not known`);
  }
  return {
    name: toName(fields.name, `${place}.name`, problems),
    tag: toTag(fields.tag, `${place}.tag`, problems),
    tokenDigests: toDigests(fields.tokens, `${place}.tokens`, problems),
  };
}

function toName(value: unknown, place: string, problems: string[]): string {
  if (typeof value === 'string' && /^[\w.-]{1,100}$/.test(value)) return value;
  problems.push(`${place} must be 1 to 100 letters, digits, dots, hyphens or underscores`);
  return '';
}

function toTag(value: unknown, place: string, problems: string[]): EnvironmentTag | null {
  if (value === null || value === undefined) return null;
  const tag = environmentTags.find((known) => known === value);
  if (tag === undefined) problems.push(`${place} must be "Customer", "Testing" or null`);
  return tag ?? null;
}

function toDigests(value: unknown, place: string, problems: string[]): readonly Buffer[] {
  if (!Array.isArray(value) || value.length === 0) {
    problems.push(`${place} must be a list with at least one token`);
    return [];
  }
  return value.map((token: unknown, index) => {
    const digest = typeof token === 'string' ? toDigest(token) : undefined;
    if (digest === undefined) {
      problems.push(
        `${place}[${index}] must be at least 16 visible ASCII characters, ` +
          'or sha256: and 64 hexadecimal digits',
      );
    }
    return digest ?? Buffer.alloc(0);
  });
}

function toDigest(token: string): Buffer | undefined {
  if (token.startsWith('sha256:')) {
    const digits = token.slice('sha256:'.length);
    return /^[0-9a-f]{64}$/i.test(digits) ? Buffer.from(digits, 'hex') : undefined;
  }
  return /^[\x21-\x7e]{16,}$/.test(token) ? digestToken(token) : undefined;
}

/** Reports two environments of the same name, and a token that would give access to two environments. */
function findRepeated(environments: readonly Environment[]): readonly string[] {
  const names = environments.map(({ name }) => name).filter((name) => name !== '');
  const digests = environments
    .flatMap(({ tokenDigests }) => tokenDigests)
    .map((digest) => digest.toString('hex'))
    .filter((digest) => digest !== '');
  return [
    ...(new Set(names).size < names.length ? ['has two environments of the same name'] : []),
    ...(new Set(digests).size < digests.length ? ['has the same token twice'] : []),
  ];
}
