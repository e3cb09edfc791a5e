import assert from 'node:assert/strict';
import type { SiteFiles } from '../../../src/node/output/site-files.ts';

/** Writes texts into a site by their paths, like a build. */
export function fillSite(files: SiteFiles, texts: Readonly<Record<string, string>>): void {
  for (const [path, content] of Object.entries(texts)) {
    assert.ok(files.write({ path, content, requestedBy: { file: 'docs.json' } }), path);
  }
}
