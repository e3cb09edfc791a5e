import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as Sharp from 'sharp';
import { buildPageMeta } from '../../core/publish/page-meta.ts';
import { previewPath } from '../../core/publish/preview-image.ts';
import type { Page } from '../../core/pages/page.ts';
import type { Site } from '../../core/site.ts';
import { pageColors } from '../../core/theme/theme.ts';
import type { LoadedSite } from '../../node/load-site.ts';
import { RecordCache } from '../../node/disk/record-cache.ts';
import { importPackage } from '../../node/project/find-package.ts';
import { findSharp } from '../../node/project/preview-images.ts';
import type { SiteFiles } from '../../node/output/site-files.ts';
import { digestOf } from '../store/site-answers.ts';
import {
  formatPreviewImage,
  LOGO,
  type PreviewImage,
  type PreviewLogo,
} from './format-preview-image.ts';
import { openTypeface } from './outlines.ts';

interface PreviewsJob {
  readonly loaded: LoadedSite;
  readonly files: SiteFiles;
  /** Tells one state of this software from another. */
  readonly version: string;
}

/** Writes the pictures that pages name, those that an earlier build drew as they are. */
export async function writePreviews({ loaded, files, version }: PreviewsJob): Promise<void> {
  const { docs, site } = loaded;
  const path = site.drawsPreviews === true ? findSharp(docs.dir) : undefined;
  if (path === undefined) return;
  const cache = new RecordCache(join(docs.dir, '.lectern/previews.records'), version);
  const logo = readLogo(loaded);
  const logoText = logo?.toString('base64');
  const paint = openPainter(path, logo);
  for (const page of site.pages) {
    if (!namesOwn(site, page)) continue;
    const image = toImage(site, page);
    const name = digestOf(['preview', image, logoText]);
    const content = cache.read(name) ?? (await paint(image));
    cache.write(name, Buffer.from(content));
    files.write({ path: previewPath(page), content, askedBy: { file: page.file } });
  }
  cache.finish();
}

/** The logo for light mode; undefined where it is no file of the project. */
function readLogo({ docs, site }: LoadedSite): Buffer | undefined {
  const path = site.config.logo?.light.replace(/^\//, '');
  const known = docs.staticFiles.find((each) => each.path === path);
  return known && readFileSync(join(docs.dir, known.file));
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
function openPainter(
  path: string,
  logoFile: Buffer | undefined,
): (image: PreviewImage) => Promise<Buffer> {
  const open = async () => {
    const { default: sharp } = (await importPackage(path)) as typeof Sharp;
    return { sharp, draw: openTypeface(), logo: logoFile && (await drawLogo(sharp, logoFile)) };
  };
  let opened: ReturnType<typeof open> | undefined;
  return async (image) => {
    const { sharp, draw, logo } = await (opened ??= open());
    const svg = formatPreviewImage(logo ? { ...image, logo } : image, draw);
    // More compression takes longer than the bytes are worth.
    return sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 1 }).toBuffer();
  };
}

/** Undefined for what is no picture. */
async function drawLogo(
  sharp: typeof Sharp.default,
  file: Buffer,
): Promise<PreviewLogo | undefined> {
  try {
    const { data, info } = await sharp(file, { density: 288 })
      .resize({ width: LOGO.width, height: LOGO.height, fit: 'inside' })
      .png()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    return { png: data.toString('base64'), width, height };
  } catch {
    return undefined;
  }
}
