import { join } from 'node:path';
import type * as Sharp from 'sharp';
import { buildPageMeta } from '../../core/publish/page-meta.ts';
import { previewPath } from '../../core/publish/preview-image.ts';
import type { Page } from '../../core/pages/page.ts';
import type { Site } from '../../core/site.ts';
import { pageColors } from '../../core/theme/theme.ts';
import { RecordCache } from '../../node/disk/record-cache.ts';
import { importPackage } from '../../node/project/find-package.ts';
import { findSharp } from '../../node/project/preview-images.ts';
import type { SiteFiles } from '../../node/output/site-files.ts';
import { digestOf } from '../store/site-answers.ts';
import { formatPreviewImage, type PreviewImage } from './format-preview-image.ts';
import { type Draw, openTypeface } from './outlines.ts';

interface PreviewsJob {
  /** The project's folder. */
  readonly dir: string;
  readonly site: Site;
  readonly files: SiteFiles;
  /** Tells one state of this software from another. */
  readonly version: string;
}

/** Writes the pictures that pages name, those that an earlier build drew as they are. */
export async function writePreviews({ dir, site, files, version }: PreviewsJob): Promise<void> {
  const path = site.drawsPreviews === true ? findSharp(dir) : undefined;
  if (path === undefined) return;
  const cache = new RecordCache(join(dir, '.lectern/previews.records'), version);
  const paint = openPainter(path);
  for (const page of site.pages) {
    if (!namesOwn(site, page)) continue;
    const image = toImage(site, page);
    const name = digestOf(['preview', image]);
    const content = cache.read(name) ?? (await paint(image));
    cache.write(name, Buffer.from(content));
    files.write({ path: previewPath(page), content, askedBy: { file: page.file } });
  }
  cache.finish();
}

function namesOwn(site: Site, page: Page): boolean {
  const { tags } = buildPageMeta(site, page);
  return tags.some(({ key, content }) => key === 'og:image' && content.endsWith(previewPath(page)));
}

function toImage({ config, navigation }: Site, page: Page): PreviewImage {
  const { breadcrumbs = [] } = navigation.index.places.get(page.slug) ?? {};
  return {
    title: page.navTitle,
    section: breadcrumbs.at(-1) ?? '',
    siteName: config.name,
    colors: pageColors(config.colors, 'light'),
  };
}

/** Opens what it needs with the first picture. */
function openPainter(path: string): (image: PreviewImage) => Promise<Buffer> {
  let opened: Promise<{ sharp: typeof Sharp.default; draw: Draw }> | undefined;
  const open = async () => {
    const module = (await importPackage(path)) as typeof Sharp;
    return { sharp: module.default, draw: openTypeface() };
  };
  return async (image) => {
    const { sharp, draw } = await (opened ??= open());
    const svg = Buffer.from(formatPreviewImage(image, draw));
    // More compression takes longer than the bytes are worth.
    return sharp(svg).removeAlpha().png({ compressionLevel: 1 }).toBuffer();
  };
}
