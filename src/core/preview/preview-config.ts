/**
 * Renders a `docs.json` as a small preview of its site, with the problems found in it. The pages that it
 * lists are assumed to exist, because this text is all there is.
 */
import type { Bars } from '../config/bars.ts';
import type { Config } from '../config/config.ts';
import type { ConfigTree } from '../config/config-tree.ts';
import type { ConfigGroup } from '../config/keys/navigation.ts';
import { parseConfig } from '../config/parse/parse-config.ts';
import { normalizePath } from '../address/slug-path.ts';
import { toPageHref } from '../address/page-href.ts';
import { checkColors } from '../checks/check-colors.ts';
import { orderDiagnostics } from '../diagnostic/order.ts';
import { ownBars } from '../navigation/page-language.ts';
import { pageView } from '../navigation/page-view.ts';
import { resolveNavigation } from '../navigation/resolve/resolve-navigation.ts';
import type { Page } from '../pages/page.ts';
import { titleFromSlug } from '../pages/page-title.ts';
import { textColorOn } from '../theme/color.ts';
import { pageColors } from '../theme/theme.ts';
import { colorJson } from './color-json.ts';
import { formatPreview } from './format-preview.ts';
import { formatProblems } from './format-problems.ts';

export interface ConfigPreview {
  /** The text with syntax highlighting, for a `<pre>`. */
  readonly code: string;
  /** The site as HTML; a guess where the text could not be read. */
  readonly site: string;
  /** What `check` reports, as HTML; empty if there are no problems. */
  readonly problems: string;
  /** Whether the text could be read as it is. */
  readonly isReadable: boolean;
  /** CSS custom properties for both modes. */
  readonly colors: Readonly<Record<string, string>>;
}

export interface PreviewInput {
  /** The file name shown in places. */
  readonly file: string;
  readonly text: string;
  /** The page to show, if there is one with this slug. */
  readonly slug?: string | undefined;
  /** Whether its links work. */
  readonly isLive: boolean;
}

export function previewConfig({ file, text, slug, isLive }: PreviewInput): ConfigPreview {
  const source = { path: file, text };
  const { config, diagnostics, written, locate } = parseConfig(source);
  const slugs = [...new Set(listEntries(config).flatMap(toSlug))];
  const pages = slugs.map(toPage);
  const { navigation, diagnostics: ofNavigation } = resolveNavigation({ config, pages, locate });
  const [first] = navigation.order;
  const page =
    pages.find((each) => each.slug === slug) ?? pages.find((each) => each.slug === first);
  const isReadable = written !== undefined;
  const ofColors = checkColors({ config, placeOf: (path) => locate(path) });
  const reported = orderDiagnostics(
    isReadable ? [...diagnostics, ...ofNavigation, ...ofColors] : diagnostics,
  );
  const bars = { ...config, ...(page && ownBars(navigation, page)) };
  return {
    code: colorJson(text),
    site: formatPreview({
      config,
      bars,
      page,
      view: page && pageView({ navigation }, page),
      isLive,
    }),
    problems: formatProblems(reported, source),
    isReadable,
    colors: { ...colorsOf(config, bars, 'light'), ...colorsOf(config, bars, 'dark') },
  };
}

function listEntries({ tree, navigation }: Config): readonly string[] {
  return tree === undefined ? navigation.flatMap(entriesIn) : entriesOf(tree);
}

function entriesOf({ branches, entries }: ConfigTree): readonly string[] {
  return [...entries.flatMap(({ entry }) => entriesIn(entry)), ...branches.flatMap(entriesOf)];
}

function entriesIn(entry: string | ConfigGroup): readonly string[] {
  if (typeof entry === 'string') return [entry];
  return [...(entry.root === undefined ? [] : [entry.root]), ...entry.pages.flatMap(entriesIn)];
}

/** Entries that name an operation of an API are not pages here. */
function toSlug(entry: string): readonly string[] {
  const slug = /\s|^[a-z]+:/i.test(entry) ? undefined : normalizePath(entry);
  return slug === undefined || slug === '' ? [] : [slug];
}

function toPage(slug: string): Page {
  const title = titleFromSlug(slug);
  return {
    origin: 'file',
    slug,
    file: `${slug}.mdx`,
    format: 'mdx',
    href: toPageHref(slug, 'always'),
    title,
    navTitle: title,
    frontMatter: { meta: {} },
    frontMatterPositions: {},
    text: '',
  };
}

/** Banners that warn have their own colors. */
const URGENT = { info: undefined, warning: '#815000', critical: '#a71a1f' } as const;

function colorsOf(
  { colors }: Config,
  { banner }: Pick<Bars, 'banner'>,
  mode: 'light' | 'dark',
): Record<string, string> {
  const { background, text, muted, accent } = pageColors(colors, mode);
  const fill = banner?.color?.[mode] ?? URGENT[banner?.type ?? 'info'] ?? colors.dark;
  return {
    ...(banner && {
      [`--live-${mode}-banner`]: fill,
      [`--live-${mode}-on-banner`]: textColorOn([fill], 4.5),
    }),
    [`--live-${mode}-bg`]: background,
    [`--live-${mode}-text`]: text,
    [`--live-${mode}-muted`]: muted,
    [`--live-${mode}-accent`]: accent,
  };
}
