/** What draws the pictures that previews of links show: `sharp`, which a project installs for it. */
import { diagnoseSite } from '../../core/checks/site-entries.ts';
import type { Config } from '../../core/config/config.ts';
import type { Locate } from '../../core/config/parse/parse-config.ts';
import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import { buildPageMeta } from '../../core/publish/page-meta.ts';
import { isWritable } from '../../core/publish/preview-image.ts';
import type { Site } from '../../core/site.ts';
import { findPackage } from './find-package.ts';

export function findSharp(dir: string): string | undefined {
  return findPackage(dir, 'sharp');
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

/** Tells once which pages stay without, because their titles cannot be written. */
export function checkPreviewImages(site: Site, locate: Locate): Diagnostic[] {
  if (site.drawsPreviews !== true) return [];
  const hasOwn = (page: Site['pages'][number]) =>
    buildPageMeta(site, page).tags.some(({ key }) => /^(?:og|twitter):image$/.test(key));
  const files = site.pages
    .filter((page) => !isWritable(page) && !hasOwn(page))
    .map(({ file }) => file);
  if (files.length === 0) return [];
  return [diagnoseSite('site/foreign-letters', { files }, locate(['seo', 'previewImages'], 'key'))];
}
