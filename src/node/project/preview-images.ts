/** What draws the pictures that previews of links show: `sharp`, which a project installs for it. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { diagnoseSite } from '../../core/checks/site-entries.ts';
import type { Config } from '../../core/config/config.ts';
import type { Locate } from '../../core/config/parse/parse-config.ts';
import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';

/** The path of the package: that of the project goes before what is installed beside Lectern. */
export function findSharp(dir: string): string | undefined {
  for (const from of [join(dir, 'docs.json'), import.meta.url]) {
    try {
      return createRequire(from).resolve('sharp');
    } catch {
      // Asked for elsewhere, or told as missing.
    }
  }
  return undefined;
}

interface PreviewsQuestion {
  /** The project's folder. */
  readonly dir: string;
  readonly locate: Locate;
  /** How it is found where it is installed. */
  readonly find?: (dir: string) => string | undefined;
}

/** Whether the site has pictures, and what is told where it should and cannot. */
export function readPreviewImages(
  { seo }: Config,
  { dir, locate, find = findSharp }: PreviewsQuestion,
): { readonly ofSite: { readonly drawsPreviews?: true }; readonly diagnostics: Diagnostic[] } {
  if (!seo.previewImages) return { ofSite: {}, diagnostics: [] };
  if (find(dir) !== undefined) return { ofSite: { drawsPreviews: true }, diagnostics: [] };
  const place = locate(['seo', 'previewImages'], 'key');
  return { ofSite: {}, diagnostics: [diagnoseSite('site/sharp-not-installed', {}, place)] };
}
