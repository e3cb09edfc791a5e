/**
 * What a site says of itself to programs that ask it: a file that no file of the project replaces, as an
 * own `llms.txt` may.
 */
import type { Site } from '../../site.ts';
import { isObject } from '../../text/is-object.ts';
import { toLine } from '../../text/markdown.ts';

/** From the site's root, without leading slash. */
export const IDENTITY_PATH = '_lectern/site.json';

export interface SiteIdentity {
  readonly name: string;
  /** One line; empty where the site has none. */
  readonly description: string;
  /** Such as `https://docs.example.com`; empty where the build was not told. */
  readonly origin: string;
}

export function formatIdentity({ config, url = '' }: Pick<Site, 'config' | 'url'>): string {
  const description = toLine(config.metadata['description'] ?? '');
  const identity: SiteIdentity = { name: config.name, description, origin: url };
  return `${JSON.stringify(identity)}\n`;
}

/** Undefined for what no build has written. */
export function parseIdentity(text: string): SiteIdentity | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isIdentity(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isIdentity(value: unknown): value is SiteIdentity {
  if (!isObject(value)) return false;
  return ['name', 'description', 'origin'].every((key) => typeof value[key] === 'string');
}
