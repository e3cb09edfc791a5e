import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Where the proxy of a built site may send requests, as its build wrote it. Looked at anew each
 * time, so that a site may be rebuilt; nothing is allowed where it cannot be read.
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
