import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The origins that the proxy of a built site may send requests to, as written by the build. Read again each
 * time, so that the site can be rebuilt; nothing is allowed if the list cannot be read.
 * @param dir path of the built site.
 */
export async function readAllowedOrigins(dir: string): Promise<readonly string[]> {
  try {
    const value: unknown = JSON.parse(await readFile(join(dir, '_lectern/origins.json'), 'utf8'));
    return Array.isArray(value) ? value.filter((origin) => typeof origin === 'string') : [];
  } catch {
    return [];
  }
}
