import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from '../../../src/engine/build/build-site.ts';
import { loadSite } from '../../../src/node/load-site.ts';
import { SiteFiles } from '../../../src/node/output/site-files.ts';
import { writeFiles } from '../files/temp-folder.ts';
import type { Loose } from './fact.ts';
import { type FactSums, measureFacts } from './measure-facts.ts';

/** Builds a site from one document, and measures how much of `root` it shows. */
export async function buildFacts(root: Loose, text: string): Promise<FactSums> {
  const dir = realpathSync(mkdtempSync(join(tmpdir(), 'lectern-facts-')));
  try {
    const navigation = [{ group: 'Start', pages: ['index'] }];
    writeFiles(dir, {
      'docs.json': JSON.stringify({ name: 'Facts', navigation, openapi: 'api.yaml' }),
      'index.md': '---\ntitle: Start\n---\n\nHello.\n',
      'api.yaml': text,
      '.site/.keep': '',
    });
    const out = join(dir, '.site');
    await buildSite({ dir, files: new SiteFiles(out), base: '', site: undefined });
    const { loaded } = await loadSite({ dir, outDir: out, base: '' });
    if (loaded === undefined) throw new Error('The document has no site.');
    return measureFacts(root, { out, references: loaded.site.references });
  } finally {
    rmSync(dir, { recursive: true });
  }
}
