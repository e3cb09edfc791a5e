import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageLanguage } from '../../core/navigation/page-language.ts';
import type { Page } from '../../core/pages/page.ts';
import { buildPageMeta } from '../../core/publish/page-meta.ts';
import { previewPath } from '../../core/publish/preview-image.ts';
import type { Site } from '../../core/site.ts';
import { pageColors } from '../../core/theme/theme.ts';
import { RecordCache } from '../../node/disk/record-cache.ts';
import type { LoadedSite } from '../../node/loaded-site.ts';
import type { SiteFiles } from '../../node/output/site-files.ts';
import { findSharp } from '../../node/project/preview-images.ts';
import { digestOf } from '../store/site-answers.ts';
import type { PreviewImage } from './format-preview-image.ts';
import { openPainter } from './paint-preview.ts';

interface PreviewsJob {
  readonly loaded: LoadedSite;
  readonly files: SiteFiles;
  /** Identifies the state of this software. */
  readonly version: string;
}

/** Writes the preview images that pages refer to, reusing those of an earlier build that are unchanged. */
export async function writePreviews({ loaded, files, version }: PreviewsJob): Promise<void> {
  const { docs, site } = loaded;
  const path = site.hasPreviewImages === true ? findSharp(docs.dir) : undefined;
  if (path === undefined) return;
  const cache = new RecordCache(join(docs.dir, '.lectern/previews.records'), version);
  const logo = readLogo(loaded);
  const logoText = logo?.toString('base64');
  const paint = openPainter(path, logo);
  for (const page of site.pages) {
    if (!namesOwn(site, page)) continue;
    const image = toImage(site, page);
    const name = digestOf(['preview', image, logoText]);
    const known = cache.read(name);
    const content = known ?? (await paint(image));
    if (known === undefined) cache.write(name, Buffer.from(content));
    else cache.keep(name, known);
    files.write({ path: previewPath(page), content, requestedBy: { file: page.file } });
  }
  cache.finish();
}

/** Returns the logo for light mode; undefined if it is not a file of the project. */
function readLogo({ docs, site }: LoadedSite): Buffer | undefined {
  const path = site.config.logo?.light.replace(/^\//, '');
  const known = docs.staticFiles.find((each) => each.path === path);
  return known && readFileSync(join(docs.dir, known.file));
}

function namesOwn(site: Site, page: Page): boolean {
  const { tags } = buildPageMeta(site, page);
  return tags.some(({ key, content }) => key === 'og:image' && content.endsWith(previewPath(page)));
}

/** Matches if the first letter belongs to a script that runs from right to left. */
const LEFTWARD =
  /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

function toImage(site: Site, page: Page): PreviewImage {
  const { config, navigation } = site;
  const { breadcrumbs = [] } = navigation.index.places.get(page.slug) ?? {};
  const font = site.previewFonts?.get(page.slug);
  return {
    title: page.navTitle,
    section: breadcrumbs.at(-1) ?? '',
    siteName: config.name,
    language: pageLanguage(site, page),
    direction: LEFTWARD.test(page.navTitle) ? 'rtl' : 'ltr',
    ...(font && { font }),
    colors: pageColors(config.colors, 'light'),
  };
}
