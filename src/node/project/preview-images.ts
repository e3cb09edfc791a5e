/** Finds `sharp`, which renders the images of link previews and which a project installs for them. */
import { diagnoseSite } from '../../core/checks/site-entries.ts';
import type { Config } from '../../core/config/config.ts';
import type { Locate } from '../../core/config/parse/parse-config.ts';
import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import { buildPageMeta } from '../../core/publish/page-meta.ts';
import { pageLanguage } from '../../core/navigation/page-language.ts';
import { foreignLetters, isWritable } from '../../core/publish/preview-image.ts';
import type { PreviewFont, Site } from '../../core/site.ts';
import { findSystemFont } from '../fonts/system-fonts.ts';
import { findPackage } from './find-package.ts';

export function findSharp(dir: string): string | undefined {
  return findPackage(dir, 'sharp');
}

interface PreviewsQuestion {
  /** The project's folder. */
  readonly dir: string;
  readonly locate: Locate;
  /** Finds the package if it is installed; replaced in tests. */
  readonly find?: (dir: string) => string | undefined;
}

/** Whether the site has preview images, and a diagnostic if it should but cannot. */
export function readPreviewImages(
  { seo }: Config,
  { dir, locate, find = findSharp }: PreviewsQuestion,
): { readonly ofSite: Pick<Site, 'hasPreviewImages'>; readonly diagnostics: Diagnostic[] } {
  if (!seo.previewImages) return { ofSite: {}, diagnostics: [] };
  if (find(dir) !== undefined) return { ofSite: { hasPreviewImages: true }, diagnostics: [] };
  const place = locate(['seo', 'previewImages'], 'key');
  return { ofSite: {}, diagnostics: [diagnoseSite('site/sharp-not-installed', {}, place)] };
}

/** Adds the fonts for preview images of titles in other scripts, as far as the machine has them. */
export function withPreviewFonts(site: Site, find: typeof findSystemFont = findSystemFont): Site {
  if (site.hasPreviewImages !== true) return site;
  const fonts = site.pages.flatMap((page): [string, PreviewFont][] => {
    const letters = foreignLetters(page);
    const font = letters !== '' && find({ letters, language: pageLanguage(site, page) });
    return font ? [[page.slug, font]] : [];
  });
  return fonts.length === 0 ? site : { ...site, previewFonts: new Map(fonts) };
}

/** Reports, in one diagnostic, which pages have no preview image because their titles cannot be rendered. */
export function checkPreviewImages(site: Site, locate: Locate): Diagnostic[] {
  if (site.hasPreviewImages !== true) return [];
  const hasOwn = (page: Site['pages'][number]) =>
    buildPageMeta(site, page).tags.some(({ key }) => /^(?:og|twitter):image$/.test(key));
  const files = site.pages
    .filter((page) => !isWritable(site, page) && !hasOwn(page))
    .map(({ file }) => file);
  if (files.length === 0) return [];
  return [diagnoseSite('site/foreign-letters', { files }, locate(['seo', 'previewImages'], 'key'))];
}
