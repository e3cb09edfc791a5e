/**
 * What a site tells programs about itself, in a file that no file of the project can replace, unlike
 * `llms.txt`.
 */
import type { Site } from '../../site.ts';
import { isObject } from '../../text/is-object.ts';
import { toLine } from '../../text/markdown.ts';

/** From the site's root, without a leading slash. */
export const IDENTITY_PATH = '_lectern/site.json';

export interface SiteIdentity {
  readonly name: string;
  /** One line; empty if the site has none. */
  readonly description: string;
  /** Such as `https://docs.example.com`; empty if the build was not given one. */
  readonly origin: string;
}

export function formatIdentity({ config, url = '' }: Pick<Site, 'config' | 'url'>): string {
  const description = toLine(config.metadata['description'] ?? '');
  const identity: SiteIdentity = { name: config.name, description, origin: url };
  return `${JSON.stringify(identity)}\n`;
}

/** Returns undefined for text that no build has written. */
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
