import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allowedOriginsOf } from '../core/publish/allowed-origins.ts';
import type { Site } from '../core/site/site.ts';

/** Writes where the playground's proxy may send requests. No file of the project takes its place. */
export async function writeOrigins(site: Site, outDir: string): Promise<void> {
  await mkdir(join(outDir, '_lectern'), { recursive: true });
  const origins = allowedOriginsOf(site);
  await writeFile(join(outDir, '_lectern/origins.json'), `${JSON.stringify(origins)}\n`);
}
